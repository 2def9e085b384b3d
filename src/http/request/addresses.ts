import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { readAuthority } from "./request-target.ts";
import { safeOrigin, safePrefix } from "../../system/config/safe-origin.ts";
import type { Config } from "../../system/config/config.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

const IPV4_IN_IPV6 = "::ffff:";
/** Groups of an IPv6 address that form its network: the owner of one address has its whole /64. */
const NETWORK_GROUPS = 4;

/** Decides which proxies' `X-Forwarded-For` is trusted, and returns the client's address. */
export interface ProxyTrust {
  readonly trusts: (address: string | undefined) => boolean;
  /** Returns the nearest address that is not a trusted proxy: presumably the client's. */
  readonly clientOf: (request: IncomingMessage) => string;
}

/** Creates trust in proxies by address (`192.0.2.1`) or network (`192.0.2.0/24`). */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", prefix] = proxy.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  const trusts = (address: string | undefined): boolean => {
    if (proxies.length === 0 || address === undefined || isIP(address) === 0) return false;
    const plain = plainAddress(address);
    return list.check(plain, isIPv4(plain) ? "ipv4" : "ipv6");
  };
  return {
    trusts,
    clientOf: ({ socket, headers }) => {
      let client = socket.remoteAddress ?? "";
      // Several lines of the header arrive joined by commas; untrusted clients may send long ones.
      let hops: string[] | undefined;
      while (trusts(client)) {
        hops ??= String(headers["x-forwarded-for"] ?? "").split(",");
        const hop = withoutPort(hops.pop()?.trim() ?? "");
        if (isIP(hop) === 0) break;
        client = hop;
      }
      return client;
    },
  };
}

/** Removes the client's port, which some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\]/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, "$1");
}

function plainAddress(address: string): string {
  const inner = address.startsWith(IPV4_IN_IPV6) ? address.slice(IPV4_IN_IPV6.length) : "";
  return isIPv4(inner) ? inner : address;
}

/**
 * Returns the address under which a client is counted: an IPv4 address, or the /64 network of an
 * IPv6 one.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain;
  const [head = "", tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill("0"), ...(tail ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return network.map((group) => group.toString(16)).join(":");
}

/** Reports whether requests for this value of `Host` are served. */
export type ServesHost = (host: string) => boolean;

/**
 * Returns the host of a request; a target in absolute form takes precedence over the header (RFC
 * 9112, 3.2.2).
 */
function hostOf({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">) {
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

/** The origin in the source of the texts; readers get that of the gateway that they use. */
export const PLACEHOLDER_ORIGIN = "http://127.0.0.1:8080";

/**
 * Returns the address under which the client of a request reaches this gateway: scheme, host and
 * port, and the path of a reverse proxy, if any. It does not end in a slash.
 */
export type OriginOf = (request: AddressedRequest) => string;

type AddressedRequest = Pick<IncomingMessage, "url" | "headers"> & {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/** Settings that determine a request's origin. */
export interface OriginSettings {
  readonly publicUrl: string | null;
  /** Addresses and networks whose `X-Forwarded-Host` and `X-Forwarded-Prefix` are trusted. */
  readonly trustedProxies: readonly string[];
}

/**
 * Creates a function that returns `PUBLIC_URL` if it is set, otherwise the request's own host, or
 * the host and the path that a trusted proxy reports. `X-Forwarded-Proto` is accepted from any
 * client: it changes only the scheme in the response to that request.
 */
export function createOriginOf({ publicUrl, trustedProxies }: OriginSettings): OriginOf {
  if (publicUrl !== null) return () => publicUrl;
  const { trusts } = createProxyTrust(trustedProxies);
  return (request) => {
    const { headers, socket } = request;
    const scheme =
      first(headers["x-forwarded-proto"])?.toLowerCase() === "https" ? "https" : "http";
    const isTrusted = trusts(socket.remoteAddress);
    const forwarded = isTrusted ? first(headers["x-forwarded-host"])?.toLowerCase() : undefined;
    const prefix = isTrusted ? safePrefix(first(headers["x-forwarded-prefix"]) ?? "") : "";
    const host = forwarded ?? hostOf(request) ?? "";
    return (safeOrigin(`${scheme}://${host}`) ?? PLACEHOLDER_ORIGIN) + (prefix ?? "");
  };
}

/** Returns the value of the first of several proxies. */
function first(header: string | readonly string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(",")[0]?.trim();
}

/**
 * Returns a function that removes the path of `PUBLIC_URL` from the target of a request: some
 * proxies remove it, others do not. Any other target is returned unchanged.
 */
export function createWithoutPrefix(publicUrl: string | null): (target: string) => string {
  const { pathname: prefix } = new URL(publicUrl ?? PLACEHOLDER_ORIGIN);
  if (prefix === "/") return (target) => target;
  return (target) => {
    if (!target.startsWith(prefix)) return target;
    const rest = target.slice(prefix.length);
    if (rest.startsWith("/")) return rest;
    return rest === "" || rest.startsWith("?") ? `/${rest}` : target;
  };
}

/** Maximum number of remembered names: a client may send any number of ports. */
const KNOWN_MAX = 100;

/** The parts of the configuration that name hosts. */
type ListeningHosts = Pick<Config, "host" | "allowedHosts" | "publicUrl">;

/**
 * Returns a check of the header `Host`. On a loopback address only the loopback names, the allowed
 * names and that of `PUBLIC_URL` are served. A web page with a name that was made to point at
 * 127.0.0.1 (DNS rebinding) sends its own name and is refused. On other addresses all names are
 * served.
 */
export function createServesHost(listening: ListeningHosts): ServesHost {
  const { host, allowedHosts, publicUrl } = listening;
  const published = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  if (!isLoopback(normalizeHost(host)) || allowedHosts.includes("*")) return () => true;
  const allowed = new Set([...allowedHosts, ...published].map(normalizeHost));
  const known = new Set<string>();
  return (sent) => {
    if (known.has(sent)) return true;
    // Only a name and a port: no user, no path.
    if (!/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d*)?$/.test(sent)) return false;
    const name = normalizeHost(sent.replace(/:\d*$/, ""));
    const isServed = isLoopback(name) || allowed.has(name);
    if (isServed && known.size < KNOWN_MAX) known.add(sent);
    return isServed;
  };
}
