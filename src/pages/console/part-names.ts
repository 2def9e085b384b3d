/** The parts of an account, each with its name on the tab. */
export const partNames = {
  usage: "Usage",
  requests: "Requests",
  errors: "Errors",
  sessions: "Sessions",
  statements: "Statements",
  prices: "Prices",
  keys: "Keys",
  key: "Account and key",
} as const;

export type Part = keyof typeof partNames;

export const parts = Object.keys(partNames) as readonly Part[];

/** Returns whether the part is a list with the filters of requests. */
export function isFilteredPart(part: Part): boolean {
  return part === "requests" || part === "errors" || part === "sessions";
}

/** Returns the part that an address such as `#/requests?model=a` names; the usage by default. */
export function partOf(hash: string): Part {
  const [path] = hash.split("?");
  return parts.find((part) => path === `#/${part}`) ?? "usage";
}
