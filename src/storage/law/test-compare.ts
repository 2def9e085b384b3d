import { isDeepStrictEqual } from "node:util";
import { CALL_STATE_LIFE_MS } from "../../core/ledger/call-states.ts";
import { budgetAt, type BudgetState } from "../../core/ledger/budget.ts";
import type { EntryRow } from "../../core/ledger/entry-row.ts";
import type { EntryRecord } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { HoldGone, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { shortly } from "./test-law-text.ts";
import { REFUSED, type Gone, type LedgerModel } from "./test-model.ts";
import type { LawNames } from "./test-names.ts";

/** The entries of an account in one sequence are fewer. */
const ENTRIES_MAX = 1_000;

/** A difference between a store and the model; the message is the script that leads to it. */
export class LawBroken extends Error {
  override readonly name = "LawBroken";
}

/** Throws the lines of a difference. */
export function expectSame(got: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(got, expected)) return;
  throw new LawBroken([`${what}: got`, shortly(got), "expected", shortly(expected)].join("\n"));
}

/**
 * Returns a result with each budget in its present period, and an account after an entry only with
 * the sums that both stores return.
 */
export function comparableResult(value: unknown, nowMs: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  const all: Record<string, unknown> = { ...value };
  for (const name of ["account", "key"]) {
    if (typeof all[name] === "object") all[name] = comparableResult(all[name], nowMs);
  }
  const budget = all["budget"] as BudgetState | null | undefined;
  if (budget !== undefined && budget !== null) {
    const { isFollowed: _isFollowed, ...now } = budgetAt(budget, nowMs);
    all["budget"] = now;
  }
  if (all["result"] !== "posted") return all;
  const { balance, held, toppedUp } = all["account"] as Record<string, unknown>;
  return { ...all, account: { balance, held, toppedUp } };
}

/** Returns a failure as a result. */
export function refusalOf(error: unknown): string {
  if (error instanceof HoldGone) return goneBy(error);
  if (error instanceof Error && !(error instanceof StoreUnavailable)) return REFUSED;
  return `rejected: ${String(error)}`;
}

function goneBy({ message }: HoldGone): Gone {
  return message.includes("ended by others") ? "gone: settled" : "gone: unknown";
}

interface Comparison {
  readonly store: Store;
  readonly model: LedgerModel;
  readonly names: LawNames;
  readonly nowMs: number;
}

/** Compares everything that a store shows of accounts and keys. */
export async function compareSettings({
  store,
  model: { settings },
  nowMs,
}: Omit<Comparison, "names">): Promise<void> {
  const accountIds = [...settings.accounts.keys()];
  const keyIds = [...settings.keys.keys()];
  const [accounts, { keys }] = await Promise.all([
    Promise.all(accountIds.map((id) => store.showAccount(id))),
    store.listKeys({ ids: keyIds, limit: keyIds.length }),
  ]);
  for (const [at, id] of accountIds.entries()) {
    expectSame(
      comparableResult(accounts[at], nowMs),
      comparableResult(settings.detailed(id, nowMs), nowMs),
      `account ${id}`,
    );
  }
  const keyById = new Map(keys.map((key) => [key.id, key]));
  for (const id of keyIds) {
    expectSame(
      comparableResult(keyById.get(id), nowMs),
      comparableResult(settings.keyDetails(id, nowMs), nowMs),
      `key ${id}`,
    );
  }
}

/** Compares how requests find their keys, and the sums of keys with a limit. */
export async function compareLookUps({ store, model, names, nowMs }: Comparison): Promise<void> {
  const { settings } = model;
  const limited = [...settings.keys.values()].filter(({ spendingLimit }) => spendingLimit !== null);
  const [sums, found] = await Promise.all([
    Promise.all(limited.map(({ id }) => store.showKeySums(id))),
    Promise.all([...names.hashes].map((hash) => store.findKey(hash))),
  ]);
  for (const [at, { id }] of limited.entries()) {
    const { spent, held, budget } = settings.keyDetails(id, nowMs) ?? {};
    expectSame(
      comparableResult(sums[at], nowMs),
      comparableResult({ spent, held, budget }, nowMs),
      `the sums of key ${id}`,
    );
  }
  for (const [at, hash] of [...names.hashes].entries()) {
    expectSame(found[at], settings.findKey(hash), `the key of ${hash}`);
  }
}

/**
 * Compares the states of calls. Those of the last days must be kept; older ones may be. The clock
 * of a settlement may be ahead.
 */
export async function compareCallStates({
  store,
  model: { callStates },
}: Pick<Comparison, "store" | "model">): Promise<void> {
  const found = await store.findCallStates({
    requestId: "asking",
    names: [...callStates.keys(), "no such state"],
  });
  const times = [...callStates.values()].map(({ atMs }) => atMs);
  const oldestMs = Math.max(0, ...times) - CALL_STATE_LIFE_MS;
  const foundByName = new Map(found.map((state) => [state.name, state]));
  for (const [name, { state, atMs }] of callStates) {
    const got = foundByName.get(name);
    if (got !== undefined || atMs > oldestMs) expectSame(got, state, `state ${name}`);
    foundByName.delete(name);
  }
  expectSame([...foundByName.keys()], [], "other states");
}

/** Compares the records of requests. */
export async function compareRequests(
  { store, model }: Pick<Comparison, "store" | "model">,
  ids: readonly string[],
): Promise<void> {
  const got = await Promise.all(ids.map((id) => store.showRequest(id)));
  for (const [at, id] of ids.entries()) {
    expectSame(got[at], model.book.request(id), `request ${id}`);
  }
}

/** Compares every entry, and verifies the ledger. */
export async function compareEntries({
  store,
  model,
}: Pick<Comparison, "store" | "model">): Promise<void> {
  for (const accountId of model.settings.accounts.keys()) {
    const all = { kind: null, fromMs: null, toMs: null, afterSeq: 0, count: ENTRIES_MAX };
    const { entries } = await store.listEntries({ accountId, ...all });
    const rows = entries.map((entry) => rowOf(entry));
    expectSame(inOrder(rows), inOrder(model.book.rowsOf(accountId)), `entries of ${accountId}`);
  }
  expectSame((await store.verify({ full: true })).problems, [], "problems");
}

/** Returns an entry without its place in the log. */
function rowOf(entry: EntryRecord): EntryRow {
  const { seq: _seq, hash: _hash, text: _text, isRepaired: _isRepaired, ...row } = entry;
  return row;
}

/** The holds of a dead process end in any order. */
function inOrder(rows: readonly EntryRow[]): readonly EntryRow[] {
  const nameOf = ({ kind, id }: EntryRow): string => `${kind} ${id}`;
  return rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}
