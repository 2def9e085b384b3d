import type { Schemas } from "../../../generated/types.ts";
import type { Model } from "../../catalog/model.ts";
import { providerKinds } from "../../catalog/provider-kinds.ts";
import { formatPrice, type PicoUsd } from "../../money/amounts.ts";
import type { Pricing } from "../../money/pricing.ts";

/** The record of one model (contract-decisions, section 4): the same for both protocols' SDKs. */
export function modelRecord(model: Model): Schemas["Model"] {
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
    lifecycle: model.lifecycle,
    context_length: model.contextLength,
    max_output_tokens: model.maxOutputTokens,
    input_modalities: capabilities.images ? ["text", "image"] : ["text"],
    output_modalities: ["text"],
    capabilities: {
      tools: capabilities.tools,
      images: capabilities.images,
      structured_output: capabilities.structuredOutput,
      reasoning: capabilities.reasoning,
    },
    supported_parameters: {
      chat: chatParameters(model),
      messages: messagesParameters(model),
    },
    pricing: pricingRecord(model.pricing),
  };
}

/** The list, always complete. */
export function modelListRecord(models: readonly Model[]): Schemas["ModelList"] {
  return {
    object: "list",
    data: models.map(modelRecord),
    has_more: false,
    first_id: models[0]?.id ?? null,
    last_id: models.at(-1)?.id ?? null,
  };
}

function chatParameters({ capabilities }: Model): string[] {
  const { tools, structuredOutput, reasoning } = capabilities;
  return [
    "model",
    "messages",
    "stream",
    "stream_options",
    "temperature",
    "top_p",
    "max_tokens",
    "max_completion_tokens",
    "stop",
    ...(tools ? ["tools", "tool_choice", "functions", "function_call"] : []),
    ...(structuredOutput === "none" ? [] : ["response_format"]),
    ...(reasoning === "none" ? [] : ["reasoning"]),
  ];
}

function messagesParameters({ capabilities, upstreams }: Model): string[] {
  const { tools, structuredOutput, reasoning } = capabilities;
  // Elsewhere they are named in `x-ignored-fields`.
  const [first] = upstreams;
  const ofWire = first === undefined ? [] : providerKinds[first.kind].messagesParameters;
  const hasOutputConfig = structuredOutput !== "none" || reasoning !== "none";
  return [
    "model",
    "messages",
    "system",
    "max_tokens",
    "stream",
    "temperature",
    "top_p",
    "stop_sequences",
    ...(tools ? ["tools", "tool_choice"] : []),
    ...(reasoning === "none" ? [] : ["thinking"]),
    ...(hasOutputConfig ? ["output_config"] : []),
    ...ofWire,
  ];
}

function pricingRecord(pricing: Pricing): Schemas["ModelPricing"] {
  const orNull = (price: PicoUsd | null): string | null =>
    price === null ? null : formatPrice(price);
  return {
    currency: "USD",
    prompt: formatPrice(pricing.prompt),
    completion: formatPrice(pricing.completion),
    cached_prompt: orNull(pricing.cachedPrompt),
    cache_write: orNull(pricing.cacheWrite),
    // Images are billed by their tokens alone.
    image: null,
  };
}
