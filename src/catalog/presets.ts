import { parsePrice, picoUsd, type PicoUsd } from "../money/amounts.ts";
import { fixedKey } from "./credential.ts";
import { defaultOverheads } from "./default-timeouts.ts";
import type { Pricing } from "../money/pricing.ts";
import type { ProviderKind } from "./provider-kinds.ts";
import type {
  Capabilities,
  DialectChoice,
  Model,
  PlainUpstream,
  Upstream,
  UpstreamTimeouts,
} from "./model.ts";
import { readModelFacts } from "./model-facts.ts";
import { upstreamId } from "./upstream-id.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

interface Named {
  readonly name: string;
  readonly title: string;
}

interface AnyVendor extends Named {
  readonly kind: ProviderKind;
  /** The kind for models that reason, if it is another one. */
  readonly reasoningKind?: ProviderKind;
  readonly keyVariable: string;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Vendors whose key in the environment enables their well-known models. */
export const vendors = [
  {
    name: "openai",
    kind: "openai",
    // Its newest models take tools beside reasoning over this wire alone.
    reasoningKind: "openai-responses",
    title: "OpenAI",
    keyVariable: "OPENAI_API_KEY",
    baseUrl: "https://api.openai.com/v1",
    headers: {},
  },
  {
    name: "anthropic",
    kind: "anthropic",
    title: "Anthropic",
    keyVariable: "ANTHROPIC_API_KEY",
    baseUrl: "https://api.anthropic.com/v1",
    headers: {},
  },
  {
    name: "openrouter",
    kind: "openai",
    title: "OpenRouter",
    keyVariable: "OPENROUTER_API_KEY",
    baseUrl: "https://openrouter.ai/api/v1",
    headers: { "x-title": "Chat gateway (OpenRouter)" },
  },
] as const satisfies readonly AnyVendor[];

export type Vendor = (typeof vendors)[number];
export type VendorName = Vendor["name"];

interface AnyLocalServer extends Named {
  readonly addressVariable: string;
  /** How it speaks chat completions. */
  readonly dialect: string;
  /** Served if the operator names none. */
  readonly models: readonly string[];
}

/** Servers on the operator's own machines. */
export const localServers = [
  {
    name: "ollama",
    title: "Ollama",
    addressVariable: "OLLAMA_BASE_URL",
    dialect: "ollama",
    models: ["llama3.2", "qwen3", "gemma3", "gpt-oss"],
  },
  {
    name: "llamacpp",
    title: "llama.cpp",
    addressVariable: "LLAMACPP_BASE_URL",
    dialect: "llama-cpp",
    // This server answers every name with the one model that it was started with.
    models: ["default"],
  },
] as const satisfies readonly AnyLocalServer[];

export type LocalServer = (typeof localServers)[number];
export type LocalServerName = LocalServer["name"];

interface EnabledVendor {
  readonly vendor: Vendor;
  readonly key: string;
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

/** One enabled preset; the banner shows who pays for its models. */
export interface Preset {
  readonly name: string;
  readonly paidBy: string;
  readonly models: readonly Model[];
}

type WellKnownModel = (typeof wellKnown.models)[number];

const MS_PER_SECOND = 1_000;

/** A price of the catalog file; throws where it is not exact, since the file is ours. */
function exactPrice(text: string): PicoUsd {
  const price = parsePrice(text);
  if (price === undefined)
    throw new Error(`well-known-models.json: the price ${text} is not exact`);
  return price;
}

function priceOrNull(text: string | null): PicoUsd | null {
  return text === null ? null : exactPrice(text);
}

function pricing({ pricing: prices }: WellKnownModel): Pricing {
  return {
    prompt: exactPrice(prices.prompt),
    completion: exactPrice(prices.completion),
    cachedPrompt: priceOrNull(prices.cached_prompt),
    cacheWrite: priceOrNull(prices.cache_write),
  };
}

function kindOf({ kind, reasoningKind = kind }: AnyVendor, reasons: boolean): ProviderKind {
  return reasons ? reasoningKind : kind;
}

function vendorModel(
  { vendor, key }: EnabledVendor,
  row: WellKnownModel,
  { timeouts, withDialect }: UpstreamSettings,
): Model {
  const { name, baseUrl, headers } = vendor;
  const { capabilities } = row;
  const kind = kindOf(vendor, capabilities.reasoning !== "none");
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
      structuredOutput: capabilities.structured_output as Capabilities["structuredOutput"],
      reasoning: capabilities.reasoning as Capabilities["reasoning"],
    },
    pricing: pricing(row),
    overheads: defaultOverheads,
    upstreams: [
      withDialect(
        {
          id: upstreamId(kind, baseUrl, row.model),
          kind,
          baseUrl,
          model: row.model,
          signIn: fixedKey(key),
          weight: 1,
          timeouts,
          headers,
          query: {},
        },
        { facts: readModelFacts(row) },
      ),
    ],
  };
}

/** 128 Ki and 32 Ki tokens: what today's local models take; a server may be started with less. */
const LOCAL_CONTEXT_LENGTH = 131_072;
const LOCAL_OUTPUT_TOKENS = 32_768;
const FREE = picoUsd(0);

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
    capabilities: {
      tools: true,
      images: false,
      structuredOutput: "best_effort",
      reasoning: "none",
    },
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

/** The enabled presets, with their models and who pays for them. */
export function buildPresets({
  vendors: on,
  servers,
  ...settings
}: PresetSwitches): readonly Preset[] {
  const ofVendors = on.map((enabled) => {
    const { name, title, keyVariable } = enabled.vendor;
    const rows = wellKnown.models.filter((row) => row.preset === name);
    return {
      name,
      paidBy: `the ${title} account of ${keyVariable}`,
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
