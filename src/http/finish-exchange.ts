import { GatewayError } from "../errors/gateway-error.ts";
import { errorTable } from "../errors/error-table.ts";
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
  metrics.requestEnded({ operation: notes.operation, status, seconds: ms / 1_000 });
  const line = { ...requestFields(exchange, status, ms), ...errorFields(notes.error, status) };
  if (status >= 500) log.error(line, "request");
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
    key_id: caller?.keyId,
    account_id: caller?.accountId,
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

/**
 * A refusal is named by its code; only failures of ours or an upstream's are logged with causes.
 */
function errorFields(error: unknown, status: number): LogFields {
  if (error === null || error instanceof ClientGone) return {};
  const code = error instanceof GatewayError ? errorTable[error.kind].code : undefined;
  if (error instanceof GatewayError && status < 500) return { error: code };
  const chain = describeError(error);
  return { error: code ?? "internal_error", causes: code === undefined ? chain : chain.slice(1) };
}
