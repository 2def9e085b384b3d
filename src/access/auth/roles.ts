/** What a token may do; each role includes those before it. */
export const roles = ["read", "support", "full"] as const;

export type Role = (typeof roles)[number];

/** Whether the role may call an operation that takes `needed`. */
export function mayCall(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** Whether a word is a role. */
export function isRole(word: unknown): word is Role {
  return typeof word === "string" && (roles as readonly string[]).includes(word);
}

/** Who uses the operators' API: the name of a token. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
}
