import { isIP } from "node:net";
import { normalizeHost } from "../../upstreams/catalog/host-names.ts";

/** Parses items separated by commas; undefined if one is not valid. */
function parseList<Item>(
  text: string,
  parse: (item: string) => Item | undefined,
): readonly Item[] | undefined {
  const items = text.split(",").map((item) => item.trim());
  const parsed = items.filter((item) => item !== "").map(parse);
  return parsed.every((item) => item !== undefined) ? parsed : undefined;
}

/** Parses host names without scheme, port or path; or `*`. */
export function parseHostNames(text: string): readonly string[] | undefined {
  return parseList(text, (name) => {
    if (name === "*") return name;
    return /^[\w.-]+$|^\[[\da-fA-F:.]+\]$/.test(name) ? normalizeHost(name) : undefined;
  });
}

/** Parses addresses (`192.0.2.1`) and networks (`192.0.2.0/24`, `2001:db8::/32`). */
export function parseNetworks(text: string): readonly string[] | undefined {
  return parseList(text, (network) => {
    const [address = "", prefix, ...rest] = network.split("/");
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (bits < 0 || rest.length > 0) return undefined;
    const isNetwork = prefix !== undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
    return prefix === undefined || isNetwork ? network : undefined;
  });
}
