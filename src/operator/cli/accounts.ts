import {
  commandAccount,
  csvAccount,
  commandEntry,
  csvEntry,
} from "../../../generated/admin/columns.ts";
import { csvOf, recordTable } from "../admin/documents/report-tables.ts";
import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import { formatAmount } from "../../core/money/amounts.ts";
import {
  withoutObject,
  positional,
  CommandError,
  type Command,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
} from "./command.ts";
import { optionsOf, readChange, readFields } from "./field-options.ts";
import { pageOf, pageOptions, allPages, ArchivedNote } from "./pages.ts";
import { labelledLines, reportText } from "./table.ts";
import { budgetText, readAmount } from "./values.ts";

type Account = AdminReply<"showAccount">;

function accountResult(account: Account): CommandResult {
  const json = withoutObject(account);
  return { json, text: labelledLines(cellsOf(json)) };
}

/** Returns an account with its budget and metadata as texts. */
function cellsOf(account: Omit<Account, "object">) {
  const { budget, metadata } = account;
  const isEmpty = Object.keys(metadata).length === 0;
  return {
    ...account,
    budget: budgetText(budget),
    metadata: isEmpty ? null : JSON.stringify(metadata),
  };
}

async function updateAccount(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const body = withTrimmedName(readChange("updateAccount", input));
  return accountResult(await call("updateAccount", { path: { id: positional(input, 0) }, body }));
}

function withTrimmedName<Fields extends { readonly name?: string }>(fields: Fields): Fields {
  const name = fields.name?.trim();
  if (name === "") throw new CommandError("--name is empty");
  return name === undefined ? fields : { ...fields, name };
}

async function changeState(
  operationId: "suspendAccount" | "resumeAccount" | "closeAccount",
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  return accountResult(await call(operationId, { path: { id: positional(input, 0) } }));
}

async function createAccount(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const body = withTrimmedName(readFields("createAccount", input));
  const account = await call("createAccount", { body });
  const { name, plan } = body;
  const json = { id: account.id, name, plan, balance: account.balance };
  return { json, text: labelledLines(json) };
}

async function listAccounts(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const filter = readFields("listAccounts", input);
  const { rows, ...more } = await pageOf(input, (page) =>
    call("listAccounts", { query: { ...filter, ...page } }),
  );
  const accounts = rows.map(withoutObject);
  const records = accounts.map(cellsOf);
  const text = input.flags.has("csv")
    ? csvOf(recordTable(csvAccount, records))
    : reportText(recordTable(commandAccount, records));
  return { json: accounts, text, ...more };
}

async function postEntry(
  operationId: "topUpAccount" | "refundAccount" | "correctAccount",
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const text = positional(input, 1);
  const isTaken = operationId === "correctAccount" && text.startsWith("-");
  const size = formatAmount(readAmount(isTaken ? text.slice(1) : text, "above zero"));
  const body = { amount: isTaken ? `-${size}` : size, ...readFields(operationId, input) };
  const { entry, ...account } = await call(operationId, { path, body });
  const json = { ...withoutObject(account), entry: withoutObject(entry) };
  return { json, text: `${accountResult(account).text}\n${labelledLines({ entry: entry.id })}` };
}

async function listEntries(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const filter = readFields("listEntries", input);
  const archived = new ArchivedNote();
  const entries = await allPages((page) =>
    archived.of(call("listEntries", { path, query: { ...filter, ...page } })),
  );
  const shown = entries.map((entry) => ({ ...entry, reference: entry.reference ?? entry.id }));
  const text = input.flags.has("csv")
    ? csvOf(recordTable(csvEntry, entries))
    : reportText(recordTable(commandEntry, shown));
  return { json: entries.map(withoutObject), text, ...archived.result };
}

/** Commands for accounts and their entries. */
export const accountCommands: readonly Command[] = [
  {
    name: "accounts create",
    summary: "Opens an account on a plan.",
    options: optionsOf("createAccount"),
    run: createAccount,
  },
  {
    name: "accounts list",
    summary: "Lists accounts, oldest first unless --sort or --order says otherwise.",
    options: {
      ...optionsOf("listAccounts", "search", "external_id"),
      ...pageOptions,
      csv: { summary: "as comma-separated values, with all fields" },
    },
    run: listAccounts,
  },
  {
    name: "accounts show",
    summary: "Shows one account.",
    positionals: ["ID"],
    run: async (input, { call }) =>
      accountResult(await call("showAccount", { path: { id: positional(input, 0) } })),
  },
  {
    name: "accounts update",
    summary:
      "Changes an account; running requests keep the old settings. none removes a detail; metadata " +
      "replaces all existing values.",
    positionals: ["ID"],
    options: optionsOf("updateAccount", "plan"),
    run: updateAccount,
  },
  {
    name: "accounts webhook",
    summary: "Shows the account's webhook for low-balance notices, and its signing secret.",
    positionals: ["ID"],
    run: async (input, { call }) => {
      const json = withoutObject(await call("showWebhook", { path: { id: positional(input, 0) } }));
      return { json, text: labelledLines(json) };
    },
  },
  {
    name: "accounts suspend",
    summary: "Blocks the account's keys from every model, effective with the next request.",
    positionals: ["ID"],
    run: (input, parts) => changeState("suspendAccount", input, parts),
  },
  {
    name: "accounts resume",
    summary: "Ends a suspension.",
    positionals: ["ID"],
    run: (input, parts) => changeState("resumeAccount", input, parts),
  },
  {
    name: "accounts close",
    summary: "Closes an account permanently; fails while running requests hold money.",
    positionals: ["ID"],
    run: (input, parts) => changeState("closeAccount", input, parts),
  },
  {
    name: "accounts top-up",
    summary: "Adds credit, once per reference.",
    positionals: ["ID", "AMOUNT"],
    options: optionsOf("topUpAccount"),
    run: (input, parts) => postEntry("topUpAccount", input, parts),
  },
  {
    name: "accounts refund",
    summary: "Refunds unused credit; fails if the amount exceeds it.",
    positionals: ["ID", "AMOUNT"],
    options: optionsOf("refundAccount"),
    run: (input, parts) => postEntry("refundAccount", input, parts),
  },
  {
    name: "accounts correct",
    summary: "Adds to a balance or subtracts from it (AMOUNT such as -1.25), to fix a mistake.",
    positionals: ["ID", "AMOUNT"],
    options: optionsOf("correctAccount"),
    run: (input, parts) => postEntry("correctAccount", input, parts),
  },
  {
    name: "entries list",
    summary: "Lists the entries of an account, oldest first.",
    positionals: ["ID"],
    options: {
      ...optionsOf("listEntries"),
      from: { value: "DATE", summary: "from this moment on" },
      to: { value: "DATE", summary: "before this moment" },
      csv: { summary: "as comma-separated values, with ids and hashes" },
    },
    run: listEntries,
  },
];
