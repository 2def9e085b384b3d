import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  decideMark,
  decidePlace,
  decidePost,
  decideResolve,
  decideReverse,
  decideSettle,
  isUndelivered,
  type AccountView,
  type ChargedRequest,
  type KeyState,
  type LedgerChange,
  type ReversalCause,
} from "../../core/ledger/decisions.ts";
import { entryDigest } from "../../core/ledger/chain.ts";
import { operatorEntryId } from "../../core/ledger/entry.ts";
import type { EntryRow } from "../../core/ledger/entry-row.ts";
import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { isWithin, type BudgetState } from "../../core/ledger/budget.ts";
import { UNRESOLVED } from "../../core/ledger/unresolved-holds.ts";
import { reversedCharge, type ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { AccountRecord } from "../../core/ledger/accounts.ts";
import type {
  HoldProgress,
  HoldRequest,
  HoldResult,
  Settlement,
  SettleResult,
} from "../../core/ledger/store.ts";
import type { OperatorEntry, PostedEntry, PostResult } from "../../core/ledger/operator-entry.ts";
import { storedColumns, storedNames } from "../shared/entry-columns.ts";
import { postedEntry } from "../shared/entry-records.ts";
import { CHARGED_COLUMNS, chargedRequest, openHold } from "../shared/records.ts";
import { protocolColumns } from "../shared/protocol-columns.ts";
import { integer } from "../shared/rows.ts";
import { sqlite } from "../shared/sql.ts";
import type { Balances } from "./balances.ts";

const INSERT_HOLD = `INSERT INTO holds
  (id, request_id, account_id, key_id, owner, amount, owed, started, model, protocol,
   client_protocol, stream, facts, started_at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)`;

const INSERT_ENTRY = `INSERT INTO entries (${storedNames}, hash)
  VALUES (${storedColumns.map(() => "?").join(", ")}, ?)`;

/** Every entry up to here is linked (see `migrations.ts`). */
const CHAINED = "UPDATE chained SET seq = ?1 WHERE seq < ?1";

/** Selects an operator's entry by its stored kind. */
const SELECT_POSTED = `SELECT * FROM entries
  WHERE reference = ? AND kind IN ('top-up', 'refund') AND account_id = ?`;

const SELECT_CHARGED = `SELECT ${CHARGED_COLUMNS.in(sqlite).text}
  FROM entries u WHERE u.reference = ? AND u.kind = 'usage'`;

/** A row of `holds`. */
interface StoredHold {
  readonly id: number;
  hold: OpenHold;
}

/**
 * Loads the data for a decision of the ledger, runs the decision and writes the change. Runs inside
 * the engine's transaction.
 */
export class Ledger {
  readonly #database: DatabaseSync;
  readonly #balances: Balances;
  readonly #insertHold: StatementSync;
  readonly #updateHold: StatementSync;
  readonly #deleteHold: StatementSync;
  readonly #handOver: StatementSync;
  readonly #posted: StatementSync;
  readonly #hasUsage: StatementSync;
  readonly #insertEntry: StatementSync;
  readonly #chained: StatementSync;
  readonly #charged: StatementSync;
  /** All rows of `holds` in the current transaction, by request id. */
  readonly #open = new Map<string, StoredHold>();
  /** Holds whose mark is not written yet. */
  readonly #marked = new Set<StoredHold>();
  /** Charges reversed since the last `takeReversed`. */
  #reversed: ReversedCharge[] = [];
  #nextId = 1;
  /** Number of the last entry added; null: no entry since the last `flush`. */
  #lastSeq: number | bigint | null = null;

  constructor(database: DatabaseSync, balances: Balances) {
    this.#database = database;
    this.#balances = balances;
    this.#insertHold = database.prepare(INSERT_HOLD);
    this.#updateHold = database.prepare("UPDATE holds SET started = 1, owed = ? WHERE id = ?");
    this.#deleteHold = database.prepare("DELETE FROM holds WHERE id = ?");
    this.#handOver = database.prepare("UPDATE holds SET owner = ?, started = ? WHERE id = ?");
    this.#posted = database.prepare(SELECT_POSTED);
    this.#hasUsage = database.prepare(
      "SELECT 1 FROM entries WHERE reference = ? AND kind = 'usage'",
    );
    this.#hasUsage.setReturnArrays(true);
    this.#chained = database.prepare(CHAINED);
    this.#insertEntry = database.prepare(INSERT_ENTRY);
    this.#charged = database.prepare(SELECT_CHARGED);
    this.reload();
  }

  /** Reloads all open holds: at start, and after a rollback. */
  reload(): void {
    this.#open.clear();
    this.#marked.clear();
    this.#lastSeq = null;
    this.#reversed = [];
    for (const row of this.#database.prepare("SELECT * FROM holds").all()) {
      const id = integer(row, "id");
      const hold = openHold(row);
      this.#open.set(hold.requestId, { id, hold });
      this.#nextId = Math.max(this.#nextId, id + 1);
    }
  }

  /** Returns the number of holds in memory. */
  get size(): number {
    return this.#open.size;
  }

  /** Returns the open holds of other owners; this process is the only one that lives. */
  holdsOfDead(owner: string): readonly OpenHold[] {
    return [...this.#open.values()].map(({ hold }) => hold).filter((hold) => hold.owner !== owner);
  }

  placeHold(request: HoldRequest, owner: string): HoldResult {
    const { requestId, accountId, keyId } = request;
    const { result, change } = decidePlace(request, {
      owner,
      isKnown: this.#open.has(requestId) || this.#isSettled(requestId),
      account: this.#balances.account(accountId),
      key: this.#balances.key(keyId),
    });
    if (change !== null) this.#apply(change);
    return result;
  }

  markProgress(progress: HoldProgress): void {
    const open = this.#open.get(progress.requestId);
    if (open === undefined) return;
    const change = decideMark(progress, open.hold);
    if (change !== null) this.#apply(change);
  }

  /**
   * Writes the marks of holds that are still open; most holds end in the same batch as their mark.
   */
  flush(): void {
    if (this.#lastSeq !== null) this.#chained.run(this.#lastSeq);
    this.#lastSeq = null;
    for (const { id, hold } of this.#marked) this.#updateHold.run(hold.owed, id);
    this.#marked.clear();
  }

  settle(settlement: Settlement): SettleResult {
    const { requestId } = settlement;
    const hold = this.#open.get(requestId)?.hold;
    const isSettled = hold === undefined && this.#isSettled(requestId);
    const { result, change } = decideSettle(settlement, { hold, isSettled });
    if (change !== null) this.#apply(change);
    if (isUndelivered(result, settlement)) {
      this.reverse(requestId, { cause: "undelivered", atMs: settlement.atMs });
    }
    return result;
  }

  /** Ends the hold of a dead owner. */
  resolve(hold: OpenHold, atMs: number): void {
    this.#apply(decideResolve(hold, atMs));
  }

  /** Reports whether the sums contain a hold, so that it can be ended. */
  canEnd(hold: OpenHold): boolean {
    const [account, key] = [this.#balances.account(hold.accountId), this.#balances.key(hold.keyId)];
    return account !== undefined && key !== undefined && areSumsAbove(hold, { account, key });
  }

  /** Keeps a hold that cannot be ended. */
  handOver(requestId: string): void {
    this.#change(requestId, { owner: UNRESOLVED });
  }

  /**
   * Lets the hold of a killed request end without a charge, since its repeat runs in its place, if
   * the hold could not be ended yet.
   */
  freeUnresolved(requestId: string): void {
    const open = this.#open.get(requestId);
    if (open?.hold.owner === UNRESOLVED) this.#change(requestId, { started: false });
  }

  #change(requestId: string, part: Partial<OpenHold>): void {
    const open = this.#open.get(requestId);
    if (open === undefined) return;
    open.hold = { ...open.hold, ...part };
    this.#handOver.run(open.hold.owner, open.hold.started ? 1 : 0, open.id);
  }

  /** Posts an operator's entry. `account` is the entry's account in the current transaction. */
  postEntry(entry: OperatorEntry, account: AccountRecord | null): PostResult {
    const { result, change } = decidePost(entry, {
      account: account ?? undefined,
      posted: this.#postedEntry(entry),
    });
    if (change !== null) this.#apply(change);
    return result;
  }

  /** Reverses a request's charge if the reversal is due. */
  reverse(requestId: string, due: { readonly cause: ReversalCause; readonly atMs: number }): void {
    const request = this.#chargedRequest(requestId);
    const change = decideReverse(request, due);
    if (request === undefined || change === null) return;
    this.#apply(change);
    this.#reversed.push(reversedCharge(request));
  }

  /** Returns the charges reversed since the last call of this method. */
  takeReversed(): readonly ReversedCharge[] {
    if (this.#reversed.length === 0) return this.#reversed;
    const reversed = this.#reversed;
    this.#reversed = [];
    return reversed;
  }

  #postedEntry(entry: OperatorEntry): PostedEntry | undefined {
    return this.#posted
      .all(operatorEntryId(entry), entry.accountId)
      .map(postedEntry)
      .find(({ kind }) => kind === entry.kind);
  }

  #isSettled(requestId: string): boolean {
    return this.#hasUsage.get(requestId) !== undefined;
  }

  #chargedRequest(requestId: string): ChargedRequest | undefined {
    const row = this.#charged.get(requestId);
    return row === undefined ? undefined : chargedRequest(row, requestId);
  }

  #apply(change: LedgerChange): void {
    switch (change.kind) {
      case "placed":
        this.#insert(change.hold);
        break;
      case "marked":
        this.#mark(change.hold);
        return;
      case "ended":
        this.#add(change.entry);
        this.#remove(change.hold.requestId);
        break;
      case "posted":
        this.#add(change.entry);
        break;
    }
    this.#balances.add(change.sums);
  }

  #insert(hold: OpenHold): void {
    const id = this.#nextId++;
    const { protocol, clientProtocol } = protocolColumns(hold.protocol);
    this.#insertHold.run(
      id,
      hold.requestId,
      hold.accountId,
      hold.keyId,
      hold.owner,
      hold.amount,
      hold.owed,
      hold.model,
      protocol,
      clientProtocol,
      hold.stream ? 1 : 0,
      hold.facts === null ? null : JSON.stringify(hold.facts),
      hold.startedAtMs,
    );
    this.#open.set(hold.requestId, { id, hold });
  }

  #mark(hold: OpenHold): void {
    const open = this.#open.get(hold.requestId);
    if (open === undefined) throw new Error("a mark without an open hold");
    open.hold = hold;
    this.#marked.add(open);
  }

  #remove(requestId: string): void {
    const open = this.#open.get(requestId);
    if (open === undefined) throw new Error("an end without an open hold");
    this.#deleteHold.run(open.id);
    this.#open.delete(requestId);
    this.#marked.delete(open);
  }

  /** Adds an entry to the log and the chain; its sums are added separately. */
  #add(entry: EntryRow): void {
    const hash = this.#balances.link(entry.accountId, entryDigest(entry));
    const values = storedColumns.map((column) => column.valueOf(entry));
    const { lastInsertRowid } = this.#insertEntry.run(...values, hash);
    this.#lastSeq = lastInsertRowid;
  }
}

/** Reports whether a hold can be subtracted from the sums in which it counts. */
function areSumsAbove(
  { amount, startedAtMs }: OpenHold,
  { account, key }: { readonly account: AccountView; readonly key: KeyState },
): boolean {
  const isCounted = (budget: BudgetState | null): budget is BudgetState =>
    budget !== null && isWithin(budget, startedAtMs);
  const sums = [account.held, ...(key.spendingLimit === null ? [] : [key.held])];
  const budgets = [account.budget, key.budget].filter(isCounted);
  return [...sums, ...budgets.map(({ held }) => held)].every((held) => held >= amount);
}
