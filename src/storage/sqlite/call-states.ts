import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  CALL_STATE_LIFE_MS,
  callStateBytes,
  type CallState,
  type NewCallStates,
} from "../../core/ledger/call-states.ts";
import { integer, text, type Row } from "../shared/rows.ts";

/** Number of expired states deleted per reply: more than one, so that the store shrinks under load. */
const PURGE_PER_REPLY = 4;

/** The states of calls. Runs inside the engine's transaction. */
export class CallStates {
  readonly #bytesMax: number;
  readonly #find: StatementSync;
  readonly #keep: StatementSync;
  readonly #sum: StatementSync;
  readonly #evict: StatementSync;
  readonly #purge: StatementSync;
  readonly #oldest: StatementSync;
  /** Bytes of the keys that have written in this process, in the current transaction. */
  readonly #bytes = new Map<string, number>();
  /** Lower bound of the rows' times, unless the clock went back; no row expires before it. */
  #oldestMs = 0;

  constructor(database: DatabaseSync, bytesMax: number) {
    this.#bytesMax = bytesMax;
    this.#find = database.prepare(
      "SELECT name, sealed FROM call_states WHERE name IN (SELECT value FROM json_each(?))",
    );
    this.#keep = database.prepare(
      `INSERT INTO call_states (name, key_id, at_ms, bytes, sealed) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (name) DO NOTHING`,
    );
    this.#sum = database.prepare(
      "SELECT coalesce(sum(bytes), 0) AS bytes FROM call_states WHERE key_id = ?",
    );
    this.#evict = database.prepare(
      `DELETE FROM call_states WHERE id =
         (SELECT id FROM call_states WHERE key_id = ? ORDER BY at_ms, id LIMIT 1)
       RETURNING key_id, bytes`,
    );
    this.#purge = database.prepare(
      `DELETE FROM call_states WHERE id IN
         (SELECT id FROM call_states WHERE at_ms <= ? ORDER BY at_ms LIMIT ${PURGE_PER_REPLY})
       RETURNING key_id, bytes`,
    );
    this.#oldest = database.prepare("SELECT coalesce(min(at_ms), 0) AS at_ms FROM call_states");
  }

  /** Forgets the sums of bytes: after a rollback, or if another process has written. */
  reload(): void {
    this.#bytes.clear();
    this.#oldestMs = 0;
  }

  /** Returns the states that are kept under these names. */
  find(names: readonly string[]): readonly CallState[] {
    const rows = this.#find.all(JSON.stringify(names));
    return rows.map((row) => ({ name: text(row, "name"), sealed: text(row, "sealed") }));
  }

  /** Keeps the states of a settled request, and evicts the oldest of its key beyond the bound. */
  keep({ keyId, states }: NewCallStates, atMs: number): void {
    this.#purgeExpired(atMs - CALL_STATE_LIFE_MS);
    let sum = this.#bytes.get(keyId) ?? integer(this.#sum.get(keyId) ?? {}, "bytes");
    for (const state of states) {
      const bytes = callStateBytes(state);
      const { changes } = this.#keep.run(state.name, keyId, atMs, bytes, state.sealed);
      if (changes !== 0) sum += bytes;
    }
    this.#bytes.set(keyId, sum);
    while ((this.#bytes.get(keyId) ?? 0) > this.#bytesMax) {
      const evicted = this.#evict.all(keyId);
      if (evicted.length === 0) throw new Error("the sum of stored states is wrong");
      this.#subtract(evicted);
    }
  }

  /** Deletes some expired rows; `upToMs` is the time of the latest expired row. */
  #purgeExpired(upToMs: number): void {
    if (upToMs < this.#oldestMs) return;
    const purged = this.#purge.all(upToMs);
    this.#subtract(purged);
    if (purged.length < PURGE_PER_REPLY)
      this.#oldestMs = integer(this.#oldest.get() ?? {}, "at_ms");
  }

  /** Updates the known sums for deleted rows. */
  #subtract(rows: readonly Row[]): void {
    for (const row of rows) {
      const keyId = text(row, "key_id");
      const known = this.#bytes.get(keyId);
      if (known !== undefined) this.#bytes.set(keyId, known - integer(row, "bytes"));
    }
  }
}
