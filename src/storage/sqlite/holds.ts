import type { DatabaseSync, StatementSync } from "node:sqlite";
import { nanoUsd } from "../../money/amounts.ts";
import type {
  HoldProgress,
  HoldRequest,
  HoldResult,
  Settlement,
  SettleResult,
} from "../../ledger/store.ts";
import { zeroUsage } from "../../ledger/usage.ts";
import type { Balances } from "./balances.ts";
import type { RequestDetails } from "../request-details.ts";
import { integer, oneOf, text, type Row } from "../rows.ts";

const INSERT_HOLD = `INSERT INTO holds
  (id, request_id, account_id, key_id, owner, amount, owed, started, model, protocol, stream,
   started_at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)`;

const INSERT_USAGE = `INSERT INTO entries
  (kind, reference, account_id, amount, at_ms, key_id, model, prompt_tokens, completion_tokens,
   hold, loss, details)
  VALUES ('usage', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** A row of `holds`. */
interface OpenHold {
  readonly id: number;
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly owner: string;
  readonly amount: number;
  readonly model: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  readonly startedAtMs: number;
  owed: number;
  started: boolean;
}

type Ending = Omit<Settlement, "requestId" | "reply">;

const killed = {
  usage: zeroUsage,
  status: 0,
  outcome: "killed",
  upstreams: [],
} as const satisfies Partial<Ending>;

/** Holds and the usage entries that replace them. Runs inside the engine's transaction. */
export class HoldBook {
  readonly #database: DatabaseSync;
  readonly #balances: Balances;
  readonly #insertHold: StatementSync;
  readonly #updateHold: StatementSync;
  readonly #deleteHold: StatementSync;
  readonly #hasUsage: StatementSync;
  readonly #insertUsage: StatementSync;
  /** All rows of `holds` as the current transaction has them, by request id. */
  readonly #open = new Map<string, OpenHold>();
  /** Those whose mark is not written yet. */
  readonly #marked = new Set<OpenHold>();
  #nextId = 1;

  constructor(database: DatabaseSync, balances: Balances) {
    this.#database = database;
    this.#balances = balances;
    this.#insertHold = database.prepare(INSERT_HOLD);
    this.#updateHold = database.prepare("UPDATE holds SET started = 1, owed = ? WHERE id = ?");
    this.#deleteHold = database.prepare("DELETE FROM holds WHERE id = ?");
    this.#hasUsage = database.prepare(
      "SELECT 1 FROM entries WHERE reference = ? AND kind = 'usage'",
    );
    this.#hasUsage.setReturnArrays(true);
    this.#insertUsage = database.prepare(INSERT_USAGE);
    this.reload();
  }

  /** Reads all open holds anew: at start, and after a rollback. */
  reload(): void {
    this.#open.clear();
    this.#marked.clear();
    for (const row of this.#database.prepare("SELECT * FROM holds").all()) {
      const hold = openHold(row);
      this.#open.set(hold.requestId, hold);
      this.#nextId = Math.max(this.#nextId, hold.id + 1);
    }
  }

  owners(): ReadonlySet<string> {
    return new Set([...this.#open.values()].map(({ owner }) => owner));
  }

  place(request: HoldRequest, owner: string): HoldResult {
    const { requestId, accountId, keyId, amount, atMs } = request;
    if (this.#isKnown(requestId)) return { result: "duplicate-request-id" };
    const account = this.#balances.account(accountId);
    const key = this.#balances.key(keyId);
    if (account === undefined || key?.accountId !== accountId) return { result: "key-refused" };
    const expired = key.expiresAtMs !== null && key.expiresAtMs <= atMs;
    if (expired || key.revokedAtMs !== null) return { result: "key-refused" };
    const available = account.balance - account.held;
    const allowed =
      key.spendingLimit === null ? available : key.spendingLimit - key.spent - key.held;
    if (amount > Math.min(available, allowed)) {
      return allowed < available
        ? { result: "insufficient", available: nanoUsd(allowed), limit: "key" }
        : { result: "insufficient", available: nanoUsd(available), limit: "balance" };
    }
    this.#insert(request, owner);
    this.#balances.add(request, { balance: 0, held: amount, spent: 0 });
    return { result: "placed" };
  }

  #insert(request: HoldRequest, owner: string): void {
    const { requestId, accountId, keyId, amount, model, protocol, stream } = request;
    const id = this.#nextId++;
    const owed = Math.min(request.startedCharge, amount);
    const startedAtMs = request.atMs;
    this.#insertHold.run(
      id,
      requestId,
      accountId,
      keyId,
      owner,
      amount,
      owed,
      model,
      protocol,
      stream ? 1 : 0,
      startedAtMs,
    );
    const started = false;
    this.#open.set(requestId, {
      id,
      requestId,
      accountId,
      keyId,
      owner,
      amount,
      model,
      protocol,
      stream,
      startedAtMs,
      owed,
      started,
    });
  }

  #isKnown(requestId: string): boolean {
    return this.#open.has(requestId) || this.#hasUsage.get(requestId) !== undefined;
  }

  /** What a later mark says replaces what an earlier one said, if it is more. */
  mark({ requestId, charge }: HoldProgress): void {
    const hold = this.#open.get(requestId);
    if (hold === undefined) return;
    hold.owed = Math.min(Math.max(hold.owed, charge), hold.amount);
    hold.started = true;
    this.#marked.add(hold);
  }

  /** Writes the marks of holds that are still open: most end in the batch of their mark. */
  flush(): void {
    for (const { owed, id } of this.#marked) this.#updateHold.run(owed, id);
    this.#marked.clear();
  }

  settle(settlement: Settlement): SettleResult {
    const hold = this.#open.get(settlement.requestId);
    if (hold === undefined) {
      const known = this.#hasUsage.get(settlement.requestId) !== undefined;
      return known ? "already-settled" : "hold-not-found";
    }
    this.#end(hold, settlement);
    return "settled";
  }

  /** Ends all holds of a dead owner by rule 5; gives how many there were. */
  resolve(owner: string, atMs: number): number {
    const dead = [...this.#open.values()].filter((hold) => hold.owner === owner);
    for (const hold of dead) {
      const charge = nanoUsd(hold.started ? hold.owed : 0);
      this.#end(hold, { ...killed, charge, estimated: hold.started, atMs });
    }
    return dead.length;
  }

  #end(hold: OpenHold, ending: Ending): void {
    const { requestId, accountId, keyId, amount } = hold;
    const charge = Math.min(ending.charge, amount);
    const { promptTokens, completionTokens } = ending.usage;
    const details = JSON.stringify(requestDetails(hold, ending));
    this.#insertUsage.run(
      requestId,
      accountId,
      0 - charge,
      ending.atMs,
      keyId,
      hold.model,
      promptTokens,
      completionTokens,
      amount,
      ending.charge - charge,
      details,
    );
    this.#deleteHold.run(hold.id);
    this.#open.delete(requestId);
    this.#marked.delete(hold);
    this.#balances.add(hold, { balance: -charge, held: -amount, spent: charge });
  }
}

function requestDetails(hold: OpenHold, ending: Ending): RequestDetails {
  const { cachedTokens, cacheWriteTokens, reasoningTokens } = ending.usage;
  return {
    protocol: hold.protocol,
    stream: hold.stream,
    status: ending.status,
    outcome: ending.outcome,
    estimated: ending.estimated,
    cachedTokens,
    cacheWriteTokens,
    reasoningTokens,
    upstreams: ending.upstreams,
    startedAtMs: hold.startedAtMs,
  };
}

function openHold(row: Row): OpenHold {
  return {
    id: integer(row, "id"),
    requestId: text(row, "request_id"),
    accountId: text(row, "account_id"),
    keyId: text(row, "key_id"),
    owner: text(row, "owner"),
    amount: integer(row, "amount"),
    model: text(row, "model"),
    protocol: oneOf(row, "protocol", ["chat", "messages"]),
    stream: integer(row, "stream") === 1,
    startedAtMs: integer(row, "started_at_ms"),
    owed: integer(row, "owed"),
    started: integer(row, "started") === 1,
  };
}
