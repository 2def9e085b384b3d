import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { checkExpectation } from "../request/request-headers.ts";
import { checkHost, type ServesHost } from "../request/addresses.ts";

export const UNKNOWN_VERSION = "This version of HTTP is not served; use HTTP/1.1.";

export const MALFORMED = "This is not a valid HTTP/1.1 request.";

const CHUNKED = "chunked";
const versions: ReadonlySet<string> = new Set(["1.0", "1.1"]);

/**
 * Checks messages that Node's parser accepts but no operation can serve: version, host,
 * expectation, and headers that occur twice. Throws `GatewayError`.
 */
export function checkMessage(request: IncomingMessage, servesHost: ServesHost): void {
  if (!versions.has(request.httpVersion)) {
    throw new GatewayError("http-version-not-supported", UNKNOWN_VERSION);
  }
  checkSingleHeaders(request);
  checkHost(request, servesHost);
  checkExpectation(request);
}

/**
 * Returns why the end of a request cannot be relied upon; null: it can. A proxy in front may have
 * read another end, so no byte behind the request is served. Node's parser itself refuses all other
 * ambiguous lengths.
 */
export function framingFault({ headers, httpVersion }: IncomingMessage): GatewayError | null {
  const coding = headers["transfer-encoding"]?.toLowerCase();
  if (coding === undefined) return null;
  // HTTP/1.0 has no transfer coding (RFC 9112, 6.1).
  if (httpVersion === "1.0") return new GatewayError("invalid-request", MALFORMED);
  if (coding === CHUNKED) return null;
  if (coding.split(",").at(-1)?.trim() !== CHUNKED)
    return new GatewayError("invalid-request", MALFORMED);
  return new GatewayError(
    "not-implemented",
    "The header Transfer-Encoding may only be chunked. Use Content-Encoding to compress a body.",
  );
}

const HOST = "Host";
/** Headers that may occur only once, by their names in lower case. */
const singleHeaders: ReadonlyMap<string, string> = new Map(
  [
    ...[HOST, "Authorization", "x-api-key"],
    ...["Content-Type", "Content-Encoding", "Idempotency-Key"],
  ].map((name) => [name.toLowerCase(), name]),
);
const lengths = new Set([...singleHeaders.keys()].map((name) => name.length));

type Headed = Pick<IncomingMessage, "headers" | "rawHeaders">;

/**
 * Throws `invalid-request` for a header that occurs twice with different values. Node keeps the
 * first of some headers and joins others, and a proxy in front may have used another one. Equal
 * values count as one, except for `Host`, which may not occur twice at all (RFC 9112, 3.2).
 */
export function checkSingleHeaders({ headers, rawHeaders }: Headed): void {
  const found = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? "";
    if (!lengths.has(sent.length)) continue;
    const key = sent.toLowerCase();
    const name = singleHeaders.get(key);
    if (name === undefined) continue;
    const value = rawHeaders[at + 1] ?? "";
    const before = found.get(key);
    if (before === undefined) found.set(key, value);
    else if (name === HOST) throw refused("The header Host occurs twice.");
    else if (before === value) headers[key] = value;
    else throw refused(`The header ${name} occurs twice, with different values. Send it once.`);
  }
}

function refused(message: string): GatewayError {
  return new GatewayError("invalid-request", message);
}
