import type { Failure } from "./failure.ts";
import { postgresFailures } from "./postgres-failures.ts";
import { redisFailures } from "./redis-failures.ts";

/** All failures that can be caused here. */
export const failures: readonly Failure[] = [...postgresFailures, ...redisFailures];
