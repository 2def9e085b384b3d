import { nanoUsd } from "../../money/amounts.ts";
import type {
  AccountRecord,
  HoldProgress,
  HoldRequest,
  HoldResult,
  OperatorEntry,
  PostResult,
  Settlement,
  SettleResult,
} from "../../ledger/store.ts";
import { changeAccount, changeKey, noChanges, type Changes } from "./changes.ts";
import type { LockedAccount, LockedBooks, LockedKey } from "./locked-books.ts";
import { usageEntry, type Ending, type OpenHold } from "./open-hold.ts";

/** What the process remembers between its batches; changed by committed batches only. */
export interface OwnMemory {
  /** The owner's open holds, as the database has them while the owner's row is there. */
  readonly holds: ReadonlyMap<string, OpenHold>;
  /** Requests that may have a claim in flight: only they have one to end. */
  readonly claimed: ReadonlySet<string>;
  readonly replyBytesMax: number;
}

/**
 * Decides the calls of one batch one after the other, each on what the earlier ones left: the
 * rows are held, so what is decided here is what is written. Hence a hold is refused only where
 * it does not fit by itself, never for a later or refused one of its batch (rule 7).
 */
export class BatchBooks {
  readonly changes: Changes = noChanges();
  readonly #books: LockedBooks;
  readonly #memory: OwnMemory;
  /** Holds that this batch placed or marked, and null for those that it ended. */
  readonly #touched = new Map<string, OpenHold | null>();
  readonly #settled = new Set<string>();
  readonly #posted: Map<string, string>;

  constructor(books: LockedBooks, memory: OwnMemory) {
    this.#books = books;
    this.#memory = memory;
    this.#posted = new Map(books.posted);
  }

