import type { Brand } from "../../core/brand/brand.ts";
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
import type { Clock } from "../../core/timing/clock.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import type { ContractDocument } from "../../../generated/document.ts";
import type { OriginOf, ProxyTrust, ServesHost } from "../request/addresses.ts";
import type { BodyLimits } from "../bodies/read-body.ts";
import type { Page } from "../replies/page.ts";
import type { OperationDispatcher } from "./operation-dispatcher.ts";
import type { RequestScheduler } from "../fair-share/request-scheduler.ts";

/** Admin API and pages, served while an admin token is configured. */
export interface AdminSide {
  readonly api: OperationDispatcher;
  /** The dashboard's pages; called once, at the first request for one of them. */
  readonly loadPages: () => Promise<readonly Page[]>;
}

/** All dependencies that the HTTP layer receives from `compose.ts`. */
export interface AppDependencies {
  readonly limits: BodyLimits;
  /** How long a client may leave buffered output unread. */
  readonly clientStallMs: number;
  readonly servesHost: ServesHost;
  /** Removes the path of a reverse proxy from a request target (`createWithoutPrefix`). */
  readonly withoutPrefix: (target: string) => string;
  /** Returns the client's address, for the log. */
  readonly clientOf: ProxyTrust["clientOf"];
  /** Origins whose pages may call `/v1` from a browser, or `*`; empty: no origin. */
  readonly corsOrigins: readonly string[];
  readonly store: Pick<Store, "findKey" | "showAccount" | "showKeySums">;
  readonly limiter: Limiter;
  readonly generator: Generator;
  /** For requests with expensive bodies; absent: all are served on this thread. */
  readonly offload?: Offload;
  /** Called for each request, because a reload may replace both. */
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Shared by all servers of a process. */
  readonly scheduler: RequestScheduler;
  /** Generates `req_…`. */
  readonly ids: { readonly requestId: () => string };
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null: no traces. */
  readonly tracing: Tracing | null;
  /** False if only another process can serve again, so that this one must be replaced. */
  readonly alive: () => boolean;
  /** True once startup is complete and while the store is writable. */
  readonly ready: () => boolean;
  readonly phase: () => Phase;
  /** The bundled document of `/v1`. */
  readonly document: ContractDocument;
  /** The name, colours and contacts of the pages; the same object until a reload. */
  readonly brand: () => Brand;
  /** For texts that contain the gateway's address. */
  readonly originOf: OriginOf;
  /** Bearer token that `/metrics` requires; null: no token. */
  readonly metricsToken: string | null;
  /** Stores failed requests for operators; absent: they are only in the log. */
  readonly failedRequests?: Pick<FailedRequests, "note">;
  /** Admin API and pages on this port; null: not served here. */
  readonly admin: AdminSide | null;
  /** True if there is no admin token: `/admin` then says how to get one. */
  readonly lacksAdminToken?: boolean;
  /** Loads the console's API at its first request; absent: not served. */
  readonly loadConsole?: () => Promise<OperationDispatcher>;
  /** False if `/metrics` has a separate port (`createMetricsApp`). */
  readonly servesMetrics: boolean;
  /**
   * Returns the validator of a response that is checked against the contract; absent: responses are
   * not checked.
   */
  readonly validatorFor?: ResponseValidation["validatorFor"];
  /** Pages at the root of the host besides those of `builtInPages`; the first match counts. */
  readonly pages: readonly Page[];
  /** Called once, at the first path that no page above serves. */
  readonly loadPages?: () => Promise<readonly Page[]>;
}
