import { type ModelFacts, readModelFacts } from "./model-facts.ts";
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
}

/** Dates, versions and regions that vendors and clouds append to a model's name. */
const suffix = /(?:[-@]20\d{2}-?\d{2}-?\d{2}|-v\d+(?::\d+)?)+$/;
/** What clouds put in front of it: `us.anthropic.`. */
const cloudPrefix = /^(?:[a-z-]+\.)?anthropic\./;

/** A name as vendors write it in full, with its prefix there. */
function fullName({ preset, model }: WellKnownModel): string {
  const vendor: Vendor | undefined = vendors.find(({ name }) => name === preset);
  return `${vendor?.modelPrefix ?? ""}${model}`;
}

function tailOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

const byFullName = indexBy(fullName);
const byTail = indexBy(({ model }) => tailOf(model));

/** The first row of a name counts: vendors come before those who resell their models. */
function indexBy(nameOf: (row: WellKnownModel) => string): ReadonlyMap<string, WellKnownModel> {
  const named = new Map<string, WellKnownModel>();
  for (const row of wellKnown.models) {
    const name = nameOf(row).toLowerCase();
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
  const name = model.toLowerCase();
  const tail = tailOf(name).replace(cloudPrefix, "");
  const plain = tail.replace(suffix, "");
  const row = byFullName.get(name) ?? byTail.get(tail) ?? byTail.get(plain);
  if (row === undefined) return undefined;
  const { preset, capabilities } = row;
  return { id: `${preset}/${row.model}`, facts: factsOf(row), capabilities };
}

/** A model that does not reason takes no effort; one that always does has no other setting. */
function factsOf(row: WellKnownModel): Partial<ModelFacts> {
  const { reasoning } = row.capabilities;
  return {
    ...(reasoning === "none" && { efforts: [] }),
    ...(reasoning === "always" && !row.model.includes("claude") && { thinking: "always" }),
    ...readModelFacts(row),
  };
}
