import type { ResponseValidation } from "../response-validation/response-validation.ts";
import type { Plan } from "../catalog/plan.ts";
import type { Catalog } from "../catalog/model.ts";
import type { Generator } from "../generation/job.ts";
import type { Store } from "../ledger/store.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { ContractDocument } from "../../generated/document.ts";
import type { BodyLimits } from "./read-body.ts";
import type { Page } from "./page.ts";

/** All that the HTTP room is handed by the composition root. */
export interface AppDependencies {
  readonly limits: BodyLimits;
  readonly store: Pick<Store, "findKey" | "showAccount">;
  readonly limiter: Limiter;
  readonly generator: Generator;
  /** Read anew for each request: both may be replaced by a reload. */
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  readonly clock: { readonly nowMs: () => number };
  /** Makes `req_…`. */
  readonly ids: { readonly requestId: () => string };
  readonly log: Log;
  readonly metrics: Metrics;
  /** True once the start is done and while the store can be written. */
  readonly ready: () => boolean;
  /** True from the first signal to stop: new requests get 503. */
  readonly draining: () => boolean;
  /** The bundled document of `/v1`. */
  readonly document: ContractDocument;
  /** Bearer token that `/metrics` asks for; null: none. */
  readonly metricsToken: string | null;
  /** False where `/metrics` has a port of its own (`createMetricsApp`). */
  readonly servesMetrics: boolean;
  /** Gives a response that is to be checked against the contract its validator; absent: none are. */
  readonly validatorFor?: ResponseValidation["validatorFor"];
  /** Pages at the root of the host besides those of `builtInPages`; the first match counts. */
  readonly pages: readonly Page[];
}
