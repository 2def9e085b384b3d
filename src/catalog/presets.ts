import { parsePrice, picoUsd, type PicoUsd } from "../money/amounts.ts";
import { defaultOverheads } from "./default-timeouts.ts";
import type { Pricing } from "../money/pricing.ts";
import type { ProviderKind } from "./provider-kinds.ts";
import type { Capabilities, Model, UpstreamTimeouts } from "./model.ts";
import { upstreamId } from "./upstream-id.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

/** Vendors whose key in the environment switches their well-known models on. */
export type VendorName = "openai" | "anthropic" | "openrouter";

/** Servers on the operator's own machines. */
export type LocalServerName = "ollama" | "llamacpp";

interface Vendor {
  readonly kind: ProviderKind;
  readonly title: string;
  readonly keyVariable: string;
  readonly baseUrl: string;
}

/** Each vendor's wire, the variable of its key, and its public address. */
export const vendors: Readonly<Record<VendorName, Vendor>> = {
  openai: {
    kind: "openai",
    title: "OpenAI",
    keyVariable: "OPENAI_API_KEY",
    baseUrl: "https://api.openai.com/v1",
  },
  anthropic: {
    kind: "anthropic",
    title: "Anthropic",
    keyVariable: "ANTHROPIC_API_KEY",
    baseUrl: "https://api.anthropic.com/v1",
  },
  openrouter: {
    kind: "openai",
    title: "OpenRouter",
    keyVariable: "OPENROUTER_API_KEY",
    baseUrl: "https://openrouter.ai/api/v1",
  },
};

/** Which presets are on. A vendor that is absent is off; so is a server that is absent. */
export interface PresetSwitches {
  readonly keys: Readonly<Partial<Record<VendorName, string>>>;
  readonly servers: Readonly<
    Partial<
      Record<LocalServerName, { readonly baseUrl: string; readonly models?: readonly string[] }>
    >
  >;
  readonly timeouts: UpstreamTimeouts;
}

/** One preset that is on, for the banner: whose money its models spend. */
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

function vendorModel(name: VendorName, row: WellKnownModel, switches: PresetSwitches): Model {
  const { kind, title, baseUrl } = vendors[name];
  const { capabilities } = row;
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
      {
        id: upstreamId(kind, baseUrl, row.model),
        kind,
        baseUrl,
        model: row.model,
        apiKey: switches.keys[name] ?? null,
        weight: 1,
        timeouts: switches.timeouts,
        headers: name === "openrouter" ? { "x-title": `Chat gateway (${title})` } : {},
        query: {},
      },
    ],
  };
}

interface LocalServer {
  readonly title: string;
  /** Served where the operator names none. */
  readonly models: readonly string[];
}

const localServers: Readonly<Record<LocalServerName, LocalServer>> = {
  ollama: { title: "Ollama", models: ["llama3.2", "qwen3", "gemma3", "gpt-oss"] },
  // This server answers every name with the one model that it was started with.
  llamacpp: { title: "llama.cpp", models: ["default"] },
};

/** 128 Ki and 32 Ki tokens: what today's local models take; a server may be started with less. */
const LOCAL_CONTEXT_LENGTH = 131_072;
const LOCAL_OUTPUT_TOKENS = 32_768;
const FREE = picoUsd(0);

function localModel(name: LocalServerName, model: string, switches: PresetSwitches): Model {
  const { title } = localServers[name];
  const baseUrl = switches.servers[name]?.baseUrl ?? "";
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
      {
        id: upstreamId("openai", baseUrl, model),
        kind: "openai",
        baseUrl,
        model,
        apiKey: null,
        weight: 1,
        timeouts: switches.timeouts,
        headers: {},
        query: {},
      },
    ],
  };
}

/** The presets that are on, with their models and whose money they spend. */
export function buildPresets(switches: PresetSwitches): readonly Preset[] {
  const presets: Preset[] = [];
  for (const name of ["openai", "anthropic", "openrouter"] as const) {
    if (switches.keys[name] === undefined) continue;
    const rows = wellKnown.models.filter((row) => row.preset === name);
    presets.push({
      name,
      paidBy: `the ${vendors[name].title} account of ${vendors[name].keyVariable}`,
      models: rows.map((row) => vendorModel(name, row, switches)),
    });
  }
  for (const name of ["ollama", "llamacpp"] as const) {
    const server = switches.servers[name];
    if (server === undefined) continue;
    presets.push({
      name,
      paidBy: `nobody (${localServers[name].title} at ${server.baseUrl})`,
      models: (server.models ?? localServers[name].models).map((model) =>
        localModel(name, model, switches),
      ),
    });
  }
  return presets;
}
