import type { AdminTestHarness } from "../../../operator/admin/testing/admin-test-harness.ts";
import { LocalLimiter } from "../../../access/limits/local-limiter.ts";
import { bodyLimits } from "../../testing/test-gateway.ts";
import type { ConsoleApiDependencies } from "../console-api.ts";

/** Returns the dependencies of the console's API over the ledger and the clock of a harness. */
export function consoleDependencies(harness: AdminTestHarness): ConsoleApiDependencies {
  const clock = { nowMs: () => harness.nowMs, elapsedMs: () => harness.nowMs };
  return {
    store: harness.store,
    clock,
    limiter: new LocalLimiter(clock),
    limits: bodyLimits,
    brand: () => harness.config.brand,
    plans: () => harness.config.plans,
    catalog: () => harness.config.catalog,
    randomBytes: harness.dependencies().randomBytes,
    shard: null,
  };
}
