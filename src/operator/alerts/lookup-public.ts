import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./customer-webhook.ts";

/** Resolves a name to its addresses. */
export type Resolve = (
  name: string,
  family: number | "IPv4" | "IPv6",
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolve: Resolve = (name, family, done) => {
  lookup(name, { all: true, family }, (error, addresses) => done(error, addresses ?? []));
};

/**
 * Resolves names to their public addresses alone, when they are connected to: one that resolved to
 * another address before leads nowhere else.
 */
export function createLookupPublic(resolveName: Resolve = resolve): LookupFunction {
  return (name, { family = 0, all = false }, done) => {
    resolveName(name, family, (error, addresses) => {
      const found = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = found;
      if (error !== null) done(error, "", 0);
      else if (first === undefined) done(new Error("the name has no public address"), "", 0);
      else if (all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

export const lookupPublic = createLookupPublic();
