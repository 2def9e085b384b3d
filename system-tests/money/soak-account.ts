import type { AccountRecord, NewKey } from "../../src/core/ledger/accounts.ts";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import type { SoakCall } from "./soak-calls.ts";
import { AccountModel, type Crash } from "./soak-model.ts";

/** A call and the store's answer. */
export interface Answered {
  readonly call: SoakCall;
  readonly answer: string;
}

const ENDS_MAX = 10;
const POSTED_MAX = 4;
const STORED_MAX = 2;
const ANCIENT_MAX = 200;
const KEY_LIMIT = 3_000;
/** Budget per day of a new account, in nano-dollars. */
export const BUDGET_LIMIT = 900;
/** More states would mean that the answers are not conclusive. */
const STATES_MAX = 64;

/**
 * An account with all its possible states given the store's answers so far. The calls of a round
 * are made in parallel: they ran in some order, and there must be an order in which the rules give
 * the same answers (I12).
 */
export class SoakAccount {
  readonly id: string;
  readonly ancient: string[] = [];
  #states: readonly AccountModel[];

  constructor(id: string, balance: number) {
    this.id = id;
    this.#states = [new AccountModel(balance, BUDGET_LIMIT)];
  }

  /** One of the states. */
  get model(): AccountModel {
    const [state] = this.#states;
    if (state === undefined) throw new Error(`account ${this.id} has no state`);
    return state;
  }

  /** Number of keys that could place a hold. */
  get usableKeys(): number {
    return [...this.model.keys.values()].filter(({ isRevoked }) => !isRevoked).length;
  }

  /** Returns a key to be added to the ledger too; some have a spending limit. */
  addKey(id: string, isLimited: boolean): NewKey {
    const limit = isLimited ? KEY_LIMIT : null;
    for (const { keys } of this.#states) keys.set(id, { limit, spent: 0, isRevoked: false });
    return {
      id,
      accountId: this.id,
      hash: `hash of ${id}`,
      label: null,
      models: null,
      spendingLimit: limit === null ? null : nanoUsd(limit),
      expiresAtMs: null,
      atMs: 0,
    };
  }

  /** Throws if no order of the calls gives these answers and this record. */
  take(answered: readonly Answered[], record: AccountRecord | null): void {
    const found = new Map<string, AccountModel>();
    for (const state of this.#states) {
      for (const next of orders(state, answered)) {
        if (fits(next, record)) found.set(next.fingerprint(), next);
      }
    }
    if (found.size === 0 || found.size > STATES_MAX) {
      const calls = answered.map(({ call, answer }) => `${JSON.stringify(call)} → ${answer}`);
      const states = this.#states.map((state) => state.fingerprint());
      throw new Error(
        [
          `account ${this.id}: ${found.size} states fit the answers`,
          ...calls,
          `now ${JSON.stringify(record)}`,
          `before ${states.join("\n")}`,
        ].join("\n"),
      );
    }
    this.#states = [...found.values()];
  }

  crash(crash: Crash): void {
    for (const state of this.#states) state.crash(crash);
  }

  /** True: a state agrees with the ledger on the request (I4, I5, I7, I9, I10). */
  agreesOn(id: string, record: RequestRecord | null): boolean {
    return this.#states.some((state) => {
      const end = state.ends.get(id);
      if (end === undefined || record === null) return false;
      return (
        record.charge === end.charge &&
        record.hold === end.hold &&
        record.charge <= record.hold &&
        (record.outcome === "killed") === end.killed &&
        record.estimated === end.estimated
      );
    });
  }

  /** Removes old requests from the model, except those that a claim still names. */
  forget(): void {
    for (const state of this.#states) {
      const named = new Set(
        [...state.claims.values()].flatMap(({ requestId, earlier }) => [requestId, earlier ?? ""]),
      );
      for (const id of state.ends.keys()) {
        if (state.ends.size <= ENDS_MAX) break;
        if (named.has(id)) continue;
        state.ends.delete(id);
        if (state === this.model) this.ancient.push(id);
      }
      const stored = [...state.claims].filter(([, claim]) => claim.state === "stored");
      for (const [name] of stored.slice(STORED_MAX)) state.claims.delete(name);
      for (const id of state.posted) {
        if (state.posted.size > POSTED_MAX) state.posted.delete(id);
      }
      for (const [id, { isRevoked, limit, spent }] of state.keys) {
        const isSpent = isRevoked || (limit !== null && spent > limit / 2);
        const isUsed = [...state.holds.values(), ...state.ends.values()].some(
          ({ keyId }) => keyId === id,
        );
        if (isSpent && !isUsed) state.keys.delete(id);
      }
    }
    while (this.ancient.length > ANCIENT_MAX) this.ancient.shift();
  }
}

/**
 * Returns the states after each order of the calls that gives the answers; one request's calls keep
 * their order.
 */
function orders(state: AccountModel, answered: readonly Answered[]): readonly AccountModel[] {
  if (answered.length === 0) return [state];
  return answered.flatMap((next, at) => {
    const isBehind = answered.slice(0, at).some(({ call }) => isOfRequest(call, next.call));
    if (isBehind) return [];
    const copy = state.copy();
    return copy.apply(next.call) === next.answer ? orders(copy, answered.toSpliced(at, 1)) : [];
  });
}

/** Calls of one request are made on one process in sequence. */
function isOfRequest(earlier: SoakCall, later: SoakCall): boolean {
  return "id" in earlier && "id" in later && earlier.id === later.id;
}

function fits(state: AccountModel, record: AccountRecord | null): boolean {
  return (
    record !== null &&
    record.balance === state.balance &&
    record.held === state.held &&
    record.spent === state.spent &&
    (record.suspendedAtMs !== null) === state.isSuspended &&
    record.budget?.limit === state.budget.limit &&
    record.budget.spent === state.budget.spent &&
    record.budget.held === state.budget.held &&
    record.toppedUp === state.toppedUp
  );
}
