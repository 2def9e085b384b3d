import { asFeedRow, readFeed, type FeedModel } from "./read-feed.ts";
import { withSupplement } from "./supplement.ts";
import type { WantedModel } from "./wanted-models.ts";

/** A model of the catalog file, with the field order of the file. */
interface CatalogRow
  extends
    Pick<FeedModel, "context_length" | "max_output_tokens" | "capabilities" | "pricing">,
    Pick<FeedModel, "deprecation_date">,
    Readonly<FeedModel["facts"]> {
  readonly preset: string;
  readonly model: string;
  readonly feed_key: string;
  readonly display_name: string;
  readonly description: string;
}

/** A wanted model that is not in the catalog. */
export interface OmittedModel {
  readonly id: string;
  readonly reason: string;
}

export interface BuiltCatalog {
  readonly models: readonly CatalogRow[];
  readonly leftOut: readonly OmittedModel[];
}

function describe(name: string, model: FeedModel): string {
  const { deprecation_date: end, has_request_fee: hasFee } = model;
  return [
    `${name}, at the vendor's published prices.`,
    ...(hasFee ? ["The vendor also charges a fee per request, which is not billed."] : []),
    ...(end === null ? [] : [`The vendor serves it until ${end}.`]),
  ].join(" ");
}

/** OpenRouter accepts tools with reasoning on chat completions for every vendor. */
function factsAt(preset: string, facts: FeedModel["facts"]): FeedModel["facts"] {
  return preset === "openrouter" ? { ...facts, thinking: null, responses: "never" } : facts;
}

function toRow({ preset, model, feedKey, displayName }: WantedModel, read: FeedModel): CatalogRow {
  return {
    preset,
    model,
    feed_key: feedKey,
    display_name: displayName,
    description: describe(displayName, read),
    context_length: read.context_length,
    max_output_tokens: read.max_output_tokens,
    capabilities: read.capabilities,
    pricing: read.pricing,
    ...factsAt(preset, read.facts),
    deprecation_date: read.deprecation_date,
  };
}

function build(wanted: WantedModel, feed: unknown, servedUntil: string): CatalogRow | string {
  try {
    const read = readFeed(feed, wanted.feedKey);
    if (read === undefined) return "the feed does not know it";
    const { deprecation_date: end } = read;
    return end !== null && end < servedUntil ? `it ends on ${end}` : toRow(wanted, read);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message;
  }
}

/**
 * Returns the wanted models that are still served on a given date, and the reason for each omitted
 * one. Models that the feed lacks come from the supplement.
 */
export function buildCatalog(
  wanted: readonly WantedModel[],
  feed: unknown,
  servedUntil: string,
): BuiltCatalog {
  const models: CatalogRow[] = [];
  const leftOut: OmittedModel[] = [];
  const rows = withSupplement(asFeedRow(feed));
  for (const model of wanted) {
    const row = build(model, rows, servedUntil);
    if (typeof row === "string") {
      leftOut.push({ id: `${model.preset}/${model.model}`, reason: row });
    } else {
      models.push(row);
    }
  }
  return { models, leftOut };
}

/** Returns the file's text: one line per field, so that a price change is a one-line diff. */
export function formatCatalog(catalog: object): string {
  const lists = /\[\n\s+("[a-z]+"(?:,\n\s+"[a-z]+")*)\n\s+\]/g;
  const text = JSON.stringify(catalog, null, 2).replaceAll(lists, (_list, items: string) => {
    return `[${items.replaceAll(/\n\s+/g, " ")}]`;
  });
  return `${text}\n`;
}
