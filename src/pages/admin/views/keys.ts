import { fileKey, viewKey } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { element as h, type Child, type Children } from "../../kit/elements.js";
import { lastDays } from "../../kit/format.js";
import { actionButton } from "../actions.js";
import { viewColumns } from "../columns.js";
import { readFilters, filterForm, describeFilters } from "../filters.js";
import { viewHead } from "../dom.js";
import { moment, momentInColumn } from "../format.js";
import { changeKey, createKey, revokeKey, rotateKey } from "../key-actions.js";
import { shortId } from "../../kit/ids.js";
import { keyLink } from "../links.js";
import { orderOf, pagedList, sortOf } from "../list.js";
import type { Option } from "../fields.js";
import { actionsColumn, rowMenu } from "../menu.js";
import { amountColumn, type Column } from "../../kit/table.js";
import { keyPage, lastUse, limitText, statusBadge } from "./key.js";

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

/** Shows the keys of all accounts, or one of them by its id. */
export async function open(
  app: App,
  parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  if (parts.length > 0) return keyPage(app, parts, query);
  const list = await keyList(app, { parts: ["keys"], query });
  const create = actionButton(app, "createKey", "New key", () => createKey(app, null));
  create?.classList.add("primary");
  return { element: h("div", {}, viewHead(title, h("div", { class: "tools" }, create)), list) };
}

function noKeys(app: App, account: Schemas["Account"] | null): Children {
  const isClosed = account?.state === "closed";
  const create = () => createKey(app, account);
  return [
    "No keys yet. ",
    !isClosed && actionButton(app, "createKey", "Create the first one", create),
  ];
}

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
  const spending = recentSpending(app, account?.id);
  const list = await pagedList(app, {
    parts,
    query,
    load: async (page) => {
      const keys = app.client.listKeys({ query: { ...narrowed, ...order, ...page } });
      await spending.read;
      return keys;
    },
    columns: keyColumns(app, spending.of).filter(
      ({ name }) => account === null || name !== "Account",
    ),
    caption: account === null ? "Keys" : `Keys of ${account.name}`,
    hasHiddenCaption: true,
    empty: Object.keys(asked).length === 0 ? noKeys(app, account) : "No keys match.",
    idsOf: (key) => [key.account_id],
    counted: "key",
    file: { name: "keys", columns: fileKey, accountOf: (row) => row.account_id },
  });
  const { account: owner = "" } = account === null ? readFilters(query, ["account"]) : {};
  const only = await describeFilters(app, { account: owner });
  return h("div", {}, filterForm(app, { parts, query, fields: shown }), only, list);
}

type SpendingOf = (key: Key) => string | null;

const SPENDING_DAYS = 30;

/**
 * Reads the charges of keys in the last days. A key that is not among the first thousand with
 * requests has none that is known.
 */
function recentSpending(app: App, account: string | undefined) {
  const charges = new Map<string, string>();
  let isComplete = false;
  const read = async (): Promise<void> => {
    const [from = ""] = lastDays(SPENDING_DAYS);
    const narrowed = { from, limit: "1000", ...(account !== undefined && { account }) };
    const report = await app.client.getUsage({ query: { by: "key", ...narrowed } });
    for (const { group, charge } of report.data) charges.set(group, charge);
    isComplete = report.next_cursor === null;
  };
  const of: SpendingOf = ({ id }) => charges.get(id) ?? (isComplete ? "0" : null);
  // The list is shown without the amounts if they cannot be read.
  return { read: read().catch(() => undefined), of };
}

function keyColumns(app: App, spendingOf: SpendingOf): readonly Column<Key>[] {
  const nameOf = ({ id, label }: Key): Child => keyLink(id, label ?? h("code", {}, shortId(id)));
  const columns = viewColumns<Key>(viewKey, {
    label: { isHeader: true, sort: "label", of: nameOf },
    account_id: { of: (key) => app.names.account(key.account_id) },
    status: { of: ({ status }) => statusBadge(status) },
    last_used_at: { of: lastUse },
    spending_limit: { isNumber: false, of: limitText },
    created_at: { sort: "" },
    expires_at: { of: expiryOf },
  });
  const spent = amountColumn<Key>(`Spent (${SPENDING_DAYS} days)`, spendingOf);
  const at = columns.findIndex(({ name }) => name === "Limit");
  const shown = columns.toSpliced(at, 0, spent);
  return [...shown, ...actionsColumn(app, "updateKey", (key: Key) => keyMenu(app, key))];
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
