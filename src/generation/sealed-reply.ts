import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { ReplyHead } from "./job.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A reply as it was sent: its head and every byte of its body. */
export interface StoredReply {
  readonly head: ReplyHead;
  readonly text: string;
}

/** A longer reply is not kept for a repeat. */
const STORED_CHARACTERS_MAX = 8 * 1024 * 1024;

/** The reply, where it is not too long to be kept. */
export function ifStorable(reply: StoredReply): StoredReply | undefined {
  return reply.text.length > STORED_CHARACTERS_MAX ? undefined : reply;
}

/** Encrypts a reply for the store; base64 of nonce, tag and text. `key` has 32 bytes. */
export function sealReply(reply: StoredReply, key: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Reads what `sealReply` wrote; throws where the key is another or a byte was changed. */
export function openReply(sealed: string, key: Uint8Array): StoredReply {
  const bytes = Buffer.from(sealed, "base64");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  const text = decipher.update(bytes.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
  return JSON.parse(text) as StoredReply;
}
