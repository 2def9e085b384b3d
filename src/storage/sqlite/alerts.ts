import type { DatabaseSync } from "node:sqlite";
import type {
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertMessage,
  AlertRound,
  AlertWatch,
} from "../../ledger/alerts.ts";
import {
  alertMessage,
  DELIVERED_KEPT_MS,
  lowBalance,
  nearlySpent,
  negativeMargin,
  PERIOD_END,
} from "../alert-records.ts";
import { integer, onlyRow } from "../rows.ts";

const NEARLY_SPENT = `
  SELECT 'key' AS scope, id, spent, min(spending_limit, coalesce(lowered_limit, spending_limit))
    AS amount, 0 AS starts_at_ms
  FROM api_keys WHERE revoked_at_ms IS NULL AND spending_limit > 0 AND
    spent * 100 >= min(spending_limit, coalesce(lowered_limit, spending_limit)) * ?1
  UNION ALL
  SELECT scope || ' ' || period, id, spent, amount, starts_at_ms FROM budgets
  WHERE amount > 0 AND spent * 100 >= amount * ?1 AND ${PERIOD_END} > ?2`;

const NEGATIVE_MARGIN = `
  SELECT model, sum(-amount) AS charge, sum(upstream_cost) AS cost FROM entries
  WHERE seq > ? AND kind = 'usage' AND upstream_cost IS NOT NULL
  GROUP BY model HAVING sum(upstream_cost) > sum(-amount)`;

const CLAIM = `
  UPDATE alert_messages SET next_attempt_at_ms = ?1, attempts = attempts + 1
  WHERE id = (SELECT id FROM alert_messages
    WHERE delivered_at_ms IS NULL AND next_attempt_at_ms <= ?2
      AND webhook IN (SELECT value FROM json_each(?3))
    ORDER BY next_attempt_at_ms LIMIT 1)
  RETURNING *`;

/** What alerts are about, and the messages that are to be sent. Runs inside the transaction. */
export class Alerts {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  find({ lowBalance: below, budgetPercent, marginAfterSeq, atMs }: AlertWatch): AlertFindings {
    const all = (sql: string, ...values: number[]) => this.#database.prepare(sql).all(...values);
    const accounts = "SELECT id, balance FROM accounts WHERE topped_up > 0 AND balance < ?";
    return {
      states: [
        ...(below === null ? [] : all(accounts, below).map(lowBalance)),
        ...(budgetPercent === null ? [] : all(NEARLY_SPENT, budgetPercent, atMs).map(nearlySpent)),
        ...(marginAfterSeq === null
          ? []
          : all(NEGATIVE_MARGIN, marginAfterSeq).map(negativeMargin)),
      ],
      lastSeq: integer(onlyRow(all("SELECT coalesce(max(seq), 0) AS n FROM entries")), "n"),
    };
  }

  raise({ raised, atMs, goneBeforeMs }: AlertRound): number {
    const see = this.#database.prepare(
      "UPDATE alert_conditions SET seen_at_ms = max(seen_at_ms, ?) WHERE condition = ?",
    );
    const open = this.#database.prepare("INSERT INTO alert_conditions VALUES (?, ?2, ?2)");
    const add = this.#database.prepare(
      `INSERT INTO alert_messages (id, webhook, body, created_at_ms, next_attempt_at_ms, attempts)
       VALUES (?1, ?2, ?3, ?4, ?4, 0)`,
    );
    let opened = 0;
    for (const { condition, messages } of raised) {
      if (see.run(atMs, condition).changes !== 0) continue;
      open.run(condition, atMs);
      opened += 1;
      for (const { id, webhook, body } of messages) add.run(id, webhook, body, atMs);
    }
    this.#database.prepare("DELETE FROM alert_conditions WHERE seen_at_ms < ?").run(goneBeforeMs);
    this.#database
      .prepare("DELETE FROM alert_messages WHERE delivered_at_ms < ?")
      .run(atMs - DELIVERED_KEPT_MS);
    return opened;
  }

  claim({ webhooks, atMs, untilMs }: AlertClaim): AlertMessage | null {
    const row = this.#database.prepare(CLAIM).get(untilMs, atMs, JSON.stringify(webhooks));
    return row === undefined ? null : alertMessage(row);
  }

  end(end: AlertEnd): void {
    if (end.result === "delivered") {
      const sql = "UPDATE alert_messages SET delivered_at_ms = ? WHERE id = ?";
      this.#database.prepare(sql).run(end.atMs, end.id);
      return;
    }
    const sql = "UPDATE alert_messages SET next_attempt_at_ms = ? WHERE id = ?";
    this.#database.prepare(sql).run(end.nextAttemptAtMs, end.id);
  }
}
