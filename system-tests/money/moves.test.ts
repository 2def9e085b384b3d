import { expect, test } from "vitest";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { lacksPostgres } from "../../contract-tests/harness/postgres.ts";
import { execute } from "../../src/storage/postgres/test-database.ts";
import { runMoves } from "./moves-run.ts";
import { droppingHolds } from "./variants/broken-reapers.ts";

const LIMIT_MS = 900_000;
/** All of an archived month's charges leave the ledger, except the last entry of the account. */
const ARCHIVED = 3 * 119;

/** The short form of `npm run proofs:moves`: to PostgreSQL and back. */
test.skipIf(lacksPostgres())(
  "kills, archives and moves between the stores under load lose no entry and add none",
  async () => {
    const { upstreamCalls, acknowledged, movedHolds, archived, ...verdict } = await runMoves({
      moves: 2,
      kills: 2,
    });
    expect(verdict).toEqual({
      lost: 0,
      doubled: 0,
      overspent: 0,
      overcharged: 0,
      chargedNeverSent: 0,
      unmarked: 0,
      miscosted: 0,
      unfenced: 0,
      problems: [],
    });
    expect(archived).toBe(ARCHIVED);
    expect(movedHolds).toBeGreaterThan(0);
    expect(upstreamCalls).toBeGreaterThanOrEqual(acknowledged);
  },
  LIMIT_MS,
);

/** Drops the open holds of the moved ledger; the sums agree. */
async function dropHolds({ env }: OperatorStore): Promise<void> {
  await execute(env?.["DATABASE_URL"] ?? "", droppingHolds.join(";"));
}

test.skipIf(lacksPostgres())(
  "the proof detects a move that drops the holds",
  async () => {
    const { movedHolds, lost, problems } = await runMoves({ moves: 1, kills: 0, spoil: dropHolds });
    expect(movedHolds).toBeGreaterThan(0);
    expect(lost).toBeGreaterThanOrEqual(movedHolds);
    expect(problems).toEqual([]);
  },
  LIMIT_MS,
);
