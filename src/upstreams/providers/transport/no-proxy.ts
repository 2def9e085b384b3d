import { BlockList, isIP } from "node:net";

/** The entries of `NO_PROXY`. */
export interface DirectHosts {
  /** Names and single addresses, in the format of `NO_PROXY`. */
  readonly names: string;
  /** Returns whether a host of a URL is an address in one of the networks; names are not resolved. */
  readonly isInNetwork: (hostname: string) => boolean;
  /** Entries with a slash that are not networks. */
  readonly malformed: readonly string[];
}

/** Parses `NO_PROXY`: names, addresses and networks (`10.0.0.0/8`, `fd00::/8`), by commas or spaces. */
export function parseNoProxy(none: string): DirectHosts {
  const networks = new BlockList();
  const names: string[] = [];
  const malformed: string[] = [];
  for (const entry of none.split(/[,\s]+/).filter((each) => each !== "")) {
    if (!entry.includes("/")) names.push(entry);
    else if (!addNetwork(networks, entry)) malformed.push(entry);
  }
  const isInNetwork = (hostname: string): boolean => {
    const address = hostname.replace(/^\[(.*)\]$/, "$1");
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 4 ? "ipv4" : "ipv6");
  };
  return { names: names.join(","), isInNetwork, malformed };
}

/** Adds a network; returns false for another text. */
function addNetwork(networks: BlockList, entry: string): boolean {
  const [, bracketed, bits = ""] = /^([^/]+)\/(\d{1,3})$/.exec(entry) ?? [];
  const address = bracketed?.replace(/^\[(.*)\]$/, "$1") ?? "";
  const version = isIP(address);
  if (version === 0 || Number(bits) > (version === 4 ? 32 : 128)) return false;
  networks.addSubnet(address, Number(bits), version === 4 ? "ipv4" : "ipv6");
  return true;
}
