import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";

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
