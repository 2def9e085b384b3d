import type { Pool } from "pg";
import type { CallState, CallStateQuery } from "../../core/ledger/call-states.ts";
import { CallQueue } from "../shared/call-queue.ts";
import type { CallOutcome } from "../shared/calling-store.ts";
import {
  joinedAccount,
  keyRecord,
  keySums,
  previousKeyRecord,
  SELECT_ACCOUNT,
  SELECT_KEY,
  SELECT_KEY_SUMS,
} from "../shared/records.ts";
import { text, type Row } from "../shared/rows.ts";
import { runByHalves } from "./connections/by-halves.ts";
import { Retry } from "./connections/retry.ts";
import { textArray } from "./connections/arrays.ts";
import { queryOnce } from "./connections/transaction.ts";

const FIND_KEYS = {
  name: "find-keys",
  text: `${SELECT_KEY} WHERE k.hash = ANY ($1::text[])
    UNION ALL ${SELECT_KEY} WHERE k.previous_hash = ANY ($1::text[])`,
};
const FIND_ACCOUNTS = {
  name: "find-accounts",
  text: `${SELECT_ACCOUNT} WHERE a.id = ANY ($1::text[])`,
};

const FIND_KEY_SUMS = {
  name: "find-key-sums",
  text: `${SELECT_KEY_SUMS} WHERE k.id = ANY ($1::text[])`,
};

const FIND_CALL_STATES = {
  name: "find-call-states",
  text: "SELECT name, sealed FROM call_states WHERE name = ANY ($1::text[])",
};

/** A look-up of a request. */
export type LookUp =
  | readonly ["findKey" | "showAccount" | "showKeySums", string]
  | readonly ["findCallStates", CallStateQuery];

/** Returns a queue of look-ups, which are retried for so long while the database is away. */
export function openLookUps(pool: Pool, retryForMs: number, onAway: () => void): CallQueue<LookUp> {
  const retry = new Retry(retryForMs);
  return new CallQueue(
    (calls) => runByHalves(calls, (part) => retry.run(() => lookUp(pool, part))),
    { onAway },
  );
}

/**
 * Runs the look-ups of one turn in one query per kind. Results are not cached, so a revoked key is
 * refused at once.
 */
async function lookUp(pool: Pool, calls: readonly LookUp[]): Promise<readonly CallOutcome[]> {
  const find = async (
    operation: LookUp[0],
    query: { readonly name: string; readonly text: string },
  ): Promise<readonly Row[]> => {
    const names = new Set(calls.flatMap((call) => (call[0] === operation ? namesOf(call) : [])));
    if (names.size === 0) return [];
    return (await queryOnce(pool, { ...query, values: [textArray([...names])] })).rows;
  };
  const [keys, accounts, sums, states] = await Promise.all([
    find("findKey", FIND_KEYS),
    find("showAccount", FIND_ACCOUNTS),
    find("showKeySums", FIND_KEY_SUMS),
    find("findCallStates", FIND_CALL_STATES),
  ]);
  const keyByHash = new Map(keys.map((row) => [text(row, "hash"), keyRecord(row)]));
  for (const row of keys) {
    const hash = row["previous_hash"];
    if (typeof hash === "string") keyByHash.set(hash, previousKeyRecord(row));
  }
  const accountById = new Map(accounts.map((row) => [text(row, "id"), joinedAccount(row)]));
  const sumsById = new Map(sums.map((row) => [text(row, "id"), keySums(row)]));
  const stateByName = new Map(states.map((row) => [text(row, "name"), callState(row)]));
  const found = { findKey: keyByHash, showAccount: accountById, showKeySums: sumsById };
  return calls.map(([operation, asked]) =>
    operation === "findCallStates"
      ? { value: asked.names.flatMap((name) => stateByName.get(name) ?? []) }
      : { value: found[operation].get(asked) ?? null },
  );
}

function namesOf(call: LookUp): readonly string[] {
  return call[0] === "findCallStates" ? call[1].names : [call[1]];
}

function callState(row: Row): CallState {
  return { name: text(row, "name"), sealed: text(row, "sealed") };
}
