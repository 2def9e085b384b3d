import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  decideClaim,
  decideClaimEnd,
  NO_ACCOUNT,
  REPLY_LIFE_MS,
  REPLY_ROW_BYTES,
  storedBytes,
} from "../../core/ledger/decisions.ts";
import type { ClaimResult, ReplyClaim, Settlement } from "../../core/ledger/store.ts";
import { keptReply } from "../shared/records.ts";
import { integer, nullable, text, type Row } from "../shared/rows.ts";

/** Number of old replies deleted per claim: more than one, so that the store shrinks under load. */
const PURGE_PER_CLAIM = 4;

interface ClaimName {
  readonly accountId: string;
  readonly keyHash: string;
  readonly requestId: string;
}

/** A claim in flight. */
interface OpenClaim {
  readonly accountId: string;
  /** The process that made the claim. */
  readonly owner: string;
  /**
   * An earlier attempt with an incomplete reply; its charge is reversed when this one is settled.
   */
  readonly broken: string | null;
}

type Reverse = (requestId: string) => void;

/** Claims and stored replies. Runs inside the engine's transaction. */
export class Replies {
  readonly #database: DatabaseSync;
  readonly #bytesMax: number;
  readonly #find: StatementSync;
  readonly #claim: StatementSync;
  readonly #keep: StatementSync;
  readonly #wait: StatementSync;
  readonly #drop: StatementSync;
  readonly #purge: StatementSync;
  readonly #oldest: StatementSync;
  readonly #evict: StatementSync;
  /** Lower bound of the rows' times, unless the clock went back; no row expires before it. */
  #oldestMs = 0;
  /** Requests with a claim, in flight or left by a dead process; only these have a claim to end. */
  readonly #claimed = new Map<string, OpenClaim>();
  /** Bytes of each account's rows in the current transaction. */
  readonly #bytes = new Map<string, number>();

