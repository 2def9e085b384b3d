import { fileFailedRequest, fileRequestRecord } from "../../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { AccountPlace, App } from "../app.js";
import type { Client } from "../../../../generated/admin/page-client.js";
import { countOf, formatCount } from "../../kit/format.js";
import { placesOf, roundDifference } from "../../kit/money.js";
import { amountColumn } from "../../kit/table.js";
import type { PageQuery } from "../../kit/read-list.js";
import { element as h, type Children } from "../../kit/elements.js";
import { readFilters, filterForm, describeFilters, type FilterField } from "../filters.js";
import { allPeriods, weekPeriods, type Periods } from "../days.js";
import { badge, type Severity } from "../dom.js";
import { duration, marginMoney, momentInColumn, moneyText } from "../format.js";
import { modelLink, requestLink } from "../links.js";
import { durationOf, firstByteOf } from "../request-times.js";
import { pagedList, type PagedList } from "../list.js";
import type { Option } from "../fields.js";
import { addMoney, sum } from "../../kit/sums.js";

type RequestRecord = Schemas["RequestRecord"];
type FailedRequest = Schemas["FailedRequest"];

type Outcome = NonNullable<RequestRecord["outcome"]>;

const moods: Readonly<Record<Outcome, Severity>> = {
  finished: "good",
  failed: "bad",
  "client-gone": "off",
  broken: "bad",
  killed: "bad",
};

/** Shows how a request ended, or that it is running. */
export function outcomeBadge(outcome: RequestRecord["outcome"]): HTMLElement {
  return badge(outcome ?? "running", outcome === null ? "warn" : moods[outcome]);
}

const accountField = { name: "account", label: "Account", kind: "account" } as const;
const keyField = { name: "key", label: "Key", kind: "key" } as const;
const modelField = { name: "model", label: "Model", kind: "model" } as const;
const upstream = { name: "upstream", label: "Upstream" } as const;
const sessionField = { name: "agent_session", label: "Session" } as const;
const outcomeField = {
  name: "outcome",
  label: "Outcome",
  options: [["", "any"], ...Object.keys(moods).map((each): Option => [each, each])],
} as const;

const ofAccount = { name: "Account" };
const ofKey = { name: "Key" };

type Filters = ReturnType<
  typeof readFilters<
    "account" | "key" | "model" | "upstream" | "agent_session" | "outcome" | "status" | "code"
  >
>;

interface FilteredList<Row extends object> extends Pick<
  PagedList<Row>,
  "caption" | "columns" | "empty" | "file"
> {
  readonly moreFields?: readonly FilterField<
    "upstream" | "agent_session" | "outcome" | "status" | "code"
  >[];
  readonly load: (filters: Filters, page: PageQuery) => ReturnType<PagedList<Row>["load"]>;
  /** Returns what reads the totals; null: there are none by these filters. */
  readonly totals?: (filters: Filters) => (() => Promise<string>) | null;
  readonly periods?: Periods;
}

/**
 * Shows a list below its filters, without the account's field and column if all rows belong to one
 * account.
 */
async function filteredList<Row extends RequestRecord | FailedRequest>(
  app: App,
  { parts, query, account = null, key = null }: AccountPlace,
  { moreFields = [], columns, load, totals, periods = allPeriods, ...list }: FilteredList<Row>,
): Promise<HTMLElement> {
  const period = { name: "period", periods } as const;
  const own = [account === null && accountField, key === null && keyField, modelField];
  const shown = [...own.filter((field) => field !== false), ...moreFields, period];
  const asked: Filters = readFilters(
    query,
    shown.map(({ name }) => name),
    periods,
  );
  const filters = {
    ...asked,
    ...(account !== null && { account }),
    ...(key !== null && { key }),
  };
  const narrowed = await describeFilters(app, asked);
  const found = await pagedList(app, {
    ...list,
    parts,
    query,
    load: (page) => load(filters, page),
    columns: columns.filter(
      ({ name }) =>
        (account === null || name !== ofAccount.name) && (key === null || name !== ofKey.name),
    ),
    idsOf: (request) => [request.account_id, request.key_id],
    totals: totals?.(filters) ?? null,
  });
  const form = filterForm(app, { parts, query, account, fields: shown });
  return h("div", {}, form, narrowed, found);
}

/**
 * Returns the completed requests, newest first, by the filters of the address. `parts` is the
 * address of the list; `account` and `key` are the ids of their account and key, or null for all.
 */
export function requestList(app: App, place: AccountPlace): Promise<HTMLElement> {
  return filteredList<RequestRecord>(app, place, {
    // Only links set these, because their identifiers are long.
    moreFields: [
      ...[upstream, sessionField].filter(({ name }) => place.query.has(name)),
      outcomeField,
    ],
    columns: [
      { name: "Request", isHeader: true, of: ({ id }) => requestLink(app, id) },
      { name: "Ended (UTC)", isTime: true, of: (request) => momentInColumn(request.ended_at) },
      { ...ofAccount, of: (request) => app.names.account(request.account_id) },
      { ...ofKey, of: (request) => app.names.key(request.key_id) },
      { name: "Model", of: ({ model }) => modelLink(model) },
      { name: "Outcome", of: ({ outcome }) => outcomeBadge(outcome) },
      { name: "Duration", isNumber: true, of: (request) => duration(durationOf(request)) },
      { name: "First byte", isNumber: true, of: (request) => duration(firstByteOf(request)) },
      { name: "Tokens", isNumber: true, of: tokensOf },
      amountColumn("Charged", ({ charge }) => charge),
      {
        ...amountColumn<RequestRecord>("Margin", ({ margin }) => margin),
        of: ({ margin }, places) => marginMoney(margin, places),
      },
    ],
    load: (filters, page) =>
      app.client.listRequests({ query: { ...requestFilters(filters), ...page } }),
    caption: "Requests that ended, newest first",
    empty: "No requests in this period.",
    file: { name: "requests", columns: fileRequestRecord, accountOf: (row) => row.account_id },
    // The sums of a session are in the list of sessions.
    totals: ({ agent_session: session, ...filters }) =>
      session === undefined ? () => requestTotals(app, requestFilters(filters)) : null,
  });
}

