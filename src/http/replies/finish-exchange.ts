import type { GatewayError } from "../../core/errors/gateway-error.ts";
import { errorTable } from "../../core/errors/error-table.ts";
import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import type { JobSummary } from "../../generation/job.ts";
import type { Log, LogFields } from "../../core/log/log.ts";
import type { EndedRequest, Metrics } from "../../system/observe/metrics.ts";
import type { Tracing } from "../../system/observe/tracing.ts";
import { describeError, plainText } from "../../core/log/redact.ts";
import type { ProxyTrust } from "../request/addresses.ts";
import { ClientDisconnected, type Exchange, type ExchangeNotes } from "./exchange.ts";
import { API_ROOT, isBelow } from "../request/request-target.ts";
import type { FailedRequests } from "./failed-requests.ts";
import { readClientRequestId } from "./reply-headers.ts";

export interface FinishDependencies {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clientOf: ProxyTrust["clientOf"];
  readonly tracing: Tracing | null;
  /** Absent: failed requests are only in the log. */
  readonly failedRequests?: Pick<FailedRequests, "note">;
}

/** The end of a request, for its log line, its metrics and its trace. */
export interface RequestEnd {
  /** The status that was sent; 0 if none was. */
  readonly status: number;
  /**
   * The status to count: an open stream has already sent 200, so the error that broke it decides.
   */
  readonly outcome: number;
  /**
   * The error that the client received, or would have received; null if the request did not fail.
   */
  readonly failure: GatewayError | null;
  readonly ms: number;
  /** Time from the request's head to the response's; null if none was sent. */
  readonly firstByteMs: number | null;
}

/**
 * Writes the single log line of a request and counts it, once its reply has been sent or its client
 * has left.
 */
export function finishExchange(exchange: Exchange, dependencies: FinishDependencies): void {
  const { log, metrics } = dependencies;
  const end = endOf(exchange);
  count(exchange.notes, end, metrics);
  noteFailure(exchange, end, dependencies.failedRequests);
  if (dependencies.tracing !== null) endTrace(exchange, end, dependencies.tracing);
  const fields = requestFields(exchange, end, dependencies.clientOf);
  log[levelOf(exchange.notes, end)](fields, "request");
}

function endOf(exchange: Exchange): RequestEnd {
  const { response, notes } = exchange;
  const status = response.headersSent ? response.statusCode : 0;
  const failure = failureOf(notes.error);
  const hasLeft = failure === null && !response.writableFinished;
  const broke = failure !== null && status === 200 ? errorTable[failure.kind].status : status;
  const { firstByteMs } = notes;
  return { status, outcome: hasLeft ? 0 : broke, failure, ms: exchange.ageMs(), firstByteMs };
}

/** Returns the failure; null if the client left, since no answer was possible. */
function failureOf(error: unknown): GatewayError | null {
  return error === null || error instanceof ClientDisconnected ? null : toGatewayError(error);
}

const POINTER_LENGTH_MAX = 200;
/** Lower than the length up to which a reply repeats the id, so that a cut id has its mark. */
const CLIENT_REQUEST_ID_LENGTH_MAX = 100;
const STOP_LENGTH_MAX = 64;

/** Records a request of `/v1` that was answered with an error, or whose stream ended in one. */
function noteFailure(
  { requestId, receivedAtMs, notes, request }: Exchange,
  { status, failure }: RequestEnd,
  failedRequests: FinishDependencies["failedRequests"],
): void {
  if (failedRequests === undefined || failure === null || status === 0) return;
  if (!isBelow(API_ROOT, request.url ?? "")) return;
  const pointer = failure.issues[0]?.pointer ?? "";
  failedRequests.note({
    id: requestId,
    atMs: receivedAtMs,
    accountId: notes.caller?.accountId ?? null,
    keyId: notes.caller?.keyId ?? null,
    model: notes.model,
    protocol: notes.protocol,
    status,
    code: errorTable[failure.kind].code,
    pointer: pointer === "" ? null : plainText(pointer, POINTER_LENGTH_MAX),
    limit: limitOf(failure),
  });
}

/** Returns the limit that refused the request, as its client was told it. */
function limitOf({ details }: GatewayError): string | null {
  const limit = details?.["limit"];
  return typeof limit === "string" ? limit : null;
}

