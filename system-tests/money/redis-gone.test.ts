import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { isServed, startLoad, tally } from "./load.ts";
import { PAID_MODEL, paidConfig } from "./paid-model.ts";
import { areShared, LOST, SHARED_AGAIN, whileShared } from "./shared-limits.ts";
import { lacks, startDeployment, type Deployment } from "./deployment.ts";

const LIMIT_MS = 240_000;
/** Another request is allowed every 30 s, which no test waits for. */
const FEW_A_MINUTE = 2;

const plans = [
  { id: "many", name: "Many", models: ["*"], requests_per_minute: 1e6, concurrent_requests: 50 },
  { id: "few", name: "Few", models: ["*"], requests_per_minute: FEW_A_MINUTE },
];

let upstream: CountingUpstream;
let deployment: Deployment;
beforeAll(async () => {
  if (lacks("replicas")) return;
  upstream = await startCountingUpstream(() => Promise.resolve());
  deployment = await startDeployment("replicas", paidConfig(upstream.origin, plans));
});
afterAll(async () => {
  await deployment?.stop();
  await upstream?.close();
});

const body = { model: PAID_MODEL, max_tokens: 50, messages: [{ role: "user", content: "Hello" }] };

/** Returns the statuses of this many simultaneous requests, spread over the gateways. */
async function statuses(key: string, count: number, gateways = deployment.gateways.slice()) {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const gateway = gateways[at % gateways.length] ?? deployment.gateways[0];
      return call(gateway, "/v1/chat/completions", { key, body });
    }),
  );
  return replies.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** Returns the losses (`lost`) and recoveries of Redis in a gateway's log, in their order. */
const turns = ({ output }: Deployment["gateways"][number]): readonly string[] =>
  [...output().matchAll(new RegExp(`${LOST}|${SHARED_AGAIN}`, "g"))].map(([line]) =>
    line === LOST ? "lost" : "again",
  );

test.skipIf(lacks("replicas"))(
  "Redis stops under load and comes back: no request fails, limits hold, and are shared again",
  async () => {
    const { gateways, store, redis } = deployment;
    const busy = await createCustomer(store, { plan: "many", balance: "100.00" });
    const meanwhile = await createCustomer(store, { plan: "few" });
    const load = startLoad({ gateways, key: busy.key, model: PAID_MODEL, clients: 8 });
    await load.until(40, isServed);
    await redis?.restart(async () => {
      await load.until(80, isServed);
      // Each gateway separately allows the plan's number.
      for (const gateway of gateways) {
        expect(await statuses(meanwhile.key, 4, [gateway])).toEqual([200, 200, 429, 429]);
      }
      await load.until(80, isServed);
    });
    await expect.poll(() => areShared(gateways)).toBe(true);
    await whileShared(gateways, async () => {
      const { key } = await createCustomer(store, { plan: "few" });
      expect(await statuses(key, 8)).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
    });
    await load.until(20, isServed);
    await load.stop();
    expect(Object.keys(tally(load.answers))).toEqual(["200"]);
    // One line per loss for any number of requests; a suspended machine may add one.
    for (const gateway of gateways) {
      await expect.poll(() => turns(gateway).length).toBeGreaterThanOrEqual(2);
      const seen = turns(gateway);
      expect(seen).toEqual(seen.map((_, at) => (at % 2 === 0 ? "lost" : "again")));
    }
    console.info(`${load.answers.length} requests, all answered, while Redis went and came back`);
  },
  LIMIT_MS,
);
