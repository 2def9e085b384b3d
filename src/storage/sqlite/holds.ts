import type { DatabaseSync, StatementSync } from "node:sqlite";
import { nanoUsd, type NanoUsd } from "../../ledger/money.ts";
import type {
  HoldProgress,
  HoldRequest,
  HoldResult,
  Outcome,
  Settlement,
  SettleResult,
  UpstreamAttempt,
  UsageRecord,
} from "../../ledger/store.ts";
import { amount, integer, nullable, text, type Row } from "./rows.ts";

/** The guard of the whole ledger: no hold without the money, and none for a key that may not. */
const RESERVE = `UPDATE accounts SET held = held + ?1
  WHERE id = ?2 AND balance - held >= ?1 AND EXISTS (
    SELECT 1 FROM api_keys WHERE id = ?3 AND account_id = ?2 AND revoked_at_ms IS NULL
      AND (expires_at_ms IS NULL OR expires_at_ms > ?4)
      AND (spending_limit IS NULL OR spending_limit - spent - held >= ?1))`;

const INSERT_HOLD = `INSERT INTO holds
  (request_id, account_id, key_id, owner, amount, owed, started, model, protocol, stream,
   started_at_ms)
  SELECT ?1, ?2, ?3, ?4, ?5, min(?5, ?6), 0, ?7, ?8, ?9, ?10
  WHERE NOT EXISTS (SELECT 1 FROM entries WHERE reference = ?1 AND kind = 'usage')
  ON CONFLICT DO NOTHING`;

const WHY_REFUSED = `SELECT a.balance - a.held AS available,
    k.spending_limit - k.spent - k.held AS key_available,
    k.revoked_at_ms IS NULL AND (k.expires_at_ms IS NULL OR k.expires_at_ms > ?3) AS key_valid
  FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.id = ?1 AND a.id = ?2`;

