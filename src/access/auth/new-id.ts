import type { RandomBytes } from "./key-format.ts";

const ID_BYTES = 12;

/**
 * The kind of object, as the id's prefix states it: an account, a key, an operator's entry, a
 * change in the audit log.
 */
export type IdKind = "acc" | "key" | "ent" | "aud";

/** Creates an id such as `acc_3f…`, with 96 random bits in hex. */
export function newId(kind: IdKind, randomBytes: RandomBytes): string {
  return `${kind}_${Buffer.from(randomBytes(ID_BYTES)).toString("hex")}`;
}