  place(request: HoldRequest): HoldResult {
    const { requestId, accountId, keyId, amount, atMs } = request;
    if (this.#isKnown(requestId)) return { result: "duplicate-request-id" };
    const account = this.#account(accountId);
    const key = this.#books.keys.get(keyId);
    if (account === undefined || key?.accountId !== accountId) return { result: "key-refused" };
    const isExpired = key.expiresAtMs !== null && key.expiresAtMs <= atMs;
    if (isExpired || key.revokedAtMs !== null) return { result: "key-refused" };
    const available = account.balance - account.held;
    const allowed = this.#allowed(keyId, key) ?? available;
    if (amount > Math.min(available, allowed)) {
      return allowed < available
        ? { result: "insufficient", available: nanoUsd(allowed), limit: "key" }
        : { result: "insufficient", available: nanoUsd(available), limit: "balance" };
    }
    this.#touched.set(requestId, newHold(request));
    changeAccount(this.changes, accountId, { held: amount });
    if (key.spendingLimit !== null) changeKey(this.changes, keyId, { held: amount, spent: 0 });
    return { result: "placed" };
  }

  /** What a later mark says replaces what an earlier one said, if it is more. */
  mark({ requestId, charge }: HoldProgress): void {
    const hold = this.#hold(requestId);
    if (hold === undefined) return;
    const owed = Math.min(Math.max(hold.owed, charge), hold.amount);
    this.#touched.set(requestId, { ...hold, owed, started: true });
  }

  settle(settlement: Settlement): SettleResult {
    const { requestId } = settlement;
    const hold = this.#hold(requestId);
    if (hold === undefined) {
      return this.#isSettled(requestId) ? "already-settled" : "hold-not-found";
    }
    this.#end(hold, settlement);
    this.#finishReply(settlement);
    return "settled";
  }

  /** Posts a top-up or a refund once per entry id; a repeat finds it posted. */
  post({ id, accountId, kind, amount, atMs }: OperatorEntry): PostResult {
    if (!(amount > 0)) throw new RangeError("an operator's entry has an amount above zero");
    const account = this.#account(accountId);
    if (account === undefined) return { result: "no-account" };
    if (this.#posted.get(`${kind} ${id}`) === accountId) return { result: "posted", account };
    const signed = kind === "top-up" ? amount : -amount;
    const available = nanoUsd(account.balance - account.held);
    if (available + signed < 0) return { result: "insufficient", available };
    this.#posted.set(`${kind} ${id}`, accountId);
    changeAccount(this.changes, accountId, { balance: signed, toppedUp: signed });
    this.changes.entries.push({
      kind,
      reference: id,
      accountId,
      amount: signed,
      atMs,
      keyId: null,
      model: null,
      promptTokens: null,
      completionTokens: null,
      hold: null,
      loss: null,
      details: null,
    });
    const after = this.#account(accountId);
    return after === undefined ? { result: "no-account" } : { result: "posted", account: after };
  }

  /** Ends the calls: from here on `changes` is complete. */
  finish(): Changes {
    for (const [requestId, hold] of this.#touched) {
      const isOld = this.#memory.holds.has(requestId);
      if (hold === null) {
        if (isOld) this.changes.ended.push(requestId);
      } else if (isOld) this.changes.marked.push(hold);
      else this.changes.placed.push(hold);
    }
    return this.changes;
  }

  /** Brings the process's memory up to what was committed. */
  remember(memory: { readonly holds: Map<string, OpenHold>; readonly claimed: Set<string> }): void {
    for (const [requestId, hold] of this.#touched) {
      if (hold === null) memory.holds.delete(requestId);
      else memory.holds.set(requestId, hold);
    }
    for (const requestId of this.#settled) memory.claimed.delete(requestId);
  }

  #end(hold: OpenHold, ending: Ending): void {
    const { requestId, accountId, keyId, amount } = hold;
    const entry = usageEntry(hold, ending);
    this.changes.entries.push(entry);
    this.#touched.set(requestId, null);
    this.#settled.add(requestId);
    const spent = 0 - entry.amount;
    changeAccount(this.changes, accountId, { balance: entry.amount, held: -amount, spent });
    const isLimited = this.#books.keys.get(keyId)?.spendingLimit !== null;
    if (isLimited) changeKey(this.changes, keyId, { held: -amount, spent });
  }

  /** Keeps the reply of a settled request, or gives its claim up where there is none to keep. */
  #finishReply({ requestId, reply }: Settlement): void {
    if (!this.#memory.claimed.has(requestId)) return;
    if (reply === undefined || Buffer.byteLength(reply.sealed) > this.#memory.replyBytesMax) {
      this.changes.droppedClaims.push(requestId);
    } else this.changes.keptReplies.push({ requestId, ...reply });
  }

  #hold(requestId: string): OpenHold | undefined {
    const touched = this.#touched.get(requestId);
    if (touched !== undefined) return touched ?? undefined;
    return this.#memory.holds.get(requestId);
  }

  #isSettled(requestId: string): boolean {
    return this.#settled.has(requestId) || this.#books.settled.has(requestId);
  }

  #isKnown(requestId: string): boolean {
    const isHeld = this.#hold(requestId) !== undefined || this.#books.held.has(requestId);
    return isHeld || this.#isSettled(requestId);
  }

  /** The account as this batch has left it so far. */
  #account(id: string): AccountRecord | undefined {
    const account = this.#books.accounts.get(id);
    return account === undefined ? undefined : this.#current(account);
  }

  #current(account: LockedAccount): AccountRecord {
    const change = this.changes.accounts.get(account.id);
    return {
      ...account,
      balance: nanoUsd(account.balance + (change?.balance ?? 0)),
      held: nanoUsd(account.held + (change?.held ?? 0)),
      spent: nanoUsd(account.spent + (change?.spent ?? 0)),
      toppedUp: nanoUsd(account.toppedUp + (change?.toppedUp ?? 0)),
    };
  }

  /** What a key's spending limit leaves; undefined where it has none. */
  #allowed(id: string, key: LockedKey): number | undefined {
    if (key.spendingLimit === null) return undefined;
    const change = this.changes.keys.get(id);
    return key.spendingLimit - key.spent - key.held - (change?.held ?? 0) - (change?.spent ?? 0);
  }
}

function newHold(request: HoldRequest): OpenHold {
  const { requestId, accountId, keyId, amount, model, protocol, stream, atMs } = request;
  const owed = Math.min(request.startedCharge, amount);
  return {
    requestId,
    accountId,
    keyId,
    amount,
    owed,
    started: false,
    model,
    protocol,
    stream,
    startedAtMs: atMs,
  };
}
