import type { Client } from "../../../generated/admin/page-client.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import { element as h, type Child } from "../kit/elements.js";
import { shortId } from "../kit/ids.js";
import { accountLink, keyLink } from "./links.js";

/** As many ids as an address can carry, however long they are. */
const IDS_MAX = 30;

/** The names of accounts and keys. */
export interface Names {
  /** Looks up those that are not known yet; nulls, empty ones and what cannot be asked are skipped. */
  readonly load: (ids: readonly (string | null)[]) => Promise<void>;
  /** A link to the account or key by its name; a dash where there is none. */
  readonly account: (id: string | null) => Child;
  readonly key: (id: string | null) => Child;
  /** Names may have changed. */
  readonly forget: () => void;
}

/** The names of accounts and keys that reports know by their ids, each looked up once. */
export function createNames(client: Pick<Client, "listNames">): Names {
  const known = new Map<string, Schemas["Name"]>();
  const read = async (ids: readonly string[]): Promise<void> => {
    const { data } = await client.listNames({ query: { ids: ids.join(",") } });
    for (const name of data) known.set(name.id, name);
  };
  // A short id is one word, a name may wrap.
  const shownOf = (id: string): Child =>
    known.get(id)?.name ?? h("span", { class: "id" }, shortId(id));
  return {
    load: async (ids) => {
      const missing = [...new Set(ids)].filter(
        (id): id is string => id !== null && id !== "" && !id.includes(",") && !known.has(id),
      );
      const groups = Array.from({ length: Math.ceil(missing.length / IDS_MAX) }, (_, at) =>
        missing.slice(at * IDS_MAX, (at + 1) * IDS_MAX),
      );
      await Promise.all(groups.map(read));
    },
    account: (id) => (id === null || id === "" ? "–" : accountLink(id, shownOf(id))),
    key: (id) => (id === null || id === "" ? "–" : keyLink(id, shownOf(id))),
    forget: () => known.clear(),
  };
}
