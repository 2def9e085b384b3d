import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  csvFile,
  csvOf,
  deprecatedUsesTable,
  failedRequestsTable,
  requestsTable,
  sessionsTable,
  usageTable,
  withAccountNames,
} from "../admin/documents/report-tables.ts";
import { statementPage } from "../admin/documents/statement-page.ts";
import { statementMail, statementSubject } from "../admin/documents/statement-text.ts";
import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import { csvLines, type CsvTable } from "../../wire/csv/csv-text.ts";
import { statementColumns, statementCsv, statementTable } from "../../wire/csv/statement-csv.ts";
import {
  withoutObject,
  positional,
  requiredOption,
  type Command,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
} from "./command.ts";
import { readAccountNames } from "./account-names.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { allPages, ArchivedNote, eachRow, type AskPage } from "./pages.ts";
import { labelledLines, reportText } from "./table.ts";
import { readMonth } from "./values.ts";

const csvOption = { summary: "as comma-separated values" };

/** Formats a report of requests. CSV has the accounts' names, so that it can be billed from. */
async function requestsText(
  report: CsvTable,
  requests: readonly { readonly account_id: string | null }[],
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<string> {
  if (!input.flags.has("csv")) return textOf(report, input);
  const ids = requests.map(({ account_id: id }) => id);
  return textOf(withAccountNames(report, await readAccountNames(ids, call)), input);
}

/** Formats a report without `--json`: as CSV or as a table. */
function textOf(report: CsvTable, { flags }: CommandInput): string {
  return flags.has("csv") ? csvOf(report) : reportText(report);
}

async function usage(input: CommandInput, { call }: CommandDependencies): Promise<CommandResult> {
  const { by = "model", ...filter } = readFields("getUsage", input);
  const data = await allPages((page) => call("getUsage", { query: { by, ...filter, ...page } }));
  const report = usageTable(by, data, filter.per !== undefined);
  if (by !== "account") {
    const groups = data.map(({ group, ...sums }) => ({ [by]: group, ...sums }));
    return { json: groups, text: textOf(report, input) };
  }
  const ids = data.map(({ group }) => group);
  const names = await readAccountNames(ids, call);
  const groups = data.map(({ group: account, ...sums }) => ({
    account,
    account_name: names.get(account)?.name ?? null,
    account_external_id: names.get(account)?.external_id ?? null,
    ...sums,
  }));
  return { json: groups, text: textOf(withAccountNames(report, names), input) };
}

/** A row of a report of requests. */
interface ReportRow {
  readonly object: string;
  readonly account_id: string | null;
}

/** Lists all pages of a report of requests; the note says which of them the archive alone has. */
async function listed<Row extends ReportRow>(
  ask: AskPage<Row>,
  tableOf: (rows: readonly Row[]) => CsvTable,
  { input, parts }: { readonly input: CommandInput; readonly parts: CommandDependencies },
): Promise<CommandResult> {
  const archived = new ArchivedNote();
  const rows = await allPages<Row>((page) => archived.of(ask(page)));
  const text = await requestsText(tableOf(rows), rows, input, parts);
  return { json: rows.map(withoutObject), text, ...archived.result };
}

const listRequests: Command["run"] = (input, parts) => {
  const filter = readFields("listRequests", input);
  return listed(
    (page) => parts.call("listRequests", { query: { ...filter, ...page } }),
    requestsTable,
    { input, parts },
  );
};

const listSessions: Command["run"] = (input, parts) => {
  const filter = readFields("listSessions", input);
  return listed(
    (page) => parts.call("listSessions", { query: { ...filter, ...page } }),
    sessionsTable,
    { input, parts },
  );
};

const listDeprecatedUses: Command["run"] = (input, parts) => {
  const filter = readFields("listDeprecatedUses", input);
  return listed(
    (page) => parts.call("listDeprecatedUses", { query: { ...filter, ...page } }),
    deprecatedUsesTable,
    { input, parts },
  );
};

const listFailedRequests: Command["run"] = (input, parts) => {
  const filter = readFields("listFailedRequests", input);
  return listed(
    (page) => parts.call("listFailedRequests", { query: { ...filter, ...page } }),
    failedRequestsTable,
    { input, parts },
  );
};

async function statement(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const path = { id: positional(input, 0), month: readMonth(requiredOption(input, "month")) };
  const found = await call("getStatement", { path });
  return { json: withoutObject(found), text: statementText(found, input) };
}

function statementText(found: AdminReply<"getStatement">, input: CommandInput): string {
  if (input.flags.has("html")) return statementPage(found).trimEnd();
  if (input.flags.has("mail")) return mailFile(found).trimEnd();
  return textOf(input.flags.has("csv") ? statementCsv(found) : statementTable(found), input);
}

/** Returns an e-mail with its subject in the first line. */
function mailFile(found: AdminReply<"getStatement">): string {
  return `Subject: ${statementSubject(found)}\n\n${statementMail(found)}`;
}

/**
 * Writes a page, a table and an e-mail for each account, and one combined table to which each
 * account appends.
 * The files are readable only by their owner, because they may contain customers' names.
 */
async function exportStatements(
  input: CommandInput,
  { call, pathOf }: CommandDependencies,
): Promise<CommandResult> {
  const folder = pathOf(positional(input, 0));
  const month = readMonth(requiredOption(input, "month"));
  const all = `statements-${month}.csv`;
  const lastDay = `${month}-31T23:59:59.999Z`;
  const files: string[] = [];
  const write = (name: string, text: string, flag: "a" | "w" = "w"): void => {
    writeFileSync(join(folder, name), text, { mode: 0o600, flag });
    if (flag === "w") files.push(name);
  };
  // Not before the first statement, so that a refused month leaves no files.
  const begin = (): void => {
    if (files.length > 0) return;
    mkdirSync(folder, { recursive: true });
    write(all, `${csvLines([statementColumns])}\r\n`);
  };
  let accounts = 0;
  for await (const { id, created_at: at } of eachRow((query) => call("listAccounts", { query }))) {
    if (at > lastDay) continue;
    const statement = await call("getStatement", { path: { id, month } });
    const csv = statementCsv(statement);
    begin();
    write(all, `${csvLines(csv.rows)}\r\n`, "a");
    write(`statement-${id}-${month}.html`, statementPage(statement));
    write(`statement-${id}-${month}.csv`, csvFile(csv));
    write(`statement-${id}-${month}.txt`, mailFile(statement));
    accounts += 1;
  }
  begin();
  const json = { month, folder, accounts, files };
  return { json, text: `${accounts} accounts, ${files.length} files in ${folder}` };
}

function requestText(request: AdminReply<"showRequest">): string {
  const { usage: tokens } = request;
  return labelledLines({
    id: request.id,
    account: request.account_id,
    key: request.key_id,
    model: request.model,
    protocol: request.protocol && `${request.protocol}${request.stream ? ", streamed" : ""}`,
    status: request.status === null ? "running" : `${request.status} (${outcomeText(request)})`,
    error: request.error_code,
    "refused field": request.pointer,
    "refusing limit": request.limit,
    "prompt tokens": tokens?.prompt_tokens ?? null,
    "of which cached": tokens?.cached_tokens ?? null,
    "completion tokens": tokens?.completion_tokens ?? null,
    "of which reasoning": tokens?.reasoning_tokens ?? null,
    estimated: request.estimated ? "yes" : "no",
    "vendor's numbers": reportedText(request),
    hold: request.hold,
    charge: request.charge,
    "charge reversed": request.taken_back_at,
    upstream: request.upstream,
    "upstream's cost": request.upstream_cost,
    margin: request.margin,
    "vendor's cost": request.vendor_cost,
    upstreams: request.upstreams.map(upstreamText).join("; "),
    started: request.started_at,
    ended: request.ended_at,
    "agent's session": request.agent_session,
    agent: request.agent,
  });
}

/** Formats the vendor's own numbers as in "prompt 86, completion 120". */
function reportedText({ reported_usage: reported }: AdminReply<"showRequest">): string | null {
  if (reported === null) return null;
  const numbers = Object.entries(reported).filter(([, value]) => value !== null);
  const texts = numbers.map(([name, value]) => `${name.replace("_tokens", "")} ${value}`);
  return texts.join(", ") || "none";
}

/** Formats an upstream call as in "openai gpt-7: 503 in 12 ms, overloaded". */
function upstreamText(call: AdminReply<"showRequest">["upstreams"][number]): string {
  const { kind, model, status, ms, failure } = call;
  return `${kind} ${model}: ${status} in ${ms} ms${failure === null ? "" : `, ${failure}`}`;
}

/**
 * Returns the outcome of a request. A request without a hold was refused before money was reserved.
 */
function outcomeText({ hold, outcome }: AdminReply<"showRequest">): string | null {
  return hold === null ? "refused" : outcome;
}

/** Commands about usage, requests and statements. */
export const reportCommands: readonly Command[] = [
  {
    name: "usage",
    summary: "Sums up requests, tokens, charges, upstream costs and margins.",
    options: { ...optionsOf("getUsage"), csv: csvOption },
    run: usage,
  },
  {
    name: "requests list",
    summary: "Lists requests that have ended, newest first.",
    options: { ...optionsOf("listRequests"), csv: csvOption },
    run: listRequests,
  },
  {
    name: "requests failed",
    summary: "Lists failed and refused requests of the last week, newest first.",
    options: {
      ...optionsOf("listFailedRequests"),
      from: { value: "DATE", summary: "only requests that failed at or after this time" },
      to: { value: "DATE", summary: "only requests that failed before this time" },
      csv: csvOption,
    },
    run: listFailedRequests,
  },
  {
    name: "sessions list",
    summary: "Sums up the sessions of agents, of the last 30 days by default.",
    options: { ...optionsOf("listSessions"), csv: csvOption },
    run: listSessions,
  },
  {
    name: "deprecations list",
    summary: "Lists which keys use what is deprecated, in the last 30 days by default.",
    options: { ...optionsOf("listDeprecatedUses"), csv: csvOption },
    run: listDeprecatedUses,
  },
  {
    name: "statement",
    summary: "Shows an account's statement of a month in UTC.",
    positionals: ["ID"],
    options: {
      month: { value: "YYYY-MM", summary: "the month", required: true },
      csv: csvOption,
      html: { summary: "as a page to print" },
      mail: { summary: "as the text of an e-mail" },
    },
    run: statement,
  },
  {
    name: "statements export",
    summary:
      "Writes the statements of all accounts for a month into a folder: a page, comma-separated " +
      "values and the text of an e-mail for each, and one file with all of them.",
    positionals: ["DIR"],
    options: { month: { value: "YYYY-MM", summary: "the month", required: true } },
    run: exportStatements,
  },
  {
    name: "requests show",
    summary:
      "Shows one request by its id, the x-request-id header of its response; refused ones for a week.",
    positionals: ["REQUEST_ID"],
    run: async (input, { call }) => {
      const request = await call("showRequest", { path: { id: positional(input, 0) } });
      return { json: withoutObject(request), text: requestText(request) };
    },
  },
];
