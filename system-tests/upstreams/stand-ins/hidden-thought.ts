import { createCipheriv, createDecipheriv, hash } from "node:crypto";

/** The thought of the stand-in's model before a call; only its own secret can decrypt it. */
export interface Thought {
  readonly number: number;
}

const NONCE = Buffer.alloc(12);
const TAG_BYTES = 16;

function keyOf(secret: string, id: string): Buffer {
  return Buffer.from(hash("sha256", `${secret} ${id}`, "hex"), "hex");
}

/** Encrypts a thought for the item with this id; the key is used once, so a fixed nonce is safe. */
export function hideThought(thought: Thought, id: string, secret: string): string {
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, id), NONCE);
  // As long as a real one, so that its carrier is tested at the true size.
  const text = JSON.stringify(thought).padEnd(2_000);
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return bytes.toString("base64");
}

/** Returns null if the content is damaged, or belongs to another item or another secret. */
export function readThought(content: string, id: string, secret: string): Thought | null {
  const bytes = Buffer.from(content, "base64");
  if (bytes.length <= TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, id), NONCE);
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as Thought;
  } catch {
    return null;
  }
}
