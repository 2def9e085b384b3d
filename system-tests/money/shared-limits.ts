import { call } from "../../contract-tests/harness/call.ts";
import { deadline, GUARD_MS, pause } from "../../contract-tests/harness/real-clock.ts";
import type { TestServer } from "../../contract-tests/harness/start-server.ts";

const RETRY_MS = 250;

/** A gateway's log message for the loss of Redis. */
const LOST = "Redis is unavailable";

type Gateways = readonly Pick<TestServer, "root" | "output">[];

/** Returns whether all gateways use shared limits now. */
async function areShared(gateways: Gateways): Promise<boolean> {
  const metrics = await Promise.all(gateways.map((gateway) => call(gateway, "/metrics")));
  return metrics.every(({ text }) => !/^gateway_redis_up 0$/m.test(text));
}

/**
 * Runs a check that needs shared limits. If Redis does not answer in time, as on a suspended
 * machine, a gateway must use its own limits: a failed check then runs again.
 */
export async function whileShared(gateways: Gateways, run: () => Promise<void>): Promise<void> {
  const losses = (): number =>
    gateways.reduce((sum, gateway) => sum + gateway.output().split(LOST).length - 1, 0);
  for (const isTooLate = deadline(GUARD_MS); ;) {
    const before = losses();
    try {
      await run();
      return;
    } catch (failure) {
      const wasLost = !(await areShared(gateways)) || losses() > before;
      if (!wasLost || isTooLate()) throw failure;
      await pause(RETRY_MS);
    }
  }
}
