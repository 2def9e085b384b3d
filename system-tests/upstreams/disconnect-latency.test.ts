import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";
import { lanes, type Lane } from "./chaos-plan.ts";
import {
  leavingMoments,
  startLeftGateway,
  type LeftGateway,
  type LeavingMoment,
} from "./leaving-clients.ts";

/**
 * Maximum ratio of the time until the upstream's socket closes to a health check in the same run:
 * 100 ms if the check takes five.
 */
const RATIO_MAX = 20;
/** The machine may be busy with other work, so the median of this many runs counts. */
const TIMES = 15;

let gateway: LeftGateway;

beforeAll(async () => {
  gateway = await startLeftGateway();
});
afterAll(() => gateway.close());

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function checkMs(): Promise<number> {
  const startedMs = monotonicMs();
  const { status } = await call(gateway.composed, "/healthz", { headers: { connection: "close" } });
  if (status !== 200) throw new Error(`/healthz answers ${status}`);
  return monotonicMs() - startedMs;
}

async function leaveMs(lane: Lane, when: LeavingMoment): Promise<number> {
  const client = await gateway.arrive(lane, when);
  const leftMs = monotonicMs();
  client.leave();
  await client.left;
  return monotonicMs() - leftMs;
}

test.each(lanes.flatMap((lane) => leavingMoments.map((when) => ({ ...lane, when }))))(
  "$protocol over $wire, stream $stream: a client disconnects ($when), and the gateway follows at once",
  async ({ when, ...lane }) => {
    const checks: number[] = [];
    const leaves: number[] = [];
    // Alternating, so that other work on the machine slows down both.
    while (leaves.length < TIMES) {
      checks.push(await checkMs());
      leaves.push(await leaveMs(lane, when));
    }
    expect(median(leaves) / median(checks)).toBeLessThan(RATIO_MAX);
  },
);
