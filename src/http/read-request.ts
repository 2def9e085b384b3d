import { scanJson } from "../contract/scan-json.ts";
import type { Idempotency } from "../generation/job.ts";
import { BYTES_PER_VALUE } from "./body-budget.ts";
import type { BodyShare } from "./body-budget.ts";
import { readIdempotency } from "./idempotency.ts";
import type { OperationCall } from "./operation-dispatcher.ts";
import { parseJson } from "./parse-json.ts";
import type { ReadBody } from "./read-body.ts";

interface ReadRequest {
  /** The parsed JSON. */
  readonly body: unknown;
  readonly idempotency: Idempotency | undefined;
}

/**
 * The body of a request, and what its idempotency key asks for. The text does not live on.
 * What the parsed values weigh is taken from the share before they exist.
 */
export async function readRequest(
  call: OperationCall,
  share: BodyShare,
  readBody: ReadBody,
): Promise<ReadRequest> {
  const text = await readBody(call.exchange, share);
  share.take(scanJson(text) * BYTES_PER_VALUE);
  return { body: parseJson(text), idempotency: readIdempotency(call, text) };
}
