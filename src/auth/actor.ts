import type { Role } from "./roles.ts";

/** Who uses the operators' API: the name of a token. */
export interface Actor {
  readonly name: string;
  readonly role: Role;
}
