import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CALL_STATE_LIFE_MS, CALL_STATE_ROW_BYTES } from "../../core/ledger/call-states.ts";
import { stateOf } from "../suite/call-state-suite.ts";
import { CallStates } from "./call-states.ts";
import { migrations } from "./migrations.ts";

/** Three states of this length fit. */
const LENGTH = 100;
const BYTES_MAX = 3 * (LENGTH + CALL_STATE_ROW_BYTES);

let database: DatabaseSync;
let states: CallStates;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const { sql } of migrations) database.exec(sql);
  states = new CallStates(database, BYTES_MAX);
});
afterEach(() => database.close());

const keep = (keyId: string, atMs: number, ...names: readonly string[]): void =>
  states.keep({ keyId, states: names.map((name) => stateOf(name, LENGTH)) }, atMs);

const kept = (): string => {
  const rows = database.prepare("SELECT name FROM call_states ORDER BY name").all();
  return rows.map(({ name }) => String(name)).join(" ");
};

it("evicts the oldest states of the same key only", () => {
  keep("k1", 1, "a1");
  keep("k2", 1, "b1");
  keep("k1", 2, "a2", "a3");
  expect(kept()).toBe("a1 a2 a3 b1");
  keep("k1", 3, "a4", "a5");
  expect(kept()).toBe("a3 a4 a5 b1");
});

it("keeps the bound after a restart and after a rollback", () => {
  keep("k1", 1, "a1", "a2");
  database.exec("BEGIN");
  keep("k1", 2, "lost");
  database.exec("ROLLBACK");
  states.reload();
  keep("k1", 3, "a3");
  expect(kept()).toBe("a1 a2 a3");
  states = new CallStates(database, BYTES_MAX);
  keep("k1", 4, "a4");
  expect(kept()).toBe("a2 a3 a4");
});

it("does not count a state twice", () => {
  keep("k1", 1, "a1", "a2");
  keep("k1", 2, "a1", "a3");
  expect(kept()).toBe("a1 a2 a3");
});

it("deletes expired states of every key, a few at a time", () => {
  for (const at of [1, 2, 3, 4, 5]) keep(`k${at}`, at, `a${at}`);
  keep("k6", 5 + CALL_STATE_LIFE_MS, "b1");
  expect(kept()).toBe("a5 b1");
  keep("k5", 6 + CALL_STATE_LIFE_MS, "b2", "b3", "b4");
  expect(kept()).toBe("b1 b2 b3 b4");
  keep("k5", 7 + CALL_STATE_LIFE_MS, "b5");
  expect(kept()).toBe("b1 b3 b4 b5");
});
