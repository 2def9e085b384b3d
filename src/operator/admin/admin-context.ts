import type { ReloadResult } from "../../system/process/reload-config.ts";
import type { CustomerWebhooks } from "../../system/config/alerts-config.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { ProviderKind } from "../../upstreams/catalog/provider-kinds.ts";
import type { HotStore, Operations } from "../../core/ledger/store.ts";
import type { LiveFigures } from "../../system/observe/live-figures.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";

/** The providers, and what closes their connections. */
export interface Upstreams {
  readonly providers: Readonly<Record<ProviderKind, Provider>>;
  readonly close: () => Promise<void>;
}

/** A reload of the gateway of that process. */
export interface Reload {
  readonly pid: number;
  /** Null: the process was sent a signal, and its log has the result. */
  readonly result: ReloadResult | null;
}

/** The store without what serves requests: none of that is an operator's. */
export type AdminStore = Operations & Pick<HotStore, "showAccount" | "showKeySums" | "postEntry">;

/** What operations work with, in a gateway or in a command beside it; all of it made on first use. */
export interface AdminContext {
  readonly openStore: () => Promise<AdminStore>;
  /**
   * Where changes are recorded. Null: there is no ledger here, which only operations without one
   * survive, such as a probe of upstreams; absent: in the store.
   */
  readonly openAudit?: () => Promise<Pick<AdminStore, "appendAudit"> | null>;
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  /** The catalog with the upstreams' keys, for operations that call upstreams. */
  readonly catalogWithKeys: () => Catalog;
  readonly openUpstreams: () => Upstreams;
  /** Reads the open work of the running gateway; null: none runs. */
  readonly live: (() => LiveFigures) | null;
  /** Makes the running gateway read its configuration; null: none runs. */
  readonly reload: () => Reload | null;
  readonly randomBytes: RandomBytes;
  /** How customers receive low-balance notices; null: they receive none. */
  readonly customerWebhooks: () => CustomerWebhooks | null;
  /** The shard whose name new keys bear; null: there is one ledger alone. */
  readonly shard: () => string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}
