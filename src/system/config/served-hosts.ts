import type { Config } from "./config.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

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
export function createServesHost(listening: ListeningHosts): (host: string) => boolean {
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
