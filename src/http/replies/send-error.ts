import type { GatewayError } from "../../core/errors/gateway-error.ts";
import { errorBody } from "../../core/errors/error-body.ts";
import { errorStatus, errorTable } from "../../core/errors/error-table.ts";
import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import { ClientDisconnected } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";
import { sendReply } from "./send-reply.ts";

/** Contract-decisions, section 2: `retry-after` is an integer from 1 to 60. */
const RETRY_AFTER_MS_MAX = 60_000;
/** Default retry-after. */
const RETRY_AFTER_MS = 1_000;

/**
 * Sends status, headers and body of an error by the error table, for every error before a stream
 * begins.
 */
export function sendError(exchange: Exchange, thrown: unknown): void {
  exchange.notes.error = thrown;
  if (thrown instanceof ClientDisconnected) return;
  const error = toGatewayError(thrown);
  const { requestId, notes } = exchange;
  const protocol = notes.protocol ?? "chat";
  sendReply(exchange, {
    status: errorStatus(error.kind, protocol),
    contentType: "application/json",
    headers: errorHeaders(error),
    body: JSON.stringify(errorBody(error, requestId, protocol)),
  });
}

/** Returns the headers that an error adds; names and values alternate. */
export function errorHeaders(error: GatewayError): readonly string[] {
  const { status, shouldRetry } = errorTable[error.kind];
  const headers: string[] = [];
  if (status === 401) headers.push("www-authenticate", "Bearer");
  if (status === 405) headers.push("allow", error.allow.join(", "));
  if (error.acceptEncoding !== undefined) headers.push("accept-encoding", error.acceptEncoding);
  if (shouldRetry !== undefined) headers.push("x-should-retry", String(shouldRetry));
  if (status === 429 || status === 503) {
    const waitMs = Math.ceil(error.retryAfterMs ?? RETRY_AFTER_MS);
    const boundedMs = Math.min(RETRY_AFTER_MS_MAX, Math.max(1, waitMs));
    headers.push("retry-after", String(Math.ceil(boundedMs / 1_000)));
    headers.push("retry-after-ms", String(boundedMs));
  }
  return headers;
}
