import type { IncomingMessage } from "node:http";
import type { Exchange } from "../replies/exchange.ts";
import { commonHeaders } from "../replies/reply-headers.ts";

const ANY_ORIGIN = "*";
/** How long a browser may remember a preflight; none keeps it longer than two hours. */
const PREFLIGHT_SECONDS = 7_200;

/** `*` does not stand for `authorization`; the others are named for browsers that know no `*`. */
const allowedHeaders = [
  ...["authorization", "x-api-key", "content-type", "idempotency-key", "x-request-id"],
  ...["anthropic-version", "anthropic-beta", "anthropic-dangerous-direct-browser-access", "*"],
].join(", ");

/** What a script may read of a reply besides its body and content type. */
const exposedHeaders = [
  ...["x-request-id", "request-id", "x-client-request-id", "retry-after", "retry-after-ms"],
  ...["x-should-retry", "x-ignored-fields", "idempotent-replayed", "allow", "www-authenticate"],
  ...["limit", "remaining", "reset"].flatMap((part) => [
    `x-ratelimit-${part}-requests`,
    `x-ratelimit-${part}-tokens`,
  ]),
].join(", ");

/** Which web pages of other origins may call `/v1` from a browser (`server.cors_origins`). */
export interface Cors {
  /** Headers for every reply to this request, names and values in turn. */
  readonly headersFor: (request: IncomingMessage) => readonly string[];
  /** Answers the request if it is a preflight of an allowed origin; returns whether it was. */
  readonly preflight: (exchange: Exchange) => boolean;
}

/** Without credentials: keys are sent as headers, and no cookie exists. Null for no origins. */
export function createCors(origins: readonly string[]): Cors | null {
  if (origins.length === 0) return null;
  const isAny = origins.includes(ANY_ORIGIN);
  const allows = (origin: string | undefined): origin is string =>
    origin !== undefined && (isAny || origins.includes(origin));
  return {
    headersFor: ({ headers: { origin } }) => {
      // Whatever a cache keeps, it keeps per origin, those without headers included.
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
