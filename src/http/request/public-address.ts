import type { IncomingMessage } from "node:http";
import { safeOrigin } from "../../system/config/safe-origin.ts";
import { hostOf } from "./check-host.ts";
import { createProxyTrust } from "./client-address.ts";

/** The origin in the source of the texts; readers get that of the gateway that they use. */
export const WRITTEN_ORIGIN = "http://127.0.0.1:8080";

/** Returns scheme, host and port under which the client of a request reaches this gateway. */
export type OriginOf = (request: AddressedRequest) => string;

type AddressedRequest = Pick<IncomingMessage, "url" | "headers"> & {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/** Settings that determine a request's origin. */
export interface OriginOptions {
  readonly publicUrl: string | null;
  /** Addresses and networks whose `X-Forwarded-Host` is trusted. */
  readonly trustedProxies: readonly string[];
}

/**
 * Creates a function that returns `PUBLIC_URL` if it is set, otherwise the request's own host, or
 * the host that a trusted proxy reports. `X-Forwarded-Proto` is accepted from any client: it
 * changes only the scheme in the response to that request.
 */
export function createOriginOf({ publicUrl, trustedProxies }: OriginOptions): OriginOf {
  if (publicUrl !== null) return () => publicUrl;
  const { trusts } = createProxyTrust(trustedProxies);
  return (request) => {
    const { headers, socket } = request;
    const scheme = first(headers["x-forwarded-proto"]) === "https" ? "https" : "http";
    const forwarded = trusts(socket.remoteAddress) ? first(headers["x-forwarded-host"]) : undefined;
    return safeOrigin(`${scheme}://${forwarded ?? hostOf(request) ?? ""}`) ?? WRITTEN_ORIGIN;
  };
}

/** Returns the value of the first of several proxies, in lower case. */
function first(header: string | readonly string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(",")[0]?.trim().toLowerCase();
}
