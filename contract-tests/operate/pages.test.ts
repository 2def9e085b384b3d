import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgres, systemPostgres } from "../harness/postgres.ts";
import {
  blocksOf,
  otherChecks,
  commandsOf,
  fillIn,
  hasShownValues,
  pageNames,
  START_SELLING,
} from "./page.ts";
import { playPage } from "./play-page.ts";

const LIMIT_MS = 1_800_000;
const needsPostgres = (name: string): boolean =>
  blocksOf(name).some(({ label }) => label === "postgres");

/** `pg_dump` copies servers up to its own version, so the machine's own server is used. */
const native = systemPostgres();
let postgres: PostgresServer | null = null;

beforeAll(async () => {
  if (native !== null) postgres = await startPostgres(native);
});
afterAll(() => postgres?.stop());

const playedHere = pageNames.filter((name) => name !== START_SELLING && blocksOf(name).length > 0);

test.each(playedHere.filter((name) => !needsPostgres(name)))(
  "every command of %s runs, in its order, in a new clone",
  async (name) => {
    expect((await playPage(name, null)).length).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

test.skipIf(native === null).each(playedHere.filter(needsPostgres))(
  "every command of %s runs, in order, in a new clone with PostgreSQL",
  async (name) => {
    expect((await playPage(name, postgres)).length).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

test("the checks for blocks that are not run here exist", () => {
  for (const file of Object.values(otherChecks)) {
    expect(existsSync(join(import.meta.dirname, "../..", file)), file).toBe(true);
  }
});

describe("commands of a block", () => {
  test.each([
    ["a\nb\n", ["a", "b"]],
    ["curl \\\n  -H x\nb\n", ["curl \\\n  -H x", "b"]],
    ["echo '{\n}'\nb\n", ["echo '{\n}'", "b"]],
    ["# why\n\na\n", ["a"]],
  ])("%j", (code, commands) => {
    expect(commandsOf(code)).toEqual(commands);
  });

  test("take ids from the latest output", () => {
    const outputs = ["id acc_1", "id key_1 of acc_2, key sk-gw-a_b-c", "nothing"];
    expect(fillIn("x acc_… sk-gw-… key_…", outputs)).toBe("x acc_2 sk-gw-a_b-c key_1");
    expect(() => fillIn("x req_…", outputs)).toThrow("no output with req_…");
  });
});

describe("a printed value", () => {
  const printed = { id: "acc_1", list: [{ a: 1, b: null }] };

  test.each([{}, { id: "acc_…" }, { id: "acc_1", list: [{ b: null }] }])("has %j", (shown) => {
    expect(hasShownValues(printed, shown)).toBe(true);
  });

  test.each([
    { id: "key_…" },
    { list: [{ a: 2 }] },
    { list: [{}, {}] },
    { list: [] },
    { other: null },
  ])("does not have %j", (shown) => {
    expect(hasShownValues(printed, shown)).toBe(false);
  });
});
