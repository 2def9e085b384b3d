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
 * Checks messages that Node's parser accepts but no operation can serve: version, host, transfer
 * coding, expectation, and headers that occur twice. Throws `GatewayError`.
 */
export function checkMessage(request: IncomingMessage, servesHost: ServesHost): void {
  if (!versions.has(request.httpVersion)) {
    throw new GatewayError("http-version-not-supported", UNKNOWN_VERSION);
  }
  checkSingleHeaders(request);
  checkHost(request, servesHost);
  checkTransferCoding(request);
  checkExpectation(request);
}

/** Throws `not-implemented` for a coding below chunked, which Node would leave in the body. */
function checkTransferCoding({ headers }: IncomingMessage): void {
  const coding = headers["transfer-encoding"]?.toLowerCase() ?? CHUNKED;
  if (coding === CHUNKED) return;
  // The end of this body is unknown: Node's parser refuses the bytes that follow.
  if (coding.split(",").at(-1)?.trim() !== CHUNKED)
    throw new GatewayError("invalid-request", MALFORMED);
  throw new GatewayError(
    "not-implemented",
    "The header Transfer-Encoding may only be chunked. Use Content-Encoding to compress a body.",
  );
}
