import { fileUsageGroup } from "../../../../generated/admin/page-fields.js";
import type { Client } from "../../../../generated/admin/page-client.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { AccountPlace, App, ViewContent } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { element as h, type Child, type Children } from "../../kit/elements.js";
import { readFilters, filterForm, describeFilters } from "../filters.js";
import { allPeriods, barsOf, boundsOf, minutePeriods, type Bar, type Periods } from "../days.js";
import { section, viewHead } from "../dom.js";
import { money } from "../format.js";
import { approximate, marginElement, placesOf, roundDifference } from "../../kit/money.js";
import { modelLink, upstreamLink } from "../links.js";
import { marginRateColumn } from "../margins.js";
import { refusedFilters, wholeList } from "../list.js";
import { shortId } from "../../kit/ids.js";
import { readPages, type PageQuery } from "../../kit/read-list.js";
import type { Option } from "../fields.js";
import type { Column } from "../../kit/table.js";
import { addMoney } from "../../kit/sums.js";
import { usageTotals } from "./request-lists.js";
import { drawGroups, GROUPS_SHOWN } from "./usage-chart.js";

export const title = "Usage";

type UsageGroup = Schemas["UsageGroup"];
type Figure = "requests" | "prompt_tokens" | "completion_tokens";
type Amount = "charge" | "upstream_cost" | "margin";
type Grouping = Schemas["UsageReport"]["by"];

/** Maximum number of groups in a table; its file has all. */
const GROUPS_MAX = 10_000;
const byModel: Option<Grouping> = ["model", "Model"];
const groupings: readonly Option<Grouping>[] = [
  byModel,
  ["key", "Key"],
  ["account", "Account"],
  ["upstream", "Upstream"],
  ["day", "Day"],
  ["hour", "Hour"],
  ["minute", "Minute"],
];
/** The groupings by time, whose chart has no groups. */
const times: readonly Grouping[] = ["day", "hour", "minute"];
const accountField = { name: "account", label: "Account", kind: "account" } as const;
const fields = [
  { name: "key", label: "Key", kind: "key" },
  { name: "model", label: "Model", kind: "model" },
] as const;

const ids = ["account", "key"] as const;
const NO_UPSTREAM = "no upstream called";

const allAmounts = { charge: "charged", upstream_cost: "upstream cost", margin: "margin" };

/** Shows the sums of the chosen groups over a period: by time as a chart, and all as a table. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const { element, close } = await usageReport(app, { parts: ["usage"], query });
  return { element: h("div", {}, viewHead(title), element), ...(close !== undefined && { close }) };
}

/**
 * Returns the chart and the table of the usage that matches the filters of the address. `account`
 * is the id of its account, or null for all accounts.
 */
export async function usageReport(
  app: App,
  { parts, query, account = null }: AccountPlace,
): Promise<ViewContent> {
  const grouping = { name: "by", label: "By", options: groupings };
  const accounts = account === null ? [accountField] : [];
  const period = { name: "period", periods: periodsOf(query) } as const;
  const shown = [grouping, ...accounts, ...fields, period];
  const sums = await usageSums(app, { parts, query, account }).catch((error: unknown) => ({
    element: refusedFilters(error),
  }));
  const narrowed = await describeFilters(app, readFilters(query, account === null ? ids : ["key"]));
  const form = filterForm(app, { parts, query, account, fields: shown });
  return { ...sums, element: h("div", {}, form, narrowed, sums.element) };
}

/** Returns the periods that the grouping of an address allows. */
function periodsOf(query: URLSearchParams): Periods {
  return query.get("by") === "minute" ? minutePeriods : allPeriods;
}

type UsageQuery = NonNullable<NonNullable<Parameters<Client["getUsage"]>[0]>["query"]>;

/**
 * Reads the sums of the groups, those of all by time, unless the groups are these times, and those of
 * the groups with the highest charges by time.
 */
async function readSums(app: App, [by, bar]: readonly [Grouping, Bar], filters: UsageQuery) {
  const pagesOf = (asked: UsageQuery) => (page: PageQuery) =>
    app.client.getUsage({ query: { ...asked, ...filters, ...page } });
  const read = (asked: UsageQuery) => readPages(pagesOf(asked), { rowsMax: GROUPS_MAX });
  const [report, bars, highest] = await Promise.all([
    read({ by }),
    by === bar ? null : read({ by: bar }),
    times.includes(by) ? null : read({ by, per: bar, top: String(GROUPS_SHOWN) }),
  ]);
  return { report, bars, highest: highest?.rows ?? [], pagesOf };
}

