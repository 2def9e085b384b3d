import { readFlags } from "./flags.ts";
import { factsByName, type ModelFacts, modelFactFlags } from "./model-facts.ts";
import type { DialectChoice } from "./model.ts";
import { comparedName, readModelName, withoutSuffix } from "./model-name.ts";
import type { ProviderKind } from "./provider-kinds.ts";
import { type Vendor, vendors } from "./vendors.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

type WellKnownModel = (typeof wellKnown.models)[number];

/** Facts about an upstream's model from the list of well-known models. */
export interface KnownModel {
  /** Its id among the presets: `anthropic/claude-fable-5-1`. */
  readonly id: string;
  readonly facts: Partial<ModelFacts>;
  readonly capabilities: WellKnownModel["capabilities"];
  readonly contextLength: number;
  readonly maxOutputTokens: number;
}

/** Returns a vendor's full name of a model, with its prefix at that vendor. */
function fullName({ preset, model }: WellKnownModel): string {
  const vendor: Vendor | undefined = vendors.find(({ name }) => name === preset);
  return `${vendor?.modelPrefix ?? ""}${model}`;
}

const byFullName = indexBy((row) => fullName(row).toLowerCase());
const byName = indexBy(({ model }) => comparedName(model));

/** Indexes the rows by name. The first row of a name counts: vendors come before resellers. */
function indexBy(nameOf: (row: WellKnownModel) => string): ReadonlyMap<string, WellKnownModel> {
  const named = new Map<string, WellKnownModel>();
  for (const row of wellKnown.models) {
    const name = nameOf(row);
    if (!named.has(name)) named.set(name, row);
  }
  return named;
}

/**
 * Finds the well-known model for an upstream's name of a model, either the full name or the name
 * without prefix and suffix. Undefined if the list does not have the model.
 */
export function findKnownModel(model: string, kind: ProviderKind): KnownModel | undefined {
  if (kind === "sandbox") return undefined;
  const row =
    byFullName.get(model.toLowerCase()) ??
    byName.get(comparedName(model)) ??
    byFullName.get(withoutSuffix(model)) ??
    byName.get(readModelName(model).name);
  if (row === undefined) return undefined;
  return {
    id: `${row.preset}/${row.model}`,
    facts: rowFacts(row),
    capabilities: row.capabilities,
    contextLength: row.context_length,
    maxOutputTokens: row.max_output_tokens,
  };
}

/**
 * Returns the facts of a row. A model that does not reason accepts no effort, and all sampling, on
 * every API. A model that always reasons has no other setting.
 */
function rowFacts(row: WellKnownModel): Partial<ModelFacts> {
  const { reasoning } = row.capabilities;
  return {
    ...(reasoning === "none" && { efforts: [], sampling: "all" }),
    ...(reasoning === "always" && !row.model.includes("claude") && { thinking: "always" }),
    ...readFlags(modelFactFlags, row),
  };
}

/**
 * Returns what is known about an upstream's model: by the start of its name, then by the list, then
 * by the choice, whose quirks come last.
 */
export function factsOf(
  { model, kind }: { readonly model: string; readonly kind: ProviderKind },
  { facts, quirks = {} }: Pick<DialectChoice, "facts" | "quirks">,
): ModelFacts {
  return {
    ...factsByName(model, kind),
    ...findKnownModel(model, kind)?.facts,
    ...facts,
    ...readFlags(modelFactFlags, quirks),
  };
}
