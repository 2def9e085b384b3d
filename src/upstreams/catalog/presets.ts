import { parsePrice, picoUsd, type PicoUsd } from "../../core/money/amounts.ts";
import { fixedKey } from "./credential.ts";
import {
  defaultOverheads,
  type Capabilities,
  type DialectChoice,
  type Model,
  type PlainUpstream,
  type Upstream,
  type UpstreamTimeouts,
  upstreamId,
} from "./model.ts";
import type { Pricing, TokenPrices } from "../../core/money/pricing.ts";
import type { ProviderKind } from "./provider-kinds.ts";
import { readFlags } from "./flags.ts";
import { modelFactFlags } from "./model-facts.ts";
import type { LocalServer, Vendor } from "./vendors.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

interface EnabledVendor {
  readonly vendor: Vendor;
  readonly key: string;
  /** The environment variable of the key. */
  readonly variable: string;
}

interface EnabledServer {
  readonly server: LocalServer;
  readonly baseUrl: string;
  readonly models: readonly string[];
}

/** The presets that are enabled. */
export interface PresetSwitches {
  readonly vendors: readonly EnabledVendor[];
  readonly servers: readonly EnabledServer[];
  readonly timeouts: UpstreamTimeouts;
  /** Chooses an upstream's dialect. */
  readonly withDialect: (upstream: PlainUpstream, choice: DialectChoice) => Upstream;
}

type UpstreamSettings = Pick<PresetSwitches, "timeouts" | "withDialect">;

/** One enabled preset. The start-up banner shows which account pays for its models. */
export interface Preset {
  readonly name: string;
  readonly paidBy: string;
  readonly models: readonly Model[];
}

type WellKnownModel = (typeof wellKnown.models)[number];

const MS_PER_SECOND = 1_000;

/**
 * Parses a price of the catalog file. Throws if it is not exact, since the file is part of the
 * gateway.
 */
function exactPrice(text: string): PicoUsd {
  const price = parsePrice(text);
  if (price === undefined)
    throw new Error(`well-known-models.json: the price ${text} is not exact`);
  return price;
}

function priceOrNull(text: string | null): PicoUsd | null {
  return text === null ? null : exactPrice(text);
}

interface ListedPrices {
  readonly prompt: string;
  readonly completion: string;
  readonly cached_prompt: string | null;
  readonly cache_write: string | null;
  readonly cache_write_1h: string | null;
}

function tokenPrices(prices: ListedPrices): TokenPrices {
  return {
    prompt: exactPrice(prices.prompt),
    completion: exactPrice(prices.completion),
    cachedPrompt: priceOrNull(prices.cached_prompt),
    cacheWrite: priceOrNull(prices.cache_write),
    ...(prices.cache_write_1h !== null && { cacheWrite1h: exactPrice(prices.cache_write_1h) }),
  };
}

function pricing({ pricing: prices }: WellKnownModel): Pricing {
  const tiers = prices.tiers.map(({ above_input_tokens: aboveInputTokens, ...tier }) => ({
    aboveInputTokens,
    ...tokenPrices(tier),
  }));
  return { ...tokenPrices(prices), ...(tiers.length > 0 && { tiers }) };
}

function kindOf({ kind, reasoningKind = kind }: Vendor, reasons: boolean): ProviderKind {
  return reasons ? reasoningKind : kind;
}

function vendorModel(
  { vendor, key }: EnabledVendor,
  row: WellKnownModel,
  { timeouts, withDialect }: UpstreamSettings,
): Model {
  const { name, baseUrl, modelPrefix = "", headers = {} } = vendor;
  const { capabilities } = row;
  const kind = kindOf(vendor, capabilities.reasoning !== "none");
  const upstreamModel = `${modelPrefix}${row.model}`;
  return {
    id: `${name}/${row.model}`,
    displayName: row.display_name,
    description: row.description,
    ownedBy: name,
    created: Date.parse(wellKnown.date) / MS_PER_SECOND,
    lifecycle: "active",
    contextLength: row.context_length,
    maxOutputTokens: row.max_output_tokens,
    capabilities: {
      tools: capabilities.tools,
      images: capabilities.images,
      documents: kind === "anthropic" && capabilities.images,
      structuredOutput: capabilities.structured_output as Capabilities["structuredOutput"],
      reasoning: capabilities.reasoning as Capabilities["reasoning"],
    },
    pricing: pricing(row),
    overheads: defaultOverheads,
    upstreams: [
      withDialect(
        {
          id: upstreamId(kind, baseUrl, upstreamModel),
          kind,
          baseUrl,
          model: upstreamModel,
          signIn: fixedKey(key),
          weight: 1,
          timeouts,
          headers,
          query: {},
        },
        { facts: readFlags(modelFactFlags, row), knownAs: `${name}/${row.model}` },
      ),
    ],
  };
}

/**
 * 128 Ki and 32 Ki tokens: limits of current local models. A server may be started with lower
 * limits.
 */
const LOCAL_CONTEXT_LENGTH = 131_072;
const LOCAL_OUTPUT_TOKENS = 32_768;
const FREE = picoUsd(0);

/** Abilities of well-known local models, by the start of their names. */
const localAbilities: readonly (readonly [RegExp, Partial<Capabilities>])[] = [
  [/^gemma3/, { tools: false, images: true }],
  [/^gpt-oss/, { reasoning: "always" }],
  [/^qwen3(?!-coder)/, { reasoning: "optional" }],
];

function localCapabilities(model: string): Capabilities {
  const known = localAbilities.find(([head]) => head.test(model))?.[1];
  return {
    tools: true,
    images: false,
    documents: false,
    structuredOutput: "best_effort",
    reasoning: "none",
    ...known,
  };
}

function localModel(
  { server, baseUrl }: EnabledServer,
  model: string,
  { timeouts, withDialect }: UpstreamSettings,
): Model {
  const { name, title } = server;
  return {
    id: `${name}/${model}`,
    displayName: `${model} (${title})`,
    description: `Served by ${title} on the operator's own machine, free of charge.`,
    ownedBy: name,
    created: Date.parse(wellKnown.date) / MS_PER_SECOND,
    lifecycle: "active",
    contextLength: LOCAL_CONTEXT_LENGTH,
    maxOutputTokens: LOCAL_OUTPUT_TOKENS,
    capabilities: localCapabilities(model),
    pricing: { prompt: FREE, completion: FREE, cachedPrompt: null, cacheWrite: null },
    overheads: defaultOverheads,
    upstreams: [
      withDialect(
        {
          id: upstreamId("openai", baseUrl, model),
          kind: "openai",
          baseUrl,
          model,
          signIn: null,
          weight: 1,
          timeouts,
          headers: {},
          query: {},
        },
        { name: server.dialect, reason: "preset" },
      ),
    ],
  };
}

/** Returns the enabled presets with their models and the accounts that pay for them. */
export function buildPresets({
  vendors: on,
  servers,
  ...settings
}: PresetSwitches): readonly Preset[] {
  const ofVendors = on.map((enabled) => {
    const { name, title } = enabled.vendor;
    const rows = wellKnown.models.filter((row) => row.preset === name);
    return {
      name,
      paidBy: `the ${title} account of ${enabled.variable}`,
      models: rows.map((row) => vendorModel(enabled, row, settings)),
    };
  });
  const ofServers = servers.map((enabled) => ({
    name: enabled.server.name,
    paidBy: `nobody (${enabled.server.title} at ${enabled.baseUrl})`,
    models: enabled.models.map((model) => localModel(enabled, model, settings)),
  }));
  return [...ofVendors, ...ofServers];
}