async function usageSums(app: App, { parts, query, account }: AccountPlace): Promise<ViewContent> {
  const asked = query.get("by") ?? "model";
  const [by, name] = groupings.find(([key]) => key === asked) ?? byModel;
  const filters = readFilters(query, ["account", "key", "model"]);
  const bounds = boundsOf(query, periodsOf(query));
  const narrowed = { ...filters, ...(typeof account === "string" && { account }), ...bounds };
  const bar = barsOf(bounds);
  const { report, bars, highest, pagesOf } = await readSums(app, [by, bar], narrowed);
  const groups = (bars ?? report).rows;
  const isNamed = by === "account" || by === "key";
  await app.names.load(isNamed ? highest.map(({ group }) => group) : []);
  const isByTime = times.includes(by);
  const chart = drawGroups({
    bar,
    bounds,
    groups,
    highest,
    hasOthers: isByTime || report.rows.length > GROUPS_SHOWN,
    nameOf: (group) => groupName(app, by, group),
  });
  const places = placesOfUsage(report.rows);
  const rest = report.isCut
    ? ` (only the first ${formatCount(GROUPS_MAX)} by id; the file has all)`
    : "";
  const table = await wholeList(app, {
    parts,
    query,
    rows: report.rows,
    ...(report.isCut && { load: pagesOf({ by }) }),
    columns: usageColumns(app, [by, name], places),
    sort: isByTime ? `-${name}` : orderOf(report.rows),
    caption: `Usage by ${name.toLowerCase()}${rest}`,
    hasHiddenCaption: !report.isCut,
    empty: "No requests in this period.",
    idsOf: ({ group }) => (isNamed ? [group] : []),
    file: {
      name: `usage-by-${by}`,
      columns: [
        [by, "group"],
        ...(by === "account" ? [["account_name"] as const] : []),
        ...fileUsageGroup,
      ],
      ...(by === "account" && { accountOf: ({ group }: UsageGroup) => group }),
    },
    // Each request belongs to one group.
    totals: usageTotals(groups, allAmounts, places),
  });
  const element = h(
    "div",
    {},
    report.rows.length > 0 && h("div", { class: "charts" }, chart.element),
    section(`By ${name.toLowerCase()}`, table),
  );
  return { element, close: chart.close };
}

/** Returns the order of the groups: losses first, else the highest charges. */
function orderOf(rows: readonly UsageGroup[]): string {
  return rows.some(({ margin }) => margin.startsWith("-")) ? "Margin" : "-Charged";
}

/** Returns the name of a group as a text. */
function groupName(app: App, by: Grouping, group: string): string {
  if (by === "account" || by === "key") return app.names.nameOf(group) ?? shortId(group);
  if (by !== "upstream") return group;
  return group === "" ? NO_UPSTREAM : group.slice(group.lastIndexOf("#") + 1);
}

function groupOf(app: App, by: Grouping, group: string): Child {
  if (by === "account") return app.names.account(group);
  if (by === "key") return app.names.key(group);
  if (by === "model") return modelLink(group);
  if (by !== "upstream") return group;
  return group === "" ? NO_UPSTREAM : upstreamLink(group);
}

/** Returns the decimal places of all amounts of a table of usage, and of its totals. */
function placesOfUsage(rows: readonly UsageGroup[]): number {
  const sums = (["charge", "upstream_cost"] as const).map((field) => {
    const parts = rows.map((row) => row[field]);
    return { total: addMoney(parts), parts };
  });
  return placesOf(
    rows.map(({ margin }) => margin),
    { sums },
  );
}

/** Shows the margin as the difference of the charge and the cost beside it. */
function marginBeside(row: UsageGroup, places: number): HTMLElement {
  const element = marginElement(row.margin, places);
  element.textContent = roundDifference(row.charge, row.upstream_cost, places);
  return element;
}

function usageColumns(
  app: App,
  [by, name]: Option<Grouping>,
  places: number,
): readonly Column<UsageGroup>[] {
  const number = (title: string, field: Figure): Column<UsageGroup> => ({
    name: title,
    isNumber: true,
    value: (row) => row[field],
    of: (row) => formatCount(row[field]),
  });
  const dollars = (title: string, field: Amount): Column<UsageGroup> => ({
    name: title,
    isNumber: true,
    value: (row) => approximate(row[field]),
    of: (row) => money(row[field], places),
  });
  const unknown = ({ requests_without_cost: times }: UsageGroup): Children =>
    times > 0 && h("div", { class: "hint" }, `${formatCount(times)} cost unknown`);
  const isNamed = by === "account" || by === "key";
  return [
    {
      name,
      isHeader: true,
      // Only the names of the shown page are known.
      ...(!isNamed && { value: ({ group }: UsageGroup) => group }),
      of: ({ group }) => groupOf(app, by, group),
    },
    number("Requests", "requests"),
    number("Input tokens", "prompt_tokens"),
    number("Output tokens", "completion_tokens"),
    dollars("Charged", "charge"),
    {
      ...dollars("Upstream cost", "upstream_cost"),
      of: (row) => h("span", {}, money(row.upstream_cost, places), unknown(row)),
    },
    {
      ...dollars("Margin", "margin"),
      isLeastFirst: true,
      of: (row) => marginBeside(row, places),
    },
    marginRateColumn,
  ];
}
