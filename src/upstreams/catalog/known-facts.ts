import { readFlags } from "./flags.ts";
import { type ModelFacts, modelFactFlags } from "./model-facts.ts";
import { comparedName, readModelName, withoutSuffix } from "./model-name.ts";
import type { ProviderKind } from "./provider-kinds.ts";
import { type Vendor, vendors } from "./vendors.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

type WellKnownModel = (typeof wellKnown.models)[number];

/** What the list of well-known models knows of an upstream's model. */
export interface KnownModel {
  /** Its id among the presets: `anthropic/claude-fable-5-1`. */
  readonly id: string;
  readonly facts: Partial<ModelFacts>;
  readonly capabilities: WellKnownModel["capabilities"];
  readonly contextLength: number;
  readonly maxOutputTokens: number;
}

/** A name as vendors write it in full, with its prefix there. */
function fullName({ preset, model }: WellKnownModel): string {
  const vendor: Vendor | undefined = vendors.find(({ name }) => name === preset);
  return `${vendor?.modelPrefix ?? ""}${model}`;
}

const byFullName = indexBy((row) => fullName(row).toLowerCase());
const byName = indexBy(({ model }) => comparedName(model));

/** The first row of a name counts: vendors come before those who resell their models. */
function indexBy(nameOf: (row: WellKnownModel) => string): ReadonlyMap<string, WellKnownModel> {
  const named = new Map<string, WellKnownModel>();
  for (const row of wellKnown.models) {
    const name = nameOf(row);
    if (!named.has(name)) named.set(name, row);
  }
  return named;
}

/**
 * Looks an upstream's model up by the upstream's name of it: in full, or without what stands before
 * and after the vendor's own name. Undefined for a model that the list does not have.
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
    facts: factsOf(row),
    capabilities: row.capabilities,
    contextLength: row.context_length,
    maxOutputTokens: row.max_output_tokens,
  };
}

/**
 * A model that does not reason takes no effort, and all sampling, behind whatever API; one that always
 * does has no other setting.
 */
function factsOf(row: WellKnownModel): Partial<ModelFacts> {
  const { reasoning } = row.capabilities;
  return {
    ...(reasoning === "none" && { efforts: [], sampling: "all" }),
    ...(reasoning === "always" && !row.model.includes("claude") && { thinking: "always" }),
    ...readFlags(modelFactFlags, row),
  };
}
