import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { ClaimResult, ReplyClaim, Settlement } from "../../ledger/store.ts";
import { integer, nullable, text, type Row } from "../rows.ts";

/** Rule 10: a repeat within this time gets the stored reply. */
const REPLY_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Old replies thrown away per claim: more than one, so that the store shrinks under load. */
const PURGE_PER_CLAIM = 4;

interface ClaimName {
  readonly accountId: string;
  readonly keyHash: string;
  readonly requestId: string;
}

/** Claims and stored replies. Runs inside the engine's transaction. */
export class Replies {
  readonly #database: DatabaseSync;
  readonly #bytesMax: number;
  readonly #find: StatementSync;
  readonly #claim: StatementSync;
  readonly #keep: StatementSync;
  readonly #release: StatementSync;
  readonly #drop: StatementSync;
  readonly #purge: StatementSync;
  readonly #evict: StatementSync;
  /** Requests with a claim in flight or left by a dead process: only they have one to end. */
  readonly #claimed = new Set<string>();
  /** Of all stored replies, as the current transaction has them. */
  #bytes = 0;

  constructor(database: DatabaseSync, bytesMax: number) {
    this.#database = database;
    this.#bytesMax = bytesMax;
    this.#find = database.prepare("SELECT * FROM replies WHERE account_id = ? AND key_hash = ?");
    this.#claim = database.prepare(
      `INSERT OR REPLACE INTO replies
         (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes, sealed)
       VALUES (?, ?, ?, ?, ?, ?, 0, NULL)`,
    );
    this.#keep = database.prepare(
      `UPDATE replies SET sealed = ?1, bytes = ?2
       WHERE request_id = ?3 AND key_hash = ?4 AND sealed IS NULL`,
    );
    this.#release = database.prepare(
      `DELETE FROM replies
       WHERE account_id = ? AND key_hash = ? AND request_id = ? AND sealed IS NULL`,
    );
    this.#drop = database.prepare("DELETE FROM replies WHERE request_id = ? AND sealed IS NULL");
    this.#purge = database.prepare(
      `DELETE FROM replies WHERE id IN
         (SELECT id FROM replies WHERE at_ms <= ? ORDER BY at_ms LIMIT ${PURGE_PER_CLAIM})
       RETURNING bytes`,
    );
    this.#evict = database.prepare(
      `DELETE FROM replies WHERE id =
         (SELECT id FROM replies WHERE sealed IS NOT NULL ORDER BY at_ms, id LIMIT 1)
       RETURNING bytes`,
    );
    this.reload();
  }

  /** Reads the claims and the sum of bytes anew: at start, and after a rollback. */
  reload(): void {
    this.#bytes = 0;
    this.#claimed.clear();
    for (const row of this.#database.prepare("SELECT request_id, bytes FROM replies").all()) {
      const bytes = integer(row, "bytes");
      this.#bytes += bytes;
      if (bytes === 0) this.#claimed.add(text(row, "request_id"));
    }
  }

  /**
   * Claims a key for a request of `owner`. A claim whose owner is not in `live` was killed: it
   * passes to the new request, and `reverse` takes the killed request's charge back.
   */
  claim(
    claim: ReplyClaim,
    owner: string,
    dead: { readonly live: ReadonlySet<string>; readonly reverse: (requestId: string) => void },
  ): ClaimResult {
    this.#subtract(this.#purge.all(claim.atMs - REPLY_LIFE_MS));
    const found = this.#find.get(claim.accountId, claim.keyHash);
    const expired = found !== undefined && integer(found, "at_ms") <= claim.atMs - REPLY_LIFE_MS;
    if (expired) this.#subtract([found]);
    if (found !== undefined && !expired) {
      if (text(found, "body_hash") !== claim.bodyHash) return { result: "mismatch" };
      const requestId = text(found, "request_id");
      const sealed = nullable(found, "sealed", text);
      if (sealed !== null) return { result: "stored", requestId, sealed };
      if (dead.live.has(text(found, "owner"))) return { result: "in-flight" };
      dead.reverse(requestId);
      this.#claimed.delete(requestId);
    }
    const { accountId, keyHash, bodyHash, requestId, atMs } = claim;
    this.#claim.run(accountId, keyHash, bodyHash, requestId, owner, atMs);
    this.#claimed.add(requestId);
    return { result: "claimed" };
  }

  release({ accountId, keyHash, requestId }: ClaimName): void {
    this.#release.run(accountId, keyHash, requestId);
    this.#claimed.delete(requestId);
  }

  /** Keeps the reply of a settled request, or gives its claim up where there is none to keep. */
  finish({ reply, requestId }: Settlement): void {
    if (!this.#claimed.delete(requestId)) return;
    const bytes = reply === undefined ? 0 : Buffer.byteLength(reply.sealed);
    if (reply === undefined || bytes > this.#bytesMax) {
      this.#drop.run(requestId);
      return;
    }
    const kept = this.#keep.run(reply.sealed, bytes, requestId, reply.keyHash);
    if (kept.changes === 0) return;
    this.#bytes += bytes;
    while (this.#bytes > this.#bytesMax) {
      const evicted = this.#evict.all();
      if (evicted.length === 0) throw new Error("the sum of stored replies is wrong");
      this.#subtract(evicted);
    }
  }

  #subtract(rows: readonly Row[]): void {
    for (const row of rows) this.#bytes -= integer(row, "bytes");
  }
}
