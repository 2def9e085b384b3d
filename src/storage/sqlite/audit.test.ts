import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrations } from "./migrations.ts";
import { Statements } from "./statements.ts";

test.each([
  "UPDATE audit SET actor = 'nobody'",
  "DELETE FROM audit",
  "REPLACE INTO audit SELECT * FROM audit",
])("the audit log refuses %s", (sql) => {
  const database = new DatabaseSync(":memory:");
  for (const step of migrations) database.exec(step.sql);
  const line = { id: "a", stage: "begun", atMs: 1, actor: "desk", operation: "o" } as const;
  new Statements(database).run("appendAudit", { ...line, target: null, details: "{}" });
  expect(() => database.exec(sql)).toThrow(Error);
  expect(database.prepare("SELECT actor FROM audit").all()).toEqual([{ actor: "desk" }]);
  database.close();
});
