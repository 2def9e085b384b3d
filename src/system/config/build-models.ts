import { defaultOverheads, type Capabilities, type Model } from "../../upstreams/catalog/model.ts";
import { highestCost } from "../../core/money/pricing.ts";
import type { BuildInput } from "./build-input.ts";
import { buildPricing } from "./build-pricing.ts";
import { buildUpstream } from "./build-upstreams.ts";
import type { ModelSection } from "./gateway-file.ts";
import { mergeTimeouts } from "./merge-settings.ts";
import { readDate } from "./read-date.ts";

const MS_PER_SECOND = 1_000;

function buildCapabilities(section: ModelSection["capabilities"]): Capabilities {
  return {
    tools: section?.tools ?? false,
    images: section?.images ?? false,
    documents: section?.documents ?? false,
    structuredOutput: section?.structured_output ?? "best_effort",
    reasoning: section?.reasoning ?? "none",
  };
}

/** Reads a date of a model in Unix milliseconds; undefined without one. */
function dateMs(
  section: ModelSection,
  name: "created" | "deprecated_at" | "retires_at",
  { path, input }: { readonly path: string; readonly input: BuildInput },
): number | undefined {
  const text = section[name];
  if (text === undefined) return undefined;
  const atMs = readDate(text);
  if (atMs === undefined) input.problems.add(`${path}.${name}`, "is not a date in the calendar");
  return atMs;
}

/** Reads when a model is deprecated and retired, and what replaces it. */
function buildRetirement(
  section: ModelSection,
  place: { readonly path: string; readonly input: BuildInput },
): Pick<Model, "deprecatedAtMs" | "retiresAtMs" | "replacement"> {
  const { id, replacement } = section;
  const { path, input } = place;
  const deprecatedAtMs = dateMs(section, "deprecated_at", place);
  const retiresAtMs = dateMs(section, "retires_at", place);
  if (deprecatedAtMs !== undefined && retiresAtMs !== undefined && retiresAtMs <= deprecatedAtMs) {
    input.problems.add(`${path}.retires_at`, "is not after deprecated_at");
  }
  if (replacement !== undefined && replacement === id) {
    input.problems.add(`${path}.replacement`, "is the model itself");
  }
  return {
    ...(deprecatedAtMs !== undefined && { deprecatedAtMs }),
    ...(retiresAtMs !== undefined && { retiresAtMs }),
    ...(replacement !== undefined && { replacement }),
  };
}

/** Returns the cost of the model's dearest possible request, in pico-dollars. */
export function costliestRequest({ pricing, contextLength, maxOutputTokens }: Model): number {
  const most = { inputTokensMax: contextLength, outputTokensMax: maxOutputTokens };
  return highestCost(pricing, most);
}

/**
 * Returns whether prices fit: the ledger uses safe integers, so the most expensive request must be
 * representable.
 */
export function isCountable(model: Model): boolean {
  return costliestRequest(model) <= Number.MAX_SAFE_INTEGER;
}

function checkModel(model: Model, path: string, input: BuildInput): void {
  if (model.maxOutputTokens > model.contextLength && model.contextLength > 0) {
    input.problems.add(`${path}.max_output_tokens`, "is above context_length");
  }
  if (!isCountable(model)) {
    input.problems.add(`${path}.pricing`, "one full request would cost over $9,000");
  }
  if (model.capabilities.documents && model.upstreams.some(({ kind }) => kind !== "anthropic")) {
    input.problems.add(
      `${path}.capabilities.documents`,
      "only upstreams of kind anthropic take documents",
    );
  }
  if (model.upstreams.length > 0 && model.upstreams.every(({ weight }) => weight === 0)) {
    input.problems.add(`${path}.upstreams`, "at least one upstream needs a weight above 0");
  }
}

function buildModel(section: ModelSection, path: string, input: BuildInput): Model {
  const id = section.id ?? "";
  const { overheads } = section;
  const inner = { ...input, timeouts: mergeTimeouts(section.timeouts, input.timeouts) };
  const model: Model = {
    id,
    displayName: section.display_name ?? id,
    description: section.description ?? "",
    ownedBy: section.owned_by ?? id.slice(0, id.indexOf("/")),
    created: (dateMs(section, "created", { path, input }) ?? 0) / MS_PER_SECOND,
    lifecycle: section.lifecycle ?? "active",
    ...buildRetirement(section, { path, input }),
    contextLength: section.context_length ?? 0,
    maxOutputTokens: section.max_output_tokens ?? 0,
    capabilities: buildCapabilities(section.capabilities),
    pricing: buildPricing(section.pricing, { ...input, path: `${path}.pricing` }),
    overheads: {
      perRequestTokens: overheads?.per_request_tokens ?? defaultOverheads.perRequestTokens,
      perMessageTokens: overheads?.per_message_tokens ?? defaultOverheads.perMessageTokens,
      perToolTokens: overheads?.per_tool_tokens ?? defaultOverheads.perToolTokens,
      perImageTokens: overheads?.per_image_tokens ?? defaultOverheads.perImageTokens,
    },
    ...(section.cache_marks !== undefined && { cacheMarks: section.cache_marks }),
    upstreams: (section.upstreams ?? []).flatMap((upstream, at) =>
      upstream === null ? [] : [buildUpstream(upstream, `${path}.upstreams[${at}]`, inner)],
    ),
  };
  checkModel(model, path, input);
  return model;
}

/**
 * Returns the models of the file. Reports problems that the schema does not cover. Values that the
 * schema rejected are missing here, and the result is then discarded because of the problems.
 */
export function buildModels(
  sections: readonly (ModelSection | null)[],
  input: BuildInput,
): readonly Model[] {
  const seen = new Set<string>();
  return sections.flatMap((section, at) => {
    if (section === null) return [];
    const path = `models[${at}]`;
    const model = buildModel(section, path, input);
    if (seen.has(model.id)) {
      input.problems.add(`${path}.id`, `the model "${model.id}" is already defined`);
    }
    if (model.id.startsWith("sandbox/")) {
      input.problems.add(`${path}.id`, "ids under sandbox/ are reserved");
    }
    if (section.id !== undefined) seen.add(model.id);
    return [model];
  });
}
