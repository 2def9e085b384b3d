import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { StoredReply } from "./job.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Shorter tags are refused: they are easier to guess. */
const options = { authTagLength: TAG_BYTES };

/** Encrypts bytes; returns nonce, tag and ciphertext. `key` has 32 bytes. */
export function sealBytes(bytes: Uint8Array, key: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, options);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts the output of `sealBytes`; throws if the key is wrong or a byte was changed. */
export function unsealBytes(sealed: Uint8Array, key: Uint8Array): Buffer {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), options);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

/** Encrypts a text for the store; the base64 of `sealBytes`. */
export function seal(text: string, key: Uint8Array): string {
  return sealBytes(Buffer.from(text), key).toString("base64");
}

/** Decrypts the output of `seal`; throws if the key is wrong or a byte was changed. */
export function unseal(sealed: string, key: Uint8Array): string {
  return unsealBytes(Buffer.from(sealed, "base64"), key).toString();
}

/** Maximum length of a stored reply. */
export const STORED_CHARACTERS_MAX = 8 * 1024 * 1024;

/** Returns a reply's text, or null if it is too long to store. */
export function storableText(text: string): string | null {
  return text.length > STORED_CHARACTERS_MAX ? null : text;
}

/** Encrypts a reply for the store. `key` has 32 bytes. */
export function sealReply(reply: StoredReply, key: Uint8Array): string {
  return seal(JSON.stringify(reply), key);
}

/** Decrypts the output of `sealReply`; throws if the key is wrong or a byte was changed. */
export function unsealReply(sealed: string, key: Uint8Array): StoredReply {
  return JSON.parse(unseal(sealed, key)) as StoredReply;
}
