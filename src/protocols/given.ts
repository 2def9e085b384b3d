/** Some fields of a request, taken out of it: each is named, and undefined where it was not sent. */
export type Given<T, K extends keyof T> = { readonly [Name in K]: T[Name] | undefined };
