import type { Schemas } from "../../../generated/types.ts";
import type { Model } from "./model.ts";
import { lifecycleAt } from "./lifecycle.ts";
import { providerKinds } from "./provider-kinds.ts";
import { formatPrice, type PicoUsd } from "../../core/money/amounts.ts";
import type { PriceTier, Pricing, TokenPrices } from "../../core/money/pricing.ts";

/**
 * Returns the record of one model at a time (contract-decisions, section 4), the same for both protocols'
 * SDKs.
 */
export function modelRecord(model: Model, atMs: number): Schemas["Model"] {
  const { capabilities } = model;
  return {
    id: model.id,
    object: "model",
    type: "model",
    created: model.created,
    created_at: new Date(model.created * 1_000).toISOString(),
    display_name: model.displayName,
    description: model.description,
    owned_by: model.ownedBy,
    lifecycle: lifecycleAt(model, atMs),
    deprecated_at: isoOrNull(model.deprecatedAtMs),
    retires_at: isoOrNull(model.retiresAtMs),
    replacement: model.replacement ?? null,
    context_length: model.contextLength,
    max_output_tokens: model.maxOutputTokens,
    input_modalities: capabilities.images ? ["text", "image"] : ["text"],
    output_modalities: ["text"],
    capabilities: {
      tools: capabilities.tools,
      images: capabilities.images,
      documents: capabilities.documents,
      structured_output: capabilities.structuredOutput,
      reasoning: capabilities.reasoning,
    },
    supported_parameters: {
      chat: listed(chatParameters, model),
      messages: listed(messagesParameters, model),
      responses: listed(responsesParameters, model),
    },
    pricing: pricingRecord(model.pricing),
    ...pricingTiers(model.pricing),
  };
}

/** Returns the list of all models, always complete. */
export function modelListRecord(models: readonly Model[], atMs: number): Schemas["ModelList"] {
  return {
    object: "list",
    data: models.map((model) => modelRecord(model, atMs)),
    has_more: false,
    first_id: models[0]?.id ?? null,
    last_id: models.at(-1)?.id ?? null,
  };
}

function isoOrNull(atMs: number | undefined): string | null {
  return atMs === undefined ? null : new Date(atMs).toISOString();
}

/** Whether a model's record lists a parameter of a request. */
type Listed = (model: Model) => boolean;

const always: Listed = () => true;
const never: Listed = () => false;
const withTools: Listed = ({ capabilities }) => capabilities.tools;
const withOutput: Listed = ({ capabilities }) => capabilities.structuredOutput !== "none";
const withReasoning: Listed = ({ capabilities }) => capabilities.reasoning !== "none";
/** On other wires the parameter is named in `x-ignored-fields`. */
const onWires =
  (name: keyof Schemas["MessagesRequest"]): Listed =>
  ({ upstreams: [first] }) =>
    first !== undefined && providerKinds[first.kind].messagesParameters.includes(name);

const chatParameters = {
  model: always,
  messages: always,
  stream: always,
  stream_options: always,
  temperature: always,
  top_p: always,
  max_tokens: always,
  max_completion_tokens: always,
  stop: always,
  tools: withTools,
  tool_choice: withTools,
  functions: withTools,
  function_call: withTools,
  response_format: withOutput,
  reasoning: withReasoning,
} as const satisfies Readonly<Record<keyof Schemas["ChatCompletionRequest"], Listed>>;

const messagesParameters = {
  model: always,
  messages: always,
  system: always,
  max_tokens: always,
  stream: always,
  temperature: always,
  top_p: always,
  stop_sequences: always,
  tools: withTools,
  tool_choice: withTools,
  thinking: withReasoning,
  output_config: (model) => withOutput(model) || withReasoning(model),
  output_format: withOutput,
  top_k: onWires("top_k"),
  metadata: onWires("metadata"),
  cache_control: onWires("cache_control"),
  safeguards: onWires("safeguards"),
  context_management: never,
  service_tier: never,
} as const satisfies Readonly<Record<keyof Schemas["MessagesRequest"], Listed>>;

const responsesParameters = {
  model: always,
  input: always,
  instructions: always,
  stream: always,
  temperature: always,
  top_p: always,
  max_output_tokens: always,
  metadata: always,
  tools: withTools,
  tool_choice: withTools,
  parallel_tool_calls: withTools,
  text: withOutput,
  reasoning: withReasoning,
  include: withReasoning,
  store: never,
  previous_response_id: never,
  background: never,
  stream_options: never,
  client_metadata: never,
  prompt_cache_key: never,
  safety_identifier: onWires("metadata"),
  user: onWires("metadata"),
  service_tier: never,
  truncation: never,
} as const satisfies Readonly<Record<keyof Schemas["ResponsesRequest"], Listed>>;

function listed(parameters: Readonly<Record<string, Listed>>, model: Model): string[] {
  return Object.entries(parameters).flatMap(([name, isListed]) => (isListed(model) ? [name] : []));
}

function pricingRecord(pricing: Pricing): Schemas["ModelPricing"] {
  const { cache_write_1h: _, ...prices } = pricesRecord(pricing);
  // Images are billed only by their tokens.
  return { currency: "USD", ...prices, image: null };
}

/** Returns all prices, if there are more than those of `pricing`. */
function pricingTiers(pricing: Pricing): Pick<Schemas["Model"], "pricing_tiers"> {
  const { tiers = [], cacheWrite1h } = pricing;
  if (tiers.length === 0 && cacheWrite1h === undefined) return {};
  return { pricing_tiers: tierRecords(pricing) };
}

/** Returns the prices of every tier, the first included. */
export function tierRecords(pricing: Pricing): Schemas["PricingTier"][] {
  const all: readonly PriceTier[] = [{ ...pricing, aboveInputTokens: 0 }, ...(pricing.tiers ?? [])];
  return all.map(({ aboveInputTokens, ...prices }) => ({
    above_input_tokens: aboveInputTokens,
    ...pricesRecord(prices),
  }));
}

function pricesRecord(prices: TokenPrices): Omit<Schemas["PricingTier"], "above_input_tokens"> {
  const orNull = (price: PicoUsd | null): string | null =>
    price === null ? null : formatPrice(price);
  return {
    prompt: formatPrice(prices.prompt),
    completion: formatPrice(prices.completion),
    cached_prompt: orNull(prices.cachedPrompt),
    cache_write: orNull(prices.cacheWrite),
    cache_write_1h: orNull(prices.cacheWrite1h ?? null),
  };
}
