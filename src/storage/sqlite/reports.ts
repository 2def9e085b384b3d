import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  RequestPage,
  RequestQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "../../ledger/reports.ts";
import type { RequestRecord, VerifyReport } from "../../ledger/store.ts";
import {
  endedRequest,
  requestPage,
  runningRequest,
  statementRecord,
  usageRow,
} from "../records.ts";
import {
  requestsQuery,
  statementQueries,
  usageQuery,
  type ReportQuery,
} from "../report-queries.ts";
import { integer, text, type Row } from "../rows.ts";
import { invariantQueries } from "../verification.ts";

const dialect = {
  day: "strftime('%Y-%m-%d', e.at_ms / 1000, 'unixepoch')",
  hour: "strftime('%Y-%m-%dT%H', e.at_ms / 1000, 'unixepoch')",
} as const;

/** Reads for operators. */
export class Reports {
  readonly #database: DatabaseSync;
  readonly #ended: StatementSync;
  readonly #running: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#ended = database.prepare(
      `SELECT u.*, r.at_ms AS taken_back_at_ms
       FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
       WHERE u.reference = ? AND u.kind = 'usage'`,
    );
    this.#running = database.prepare("SELECT * FROM holds WHERE request_id = ?");
  }

  usage(query: UsageQuery): readonly UsageRow[] {
    return this.#rows(usageQuery(query, dialect)).map(usageRow);
  }

  listRequests(query: RequestQuery): RequestPage {
    return requestPage(this.#rows(requestsQuery(query)), query.limit);
  }

  statement(query: StatementQuery): StatementRecord | null {
    const queries = statementQueries(query, dialect);
    return this.#inOneState(() => {
      const [balances] = this.#rows(queries.balances);
      if (balances === undefined) return null;
      const [usage, entries] = [this.#rows(queries.usage), this.#rows(queries.entries)];
      return statementRecord({ balances, usage, entries });
    });
  }

  showRequest(id: string): RequestRecord | null {
    const ended = this.#ended.get(id);
    if (ended !== undefined) return endedRequest(ended, id);
    const running = this.#running.get(id);
    return running === undefined ? null : runningRequest(running);
  }

  verify(): VerifyReport {
    return this.#inOneState(() => {
      const problems = invariantQueries("u.details").flatMap((sql) =>
        this.#rows({ sql, values: [] }).map((row) => text(row, "problem")),
      );
      return {
        ok: problems.length === 0,
        accounts: this.#count("SELECT count(*) AS n FROM accounts"),
        entries: this.#count("SELECT count(*) AS n FROM entries"),
        problems,
      };
    });
  }

  #rows({ sql, values }: ReportQuery): readonly Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  /** All queries see one state of the ledger: a transaction spans them. */
  #inOneState<Result>(read: () => Result): Result {
    const alone = !this.#database.isTransaction;
    if (alone) this.#database.exec("BEGIN");
    try {
      return read();
    } finally {
      if (alone) this.#database.exec("COMMIT");
    }
  }

  #count(sql: string): number {
    const row = this.#database.prepare(sql).get();
    return row === undefined ? 0 : integer(row, "n");
  }
}