  constructor(database: DatabaseSync, bytesMax: number) {
    this.#database = database;
    this.#bytesMax = bytesMax;
    this.#find = database.prepare("SELECT * FROM replies WHERE account_id = ? AND key_hash = ?");
    this.#claim = database.prepare(
      `INSERT OR REPLACE INTO replies
         (account_id, key_hash, body_hash, request_id, owner, at_ms, broken_request_id, bytes)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
    );
    this.#keep = database.prepare(
      `UPDATE replies SET sealed = ?1, bytes = ?2, broken_request_id = NULL
       WHERE request_id = ?3 AND key_hash = ?4 AND sealed IS NULL`,
    );
    this.#wait = database.prepare(
      `UPDATE replies SET request_id = ?1, owner = '${NO_ACCOUNT}', bytes = ${REPLY_ROW_BYTES},
         broken_request_id = NULL
       WHERE request_id = ?2 AND sealed IS NULL`,
    );
    this.#drop = database.prepare("DELETE FROM replies WHERE request_id = ? AND sealed IS NULL");
    this.#purge = database.prepare(
      `DELETE FROM replies WHERE id IN
         (SELECT id FROM replies WHERE at_ms <= ? ORDER BY at_ms LIMIT ${PURGE_PER_CLAIM})
       RETURNING account_id, bytes, request_id`,
    );
    this.#oldest = database.prepare("SELECT coalesce(min(at_ms), 0) AS at_ms FROM replies");
    this.#evict = database.prepare(
      `DELETE FROM replies WHERE id =
         (SELECT id FROM replies WHERE account_id = ? AND bytes > 0 ORDER BY at_ms, id LIMIT 1)
       RETURNING account_id, bytes`,
    );
    this.reload();
  }

  /** Reloads the claims and the sums of bytes: at start, and after a rollback. */
  reload(): void {
    this.#bytes.clear();
    this.#claimed.clear();
    this.#oldestMs = 0;
    const rows = this.#database.prepare(
      "SELECT account_id, request_id, owner, bytes, broken_request_id FROM replies",
    );
    for (const row of rows.all()) {
      const accountId = text(row, "account_id");
      const bytes = integer(row, "bytes");
      if (bytes > 0) this.#add(accountId, bytes);
      else {
        const broken = nullable(row, "broken_request_id", text);
        const owner = text(row, "owner");
        this.#claimed.set(text(row, "request_id"), { accountId, owner, broken });
      }
    }
  }

  /** Returns the number of requests with claims and of accounts with bytes in memory. */
  get size(): number {
    return this.#claimed.size + this.#bytes.size;
  }

  /** Reports whether the request has a claim of this process. */
  hasClaim(requestId: string, owner: string): boolean {
    return this.#claimed.get(requestId)?.owner === owner;
  }

  /**
   * Claims a key for a request of `owner`, the only running process. If another process made the
   * existing claim, its request was killed: the claim passes to the new request, and `reverse`
   * reverses the killed request's charge. The charge of a request with an incomplete reply is
   * reversed only at the new request's settlement.
   */
  claim(claim: ReplyClaim, owner: string, reverse: Reverse): ClaimResult {
    this.#purgeExpired(claim.atMs - REPLY_LIFE_MS);
    const found = this.#find.get(claim.accountId, claim.keyHash);
    const isExpired = found !== undefined && integer(found, "at_ms") <= claim.atMs - REPLY_LIFE_MS;
    let broken: string | null = null;
    if (found !== undefined && !isExpired) {
      const kept = keptReply(found, text(found, "owner") === owner);
      const decided = decideClaim(claim, kept);
      if (decided.result !== "taken-over") return decided;
      reverse(kept.requestId);
      ({ broken } = decided);
    }
    if (found !== undefined) this.#forget(found);
    const { accountId, keyHash, bodyHash, requestId, atMs } = claim;
    this.#claim.run(accountId, keyHash, bodyHash, requestId, owner, atMs, broken);
    this.#claimed.set(requestId, { accountId, owner, broken });
    return { result: "claimed" };
  }

  /** Deletes some expired rows; `upToMs` is the time of the latest expired row. */
  #purgeExpired(upToMs: number): void {
    if (upToMs < this.#oldestMs) return;
    const purged = this.#purge.all(upToMs);
    for (const row of purged) this.#forget(row);
    if (purged.length < PURGE_PER_CLAIM)
      this.#oldestMs = integer(this.#oldest.get() ?? {}, "at_ms");
  }

  release({ requestId }: ClaimName): void {
    const claim = this.#claimed.get(requestId);
    this.#claimed.delete(requestId);
    if (claim !== undefined) this.#giveUp(requestId, claim);
  }

  /**
   * Stores the reply of a settled request, keeps a claim with an incomplete reply for its repeat,
   * or ends the claim; `reverse` reverses the charge of an earlier attempt.
   */
  finish(settlement: Settlement, reverse: Reverse): void {
    const { reply, requestId } = settlement;
    const claim = this.#claimed.get(requestId);
    if (claim === undefined) return;
    this.#claimed.delete(requestId);
    const end = decideClaimEnd(settlement, this.#bytesMax);
    if (end === "given-up") {
      this.#giveUp(requestId, claim);
      return;
    }
    if (claim.broken !== null) reverse(claim.broken);
    if (end === "broken") this.#keepBroken(requestId, { requestId, claim });
    else if (end === "stored" && reply !== undefined) this.#store(requestId, reply, claim);
    else this.#drop.run(requestId);
  }

  #giveUp(requestId: string, claim: OpenClaim): void {
    if (claim.broken === null) this.#drop.run(requestId);
    else this.#keepBroken(claim.broken, { requestId, claim });
  }

  /** Keeps the row for a repeat of `broken`. */
  #keepBroken(
    broken: string,
    { requestId, claim }: { readonly requestId: string; readonly claim: OpenClaim },
  ): void {
    if (this.#wait.run(broken, requestId).changes === 0) return;
    this.#makeRoom(claim.accountId, REPLY_ROW_BYTES);
  }

  #store(
    requestId: string,
    { sealed, keyHash }: NonNullable<Settlement["reply"]>,
    { accountId }: OpenClaim,
  ): void {
    const bytes = storedBytes(sealed);
    if (this.#keep.run(sealed, bytes, requestId, keyHash).changes === 0) return;
    this.#makeRoom(accountId, bytes);
  }

  /**
   * Adds bytes to an account and evicts its oldest rows until it is within its quota; rows of other
   * accounts are unaffected.
   */
  #makeRoom(accountId: string, bytes: number): void {
    this.#add(accountId, bytes);
    while ((this.#bytes.get(accountId) ?? 0) > this.#bytesMax) {
      const evicted = this.#evict.all(accountId);
      if (evicted.length === 0) throw new Error("the sum of stored replies is wrong");
      this.#subtract(evicted);
    }
  }

  /**
   * Updates the in-memory state for a row that is deleted or about to be replaced by a new claim.
   */
  #forget(row: Row): void {
    this.#subtract([row]);
    this.#claimed.delete(text(row, "request_id"));
  }

  #add(accountId: string, bytes: number): void {
    const sum = (this.#bytes.get(accountId) ?? 0) + bytes;
    if (sum === 0) this.#bytes.delete(accountId);
    else this.#bytes.set(accountId, sum);
  }

  #subtract(rows: readonly Row[]): void {
    for (const row of rows) this.#add(text(row, "account_id"), -integer(row, "bytes"));
  }
}
