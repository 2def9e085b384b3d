import type { RandomBytes } from "./key-format.ts";

const ID_BYTES = 12;

/** What an id names, as its prefix says: an account, a key, an operator's entry, a change in the audit log. */
export type IdKind = "acc" | "key" | "ent" | "aud";

/** Makes an id such as `acc_3f…`, with 96 random bits in hex. */
export function newId(kind: IdKind, randomBytes: RandomBytes): string {
  return `${kind}_${Buffer.from(randomBytes(ID_BYTES)).toString("hex")}`;
}
