import type { IncomingMessage } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { readAuthority } from "./request-target.ts";

/** Reports whether requests for this value of `Host` are served. */
export type ServesHost = (host: string) => boolean;

/**
 * Returns the host of a request; a target in absolute form takes precedence over the header (RFC
 * 9112, 3.2.2).
 */
export function hostOf({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">) {
  return readAuthority(url) ?? headers.host;
}

/**
 * Throws `invalid-request` for a missing `Host` (RFC 9112, 3.2; Node's own check would answer
 * without the gateway's error body), and for a name that is not served here.
 */
export function checkHost(request: IncomingMessage, servesHost: ServesHost): void {
  if (request.headers.host === undefined && request.httpVersion === "1.1") {
    throw new GatewayError("invalid-request", "The header Host is missing.");
  }
  const host = hostOf(request);
  if (host !== undefined && !servesHost(host)) {
    throw new GatewayError(
      "invalid-request",
      "The request names a host that is not served on this loopback address. Use 127.0.0.1 or " +
        "localhost, or add the name to the gateway's setting ALLOWED_HOSTS.",
    );
  }
}
