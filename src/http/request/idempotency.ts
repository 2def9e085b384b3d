import { createHash, hash } from "node:crypto";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Idempotency } from "../../generation/job.ts";

const keyForm = /^[\x21-\x7e]{1,255}$/;

/** What an idempotency key belongs to. */
export interface KeyedCall {
  /** The header `Idempotency-Key`, as it was sent. */
  readonly header: string | readonly string[] | undefined;
  /** The API key's id. */
  readonly keyId: string;
  readonly operation: string;
  /** See `Idempotency.sealKey`. */
  readonly sealKeyFor: (key: string) => Uint8Array;
}

/**
 * What the header `Idempotency-Key` asks for; undefined where it was not sent. Throws
 * `invalid-request` for a key that is not 1 to 255 visible ASCII characters. Hashes only: neither
 * the client's word nor the body is kept.
 */
export function readIdempotency(call: KeyedCall, body: string): Idempotency | undefined {
  const { header: key, keyId, operation, sealKeyFor } = call;
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !keyForm.test(key)) {
    throw new GatewayError(
      "invalid-request",
      "The header Idempotency-Key must hold 1 to 255 visible ASCII characters.",
    );
  }
  return {
    keyHash: hash("sha256", `${keyId}\n${key}`, "hex"),
    bodyHash: createHash("sha256").update(`${operation}\n`).update(body).digest("hex"),
    sealKey: sealKeyFor(key),
  };
}
