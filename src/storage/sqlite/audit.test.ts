import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { listAudit } from "../operations/audit.ts";
import { Sql, sqlite } from "../shared/sql.ts";
import { makeIndices, migrate } from "./database.ts";
import { migrations } from "./migrations.ts";
import { Statements } from "./statements.ts";

test.each([
  "UPDATE audit SET actor = 'nobody'",
  "DELETE FROM audit",
  "REPLACE INTO audit SELECT * FROM audit",
])("the audit log refuses %s", (sql) => {
  const database = new DatabaseSync(":memory:");
  migrate(database, migrations);
  const line = { id: "a", stage: "begun", atMs: 1, actor: "desk", operation: "o" } as const;
  new Statements(database).run("appendAudit", { ...line, target: null, details: "{}" });
  expect(() => database.exec(sql)).toThrow(Error);
  expect(database.prepare("SELECT actor FROM audit").all()).toEqual([{ actor: "desk" }]);
  database.close();
});

test("changes are looked up by target", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, migrations);
  makeIndices(database);
  const all = { fromMs: null, toMs: null, actor: null, count: 1 };
  const after = { beforeSeq: 9, lastSeq: 9 };
  const { value: statement } = listAudit({ ...all, target: "acc_1", after }).next([]);
  if (!(statement instanceof Sql)) throw new Error("a page is one statement");
  const { text, values } = statement.in(sqlite);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
  const scans = plan.map(({ detail }) => String(detail)).filter((line) => line.startsWith("SCAN"));
  expect(scans).toEqual(["SCAN CONSTANT ROW", "SCAN t"]);
  database.close();
});
