import type { InputOverheads, Pricing } from "../../core/money/pricing.ts";
import type { SignIn } from "./credential.ts";
import type { ModelFacts } from "./model-facts.ts";
import type { ProviderKind } from "./provider-kinds.ts";

export interface Capabilities {
  readonly tools: boolean;
  readonly images: boolean;
  readonly documents: boolean;
  readonly structuredOutput: "none" | "best_effort" | "strict";
  readonly reasoning: "none" | "optional" | "always";
}

export interface UpstreamTimeouts {
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

/** How an upstream's server differs from the reference of its wire, and why that is known. */
export interface UpstreamDialect {
  /** `openai`, `mistral`, …: what an operator writes as `upstreams[].dialect`. */
  readonly name: string;
  readonly reason: "file" | "preset" | "host" | "default";
  /** What was laid over the dialect and the model's facts, by names in the file. */
  readonly quirks: Readonly<Record<string, unknown>>;
  /** The flags in force; only the upstream's provider reads them. */
  readonly flags: { readonly wire: ProviderKind };
}

/** What is stated of an upstream's dialect beside its address. */
export interface DialectChoice {
  readonly name?: string;
  /** Who names it; else the operator's file does. */
  readonly reason?: "preset";
  readonly quirks?: Readonly<Record<string, unknown>>;
  /** What is known of the model; the rest goes by the list of well-known models, or its name. */
  readonly facts?: Partial<ModelFacts>;
  /** The well-known model that these facts are of. */
  readonly knownAs?: string;
}

/** An upstream before its dialect is chosen. */
export type PlainUpstream = Omit<Upstream, "dialect" | "facts" | "knownAs">;

/** One upstream that can serve a model. `model` is the upstream's own name of it. */
export interface Upstream {
  /** Unique in the catalog and stable over a reload: kind, address, model. For logs and breakers. */
  readonly id: string;
  readonly kind: ProviderKind;
  /** Without a trailing slash; `""` for the sandbox. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null if the upstream takes calls from anyone. */
  readonly signIn: SignIn | null;
  /** Share among the upstreams of equal order; a weight of 0 serves as fallback only. */
  readonly weight: number;
  /** What it costs us where that differs from the catalog's price. */
  readonly pricing?: Pricing;
  readonly timeouts: UpstreamTimeouts;
  /** Sent with every call, as they are. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** How its server differs from the reference of its wire. */
  readonly dialect: UpstreamDialect;
  readonly facts: ModelFacts;
  /** The well-known model whose facts these are; null if they go by the head of the name. */
  readonly knownAs: string | null;
}

/** One model of the catalog. */
export interface Model {
  /** `<provider>/<model_name>` (section 2.1). */
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly ownedBy: string;
  /** Unix seconds. */
  readonly created: number;
  readonly lifecycle: "preview" | "active" | "deprecated" | "retired";
  readonly contextLength: number;
  readonly maxOutputTokens: number;
  readonly capabilities: Capabilities;
  /** What its customer pays. */
  readonly pricing: Pricing;
  /** The catalog's price, where a plan sells the model at another. */
  readonly catalogPricing?: Pricing;
  readonly overheads: InputOverheads;
  /** In order of preference; never empty. */
  readonly upstreams: readonly Upstream[];
}

/** How long a request of this model may take. */
export function totalMsOf({ upstreams }: Model): number {
  return Math.max(...upstreams.map(({ timeouts }) => timeouts.totalMs));
}

/** The models that are served now; replaced as a whole when the configuration is reloaded. */
export interface Catalog {
  readonly models: ReadonlyMap<string, Model>;
  /** What anybody may read of a model's price, where plans sell it at prices of their own. */
  readonly listPrices?: ReadonlyMap<string, Pricing>;
}
