import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { checkExpectation } from "../request/expectation.ts";
import { checkHost, type ServesHost } from "../request/check-host.ts";
import { checkSingleHeaders } from "../request/single-headers.ts";

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
