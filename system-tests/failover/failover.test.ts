import { expect, test } from "vitest";
import { lacks } from "../money/deployment.ts";
import { runFailover } from "./failover-run.ts";
import { failures } from "./all-failures.ts";

const LIMIT_MS = 240_000;
/** Longer than any call waits: later requests are refused immediately. */
const AWAY_MS = 8_000;

/** The short form of `npm run proofs:failover`, which also reports how long clients wait. */
test.skipIf(lacks("replicas")).for(failures)(
  "$name under load: clear refusals, then service, and correct money",
  { timeout: LIMIT_MS },
  async (failure, { skip }) => {
    const report = await runFailover(failure, AWAY_MS);
    if (report === null) return skip(`this cannot be had here: ${failure.name}`);
    const { lost, doubled, chargedBeyond, held, problems } = report.verdict;
    const { unclear, namesLostTime } = report;
    expect({ lost, doubled, chargedBeyond, held, problems, unclear, namesLostTime }).toEqual({
      lost: 0,
      doubled: 0,
      chargedBeyond: 0,
      held: 0,
      problems: [],
      unclear: 0,
      namesLostTime: true,
    });
    const statuses = new Set(Object.keys(report.answers).map((kind) => kind.slice(0, 3)));
    // Without Redis each replica uses its own limits and refuses no request.
    const allowed = failure.server === "redis" ? ["200"] : ["200", "409", "503"];
    expect(allowed).toEqual(expect.arrayContaining([...statuses]));
  },
);
