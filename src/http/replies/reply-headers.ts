import type { IncomingHttpHeaders } from "node:http";
import type { LimitState, WindowState } from "../../access/limits/limiter.ts";
import type { Exchange } from "./exchange.ts";

/** Names and values alternate, as `writeHead` accepts them. */
export type FlatHeaders = string[];

const CLIENT_REQUEST_ID_LENGTH_MAX = 128;
/** Contract-decisions, section 1: `x-ignored-fields` is at most 1 KB. */
const IGNORED_FIELDS_BYTES_MAX = 1_024;

/**
 * Returns the headers of every reply (contract-decisions, section 5); callers append theirs to the
 * array.
 */
export function commonHeaders(
  exchange: Exchange,
  cacheControl: "no-store" | "no-cache" = "no-store",
): FlatHeaders {
  const headers: FlatHeaders = [
    "x-request-id",
    exchange.requestId,
    "request-id",
    exchange.requestId,
    "cache-control",
    cacheControl,
    "x-content-type-options",
    "nosniff",
  ];
  const clientRequestId = readClientRequestId(exchange.request.headers);
  if (clientRequestId !== undefined) headers.push("x-client-request-id", clientRequestId);
  if (exchange.notes.limits !== null) pushLimits(headers, exchange.notes.limits);
  if (exchange.notes.deprecation !== null) headers.push(...exchange.notes.deprecation);
  if (exchange.crossOrigin !== null) headers.push(...exchange.crossOrigin);
  if (exchange.isLast) headers.push("connection", "close");
  return headers;
}

/**
 * Returns the client's own id of its request, bounded, printable ASCII only; undefined without one.
 */
export function readClientRequestId(headers: IncomingHttpHeaders): string | undefined {
  const sent = headers["x-request-id"] ?? headers["request-id"] ?? headers["x-client-request-id"];
  if (typeof sent !== "string") return undefined;
  const visible = sent
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, CLIENT_REQUEST_ID_LENGTH_MAX)
    .trim();
  return visible === "" ? undefined : visible;
}

function pushLimits(headers: FlatHeaders, { requests, tokens }: LimitState): void {
  if (requests !== undefined) pushWindow(headers, requestNames, requests);
  if (tokens !== undefined) pushWindow(headers, tokenNames, tokens);
}

interface WindowNames {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

const requestNames = windowNames("requests");
const tokenNames = windowNames("tokens");

function windowNames(unit: string): WindowNames {
  return {
    limit: `x-ratelimit-limit-${unit}`,
    remaining: `x-ratelimit-remaining-${unit}`,
    reset: `x-ratelimit-reset-${unit}`,
  };
}

function pushWindow(headers: FlatHeaders, names: WindowNames, window: WindowState): void {
  headers.push(names.limit, String(window.limit));
  headers.push(names.remaining, String(window.remaining));
  headers.push(names.reset, String(window.resetSeconds));
}

/**
 * Returns the value of `x-ignored-fields`: whole pointers, each once, as many as fit; `""` if there
 * are none.
 */
export function ignoredFields(pointers: readonly string[]): string {
  let value = "";
  for (const pointer of new Set(pointers)) {
    const visible = pointer.replace(/[^\x21-\x7e]|,/g, encodeURIComponent);
    const next = value === "" ? visible : `${value}, ${visible}`;
    if (next.length > IGNORED_FIELDS_BYTES_MAX) break;
    value = next;
  }
  return value;
}
