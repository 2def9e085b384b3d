import { recordTable } from "../admin/documents/report-tables.ts";
import { formatAmount } from "../../core/money/amounts.ts";
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
import { readNames } from "./account-names.ts";
import { pageOf, pageOptions } from "./pages.ts";
import { facts, reportText } from "./table.ts";
import {
  BUDGET_SUMMARY,
  budgetText,
  readAmount,
  readBudget,
  readChoice,
  readMoment,
  readNewBudget,
  readPatterns,
  readSeconds,
} from "./values.ts";

/** Returns the settings of a new key as fields of a body. */
function settingsOf({ options }: CommandInput) {
  const { label, models, expires, "spending-limit": limit, budget } = options;
  return given({
    label,
    models: models === undefined ? undefined : readPatterns(models),
    spending_limit: limit === undefined ? undefined : formatAmount(readAmount(limit, "zero")),
    expires_at: expires === undefined ? undefined : readMoment(expires),
    budget: budget === undefined ? undefined : readNewBudget(budget),
  });
}

/** Returns a change of a key as fields of a body; `none` removes a setting. */
function changesOf({ options }: CommandInput) {
  const { label, models, expires, "spending-limit": limit, budget } = options;
  return given({
    label: orNone(label, (text) => text),
    models: orNone(models, readPatterns),
    spending_limit: orNone(limit, (text) => formatAmount(readAmount(text, "zero"))),
    expires_at: orNone(expires, readMoment),
    budget: budget === undefined ? undefined : readBudget(budget),
  });
}

function orNone<T>(text: string | undefined, read: (text: string) => T): T | null | undefined {
  if (text === undefined) return undefined;
  return text === "none" ? null : read(text);
}

async function updateKey(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const body = changesOf(input);
  if (Object.keys(body).length === 0) throw new UsageError("no change is given");
  const json = plain(await call("updateKey", { path: { id: positional(input, 0) }, body }));
  const models = json.models?.join(",") ?? null;
  return { json, text: facts({ ...json, models, budget: budgetText(json.budget) }) };
}

async function rotateKey(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const { overlap } = input.options;
  const body = overlap === undefined ? {} : { overlap_seconds: readSeconds(overlap) };
  const rotated = await call("rotateKey", { path: { id: positional(input, 0) }, body });
  const { id, key, account_id, previous_expires_at } = rotated;
  const json = { id, key, account_id, previous_expires_at };
  const until = `The key before it is valid until ${previous_expires_at ?? "now"}.`;
  return { json, text: `${facts(json)}\nThe key is shown only once: store it now. ${until}` };
}

async function createKey(input: CommandInput, { call, now }: CommandParts): Promise<CommandResult> {
  const account = requiredOption(input, "account");
  const { expires } = input.options;
  if (expires !== undefined && Date.parse(readMoment(expires)) <= now()) {
    throw new UsageError(`--expires ${expires} is in the past`);
  }
  const created = await call("createKey", { body: { account, ...settingsOf(input) } });
  const { id, key, account_id, warnings } = created;
  const json = { id, key, account_id };
  return {
    json,
    text: `${facts(json)}\nThe key is shown only once: store it now.`,
    ...(warnings.length > 0 && { note: warnings.map((warning) => `note: ${warning}`).join("\n") }),
  };
}

async function listKeys(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const { account, search } = input.options;
  const status = readChoice(input, "status", ["active", "expired", "revoked"]);
  const sort = readChoice(input, "sort", ["created", "label"]);
  const order = readChoice(input, "order", ["asc", "desc"]);
  const filter = given({ account, search, status, sort, order });
  const { rows, ...more } = await pageOf(input, (page) =>
    call("listKeys", { query: { ...filter, ...page } }),
  );
  const ids = rows.map(({ account_id: id }) => id);
  const names = await readNames(ids, call);
  const keys = rows.map((row) => ({
    ...plain(row),
    account_name: names.get(row.account_id) ?? null,
  }));
  const records = keys.map((key) => ({
    ...key,
    account: key.account_id,
    models: key.models?.join(",") ?? null,
    budget: budgetText(key.budget),
    expires: key.expires_at,
  }));
  return { json: keys, text: reportText(recordTable(columns, records)), ...more };
}

const columns = [
  ...(["id", "account", "account_name", "label", "status", "models", "spending_limit"] as const),
  ...(["budget", "expires"] as const),
] as const;

const settings: Command["options"] = {
  label: { value: "TEXT", summary: "a name for display" },
  models: { value: "PATTERNS", summary: 'restricts the plan\'s models: "openai/*,local/a"' },
  "spending-limit": {
    value: "DOLLARS",
    summary: "the most that may be spent with the key in total",
  },
  budget: { value: "LIMIT", summary: BUDGET_SUMMARY },
  expires: { value: "DATE", summary: "2027-01-01 or 2027-01-01T12:00:00Z" },
};

/** Commands for keys. */
export const keyCommands: readonly Command[] = [
  {
    name: "keys create",
    summary: "Creates a key for an account and shows it once.",
    options: {
      account: { value: "ID", summary: "the account's id", required: true },
      ...settings,
    },
    run: createKey,
  },
  {
    name: "keys update",
    summary: "Changes a key; none removes a setting. Running requests keep the old settings.",
    positionals: ["ID"],
    options: {
      ...settings,
      "spending-limit": {
        value: "DOLLARS",
        summary: "maximum total spending of the key; earlier spending counts",
      },
    },
    run: updateKey,
  },
  {
    name: "keys rotate",
    summary: "Replaces a key's secret and shows the new one once; id, settings and limits stay.",
    positionals: ["ID"],
    options: {
      overlap: {
        value: "TIME",
        summary: "how long the old secret stays valid, such as 30m, 24h or 7d; default 24h",
      },
    },
    run: rotateKey,
  },
  {
    name: "keys list",
    summary:
      "Lists keys without their secrets, oldest first unless --sort or --order says otherwise.",
    options: {
      account: { value: "ID", summary: "only this account" },
      search: {
        value: "TEXT",
        summary: "only with this text in label, id, or the account's name or id",
      },
      status: { value: "STATUS", summary: "only active, expired or revoked ones" },
      sort: { value: "SORT", summary: "by created (the default) or label" },
      order: { value: "ORDER", summary: "asc (the default) or desc" },
      ...pageOptions,
    },
    run: listKeys,
  },
  {
    name: "keys revoke",
    summary: "Revokes a key, effective with the next request.",
    positionals: ["ID"],
    run: async (input, { call }) => {
      const { id } = await call("revokeKey", { path: { id: positional(input, 0) } });
      return { json: { id, revoked: true }, text: `revoked ${id}` };
    },
  },
];