/** Returns the filters of requests; an address may have an outcome that does not exist. */
function requestFilters({ outcome: asked, ...filters }: Filters) {
  return { ...filters, ...(isOutcome(asked) && { outcome: asked }) };
}

function isOutcome(asked: string | undefined): asked is Outcome {
  return asked !== undefined && Object.hasOwn(moods, asked);
}

function tokensOf({ usage }: RequestRecord): Children {
  return usage === null ? "–" : tokenFigures(usage);
}

/** Returns the tokens of a row in two lines. */
export function tokenFigures(usage: {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
}): HTMLElement {
  return h(
    "span",
    { class: "figures" },
    h("span", {}, `${formatCount(usage.prompt_tokens)} in`),
    " ",
    h("span", {}, `${formatCount(usage.completion_tokens)} out`),
  );
}

/** Returns the sums of all requests that match the filters, independent of the page. */
async function requestTotals(
  app: App,
  filters: Omit<NonNullable<Parameters<Client["getUsage"]>[0]>["query"] & object, "by" | "limit">,
): Promise<string> {
  const { data } = await app.client.getUsage({ query: { by: "model", ...filters, limit: "1000" } });
  return usageTotals(data, { charge: "charged", margin: "margin" });
}

type Amount = "charge" | "upstream_cost" | "margin";

/**
 * Returns the sums of groups in one line; `amounts` are those that it has, with their names. `places`
 * are the decimal places of the groups' amounts, if those are shown too.
 */
export function usageTotals(
  rows: readonly Schemas["UsageGroup"][],
  amounts: Readonly<Partial<Record<Amount, string>>>,
  places?: number,
): string {
  const count = (field: "requests" | "prompt_tokens" | "completion_tokens") =>
    sum(rows, (row) => row[field]);
  const tokens = (field: "prompt_tokens" | "completion_tokens") => formatCount(count(field));
  const total = (field: Amount) => addMoney(rows.map((row) => row[field]));
  const fields = ["charge", "upstream_cost", "margin"] as const;
  const shown = fields.filter((field) => amounts[field] !== undefined);
  const own = placesOf(shown.map(total));
  const textOf = (field: Amount): string =>
    field === "margin" && amounts.upstream_cost !== undefined
      ? roundDifference(total("charge"), total("upstream_cost"), places ?? own)
      : moneyText(total(field), places ?? own);
  const dollars = shown.map((field) => ` · ${textOf(field)} ${amounts[field] ?? ""}`);
  return (
    `${countOf(count("requests"), "request")} · ${tokens("prompt_tokens")} input and ` +
    `${tokens("completion_tokens")} output tokens${dollars.join("")}`
  );
}

const statuses = ["400", "401", "402", "403", "404", "408", "409", "413", "415", "422", "429"];
const serverStatuses = ["500", "502", "503", "504", "529"];
const sameText = (status: string): Option => [status, status];
const errorFields = [
  {
    name: "status",
    label: "Status",
    options: [["", "any"], ...[...statuses, ...serverStatuses].map(sameText)],
  },
  { name: "code", label: "Error code" },
] as const;
/** Returns how a request failed. Without a hold it was refused. */
function failedOutcome({ outcome, held }: FailedRequest): string {
  return outcome === "failed" && !held ? "refused" : outcome;
}

/**
 * Returns the status of a failed request, and whether it was refused. An interrupted stream had
 * already sent its status.
 */
function errorStatus(request: FailedRequest): string {
  const { status, outcome } = request;
  return outcome === "broken"
    ? `${status}, interrupted mid-stream`
    : `${status}, ${failedOutcome(request)}`;
}

/** Returns the error's code, and the limit that refused the request. */
function errorOf({ error_code: code, limit }: FailedRequest): Children {
  const shown = h("code", {}, code);
  return limit === null ? shown : [shown, " (", h("code", {}, limit), ")"];
}

/** Returns the requests that ended with an error, including refused ones; see `requestList`. */
export function errorList(app: App, place: AccountPlace): Promise<HTMLElement> {
  return filteredList<FailedRequest>(app, place, {
    moreFields: errorFields,
    periods: weekPeriods,
    columns: [
      { name: "Request", isHeader: true, of: ({ id }) => requestLink(app, id) },
      { name: "Time (UTC)", isTime: true, of: ({ at }) => momentInColumn(at) },
      { name: "Status", of: errorStatus },
      { name: "Error", of: errorOf },
      { name: "Field", of: ({ pointer }) => (pointer === null ? "–" : h("code", {}, pointer)) },
      { ...ofAccount, of: (request) => app.names.account(request.account_id) },
      { ...ofKey, of: (request) => app.names.key(request.key_id) },
      { name: "Model", of: ({ model }) => modelLink(model) },
    ],
    load: (filters, page) => app.client.listFailedRequests({ query: { ...filters, ...page } }),
    caption: "Failed requests, kept for seven days, newest first",
    empty: "No errors in this period.",
    file: {
      name: "errors",
      columns: fileFailedRequest,
      accountOf: (row) => row.account_id,
      cells: { outcome: failedOutcome },
    },
  });
}
