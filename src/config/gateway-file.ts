import type { Role } from "../auth/roles.ts";
import type { Capabilities, Model } from "../catalog/model.ts";
import type { LocalServerName, VendorName } from "../catalog/vendors.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import type { AlertKind } from "../ledger/alerts.ts";
import type { LogLevel } from "../observe/log.ts";

/**
 * The shape of `gateway.yaml` after schema validation, with rejected parts removed: any key may be
 * absent, and any array item null.
 */
export interface GatewayFile {
  readonly server?: ServerSection;
  readonly presets?: PresetsSection;
  readonly plans?: readonly (PlanSection | null)[];
  readonly models?: readonly (ModelSection | null)[];
  readonly alerts?: AlertsSection;
}

export interface AlertsSection {
  /** In dollars. */
  readonly low_balance?: string;
  /** 0.8: when 80 % is spent. */
  readonly budget_share?: number;
  readonly check_seconds?: number;
  readonly webhooks?: readonly (AlertWebhookSection | null)[];
}

export interface AlertWebhookSection {
  readonly id?: string;
  readonly url?: string;
  /** Name of the environment variable that holds the secret. */
  readonly secret_env?: string;
  readonly secret_file?: string;
  readonly kinds?: readonly (AlertKind | null)[];
}

export interface ServerSection {
  readonly host?: string;
  readonly port?: number;
  readonly max_body_bytes?: number;
  readonly client_stall_ms?: number;
  readonly drain_delay_ms?: number;
  readonly drain_ms?: number;
  readonly stored_reply_bytes?: number;
  readonly body_bytes_in_flight?: number;
  readonly connections_per_address?: number;
  readonly cors_origins?: readonly (string | null)[];
  readonly data_dir?: string;
  readonly workers?: number;
  readonly log_level?: LogLevel;
  readonly metrics_port?: number;
  readonly admin_port?: number;
  readonly admin_tokens?: readonly (AdminTokenSection | null)[];
  readonly upstream_timeouts?: TimeoutsSection;
}

export interface AdminTokenSection {
  readonly name?: string;
  readonly role?: Role;
  /** Name of the environment variable that holds the token. */
  readonly token_env?: string;
}

/** Milliseconds. */
export interface TimeoutsSection {
  readonly connect_ms?: number;
  readonly first_byte_ms?: number;
  readonly idle_ms?: number;
  readonly total_ms?: number;
}

/** False disables a preset whose key is set in the environment. */
export type PresetsSection = { readonly [Name in VendorName]?: boolean } & {
  readonly [Name in LocalServerName]?: LocalPresetSection;
};

export interface LocalPresetSection {
  readonly base_url?: string;
  readonly models?: readonly (string | null)[];
}

export interface PlanSection {
  readonly id?: string;
  readonly name?: string;
  readonly models?: readonly (string | null)[];
  readonly requests_per_minute?: number;
  readonly tokens_per_minute?: number;
  readonly concurrent_requests?: number;
  /** A decimal factor of the catalog's prices, or one by model pattern. */
  readonly margin?: string | Readonly<Record<string, string>>;
  /** Prices in place of the catalog's, by model pattern. */
  readonly prices?: Readonly<Record<string, PricingSection>>;
}

/** Decimal strings, dollars per token. */
export interface PricingSection {
  readonly prompt?: string;
  readonly completion?: string;
  readonly cached_prompt?: string;
  readonly cache_write?: string;
}

export interface ModelSection {
  readonly id?: string;
  readonly display_name?: string;
  readonly description?: string;
  readonly owned_by?: string;
  /** A date. */
  readonly created?: string;
  readonly lifecycle?: Model["lifecycle"];
  readonly context_length?: number;
  readonly max_output_tokens?: number;
  readonly capabilities?: {
    readonly tools?: boolean;
    readonly images?: boolean;
    readonly structured_output?: Capabilities["structuredOutput"];
    readonly reasoning?: Capabilities["reasoning"];
  };
  readonly pricing?: PricingSection;
  readonly overheads?: {
    readonly per_request_tokens?: number;
    readonly per_message_tokens?: number;
    readonly per_tool_tokens?: number;
    readonly per_image_tokens?: number;
  };
  readonly timeouts?: TimeoutsSection;
  readonly upstreams?: readonly (UpstreamSection | null)[];
}

export interface UpstreamSection {
  readonly kind?: ProviderKind;
  readonly base_url?: string;
  readonly model?: string;
  /** Name of the environment variable that holds the key. */
  readonly api_key_env?: string;
  /** Path of the file that holds the key. */
  readonly api_key_file?: string;
  /** Prints a key or token; a string is split into words, never passed to a shell. */
  readonly api_key_command?: string | readonly (string | null)[];
  /** Calls are signed with AWS keys. */
  readonly aws_sigv4?: { readonly region?: string; readonly service?: string };
  readonly weight?: number;
  /** What it costs, where that differs from the model's pricing. */
  readonly pricing?: PricingSection;
  readonly timeouts?: TimeoutsSection;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Name of a dialect of this kind. */
  readonly dialect?: string;
  /** Flags of the dialect and facts of the model, by their names in the file. */
  readonly quirks?: Readonly<Record<string, unknown>>;
}
