/** The rules for request fields that the contract does not list. */
export const unlistedFieldRules = ["refuse", "ignore"] as const;

/** `refuse` answers each such field with a 400; `ignore` lets in the known ones of stock clients. */
export type UnlistedFields = (typeof unlistedFieldRules)[number];
