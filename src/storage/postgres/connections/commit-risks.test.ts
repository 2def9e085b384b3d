import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import { NOW } from "../../suite/ledger-script.ts";
import { findCommitRisks } from "./commit-risks.ts";
import { openPostgresStore } from "../postgres-store.ts";
import { setForDatabase } from "../test-database.ts";

test.each([
  ["on", "", false, []],
  ["on", "ANY 1 (a, b)", true, []],
  ["remote_apply", "a", true, []],
  ["local", "", false, []],
  ["local", "a", true, ["local"]],
  ["off", "a", true, ["off"]],
  ["on", "", true, ["no synchronous_standby_names"]],
  ["off", "", true, ["off", "no synchronous_standby_names"]],
])(
  "synchronous_commit %s with the standbys '%s' (connected: %s) has the risks %j",
  async (commit, standbys, isFollowed, words) => {
    const rows = [{ commit, standbys, is_followed: isFollowed }];
    const risks = await findCommitRisks({
      query: () => Promise.resolve({ rows }),
    } as unknown as Pool);
    expect(risks).toEqual(words.map((word) => expect.stringContaining(word) as string));
  },
);

describe.skipIf(lacksPostgres())("at startup (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = await sharePostgres();
  });
  afterAll(() => server.stop());

  test.each([
    ["on", []],
    ["off", [expect.stringContaining("synchronous_commit is off") as string]],
  ])("synchronous_commit = %s of the database is reported correctly", async (value, reported) => {
    const databaseUrl = await server.createDatabase();
    await setForDatabase(databaseUrl, `synchronous_commit = ${value}`);
    const found: string[] = [];
    const onRisk = (risk: string) => found.push(risk);
    const store = await openPostgresStore({ databaseUrl, now: () => NOW, onRisk });
    await store.close();
    expect(found).toEqual(reported);
  });
});
