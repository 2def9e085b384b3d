import { commandKey } from "../../../generated/admin/columns.ts";
import { recordTable } from "../admin/documents/report-tables.ts";
import {
  withoutObject,
  positional,
  UsageError,
  type Command,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
} from "./command.ts";
import { readNames } from "./account-names.ts";
import { optionsOf, readChange, readFields } from "./field-options.ts";
import { pageOf, pageOptions } from "./pages.ts";
import { labelledLines, reportText } from "./table.ts";
import { budgetText, readMoment } from "./values.ts";

async function updateKey(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const body = readChange("updateKey", input);
  const json = withoutObject(await call("updateKey", { path: { id: positional(input, 0) }, body }));
  return { json, text: labelledLines({ ...json, budget: budgetText(json.budget) }) };
}

async function rotateKey(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const body = readFields("rotateKey", input);
  const rotated = await call("rotateKey", { path: { id: positional(input, 0) }, body });
  const { id, key, account_id, previous_expires_at } = rotated;
  const json = { id, key, account_id, previous_expires_at };
  const until = `The key before it is valid until ${previous_expires_at ?? "now"}.`;
  return {
    json,
    text: `${labelledLines(json)}\nThe key is shown only once: store it now. ${until}`,
  };
}

async function createKey(
  input: CommandInput,
  { call, now }: CommandDependencies,
): Promise<CommandResult> {
  const { expires } = input.options;
  if (expires !== undefined && Date.parse(readMoment(expires)) <= now()) {
    throw new UsageError(`--expires ${expires} is in the past`);
  }
  const created = await call("createKey", { body: readFields("createKey", input) });
  const { id, key, account_id, warnings } = created;
  const json = { id, key, account_id };
  return {
    json,
    text: `${labelledLines(json)}\nThe key is shown only once: store it now.`,
    ...(warnings.length > 0 && { note: warnings.map((warning) => `note: ${warning}`).join("\n") }),
  };
}

async function listKeys(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const filter = readFields("listKeys", input);
  const { rows, ...more } = await pageOf(input, (page) =>
    call("listKeys", { query: { ...filter, ...page } }),
  );
  const ids = rows.map(({ account_id: id }) => id);
  const names = await readNames(ids, call);
  const keys = rows.map((row) => ({
    ...withoutObject(row),
    account_name: names.get(row.account_id) ?? null,
  }));
  const records = keys.map((key) => ({ ...key, budget: budgetText(key.budget) }));
  return { json: keys, text: reportText(recordTable(commandKey, records)), ...more };
}

/** Commands for keys. */
export const keyCommands: readonly Command[] = [
  {
    name: "keys create",
    summary: "Creates a key for an account and shows it once.",
    options: optionsOf("createKey"),
    run: createKey,
  },
  {
    name: "keys update",
    summary: "Changes a key; none removes a setting. Running requests keep the old settings.",
    positionals: ["ID"],
    options: optionsOf("updateKey"),
    run: updateKey,
  },
  {
    name: "keys rotate",
    summary: "Replaces a key's secret and shows the new one once; id, settings and limits stay.",
    positionals: ["ID"],
    options: optionsOf("rotateKey"),
    run: rotateKey,
  },
  {
    name: "keys list",
    summary:
      "Lists keys without their secrets, oldest first unless --sort or --order says otherwise.",
    options: { ...optionsOf("listKeys", "account", "search"), ...pageOptions },
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
