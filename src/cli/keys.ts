import { formatAmount } from "../money/amounts.ts";
import {
  given,
  plain,
  positional,
  requiredOption,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { readAmount, readMoment, readPatterns } from "./values.ts";

/** The options of a key's settings as fields of a body. */
function settingsOf({ options }: CommandInput) {
  const { label, models, expires, "spending-limit": limit } = options;
  return given({
    label,
    models: models === undefined ? undefined : readPatterns(models),
    spending_limit: limit === undefined ? undefined : formatAmount(readAmount(limit, "above zero")),
    expires_at: expires === undefined ? undefined : readMoment(expires),
  });
}

async function createKey(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const account = requiredOption(input, "account");
  const created = await call("createKey", { body: { account, ...settingsOf(input) } });
  const { id, key, account_id, warnings } = created;
  const json = { id, key, account_id };
  return {
    json,
    text: `${facts(json)}\nThe key is shown only once: store it now.`,
    ...(warnings.length > 0 && { note: warnings.map((warning) => `note: ${warning}`).join("\n") }),
  };
}

async function listKeys({ options }: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const { data } = await call("listKeys", { query: given({ account: options["account"] }) });
  const keys = data.map(plain);
  const rows = keys.map((key) => [
    key.id,
    key.account_id,
    key.label,
    key.status,
    key.models?.join(",") ?? null,
    key.spending_limit,
    key.expires_at,
  ]);
  const columns = ["id", "account", "label", "status", "models", "spending limit", "expires"];
  return { json: keys, text: table(columns, rows) };
}

/** Commands for keys. */
export const keyCommands: readonly Command[] = [
  {
    name: "keys create",
    summary: "Creates a key for an account and shows it once.",
    options: {
      account: { value: "ID", summary: "the account's id", required: true },
      label: { value: "TEXT", summary: "a name for display" },
      models: { value: "PATTERNS", summary: 'restricts the plan\'s models: "openai/*,local/a"' },
      "spending-limit": {
        value: "DOLLARS",
        summary: "the most that may be spent with the key in total",
      },
      expires: { value: "DATE", summary: "2027-01-01 or 2027-01-01T12:00:00Z" },
    },
    run: createKey,
  },
  {
    name: "keys list",
    summary: "Lists keys, without their secrets.",
    options: { account: { value: "ID", summary: "only this account" } },
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
