import { createHash, hash } from "node:crypto";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Idempotency } from "../../generation/job.ts";

const keyForm = /^[\x21-\x7e]{1,255}$/;

/** The scope of an idempotency key. */
export interface IdempotencyScope {
  /** The header `Idempotency-Key`, as sent. */
  readonly header: string | readonly string[] | undefined;
  /** The API key's id. */
  readonly keyId: string;
  readonly operation: string;
  /** See `Idempotency.sealKey`. */
  readonly sealKeyFor: (key: string) => Uint8Array;
}

/**
 * Reads the header `Idempotency-Key`; undefined if it was not sent. Throws `invalid-request` for a
 * key that is not 1 to 255 visible ASCII characters. Returns only hashes: neither the client's key
 * nor the body is stored.
 */
export function readIdempotency(
  call: IdempotencyScope,
  body: { readonly text: () => string },
): Idempotency | undefined {
  const { header: key, keyId, operation, sealKeyFor } = call;
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !keyForm.test(key)) {
    throw new GatewayError(
      "invalid-request",
      "The header Idempotency-Key must contain 1 to 255 visible ASCII characters.",
    );
  }
  return {
    keyHash: hash("sha256", `${keyId}\n${key}`, "hex"),
    bodyHash: createHash("sha256").update(`${operation}\n`).update(body.text()).digest("hex"),
    sealKey: sealKeyFor(key),
  };
}

/**
 * Adds the betas that change the reply to the hash of the body: a set, whose order and duplicates
 * do not matter. All values of the client count, also those that no upstream gets, so that the hash
 * does not depend on the gateway's version. Without betas, the hash is that of earlier versions.
 */
export function addBetasToHash(
  idempotency: Idempotency,
  betas: readonly string[] = [],
): Idempotency {
  if (betas.length === 0) return idempotency;
  const set = [...new Set(betas)].sort().join(",");
  return { ...idempotency, bodyHash: hash("sha256", `${idempotency.bodyHash}\n${set}`, "hex") };
}
