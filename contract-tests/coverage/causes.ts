import type { Cause } from "./cause.ts";
import { errorCauses } from "./error-causes.ts";
import { replyCauses } from "./reply-causes.ts";

/** Every cause; together they reach every response that the contract declares. */
export const causes: readonly Cause[] = [...replyCauses, ...errorCauses];
