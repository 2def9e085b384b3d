import { call } from "../../contract-tests/harness/call.ts";
import { deadline, GUARD_MS, pause } from "../../contract-tests/harness/real-clock.ts";
import type { TestServer } from "../../contract-tests/harness/start-server.ts";

const RETRY_MS = 250;

/** How a gateway's log says that it lost Redis, and that it has it again. */
export const LOST = "Redis is unavailable";
export const SHARED_AGAIN = "limits are shared through Redis again";

type Gateways = readonly Pick<TestServer, "root" | "output">[];

/** Whether no gateway goes by limits of its own now. */
export async function areShared(gateways: Gateways): Promise<boolean> {
  const metrics = await Promise.all(gateways.map((gateway) => call(gateway, "/metrics")));
  return metrics.every(({ text }) => !/^gateway_redis_up 0$/m.test(text));
}

/**
 * Runs what only limits that gateways share can give. Where Redis does not answer in time, as on a
 * machine that stood still, a gateway goes by its own limits, as it must: what fails then runs again.
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