function count(notes: ExchangeNotes, end: RequestEnd, metrics: Metrics): void {
  const { status, outcome, failure, ms, firstByteMs } = end;
  const { operation, model, summary } = notes;
  const code = failure === null ? null : errorTable[failure.kind].code;
  const ended: EndedRequest = { operation, status: outcome, code, seconds: ms / 1_000 };
  metrics.requestEnded(ended);
  if (code !== null && status === 200) metrics.streamBroken(code);
  if (notes.isStalled) metrics.clientStalled();
  if (model === null || notes.isCount) return;
  metrics.generationEnded({
    ...ended,
    model,
    upstream: summary?.upstream ?? null,
    usage: summary?.usage ?? null,
    chargeNanoUsd: summary?.chargeNanoUsd ?? 0,
    firstTokenSeconds: notes.stream === true && firstByteMs !== null ? firstByteMs / 1_000 : null,
  });
}

function endTrace({ requestId, notes }: Exchange, end: RequestEnd, tracing: Tracing): void {
  const { operation, isCount, summary } = notes;
  const { outcome, failure, firstByteMs } = end;
  const code = failure === null ? null : errorTable[failure.kind].code;
  const { model, stream } = isCount ? { model: null, stream: null } : notes;
  const usage = isCount ? null : (summary?.usage ?? null);
  const what = { operation, model, stream, usage, firstByteMs };
  tracing.requestEnded({ requestId, status: outcome, code, ...what });
}

/** Probes come every few seconds, and a page has a dozen assets: level debug. */
function levelOf({ page }: ExchangeNotes, { outcome }: RequestEnd): "debug" | "info" | "error" {
  if (page === "probe" || (page === "page" && outcome < 400)) return "debug";
  return outcome >= 500 ? "error" : "info";
}

/**
 * Returns ids, numbers and values of fixed sets. Others' text is only the client's own id of its
 * request and the upstream's reason to stop, as plain text without secrets.
 */
function requestFields(
  exchange: Exchange,
  { status, failure, ms, firstByteMs }: RequestEnd,
  clientOf: ProxyTrust["clientOf"],
): LogFields {
  const { request, response, requestId, notes } = exchange;
  const { summary, caller } = notes;
  const clientId = readClientRequestId(request.headers);
  return {
    request_id: requestId,
    client_request_id: clientId && plainText(clientId, CLIENT_REQUEST_ID_LENGTH_MAX),
    client: clientOf(request),
    method: request.method,
    operation: notes.operation,
    status,
    ms,
    first_byte_ms: firstByteMs ?? undefined,
    complete: response.writableFinished,
    ...(notes.isStalled && { stalled: true }),
    key_id: caller?.keyId,
    account_id: caller?.accountId,
    actor: notes.actor ?? undefined,
    protocol: notes.protocol ?? undefined,
    model: notes.model ?? undefined,
    stream: notes.stream ?? undefined,
    ...(summary !== null && summaryFields(summary)),
    ...errorFields(failure),
  };
}

function summaryFields(summary: JobSummary): LogFields {
  const { usage, upstream } = summary;
  return {
    outcome: summary.outcome,
    prompt_tokens: usage.promptTokens,
    completion_tokens: usage.completionTokens,
    charge_nano_usd: summary.chargeNanoUsd,
    upstream: upstream?.id,
    upstream_ms: summary.upstreamMs,
    attempts: summary.attempts,
    stop: plainText(summary.stopRaw, STOP_LENGTH_MAX),
  };
}

/**
 * A refusal is logged by its code, and an upstream's refusal also by its class. Causes are logged
 * only for failures of the gateway or an upstream.
 */
function errorFields(failure: GatewayError | null): LogFields {
  if (failure === null) return {};
  const { code, status } = errorTable[failure.kind];
  const { refusedKey } = failure;
  const ofKey = refusedKey && {
    reason: refusedKey.reason,
    ...(refusedKey.keyId !== null && { key_id: refusedKey.keyId }),
  };
  if (status < 500) return { error: code, refused: failure.refusal?.class, ...ofKey };
  return { error: code, causes: describeError(failure.cause) };
}
