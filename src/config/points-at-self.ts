const IPV4_MAPPED_LOOPBACK = "[::ffff:7f00:1]";
const anyAddress = new Set(["0.0.0.0", "[::]"]);

function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    hostname === IPV4_MAPPED_LOOPBACK ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/** One spelling per host: lower case, IPv6 in brackets and shortest form, no trailing dot. */
function normalizeHost(host: string): string {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const url = `http://${bracketed}`;
  const name = URL.canParse(url) ? new URL(url).hostname : bracketed.toLowerCase();
  return name.replace(/\.$/, "");
}

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/**
 * Whether an upstream's address is the gateway's own listening address, including aliases of the
 * loopback and wildcard addresses: such a loop would place holds until no balance is left. Port 0
 * (not yet known) never matches: check again with the assigned port.
 */
export function pointsAtSelf(url: string, host: string, port: number): boolean {
  if (port === 0 || !URL.canParse(url)) return false;
  const target = new URL(url);
  if (portOf(target) !== port) return false;
  const theirs = normalizeHost(target.hostname);
  const ours = normalizeHost(host);
  const targetIsLocal = isLoopback(theirs) || anyAddress.has(theirs);
  return theirs === ours || (targetIsLocal && (isLoopback(ours) || anyAddress.has(ours)));
}
