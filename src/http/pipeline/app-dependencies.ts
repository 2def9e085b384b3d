import type { Phase } from "../../system/process/stop-serving.ts";
import type { ResponseValidation } from "../../wire/response-validation/response-validation.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Generator } from "../../generation/job.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { FailedRequests } from "../replies/failed-requests.ts";
import type { Limiter } from "../../access/limits/limiter.ts";
import type { Log } from "../../core/log/log.ts";
import type { Offload } from "../offload/offload.ts";
import type { Metrics } from "../../system/observe/metrics.ts";
import type { Tracing } from "../../system/observe/tracing.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import type { ContractDocument } from "../../../generated/document.ts";
import type { ServesHost } from "../request/check-host.ts";
import type { ProxyTrust } from "../request/client-address.ts";
import type { BodyLimits } from "../bodies/read-body.ts";
import type { Page } from "../replies/page.ts";
import type { OperationDispatcher } from "./operation-dispatcher.ts";
import type { OriginOf } from "../request/public-address.ts";
import type { Turns } from "../fair-share/turns.ts";

/** What operators are served while an admin token is configured. */
export interface AdminSide {
  readonly api: OperationDispatcher;
  /** The dashboard's pages; asked once, when the first of them is asked for. */
  readonly loadPages: () => Promise<readonly Page[]>;
}

/** Everything that the HTTP layer receives from `compose.ts`. */
export interface AppDependencies {
  readonly limits: BodyLimits;
  /** How long a client may take nothing of what is there for it. */
  readonly clientStallMs: number;
  readonly servesHost: ServesHost;
  /** The client's address, for the log. */
  readonly clientOf: ProxyTrust["clientOf"];
  /** Origins whose pages may call `/v1` from a browser, or `*`; empty: none. */
  readonly corsOrigins: readonly string[];
  readonly store: Pick<Store, "findKey" | "showAccount" | "showKeySums">;
  readonly limiter: Limiter;
  readonly generator: Generator;
  /** For requests whose bodies take long; absent: all are served on this thread. */
  readonly offload?: Offload;
  /** Read anew for each request: both may be replaced by a reload. */
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  readonly clock: { readonly nowMs: () => number };
  readonly timers: Timers;
  /** Shared by all servers of a process. */
  readonly turns: Turns;
  /** Makes `req_…`. */
  readonly ids: { readonly requestId: () => string };
  readonly log: Log;
  readonly metrics: Metrics;
  /** Absent: no traces. */
  readonly tracing?: Tracing;
  /** True once the start is done and while the store can be written. */
  readonly ready: () => boolean;
  readonly phase: () => Phase;
  /** The bundled document of `/v1`. */
  readonly document: ContractDocument;
  /** For texts that name the gateway's address. */
  readonly originOf: OriginOf;
  /** Bearer token that `/metrics` asks for; null: none. */
  readonly metricsToken: string | null;
  /** Keeps requests that failed for operators; absent: they are in the log alone. */
  readonly failedRequests?: Pick<FailedRequests, "note">;
  /** What operators are served on this port; null: it is not served here. */
  readonly admin: AdminSide | null;
  /** Loads the console's API, at its first request; absent: it is not served. */
  readonly loadConsole?: () => Promise<OperationDispatcher>;
  /** False where `/metrics` has a port of its own (`createMetricsApp`). */
  readonly servesMetrics: boolean;
  /** Gives a response that is to be checked against the contract its validator; absent: none are. */
  readonly validatorFor?: ResponseValidation["validatorFor"];
  /** Pages at the root of the host besides those of `builtInPages`; the first match counts. */
  readonly pages: readonly Page[];
  /** Asked once, at the first path that no page above serves. */
  readonly loadPages?: () => Promise<readonly Page[]>;
}
