import { formatPrice, type PicoUsd } from "../ledger/money.ts";
import type { Capabilities, Model } from "./model.ts";
import { supportedParameters, type SupportedParameters } from "./supported-parameters.ts";

/** Prices on the wire: decimal strings in dollars per token, null where there is none of its own. */
export interface PricingRecord {
  readonly currency: "USD";
  readonly prompt: string;
  readonly completion: string;
  readonly cached_prompt: string | null;
  readonly cache_write: string | null;
  readonly image: string | null;
}

/** A model on the wire; it parses in both vendors' SDKs (contract-decisions, section 4). */
export interface ModelRecord {
  readonly id: string;
  readonly object: "model";
  readonly type: "model";
  readonly created: number;
  readonly created_at: string;
  readonly display_name: string;
  readonly description: string;
  readonly owned_by: string;
  readonly lifecycle: Model["lifecycle"];
  readonly context_length: number;
  readonly max_output_tokens: number;
  readonly input_modalities: readonly ("text" | "image")[];
  readonly output_modalities: readonly "text"[];
  readonly capabilities: {
    readonly tools: boolean;
    readonly images: boolean;
    readonly structured_output: Capabilities["structuredOutput"];
    readonly reasoning: Capabilities["reasoning"];
  };
  readonly supported_parameters: SupportedParameters;
  readonly pricing: PricingRecord;
}

/** All models of a caller in one page. */
export interface ModelListRecord {
  readonly object: "list";
  readonly data: readonly ModelRecord[];
  readonly has_more: false;
  readonly first_id: string | null;
  readonly last_id: string | null;
}

const MS_PER_SECOND = 1_000;

function priceOrNull(price: PicoUsd | null): string | null {
  return price === null ? null : formatPrice(price);
}

/** The wire record of a model. */
export function modelRecord(model: Model): ModelRecord {
  const { capabilities, pricing } = model;
  return {
    id: model.id,
    object: "model",
    type: "model",
    created: model.created,
    created_at: new Date(model.created * MS_PER_SECOND).toISOString(),
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
    supported_parameters: supportedParameters(model),
    pricing: {
      currency: "USD",
      prompt: formatPrice(pricing.prompt),
      completion: formatPrice(pricing.completion),
      cached_prompt: priceOrNull(pricing.cachedPrompt),
      cache_write: priceOrNull(pricing.cacheWrite),
      // Images are billed by the tokens that the upstream counts for them.
      image: null,
    },
  };
}

/** The wire record of a list of models. */
export function modelList(models: readonly Model[]): ModelListRecord {
  return {
    object: "list",
    data: models.map(modelRecord),
    has_more: false,
    first_id: models[0]?.id ?? null,
    last_id: models.at(-1)?.id ?? null,
  };
}
