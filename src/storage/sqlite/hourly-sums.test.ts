import { mkdtempSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listKeys } from "../operations/lists.ts";
import { listRequests, usage } from "../operations/reports.ts";
import { Sql, sql, sqlite } from "../shared/sql.ts";
import { hourLookUps, FILL_SUMS, statementsOnSums } from "../suite/grown-sums.ts";
import { openDatabase } from "./database.ts";

let folder: string;
let database: DatabaseSync;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
  database = openDatabase(join(folder, "ledger.sqlite"));
  for (const statement of FILL_SUMS) database.exec(statement);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function rowsOf(statement: Sql) {
  const { text, values } = statement.in(sqlite);
  return database.prepare(text).all(...values);
}

/** Returns the lines of a query plan that read the hourly sums or sort. */
function planOf(statement: Sql): readonly string[] {
  const { text, values } = statement.in(sqlite);
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
  return rows.map(({ detail }) => String(detail)).filter((line) => /hourly_sums|B-TREE/.test(line));
}

it.each(hourLookUps)("the hours of %s are looked up by index", async (_, query, names) => {
  const statements = await statementsOnSums(listRequests({ ...query, limit: 10 }), rowsOf);
  expect(statements.map(planOf)).toEqual(
    names.map((name) => {
      const line = expect.stringMatching(
        new RegExp(
          `^SEARCH hourly_sums USING .*INDEX hourly_sums_by_${name} \\(${name}(_id)?=\\?\\)$`,
        ),
      );
      return [line, line];
    }),
  );
});

it("the last use of a key is looked up by index", async () => {
  const statements = await statementsOnSums(listKeys({ limit: 10 }), rowsOf);
  expect(statements.map(planOf)).toEqual([["SEARCH s USING INDEX hourly_sums_by_key (key_id=?)"]]);
});

const SORTED = "USE TEMP B-TREE FOR GROUP BY";
const ALL = "SCAN hourly_sums";
const OF_ACCOUNTS = "SEARCH hourly_sums USING PRIMARY KEY (account_id=? AND hour>?)";
const OF_KEY = "SEARCH hourly_sums USING INDEX hourly_sums_by_key (key_id=?)";
const OF_MODEL = "SEARCH hourly_sums USING INDEX hourly_sums_by_model (model=? AND hour>?)";
const fromMs = 20_190 * 3_600_000;

// A scan by a secondary index looks up each row: it takes four times as long as a scan in table
// order.
it.each([
  [{ by: "account" }, [ALL]],
  [{ by: "key" }, [ALL, SORTED]],
  [{ by: "model", keyId: "key1", accountId: "busy" }, [OF_KEY, SORTED]],
  [{ by: "model" }, [ALL, SORTED]],
  [{ by: "upstream" }, [ALL, SORTED]],
  [{ by: "account", fromMs }, [ALL]],
  [{ by: "key", fromMs }, [OF_ACCOUNTS, SORTED]],
  [{ by: "model", fromMs }, [OF_ACCOUNTS, SORTED]],
  [{ by: "upstream", fromMs }, [OF_ACCOUNTS, SORTED]],
  [{ by: "upstream", model: "model1", fromMs }, [OF_MODEL, SORTED]],
  [{ by: "model", upstream: "upstream1" }, [ALL, SORTED]],
  [{ by: "upstream", model: "model1" }, [ALL, SORTED]],
] as const)("a report of %o reads the sums in an efficient order", async (query, plan) => {
  const statements = await statementsOnSums(usage(query), rowsOf);
  expect(planOf(statements.at(-1) ?? sql``)).toEqual(plan);
});

it.each([
  ["day", {}, [ALL, SORTED], /GROUP BY hour \/ 24/],
  ["day", { fromMs }, [OF_ACCOUNTS, SORTED], /GROUP BY hour \/ 24/],
  ["hour", { fromMs }, [OF_ACCOUNTS, SORTED], /GROUP BY hour \/ 1 /],
] as const)("a report by %s of %o formats each name once", async (by, filter, sums, grouped) => {
  const [statement] = await statementsOnSums(usage({ ...filter, by }), rowsOf);
  expect(planOf(statement ?? sql``)).toEqual([...sums, SORTED]);
  expect(statement?.in(sqlite).text).toMatch(grouped);
});

it.each([
  [{}, "SEARCH e USING INDEX entries_by_time (at_ms>?)"],
  [{ toMs: fromMs + 9 }, "SEARCH e USING INDEX entries_by_time (at_ms>? AND at_ms<?)"],
  [{ accountId: "busy" }, "SEARCH e USING INDEX entries_by_account (account_id=? AND at_ms>?)"],
])("a report by minute of %o reads only the entries of its period", (filter, plan) => {
  const { value } = usage({ by: "minute", fromMs, ...filter }).next([]);
  if (!(value instanceof Sql)) throw new Error("the report is one statement");
  const { text, values } = value.in(sqlite);
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
  expect(rows.map(({ detail }) => detail).filter((line) => /entries/.test(String(line)))).toEqual([
    plan,
  ]);
});

it.each([{ keyId: "no-key" }, { model: "no-model" }, { upstream: "no-upstream" }])(
  "a report of %o without any usage reads no sums",
  async (query) => {
    const statements = await statementsOnSums(usage({ ...query, by: "day" }), rowsOf);
    expect(statements.map((statement) => planOf(statement).join())).toEqual([
      expect.not.stringContaining("SCAN"),
    ]);
  },
);
