import type { ConfigProblem } from "./config-problems.ts";
import type { Config } from "./config.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

/**
 * Returns a warning if a reverse proxy is certainly in front and `TRUSTED_PROXIES` does not name
 * it: clients use `https`, which the gateway does not support, or another host name while the
 * gateway listens on a loopback address. In other cases there may be no proxy.
 */
export function proxyWarnings({
  host,
  publicUrl,
  trustedProxies,
}: Pick<Config, "host" | "publicUrl" | "trustedProxies">): readonly ConfigProblem[] {
  if (publicUrl === null || trustedProxies.length > 0) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const isOtherHost = isLoopback(normalizeHost(host)) && !isLoopback(normalizeHost(hostname));
  if (protocol !== "https:" && !isOtherHost) return [];
  const message =
    `PUBLIC_URL is ${publicUrl}, so a reverse proxy is in front, and to the gateway all of its ` +
    "clients are one address: they share the limits by address (connections, wrong tokens). Set " +
    "it to the proxy's address";
  return [{ path: "TRUSTED_PROXIES", message }];
}
