import type {
  AdminOperationId,
  AdminInput,
  AdminReply,
} from "../../wire/contract/admin-contract.ts";
import type { Actor } from "../../access/auth/roles.ts";
import type { ReloadResult } from "../../system/process/reload-config.ts";
import type { Brand } from "../../core/brand/brand.ts";
import type { CustomerWebhooks } from "../../system/config/read-alerts.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { ProviderKind } from "../../upstreams/catalog/provider-kinds.ts";
import type { HotStore, Operations } from "../../core/ledger/store.ts";
import type { LiveFigures } from "../../system/observe/live-figures.ts";
import type { Provider } from "../../upstreams/providers/shared/provider.ts";

/** The caller and the dependencies of an operation. */
export interface OperationCaller {
  readonly actor: Actor;
  readonly dependencies: AdminDependencies;
}

/** A call of an operation, with its input checked against the contract. */
export interface AdminCall<K extends AdminOperationId> extends AdminInput<K>, OperationCaller {}

/** Carries out one operation; throws a `GatewayError` if it is refused. */
export type AdminOperation<K extends AdminOperationId> = (
  call: AdminCall<K>,
) => Promise<AdminReply<K>>;

/** The providers, and a function that closes their connections. */
export interface Upstreams {
  readonly providers: Readonly<Record<ProviderKind, Provider>>;
  readonly close: () => Promise<void>;
}

/** Result of a reload request; `pid` is the gateway's process. */
export interface Reload {
  readonly pid: number;
  /** Null: the process received a signal; its log has the result. */
  readonly result: ReloadResult | null;
}

/** The part of the store that operators use: the operations and some calls of the hot path. */
export type AdminStore = Operations &
  Pick<HotStore, "showAccount" | "showKeySums" | "postEntry" | "resolveHolds">;

/** Dependencies of operations, in a gateway or in a command. Each is created on first use. */
export interface AdminDependencies {
  readonly openStore: () => Promise<AdminStore>;
  /**
   * Opens the log that records changes. Absent: the store. Null result: this process has no ledger,
   * so only operations that need no ledger work, such as a probe of upstreams.
   */
  readonly openAudit?: () => Promise<Pick<AdminStore, "appendAudit"> | null>;
  readonly brand: () => Brand;
  readonly catalog: () => Catalog;
  readonly plans: () => ReadonlyMap<string, Plan>;
  /** The catalog with the upstream keys, for operations that call upstreams. */
  readonly catalogWithKeys: () => Catalog;
  readonly openUpstreams: () => Promise<Upstreams>;
  /** Returns the open work of the running gateway; null: no gateway runs. */
  readonly live: (() => LiveFigures) | null;
  /** Makes the running gateway reload its configuration; null: no gateway runs. */
  readonly reload: () => Reload | null;
  readonly randomBytes: RandomBytes;
  /** Returns how customers receive low-balance notices; null: customers receive no notices. */
  readonly customerWebhooks: () => CustomerWebhooks | null;
  /** Returns the shard that new keys name; null: there is a single ledger. */
  readonly shard: () => string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}
