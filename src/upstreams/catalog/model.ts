import {
  cachingGain,
  type InputOverheads,
  pricesAt,
  type Pricing,
} from "../../core/money/pricing.ts";
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

/**
 * How an upstream's server differs from the reference of its wire, and the source of that
 * knowledge.
 */
export interface UpstreamDialect {
  /** `openai`, `mistral`, …: the operator's value of `upstreams[].dialect`. */
  readonly name: string;
  readonly reason: "file" | "preset" | "host" | "default";
  /** Overrides of the dialect and the model's facts, by their names in the file. */
  readonly quirks: Readonly<Record<string, unknown>>;
  /** The effective flags. Only the upstream's provider reads them. */
  readonly flags: { readonly wire: ProviderKind };
}

/** Configuration of an upstream's dialect, in addition to its address. */
export interface DialectChoice {
  readonly name?: string;
  /** The source of the dialect's name if it is not the operator's file. */
  readonly reason?: "preset";
  readonly quirks?: Readonly<Record<string, unknown>>;
  /**
   * Known facts about the model. Others come from the list of well-known models or from its name.
   */
  readonly facts?: Partial<ModelFacts>;
  /** The well-known model to which these facts apply. */
  readonly knownAs?: string;
}

/** An upstream before its dialect is chosen. */
export type PlainUpstream = Omit<Upstream, "dialect" | "facts" | "knownAs" | "fetchesImages"> &
  Partial<Pick<Upstream, "fetchesImages">>;

/** One upstream that can serve a model. `model` is the upstream's own name of it. */
export interface Upstream {
  /**
   * Unique in the catalog and stable across reloads: kind, address, model. For logs and circuit
   * breakers.
   */
  readonly id: string;
  readonly kind: ProviderKind;
  /** Without a trailing slash; `""` for the sandbox. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null if the upstream needs no authentication. */
  readonly signIn: SignIn | null;
  /** Share among the upstreams of equal order. An upstream with weight 0 is only a fallback. */
  readonly weight: number;
  /** Our cost, if it differs from the catalog's price. */
  readonly pricing?: Pricing;
  readonly timeouts: UpstreamTimeouts;
  /** Sent unchanged with every call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /**
   * Whether it may fetch the URLs of images and documents within the operator's network, so that
   * those that lead inward are refused.
   */
  readonly fetchesImages: boolean;
  /** How its server differs from the reference of its wire. */
  readonly dialect: UpstreamDialect;
  readonly facts: ModelFacts;
  /**
   * The well-known model to which these facts apply; null if they come from the start of the name.
   */
  readonly knownAs: string | null;
}

/**
 * Whether the gateway sets cache marks in requests of the chat and responses protocols that have
 * none.
 */
export type CacheMarks = "off" | "auto";

/** One model of the catalog. */
export interface Model {
  /** `<provider>/<model_name>` (section 2.1). */
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  readonly ownedBy: string;
  /** Unix seconds. */
  readonly created: number;
  /** As configured; see `lifecycleAt`. */
  readonly lifecycle: "preview" | "active" | "deprecated" | "retired";
  /** Unix milliseconds. */
  readonly deprecatedAtMs?: number;
  /** From then on requests get a 404; Unix milliseconds. */
  readonly retiresAtMs?: number;
  /** The id of the model to use instead. */
  readonly replacement?: string;
  readonly contextLength: number;
  readonly maxOutputTokens: number;
  readonly capabilities: Capabilities;
  /** The customer's price. */
  readonly pricing: Pricing;
  /** The catalog's price, if a plan sells the model at another price. */
  readonly catalogPricing?: Pricing;
  readonly overheads: InputOverheads;
  /** `off` by default, also if the plan has `off`. */
  readonly cacheMarks?: CacheMarks;
  /** In order of preference, never empty. */
  readonly upstreams: readonly Upstream[];
}

/** Returns how long a request for this model may take. */
export function totalMsOf({ upstreams }: Model): number {
  return Math.max(...upstreams.map(({ timeouts }) => timeouts.totalMs));
}

/**
 * The models that are served now. A reload of the configuration replaces the catalog as a whole.
 */
export interface Catalog {
  readonly models: ReadonlyMap<string, Model>;
  /** The public prices of models that plans sell at other prices. */
  readonly listPrices?: ReadonlyMap<string, Pricing>;
}

/** Default limits of an upstream (contract-decisions, section 3). */
export const defaultTimeouts: UpstreamTimeouts = {
  connectMs: 5_000,
  firstByteMs: 120_000,
  idleMs: 120_000,
  totalMs: 600_000,
};

/**
 * Default overheads of a hold, for models without their own in the catalog. They are generous for
 * the chat templates, tool preambles and image tiles of current models, since a hold that is too
 * small is our loss.
 */
export const defaultOverheads: InputOverheads = {
  perRequestTokens: 600,
  perMessageTokens: 16,
  perToolTokens: 64,
  perImageTokens: 5_000,
};

/** Returns our cost of an upstream: its own price, otherwise the catalog's (money rule 15). */
export function upstreamPricing(
  model: Pick<Model, "pricing" | "catalogPricing">,
  upstream: Pick<Upstream, "pricing">,
): Pricing {
  return upstream.pricing ?? model.catalogPricing ?? model.pricing;
}

/**
 * Returns whether a cache write that is read once pays off by our cost of the upstream, and is no
 * dearer for the customer, in a request with this many input tokens.
 */
export function cachingPaysOff(
  model: Pick<Model, "pricing" | "catalogPricing">,
  upstream: Pick<Upstream, "pricing">,
  inputTokens: number,
): boolean {
  const ours = cachingGain(pricesAt(upstreamPricing(model, upstream), inputTokens));
  return ours > 0 && cachingGain(pricesAt(model.pricing, inputTokens)) >= 0;
}

/** Far above the average of any language. The longest tokens are runs of white space. */
const CHARACTERS_PER_TOKEN = 32;
/** For data other than output: ids, signatures, encrypted reasoning. */
const OVERHEAD_CHARACTERS = 256 * 1_024;
const CHARACTERS_MAX = 64 * 1_024 * 1_024;

/**
 * Size of a tool call in addition to its texts: about eight tokens, and its share of our memory.
 */
export const CALL_CHARACTERS = 256;

/** Returns the maximum size of one reply of a model: text, reasoning and tool calls together. */
export function replyCharactersMax({ maxOutputTokens }: Pick<Model, "maxOutputTokens">): number {
  return Math.min(maxOutputTokens * CHARACTERS_PER_TOKEN + OVERHEAD_CHARACTERS, CHARACTERS_MAX);
}

/**
 * Returns an upstream's id, built from kind, address and model. It is stable across reloads and
 * contains no secret.
 */
export function upstreamId(kind: ProviderKind, baseUrl: string, model: string): string {
  return baseUrl === "" ? `${kind}:${model}` : `${kind}:${baseUrl}#${model}`;
}
