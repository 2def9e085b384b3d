import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for the store; base64 of nonce, tag and ciphertext. `key` has 32 bytes. */
export function seal(text: string, key: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts the output of `seal`; throws if the key is wrong or a byte was changed. */
export function unseal(sealed: string, key: Uint8Array): string {
  const bytes = Buffer.from(sealed, "base64");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return decipher.update(bytes.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
}
