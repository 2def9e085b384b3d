import { createHash, hash } from "node:crypto";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Idempotency } from "../generation/job.ts";
import type { OperationCall } from "./operation-dispatcher.ts";

const keyForm = /^[\x21-\x7e]{1,255}$/;

/**
 * What the header `Idempotency-Key` asks for; undefined where it was not sent. Throws
 * `invalid-request` for a key that is not 1 to 255 visible ASCII characters. Hashes only: neither
 * the client's word nor the body is kept.
 */
export function readIdempotency(call: OperationCall, body: string): Idempotency | undefined {
  const { exchange, caller, sealKeyFor } = call;
  const key = exchange.request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !keyForm.test(key)) {
    throw new GatewayError(
      "invalid-request",
      "The header Idempotency-Key must hold 1 to 255 visible ASCII characters.",
    );
  }
  return {
    keyHash: hash("sha256", `${caller.key.id}\n${key}`, "hex"),
    bodyHash: createHash("sha256")
      .update(`${exchange.notes.operation}\n`)
      .update(body)
      .digest("hex"),
    sealKey: sealKeyFor(key),
  };
}
