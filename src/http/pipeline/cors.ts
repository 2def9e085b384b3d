import type { IncomingMessage } from "node:http";
import type { Exchange } from "../replies/exchange.ts";
import { commonHeaders } from "../replies/reply-headers.ts";

const ANY_ORIGIN = "*";
/** How long a browser may cache a preflight; no browser caches it longer than two hours. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * `*` does not include `authorization`; the others are named for browsers that do not support `*`.
 */
const allowedHeaders = [
  ...["authorization", "x-api-key", "content-type", "idempotency-key", "x-request-id"],
  ...["anthropic-version", "anthropic-beta", "anthropic-dangerous-direct-browser-access", "*"],
].join(", ");

/** Headers that a script may read in addition to the body and content type. */
const exposedHeaders = [
  ...["x-request-id", "request-id", "x-client-request-id", "retry-after", "retry-after-ms"],
  ...["x-should-retry", "x-ignored-fields", "idempotent-replayed", "allow", "www-authenticate"],
  ...["deprecation", "sunset", "link"],
  ...["limit", "remaining", "reset"].flatMap((part) => [
    `x-ratelimit-${part}-requests`,
    `x-ratelimit-${part}-tokens`,
  ]),
].join(", ");

/**
 * Determines which web pages of other origins may call `/v1` from a browser
 * (`server.cors_origins`).
 */
export interface Cors {
  /** Returns headers for every reply to this request; names and values alternate. */
  readonly headersFor: (request: IncomingMessage) => readonly string[];
  /** Answers the request if it is a preflight of an allowed origin; returns whether it was. */
  readonly preflight: (exchange: Exchange) => boolean;
}

/**
 * Creates CORS without credentials: keys are sent as headers, and no cookies exist. Null without
 * origins.
 */
export function createCors(origins: readonly string[]): Cors | null {
  if (origins.length === 0) return null;
  const isAny = origins.includes(ANY_ORIGIN);
  const allows = (origin: string | undefined): origin is string =>
    origin !== undefined && (isAny || origins.includes(origin));
  return {
    headersFor: ({ headers: { origin } }) => {
      // Caches store responses per origin, including those without CORS headers.
      const vary = isAny ? [] : ["vary", "origin"];
      if (!allows(origin)) return vary;
      const allowed = isAny ? ANY_ORIGIN : origin;
      return [
        ...vary,
        "access-control-allow-origin",
        allowed,
        "access-control-expose-headers",
        exposedHeaders,
      ];
    },
    preflight: (exchange) => {
      const { request, response, notes } = exchange;
      const { origin, "access-control-request-method": method } = request.headers;
      if (request.method !== "OPTIONS" || method === undefined || !allows(origin)) return false;
      notes.operation = "preflight";
      response.writeHead(204, [
        ...commonHeaders(exchange),
        ...["access-control-allow-methods", "GET, HEAD, POST"],
        ...["access-control-allow-headers", allowedHeaders],
        ...["access-control-max-age", String(PREFLIGHT_SECONDS)],
      ]);
      response.end();
      return true;
    },
  };
}
