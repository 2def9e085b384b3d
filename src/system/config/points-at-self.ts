import { isLoopback, normalizeHost } from "../../upstreams/catalog/host-names.ts";

const anyAddress = new Set(["0.0.0.0", "[::]"]);

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/**
 * Returns whether an upstream's address is the gateway's own listening address, including aliases
 * of the loopback and wildcard addresses. The loop would place holds until the balance is
 * exhausted. Port 0 (not yet known) never matches: check again with the assigned port.
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