const INSERT_USAGE = `INSERT INTO entries
  (kind, reference, account_id, amount, at_ms, key_id, model, protocol, stream, status, outcome,
   estimated, hold, loss, prompt_tokens, completion_tokens, cached_tokens, cache_write_tokens,
   reasoning_tokens, upstreams, started_at_ms)
  VALUES ('usage', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const IS_KNOWN = `SELECT 1 FROM holds WHERE request_id = ?1
  UNION ALL SELECT 1 FROM entries WHERE reference = ?1 AND kind = 'usage'`;

const noUsage: UsageRecord = {
  promptTokens: 0,
  completionTokens: 0,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
};

/** How a hold ends, by settlement or by recovery. */
interface Ending {
  readonly charge: NanoUsd;
  readonly usage: UsageRecord;
  readonly estimated: boolean;
  readonly status: number;
  readonly outcome: Outcome;
  readonly upstreams: readonly UpstreamAttempt[];
  readonly atMs: number;
}

/** Holds and the usage entries that replace them. Runs inside the engine's transaction. */
export class HoldBook {
  readonly #reserve: StatementSync;
  readonly #insertHold: StatementSync;
  readonly #reserveKey: StatementSync;
  readonly #whyRefused: StatementSync;
  readonly #isKnown: StatementSync;
  readonly #mark: StatementSync;
  readonly #takeHold: StatementSync;
  readonly #takeOwned: StatementSync;
  readonly #insertUsage: StatementSync;
  readonly #post: StatementSync;
  readonly #postKey: StatementSync;
  /** Keys with a spending limit, or keys that would have had one if their creation had held. */
  readonly #limitedKeys: Set<string>;

  constructor(database: DatabaseSync) {
    this.#reserve = database.prepare(RESERVE);
    this.#insertHold = database.prepare(INSERT_HOLD);
    this.#reserveKey = database.prepare(
      "UPDATE api_keys SET held = held + ? WHERE id = ? AND spending_limit IS NOT NULL",
    );
    this.#whyRefused = database.prepare(WHY_REFUSED);
    this.#isKnown = database.prepare(IS_KNOWN);
    this.#mark = database.prepare(
      `UPDATE holds SET started = 1, owed = min(amount, max(owed, ?)) WHERE request_id = ?`,
    );
    this.#takeHold = database.prepare("DELETE FROM holds WHERE request_id = ? RETURNING *");
    this.#takeOwned = database.prepare("DELETE FROM holds WHERE owner = ? RETURNING *");
    this.#insertUsage = database.prepare(INSERT_USAGE);
    this.#post = database.prepare(
      `UPDATE accounts SET held = held - ?1, balance = balance - ?2, spent = spent + ?2
       WHERE id = ?3`,
    );
    this.#postKey = database.prepare(
      `UPDATE api_keys SET held = held - ?1, spent = spent + ?2
       WHERE id = ?3 AND spending_limit IS NOT NULL`,
    );
    this.#limitedKeys = new Set(
      database
        .prepare("SELECT id FROM api_keys WHERE spending_limit IS NOT NULL")
        .all()
        .map((row) => text(row, "id")),
    );
  }

  /** Makes the key's own sums count from now on; others are left alone to save the write. */
  limitKey(keyId: string): void {
    this.#limitedKeys.add(keyId);
  }

  place(hold: HoldRequest, owner: string): HoldResult {
    const { requestId, accountId, keyId, atMs } = hold;
    const reserved = this.#reserve.run(hold.amount, accountId, keyId, atMs);
    if (reserved.changes === 0) return this.#refusal(hold);
    const inserted = this.#insertHold.run(
      requestId,
      accountId,
      keyId,
      owner,
      hold.amount,
      hold.startedCharge,
      hold.model,
      hold.protocol,
      hold.stream ? 1 : 0,
      atMs,
    );
    if (inserted.changes === 0) {
      this.#post.run(hold.amount, 0, accountId);
      return { result: "duplicate-request-id" };
    }
    if (this.#limitedKeys.has(keyId)) this.#reserveKey.run(hold.amount, keyId);
    return { result: "placed" };
  }

  #refusal({ requestId, accountId, keyId, atMs }: HoldRequest): HoldResult {
    if (this.#isKnown.get(requestId) !== undefined) return { result: "duplicate-request-id" };
    const row = this.#whyRefused.get(keyId, accountId, atMs);
    if (row === undefined || integer(row, "key_valid") === 0) return { result: "key-refused" };
    const available = amount(row, "available");
    const keyAvailable = nullable(row, "key_available", amount);
    return keyAvailable !== null && keyAvailable < available
      ? { result: "insufficient", available: keyAvailable, limit: "key" }
      : { result: "insufficient", available, limit: "balance" };
  }

  mark(progress: HoldProgress): void {
    this.#mark.run(progress.charge, progress.requestId);
  }

  settle(settlement: Settlement): SettleResult {
    const hold = this.#takeHold.get(settlement.requestId);
    if (hold === undefined) {
      const known = this.#isKnown.get(settlement.requestId) !== undefined;
      return known ? "already-settled" : "hold-not-found";
    }
    this.#end(hold, settlement);
    return "settled";
  }

  /** Ends all holds of a dead owner by rule 5; gives how many there were. */
  resolve(owner: string, atMs: number): number {
    const holds = this.#takeOwned.all(owner);
    for (const hold of holds) {
      const started = integer(hold, "started") === 1;
      this.#end(hold, {
        charge: started ? amount(hold, "owed") : nanoUsd(0),
        usage: noUsage,
        estimated: started,
        status: 0,
        outcome: "killed",
        upstreams: [],
        atMs,
      });
    }
    return holds.length;
  }

  #end(hold: Row, ending: Ending): void {
    const held = integer(hold, "amount");
    const charge = Math.min(ending.charge, held);
    const { usage } = ending;
    this.#insertUsage.run(
      text(hold, "request_id"),
      text(hold, "account_id"),
      0 - charge,
      ending.atMs,
      text(hold, "key_id"),
      text(hold, "model"),
      text(hold, "protocol"),
      integer(hold, "stream"),
      ending.status,
      ending.outcome,
      ending.estimated ? 1 : 0,
      held,
      ending.charge - charge,
      usage.promptTokens,
      usage.completionTokens,
      usage.cachedTokens,
      usage.cacheWriteTokens,
      usage.reasoningTokens,
      JSON.stringify(ending.upstreams),
      integer(hold, "started_at_ms"),
    );
    this.#post.run(held, charge, text(hold, "account_id"));
    const keyId = text(hold, "key_id");
    if (this.#limitedKeys.has(keyId)) this.#postKey.run(held, charge, keyId);
  }
}
