import ipaddr from "ipaddr.js";

/** Azure's name server and health probe, the same on every host although its range is public. */
const AZURE_HOST = "168.63.129.16";

/**
 * Returns whether an address belongs to the public internet. Private, loopback and link-local
 * addresses do not, because internal hosts or a cloud's metadata service may answer there. Of IPv6
 * only global unicast (2000::/3) does, without the ranges and the ISATAP form that embed an IPv4
 * address. A mapped IPv4 address (`::ffff:0:0/96`) is judged as that address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6 ? isGlobal(parsed) : parsed.toString() !== AZURE_HOST;
}

/** Reports whether an IPv6 address is in 2000::/3, and not of the form `…:[02]00:5efe:<IPv4>`. */
function isGlobal({ parts }: ipaddr.IPv6): boolean {
  const [first = 0, , , , fifth = 0, sixth] = parts;
  const isIsatap = (fifth & ~0x200) === 0 && sixth === 0x5efe;
  return first >> 13 === 1 && !isIsatap;
}

/** Returns the address that a URL names instead of a host name; null for a host name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replaceAll(/[[\]]/g, "");
  return ipaddr.isValid(host) ? host : null;
}

/**
 * Names that resolve within a host or a network only: reserved ones (RFC 2606, 6761, 6762, 8375),
 * `internal` (ICANN, and the metadata of clouds), and names in common use for private networks.
 */
const innerNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test)$/;

/**
 * Returns whether a URL leads to an inner address, as far as its text shows: an address that is not
 * public, a name without a dot, or a name of a private network. What other names resolve to is not
 * looked up.
 */
export function isInnerUrl(url: URL): boolean {
  const address = literalAddress(url);
  if (address !== null) return !isPublicAddress(address);
  const name = url.hostname.toLowerCase().replace(/\.$/, "");
  return !name.includes(".") || innerNames.test(name);
}
