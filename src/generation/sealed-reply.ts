import type { StoredReply } from "./job.ts";
import { seal, unseal } from "./sealing.ts";

/** Maximum length of a stored reply. */
export const STORED_CHARACTERS_MAX = 8 * 1024 * 1024;

/** Returns a reply's text, or null if it is too long to store. */
export function ifStorable(text: string): string | null {
  return text.length > STORED_CHARACTERS_MAX ? null : text;
}

/** Encrypts a reply for the store. `key` has 32 bytes. */
export function sealReply(reply: StoredReply, key: Uint8Array): string {
  return seal(JSON.stringify(reply), key);
}

/** Decrypts the output of `sealReply`; throws if the key is wrong or a byte was changed. */
export function openReply(sealed: string, key: Uint8Array): StoredReply {
  return JSON.parse(unseal(sealed, key)) as StoredReply;
}
