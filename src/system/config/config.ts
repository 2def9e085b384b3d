import type { AlertsConfig } from "./read-alerts.ts";
import type { AdminToken } from "../../access/auth/authenticate-admin.ts";
import type { Brand } from "../../core/brand/brand.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import type { Settings } from "./settings.ts";
import type { RecordedSources } from "./sources.ts";
import type { TracingConfig } from "./read-tracing.ts";
import type { Proxies } from "../../upstreams/catalog/proxies.ts";

/** Settings that are only read for others. */
type ForOthers = "adminToken" | "databaseUrlFile" | "demo" | "httpProxy" | "httpsProxy" | "noProxy";

/** The configuration of the process. */
export interface ProcessSettings extends Omit<Settings, ForOthers> {
  /** Whether an empty ledger gets the demo account and its key. */
  readonly demo: boolean;
  /** Tokens of the admin API; empty: the API is not served. */
  readonly adminTokens: readonly AdminToken[];
  /**
   * Whether the gateway makes an admin token: none is configured, only this machine reaches it, and
   * no other process answers on its port.
   */
  readonly makesAdminToken: boolean;
  /** Null: no traces. */
  readonly tracing: TracingConfig | null;
  readonly proxies: Proxies;
}

/** The entire configuration, validated and frozen; environment over file over default. */
export interface Config extends ProcessSettings {
  readonly brand: Brand;
  /** Null: no alerts. */
  readonly alerts: AlertsConfig | null;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly catalog: Catalog;
  /** Enabled presets: name, number of models, and the payer. */
  readonly presets: readonly {
    readonly name: string;
    readonly models: number;
    readonly paidBy: string;
  }[];
  /** The sources from which it was loaded. */
  readonly sources: RecordedSources;
  /** Valid settings that are probably mistakes, each with the path of its key. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[];
}
