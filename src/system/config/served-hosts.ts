import type { Config } from "./config.ts";
import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

/** Names remembered as served: a client may send any number of ports. */
const KNOWN_MAX = 100;

/** The parts of the configuration that name hosts. */
interface ListeningHosts {
  readonly server: Pick<Config["server"], "host" | "allowedHosts">;
  readonly publicUrl: string | null;
}

/**
 * Which values of the header `Host` are served. On a loopback address only the loopback's own names,
 * the allowed ones and that of `PUBLIC_URL`: a web page whose name was made to point at 127.0.0.1 (DNS rebinding) sends
 * its own. On other addresses all are.
 */
export function createServesHost(listening: ListeningHosts): (host: string) => boolean {
  const { host, allowedHosts } = listening.server;
  const published = listening.publicUrl === null ? [] : [new URL(listening.publicUrl).hostname];
  if (!isLoopback(normalizeHost(host)) || allowedHosts.includes("*")) return () => true;
  const allowed = new Set([...allowedHosts, ...published].map(normalizeHost));
  const known = new Set<string>();
  return (sent) => {
    if (known.has(sent)) return true;
    // Nothing but a name and a port: no user, no path.
    if (!/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d*)?$/.test(sent)) return false;
    const name = normalizeHost(sent.replace(/:\d*$/, ""));
    const isServed = isLoopback(name) || allowed.has(name);
    if (isServed && known.size < KNOWN_MAX) known.add(sent);
    return isServed;
  };
}
