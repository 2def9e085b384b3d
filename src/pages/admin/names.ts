import type { Client } from "../../../generated/admin/page-client.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import { element as h, type Child } from "../kit/elements.js";
import { shortId } from "../kit/ids.js";
import { accountLink, keyLink } from "./links.js";

/** Maximum number of ids in an address, at their maximum length. */
export const IDS_MAX = 30;

/** The names of accounts and keys. */
export interface Names {
  /** Looks up unknown ids; skips nulls, empty ids and ids that the query cannot contain. */
  readonly load: (ids: readonly (string | null)[]) => Promise<void>;
  /** Returns a link to the account or key by its name; a dash without an id. */
  readonly account: (id: string | null) => Child;
  readonly key: (id: string | null) => Child;
  /** Returns the name of an account or the label of a key; null if it is unknown. */
  readonly nameOf: (id: string) => string | null;
  /** Discards the names, which may have changed. */
  readonly forget: () => void;
}

/**
 * Creates the names of accounts and keys for reports that contain their ids. Each is looked up
 * once.
 */
export function createNames(client: Pick<Client, "listNames">): Names {
  const known = new Map<string, Schemas["Name"]>();
  const read = async (ids: readonly string[]): Promise<void> => {
    const { data } = await client.listNames({ query: { ids: ids.join(",") } });
    for (const name of data) known.set(name.id, name);
  };
  // A shortened id does not wrap, unlike a name.
  const shownOf = (id: string): Child =>
    known.get(id)?.name ?? h("span", { class: "id" }, shortId(id));
  return {
    load: async (ids) => {
      const missing = [...new Set(ids)].filter(
        (id): id is string => id !== null && id !== "" && !id.includes(",") && !known.has(id),
      );
      const reads: Promise<void>[] = [];
      for (let at = 0; at < missing.length; at += IDS_MAX) {
        reads.push(read(missing.slice(at, at + IDS_MAX)));
      }
      await Promise.all(reads);
    },
    account: (id) => (id === null || id === "" ? "–" : accountLink(id, shownOf(id))),
    key: (id) => (id === null || id === "" ? "–" : keyLink(id, shownOf(id))),
    nameOf: (id) => known.get(id)?.name ?? null,
    forget: () => known.clear(),
  };
}
