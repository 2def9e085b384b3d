import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { RequestRecord, UsageRow, VerifyReport } from "../../ledger/store.ts";
import type { StoreArgument } from "../calling-store.ts";
import { endedRequest, runningRequest, usageRow } from "../records.ts";
import { integer, text } from "../rows.ts";
import { invariantQueries } from "../verification.ts";

const usageGroups = {
  key: "key_id",
  model: "model",
  day: "strftime('%Y-%m-%d', at_ms / 1000, 'unixepoch')",
} as const;

/** A reversal lessens the charge of its group; its request stays counted. */
function usageQuery(group: string): string {
  return `SELECT ${group} AS "group", sum(kind = 'usage') AS requests,
      coalesce(sum(prompt_tokens), 0) AS prompt_tokens,
      coalesce(sum(completion_tokens), 0) AS completion_tokens, sum(-amount) AS charge
    FROM entries
    WHERE kind IN ('usage', 'reversal') AND (?1 IS NULL OR account_id = ?1)
    GROUP BY 1 ORDER BY 1`;
}

/** Reads for operators; they take as long as the ledger is large. */
export class Reports {
  readonly #database: DatabaseSync;
  readonly #usage: Readonly<Record<keyof typeof usageGroups, StatementSync>>;
  readonly #ended: StatementSync;
  readonly #running: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#usage = {
      key: database.prepare(usageQuery(usageGroups.key)),
      model: database.prepare(usageQuery(usageGroups.model)),
      day: database.prepare(usageQuery(usageGroups.day)),
    };
    this.#ended = database.prepare(
      `SELECT u.*, r.at_ms AS taken_back_at_ms
       FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
       WHERE u.reference = ? AND u.kind = 'usage'`,
    );
    this.#running = database.prepare("SELECT * FROM holds WHERE request_id = ?");
  }

  usage({ accountId, by }: StoreArgument<"usage">): readonly UsageRow[] {
    return this.#usage[by].all(accountId).map(usageRow);
  }

  showRequest(id: string): RequestRecord | null {
    const ended = this.#ended.get(id);
    if (ended !== undefined) return endedRequest(ended, id);
    const running = this.#running.get(id);
    return running === undefined ? null : runningRequest(running);
  }

  /** All queries see one state of the ledger: a transaction spans them. */
  verify(): VerifyReport {
    const alone = !this.#database.isTransaction;
    if (alone) this.#database.exec("BEGIN");
    try {
      const problems = invariantQueries("u.details").flatMap((sql) =>
        this.#database
          .prepare(sql)
          .all()
          .map((row) => text(row, "problem")),
      );
      return {
        ok: problems.length === 0,
        accounts: this.#count("SELECT count(*) AS n FROM accounts"),
        entries: this.#count("SELECT count(*) AS n FROM entries"),
        problems,
      };
    } finally {
      if (alone) this.#database.exec("COMMIT");
    }
  }

  #count(sql: string): number {
    const row = this.#database.prepare(sql).get();
    return row === undefined ? 0 : integer(row, "n");
  }
}
