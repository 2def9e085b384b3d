import {
  csvOf,
  requestsTable,
  statementTable,
  usageTable,
  type ReportTable,
} from "../admin/documents/report-tables.ts";
import { statementPage } from "../admin/documents/statement-page.ts";
import type { AdminReply } from "../contract/admin-contract.ts";
import {
  given,
  plain,
  positional,
  requiredOption,
  UsageError,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { allPages } from "./pages.ts";
import { table } from "./table.ts";
import { readMoment } from "./values.ts";

type Grouping = AdminReply<"getUsage">["by"];

const groupings = [
  "model",
  "key",
  "account",
  "upstream",
  "day",
  "hour",
] as const satisfies readonly Grouping[];

function readGrouping(text = "model"): Grouping {
  const found = groupings.find((grouping) => grouping === text);
  if (found !== undefined) return found;
  throw new UsageError(`--by must be one of ${groupings.join(", ")}, not ${JSON.stringify(text)}`);
}

const filterOptions = {
  account: { value: "ID", summary: "only this account" },
  key: { value: "ID", summary: "only this key" },
  model: { value: "ID", summary: "only this model" },
  upstream: { value: "ID", summary: "only this upstream" },
  from: { value: "DATE", summary: "only what ended from this moment on" },
  to: { value: "DATE", summary: "only what ended before this moment" },
} as const satisfies Command["options"];

const csvOption = { summary: "as comma-separated values" };

function filterOf({ options }: CommandInput) {
  const { account, key, model, upstream, from, to } = options;
  const moments = { from: from && readMoment(from), to: to && readMoment(to) };
  return given({ account, key, model, upstream, ...moments });
}

/** What is written where JSON is not asked for. */
function textOf(report: ReportTable, { flags }: CommandInput): string {
  if (flags.has("csv")) return csvOf(report);
  const columns = report.columns.map((name) => name.replaceAll("_", " "));
  const rows = report.rows.map((row) =>
    row.map((cell) => (typeof cell === "boolean" ? (cell ? "yes" : "no") : cell)),
  );
  return table(columns, rows);
}

async function usage(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const by = readGrouping(input.options["by"]);
  const filter = filterOf(input);
  const data = await allPages((page) => call("getUsage", { query: { by, ...filter, ...page } }));
  const groups = data.map(({ group, ...sums }) => ({ [by]: group, ...sums }));
  return { json: groups, text: textOf(usageTable(by, data), input) };
}

async function listRequests(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const filter = filterOf(input);
  const requests = await allPages((page) =>
    call("listRequests", { query: { ...filter, ...page } }),
  );
  return { json: requests.map(plain), text: textOf(requestsTable(requests), input) };
}

async function statement(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const path = { id: positional(input, 0), month: requiredOption(input, "month") };
  const found = await call("getStatement", { path });
  const text = input.flags.has("html")
    ? statementPage(found).trimEnd()
    : textOf(statementTable(found), input);
  return { json: plain(found), text };
}

/** Commands about usage, lists of requests and statements. */
export const usageCommands: readonly Command[] = [
  {
    name: "usage",
    summary: "Sums up requests, tokens, charges, upstream costs and margins.",
    options: {
      by: { value: groupings.join("|"), summary: "grouping; default model" },
      ...filterOptions,
      csv: csvOption,
    },
    run: usage,
  },
  {
    name: "requests list",
    summary: "Lists the requests that have ended, the latest first.",
    options: { ...filterOptions, csv: csvOption },
    run: listRequests,
  },
  {
    name: "statement",
    summary: "Shows an account's statement of a month in UTC.",
    positionals: ["ID"],
    options: {
      month: { value: "YYYY-MM", summary: "the month", required: true },
      csv: csvOption,
      html: { summary: "as a page to print" },
    },
    run: statement,
  },
];
