import { fileSession } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { element as h } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { amountColumn } from "../../kit/table.js";
import { viewHead } from "../dom.js";
import { momentInColumn } from "../format.js";
import { filterForm, describeFilters, readFilters } from "../filters.js";
import { monthPeriods } from "../days.js";
import { sessionLink } from "../links.js";
import { pagedList } from "../list.js";
import { requestTabs } from "./requests.js";
import { tokenFigures } from "./request-lists.js";

export const title = "Sessions of agents";
/** The view under which the navigation shows it. */
export const place = "requests";

const fields = [
  { name: "account", label: "Account", kind: "account" },
  { name: "key", label: "Key", kind: "key" },
  { name: "model", label: "Model", kind: "model" },
  { name: "period", periods: monthPeriods },
] as const;

/** Shows the sums of the sessions of agents, the latest session first. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const parts = ["sessions"];
  const filters = readFilters(
    query,
    fields.map(({ name }) => name),
    monthPeriods,
  );
  const narrowed = await describeFilters(app, filters);
  const found = await pagedList<Schemas["Session"]>(app, {
    parts,
    query,
    load: (page) => app.client.listSessions({ query: { ...filters, ...page } }),
    idsOf: ({ account_id: account }) => [account],
    caption: "Sessions of agents, the latest first",
    empty: "No requests of agents with a session in this period.",
    file: { name: "sessions", columns: fileSession, accountOf: (row) => row.account_id },
    columns: [
      {
        name: "Session",
        isHeader: true,
        of: (row) => sessionLink(app, row.agent_session, row.account_id),
      },
      { name: "Agent", of: ({ agent }) => agent ?? "–" },
      { name: "Account", of: (row) => app.names.account(row.account_id) },
      { name: "First (UTC)", isTime: true, of: (row) => momentInColumn(row.first_at) },
      { name: "Last (UTC)", isTime: true, of: (row) => momentInColumn(row.last_at) },
      { name: "Requests", isNumber: true, of: ({ requests }) => formatCount(requests) },
      { name: "Tokens", isNumber: true, of: tokenFigures },
      amountColumn("Charged", ({ charge }) => charge),
      amountColumn("Upstream cost", (row) => row.upstream_cost),
    ],
  });
  const form = filterForm(app, { parts, query, fields });
  return {
    element: h("div", {}, viewHead(title), requestTabs("sessions"), form, narrowed, found),
  };
}
