import { hashKey, newKey } from "../auth/key-format.ts";
import { newId } from "../auth/new-id.ts";
import { unmatchedPatterns } from "../catalog/unmatched-patterns.ts";
import { formatAmount } from "../money/amounts.ts";
import type { KeyRecord } from "../ledger/store.ts";
import {
  positional,
  CommandError,
  requiredOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandResult,
} from "./command.ts";
import { facts, table } from "./table.ts";
import { findAccount, isoOrNull, readAmount, readMoment, readPatterns } from "./values.ts";

/** A key without its secret, which cannot be shown again. */
interface KeyView {
  readonly id: string;
  readonly account_id: string;
  readonly label: string | null;
  readonly status: "active" | "expired" | "revoked";
  readonly models: readonly string[] | null;
  readonly spending_limit: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

function statusOf(key: KeyRecord, nowMs: number): KeyView["status"] {
  if (key.revokedAtMs !== null) return "revoked";
  return key.expiresAtMs !== null && key.expiresAtMs <= nowMs ? "expired" : "active";
}

function view(key: KeyRecord, nowMs: number): KeyView {
  return {
    id: key.id,
    account_id: key.accountId,
    label: key.label,
    status: statusOf(key, nowMs),
    models: key.models,
    spending_limit: key.spendingLimit === null ? null : formatAmount(key.spendingLimit),
    created_at: new Date(key.createdAtMs).toISOString(),
    expires_at: isoOrNull(key.expiresAtMs),
    revoked_at: isoOrNull(key.revokedAtMs),
  };
}

async function createKey(input: CommandInput, context: CommandContext): Promise<CommandResult> {
  const accountId = requiredOption(input, "account");
  const { label, models, expires, "spending-limit": limit } = input.options;
  const expiresAtMs = expires === undefined ? null : readMoment(expires);
  const patterns = models === undefined ? null : readPatterns(models);
  const spendingLimit = limit === undefined ? null : readAmount(limit, "above zero");
  const store = await context.openStore();
  await findAccount(store, accountId);
  const key = newKey(context.randomBytes);
  const id = newId("key", context.randomBytes);
  const created = await store.createKey({
    id,
    accountId,
    hash: hashKey(key),
    label: label ?? null,
    models: patterns,
    spendingLimit,
    expiresAtMs,
    atMs: context.now(),
  });
  if (created === null) throw new CommandError(`there is no account ${JSON.stringify(accountId)}`);
  const json = { id, key, account_id: accountId };
  const hasEnded = expiresAtMs !== null && expiresAtMs <= context.now();
  const notes = [
    ...(hasEnded ? ["note: this key has already expired"] : []),
    ...unmatchedPatterns(patterns ?? [], context.loadConfig().catalog.models.keys()).map(
      (pattern) => `note: ${JSON.stringify(pattern)} matches no model of this configuration`,
    ),
  ];
  return {
    json,
    text: `${facts(json)}\nThe key is shown only once: store it now.`,
    ...(notes.length > 0 && { note: notes.join("\n") }),
  };
}

async function listKeys(input: CommandInput, context: CommandContext): Promise<CommandResult> {
  const accountId = input.options["account"] ?? null;
  const store = await context.openStore();
  if (accountId !== null) await findAccount(store, accountId);
  const nowMs = context.now();
  const keys = (await store.listKeys(accountId)).map((key) => view(key, nowMs));
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
    run: async (input, context) => {
      const id = positional(input, 0);
      const store = await context.openStore();
      const isRevoked = await store.revokeKey({ id, atMs: context.now() });
      if (!isRevoked) throw new CommandError(`there is no key ${JSON.stringify(id)}`);
      return { json: { id, revoked: true }, text: `revoked ${id}` };
    },
  },
];
