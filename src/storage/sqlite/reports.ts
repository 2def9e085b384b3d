import type { DatabaseSync, StatementSync } from "node:sqlite";
import type {
  EntryPage,
  EntryQuery,
  RequestPage,
  RequestQuery,
  StatementQuery,
  StatementRecord,
  UsageQuery,
  UsageRow,
} from "../../ledger/reports.ts";
import type { RequestRecord } from "../../ledger/request-record.ts";
import type { VerifyReport } from "../../ledger/store.ts";
import { ACCOUNTS_PER_WALK, ChainAudit } from "../chain-audit.ts";
import { entryPage, storedKinds } from "../entry-records.ts";
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
  readonly #accountsPerWalk: number;
  readonly #ended: StatementSync;
  readonly #running: StatementSync;
  readonly #entries: StatementSync;

  /** `accountsPerWalk`: whose chains are in memory at a time while they are walked. */
  constructor(database: DatabaseSync, accountsPerWalk = ACCOUNTS_PER_WALK) {
    this.#database = database;
    this.#accountsPerWalk = accountsPerWalk;
    this.#ended = database.prepare(
      `SELECT u.*, r.at_ms AS taken_back_at_ms
       FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
       WHERE u.reference = ? AND u.kind = 'usage'`,
    );
    this.#entries = database.prepare(
      `SELECT * FROM entries
       WHERE account_id = ?1 AND seq > ?2 AND at_ms >= coalesce(?3, at_ms)
         AND (?4 IS NULL OR at_ms < ?4) AND (?5 IS NULL OR kind IN (SELECT value FROM json_each(?5)))
         AND (?6 IS NULL OR (posted_as IS NOT NULL) = ?6)
       ORDER BY seq LIMIT ?7`,
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
      return statementRecord({ balances, usage, entries, head: this.#rows(queries.head) });
    });
  }

  listEntries(query: EntryQuery): EntryPage {
    const { accountId, kind, fromMs, toMs, afterSeq, count } = query;
    const { stored, isCorrection } = storedKinds(kind);
    const rows = this.#entries.all(
      accountId,
      afterSeq,
      fromMs,
      toMs,
      stored && JSON.stringify(stored),
      isCorrection === null ? null : Number(isCorrection),
      count + 1,
    );
    return entryPage(rows, count);
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
      problems.push(...this.#brokenChains());
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

  /** I15, so many accounts at a time that memory stays bounded. */
  #brokenChains(): readonly string[] {
    const accounts = this.#database.prepare(
      "SELECT id, head FROM accounts WHERE id > ? ORDER BY id LIMIT ?",
    );
    const entries = this.#database.prepare(
      "SELECT * FROM entries WHERE account_id BETWEEN ? AND ? ORDER BY seq",
    );
    const problems: string[] = [];
    for (let after = ""; ;) {
      const rows = accounts.all(after, this.#accountsPerWalk);
      const [first, last] = [rows.at(0), rows.at(-1)];
      if (first === undefined || last === undefined) return problems;
      const audit = new ChainAudit(rows);
      after = text(last, "id");
      for (const entry of entries.iterate(text(first, "id"), after)) audit.take(entry);
      problems.push(...audit.problems());
    }
  }

  #count(sql: string): number {
    const row = this.#database.prepare(sql).get();
    return row === undefined ? 0 : integer(row, "n");
  }
}
