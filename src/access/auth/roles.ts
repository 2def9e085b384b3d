/** Permissions of a token; each role includes those before it. */
export const roles = ["read", "support", "full"] as const;

export type Role = (typeof roles)[number];

/** Reports whether the role may call an operation that requires `needed`. */
export function mayCall(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** Reports whether a value is a role. */
export function isRole(word: unknown): word is Role {
  return typeof word === "string" && (roles as readonly string[]).includes(word);
}

/** The user of the admin API: the name of a token. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
}
