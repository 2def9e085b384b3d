import { fileDeprecatedUse } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { element as h } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { tabs } from "../../kit/tabs.js";
import { addressOf } from "../address.js";
import { monthPeriods } from "../days.js";
import { viewHead } from "../dom.js";
import { filterForm, describeFilters, readFilters } from "../filters.js";
import { momentInColumn } from "../format.js";
import { pagedList } from "../list.js";

export const title = "Deprecations";
/** The view under which the navigation shows it. */
export const place = "models";

const fields = [
  { name: "deprecation", label: "Deprecation" },
  { name: "account", label: "Account", kind: "account" },
  { name: "key", label: "Key", kind: "key" },
  { name: "period", periods: monthPeriods },
] as const;

/** Returns links to the models and to the uses of what is deprecated. */
export function modelTabs(current: string): HTMLElement {
  return tabs("Models and deprecations", current, [
    ["models", "Models", addressOf(["models"])],
    ["deprecations", "Deprecations", addressOf(["deprecations"])],
  ]);
}

/** Shows which keys used something deprecated. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const parts = ["deprecations"];
  const filters = readFilters(
    query,
    fields.map(({ name }) => name),
    monthPeriods,
  );
  const narrowed = await describeFilters(app, filters);
  const found = await pagedList<Schemas["DeprecatedUse"]>(app, {
    parts,
    query,
    load: (page) => app.client.listDeprecatedUses({ query: { ...filters, ...page } }),
    idsOf: (use) => [use.account_id, use.key_id],
    caption: "Keys that used what is deprecated",
    empty: "No request used anything deprecated in this period.",
    file: { name: "deprecations", columns: fileDeprecatedUse, accountOf: (use) => use.account_id },
    columns: [
      { name: "Deprecation", isHeader: true, of: (use) => h("code", {}, use.deprecation) },
      { name: "Account", of: (use) => app.names.account(use.account_id) },
      { name: "Key", of: (use) => app.names.key(use.key_id) },
      { name: "Requests", isNumber: true, of: ({ requests }) => formatCount(requests) },
      { name: "Last (UTC)", isTime: true, of: (use) => momentInColumn(use.last_at) },
      { name: "Since (UTC)", of: (use) => dayOf(use.deprecated_at) },
      { name: "Until (UTC)", of: (use) => dayOf(use.sunset_at) },
    ],
  });
  const form = filterForm(app, { parts, query, fields });
  const head = [viewHead(title), modelTabs("deprecations")];
  return { element: h("div", {}, ...head, form, narrowed, found) };
}

function dayOf(moment: string | null): string {
  return moment === null ? "–" : moment.slice(0, "YYYY-MM-DD".length);
}
