import { isDeepStrictEqual } from "node:util";
import type { ChainPlace } from "../../ledger/chain-walk.ts";
import type { Store } from "../../ledger/store.ts";

const IDS_PER_CALL = 500;

/** The first account whose archived place is not the one that the files end with; null: there is none. */
export async function otherPlace(
  store: Pick<Store, "findArchivedPlaces">,
  ends: readonly ChainPlace[],
): Promise<string | null> {
  for (let at = 0; at < ends.length; at += IDS_PER_CALL) {
    const some = ends.slice(at, at + IDS_PER_CALL);
    const places = await store.findArchivedPlaces(some.map(({ accountId }) => accountId));
    const found = new Map(places.map((place) => [place.accountId, place]));
    const other = some.find((end) => !isDeepStrictEqual(found.get(end.accountId), end));
    if (other !== undefined) return other.accountId;
  }
  return null;
}
