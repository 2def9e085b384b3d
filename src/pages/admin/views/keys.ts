import { fileKey, viewKey } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { element as h, nameElement, type Child, type Children } from "../../kit/elements.js";
import { actionButton } from "../actions.js";
import { viewColumns } from "../columns.js";
import { readFilters, filterForm, describeFilters } from "../filters.js";
import { badge, viewHead } from "../dom.js";
import { moment, momentInColumn, money } from "../format.js";
import { changeKey, revokeKey, rotateKey } from "../key-actions.js";
import { placesOf } from "../../kit/money.js";
import { copyableId, shortId } from "../../kit/ids.js";
import { keyLink } from "../links.js";
import { orderOf, pagedList, sortOf } from "../list.js";
import type { Option } from "../fields.js";
import { actionsColumn, rowMenu } from "../menu.js";
import type { Column } from "../../kit/table.js";

type Key = Schemas["Key"];

export const title = "Keys";

const statuses = ["active", "expired", "revoked"] as const;
const fields = [
  { name: "search", label: "Label, account or id" },
  {
    name: "status",
    label: "Status",
    options: [["", "any"], ...statuses.map((status): Option => [status, status])],
  },
] as const;
const accountField = { name: "account", label: "Account", kind: "account" } as const;

/** Shows the keys of all accounts. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const list = await keyList(app, { parts: ["keys"], query });
  return { element: h("div", {}, viewHead(title), list) };
}

const moods = { active: "good", expired: "off", revoked: "off" } as const;

/**
 * Returns the keys that match the filters of the address; `account` is their owner, or null for all
 * accounts.
 */
export async function keyList(
  app: App,
  { parts, query, account = null }: Place & { readonly account?: Schemas["Account"] | null },
): Promise<HTMLElement> {
  const shown = account === null ? [accountField, ...fields] : fields;
  const asked = readFilters(
    query,
    shown.map(({ name }) => name),
  );
  const status = statuses.find((each) => each === asked.status);
  const { status: _, ...filters } = asked;
  const narrowed = {
    ...filters,
    ...(status !== undefined && { status }),
    ...(account !== null && { account: account.id }),
  };
  const order = { ...sortOf(query, ["label"]), order: orderOf(query) };
  const list = await pagedList(app, {
    parts,
    query,
    load: (page) => app.client.listKeys({ query: { ...narrowed, ...order, ...page } }),
    columns: keyColumns(app).filter(({ name }) => account === null || name !== "Account"),
    caption: account === null ? "Keys" : `Keys of ${account.name}`,
    hasHiddenCaption: true,
    empty: Object.keys(asked).length === 0 ? "No keys yet." : "No keys match.",
    idsOf: (key) => [key.account_id],
    counted: "key",
    file: { name: "keys", columns: fileKey, accountOf: (row) => row.account_id },
  });
  const { account: owner = "" } = account === null ? readFilters(query, ["account"]) : {};
  const only = await describeFilters(app, { account: owner });
  return h("div", {}, filterForm(app, { parts, query, fields: shown }), only, list);
}

function keyColumns(app: App): readonly Column<Key>[] {
  // One of the two columns links to the key's requests.
  const nameOf = ({ id, label }: Key): Child =>
    label === null ? h("span", { class: "hint" }, "no label") : keyLink(id, label);
  const idOf = ({ id, label }: Key): Child =>
    copyableId(app, id, label === null ? keyLink(id, h("code", {}, shortId(id))) : null);
  const columns = viewColumns<Key>(viewKey, {
    label: { isHeader: true, sort: "label", of: nameOf },
    id: { of: idOf },
    account_id: { of: (key) => app.names.account(key.account_id) },
    status: { of: ({ status }) => badge(status, moods[status]) },
    models: { of: modelsOf },
    unlisted_fields: { of: ({ unlisted_fields: rule }) => rule ?? "the plan's rule" },
    spending_limit: { isNumber: false, of: limitOf },
    created_at: { sort: "" },
    expires_at: { of: expiryOf },
  });
  return [...columns, ...actionsColumn(app, "updateKey", (key: Key) => keyMenu(app, key))];
}

function modelsOf({ models }: Key): Child {
  return models === null
    ? h("span", { class: "unwrapped" }, "all of the plan")
    : nameElement(models.join(", "));
}

function limitOf({ spending_limit: limit, spent }: Key): Children {
  if (limit === null) return "none";
  const places = placesOf(spent === null ? [] : [spent], { exact: [limit] });
  const shown = money(limit, places);
  return spent === null ? shown : h("span", {}, money(spent, places), " spent of ", shown);
}

function keyMenu(app: App, key: Key): Children {
  if (key.status === "revoked") return "–";
  return rowMenu(key.label ?? key.id, [
    actionButton(app, "updateKey", "Change", () => changeKey(app, key)),
    actionButton(app, "rotateKey", "Rotate", () => rotateKey(app, key)),
    actionButton(app, "revokeKey", "Revoke", () => revokeKey(app, key)),
  ]);
}

function expiryOf({ expires_at: expires, previous_expires_at: previous }: Key): Children {
  const shown = expires === null ? "never" : momentInColumn(expires);
  if (previous === null) return shown;
  return [shown, h("div", { class: "hint" }, `previous secret until ${moment(previous)}`)];
}
