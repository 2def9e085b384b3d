import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lacks } from "../money/deployment.ts";
import { lacksProxy } from "../deploy/proxies.ts";
import { nextRelease, openLastRelease, thisRelease, type Release } from "./releases.ts";
import { rollEmbedded, rollReplicas, type RolloutReport } from "./rollout-run.ts";

/** `ROLLOUT_ROUNDS` makes longer runs. */
const ROUNDS = Number(process.env["ROLLOUT_ROUNDS"] ?? 1);
const LIMIT_MS = ROUNDS * 1_800_000;

const repeated = (way: readonly Release[]): readonly Release[] =>
  Array.from({ length: ROUNDS }, () => way).flat();

let last: Awaited<ReturnType<typeof openLastRelease>>;
beforeAll(async () => {
  last = await openLastRelease();
});
afterAll(() => last.close());

function mustBeLossless(name: string, report: RolloutReport): void {
  console.info(name, JSON.stringify(report));
  expect(report).toMatchObject({
    lost: 0,
    cut: 0,
    miscounted: 0,
    chargedBeyond: 0,
    held: 0,
    problems: [],
    refusedByFirst: "",
  });
  expect(report.served).toBeGreaterThan(report.replacements);
}

describe.skipIf(lacks("replicas") || lacksProxy("nginx"))(
  "two replicas on one PostgreSQL and one Redis behind nginx (needs PostgreSQL, Redis, nginx)",
  () => {
    test(
      "are upgraded from the last release to this one, restarted, upgraded to the next, and downgraded to the last",
      async () => {
        const way = repeated([thisRelease, thisRelease, nextRelease, last.release]);
        const report = await rollReplicas(last.release, way);
        mustBeLossless("replicas", report);
        expect(report.replacements).toBe(2 * way.length);
        expect(report.seenStopping).toBe(report.replacements);
      },
      LIMIT_MS,
    );
  },
);

test(
  "an embedded ledger is upgraded from the last release to this one, to the next, and back to the last",
  async () => {
    const way = repeated([thisRelease, nextRelease, last.release]);
    const report = await rollEmbedded(last.release, way);
    mustBeLossless("embedded", report);
    expect(report.replacements).toBe(way.length);
  },
  LIMIT_MS,
);
