import type { IncomingMessage } from "node:http";
import { safeOrigin } from "../../system/config/safe-origin.ts";
import { hostOf } from "./check-host.ts";
import { createProxyTrust } from "./client-address.ts";

/** The origin in the texts as they are written; readers get that of the gateway they ask. */
export const WRITTEN_ORIGIN = "http://127.0.0.1:8080";

/** Scheme, host and port under which the client of a request reaches this gateway. */
export type OriginOf = (request: AddressedRequest) => string;

type AddressedRequest = Pick<IncomingMessage, "url" | "headers"> & {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/** What decides on a request's origin. */
export interface OriginOptions {
  readonly publicUrl: string | null;
  /** Addresses and networks whose `X-Forwarded-Host` counts. */
  readonly trustedProxies: readonly string[];
}

/**
 * `PUBLIC_URL` if it is set, else the request's own host, or the one that a trusted proxy was asked
 * for. `X-Forwarded-Proto` counts from anyone: it changes only the scheme in the response to that
 * very request.
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

/** The value of the first of several proxies, in lower case. */
function first(header: string | readonly string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(",")[0]?.trim().toLowerCase();
}
