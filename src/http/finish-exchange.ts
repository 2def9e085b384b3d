import type { GatewayError } from "../errors/gateway-error.ts";
import { errorTable } from "../errors/error-table.ts";
import { toGatewayError } from "../errors/to-gateway-error.ts";
import type { Log, LogFields } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import { describeError } from "../observe/redact.ts";
import { ClientGone } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";
import { readClientRequestId } from "./reply-headers.ts";

export interface FinishDependencies {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: { readonly nowMs: () => number };
}

/** Writes the one log line of a request and counts it, once its reply or its client has left. */
export function finishExchange(exchange: Exchange, dependencies: FinishDependencies): void {
  const { log, metrics, clock } = dependencies;
  const { response, notes, receivedAtMs } = exchange;
  const ms = Math.max(0, clock.nowMs() - receivedAtMs);
  const status = response.headersSent ? response.statusCode : 0;
  const failure = failureOf(notes.error);
  // An open stream has its 200 already: what broke it decides how it counts.
  const outcome = failure !== null && status === 200 ? errorTable[failure.kind].status : status;
  metrics.requestEnded({ operation: notes.operation, status: outcome, seconds: ms / 1_000 });
  if (failure !== null && status === 200) metrics.streamBroken(errorTable[failure.kind].code);
  if (notes.isStalled) metrics.clientStalled();
  const line = { ...requestFields(exchange, status, ms), ...errorFields(failure) };
  if (outcome >= 500) log.error(line, "request");
  else log.info(line, "request");
}

/** Ids, numbers and words of closed sets: nothing that a client wrote but its own request id. */
function requestFields(exchange: Exchange, status: number, ms: number): LogFields {
  const { request, response, requestId, notes } = exchange;
  const { summary, caller } = notes;
  return {
    request_id: requestId,
    client_request_id: readClientRequestId(request.headers),
    method: request.method,
    operation: notes.operation,
    status,
    ms,
    complete: response.writableFinished,
    ...(notes.isStalled && { stalled: true }),
    key_id: caller?.keyId,
    account_id: caller?.accountId,
    actor: notes.actor ?? undefined,
    protocol: notes.protocol ?? undefined,
    model: notes.model ?? undefined,
    stream: notes.stream ?? undefined,
    ...(summary !== null && {
      outcome: summary.outcome,
      prompt_tokens: summary.promptTokens,
      completion_tokens: summary.completionTokens,
      charge_nano_usd: summary.chargeNanoUsd,
      upstream: summary.upstreamKind,
      upstream_ms: summary.upstreamMs,
      attempts: summary.attempts,
      stop: summary.stopRaw,
    }),
  };
}

/** What the client was told, or would have been; null if nothing failed but the client left. */
function failureOf(error: unknown): GatewayError | null {
  return error === null || error instanceof ClientGone ? null : toGatewayError(error);
}

/**
 * A refusal is named by its code; only failures of ours or an upstream's are logged with causes.
 */
function errorFields(failure: GatewayError | null): LogFields {
  if (failure === null) return {};
  const { code, status } = errorTable[failure.kind];
  if (status < 500) return { error: code };
  return { error: code, causes: describeError(failure.cause) };
}
