import { readModelName } from "../../src/upstreams/catalog/model-name.ts";
import { readFacts, reasoningOf, type FeedModelFacts, type FeedRow } from "./read-facts.ts";

/** A model of the price map in the catalog's form; prices as decimal strings. */
export interface FeedModel {
  readonly context_length: number;
  readonly max_output_tokens: number;
  readonly capabilities: {
    readonly tools: boolean;
    readonly images: boolean;
    readonly structured_output: "best_effort" | "strict";
    readonly reasoning: "none" | "optional" | "always";
  };
  readonly pricing: {
    readonly prompt: string;
    readonly completion: string;
    readonly cached_prompt: string | null;
    readonly cache_write: string | null;
  };
  readonly facts: FeedModelFacts;
  /** The day from which the vendor no longer serves the model; null if no day is announced. */
  readonly deprecation_date: string | null;
  /**
   * Number of input tokens above which the vendor charges more; the prices here are the higher
   * ones.
   */
  readonly higher_above_tokens: number | null;
  /** Whether each request has a fee in addition to its tokens. */
  readonly has_request_fee: boolean;
}

const PRICE_DIGITS = 12;

/** Formats a feed's number as an exact decimal string; refuses numbers finer than a pico-dollar. */
export function decimalPrice(value: number): string {
  const text = value.toFixed(PRICE_DIGITS);
  if (Number(text) !== value) throw new Error(`the price ${value} is finer than a pico-dollar`);
  return text.replace(/\.?0+$/, "");
}

/** Returns prices by the length of the prompt if the feed lists them. */
function listedTiers(row: FeedRow): readonly FeedRow[] {
  const tiers: unknown = row["tiered_pricing"];
  return Array.isArray(tiers) ? tiers.map(asFeedRow) : [];
}

/**
 * Returns the highest of these prices and of their tiers by prompt length, since the catalog has
 * one price per bucket.
 */
function highest(row: FeedRow, ...keys: readonly string[]): string | null {
  const tier = new RegExp(`^(${keys.join("|")})(_above_\\d+k_tokens)?$`);
  const prices = [row, ...listedTiers(row)].flatMap((priced) =>
    Object.keys(priced)
      .filter((key) => tier.test(key) && priced[key] !== null)
      .map((key) => feedNumber(priced, key)),
  );
  return prices.length === 0 ? null : decimalPrice(Math.max(...prices));
}

function required(price: string | null, key: string): string {
  if (price === null) throw new Error(`the feed gives no ${key}`);
  return price;
}

function higherAbove(row: FeedRow): number | null {
  const tiers = Object.keys(row).flatMap((key) => {
    const thousands = /^(?:in|out)put_cost_per_token_above_(\d+)k_tokens$/.exec(key)?.[1];
    return thousands === undefined ? [] : [Number(thousands) * 1_000];
  });
  const starts = listedTiers(row)
    .map(({ range }): unknown => (Array.isArray(range) ? range[0] : undefined))
    .filter((start) => typeof start === "number" && start > 0);
  const all = [...tiers, ...starts.map(Number)];
  return all.length === 0 ? null : Math.min(...all);
}

/** Reads the prices of a row. One-hour cache writes count, since clients may request them. */
function readPricing(row: FeedRow): FeedModel["pricing"] {
  if (row["citation_cost_per_token"] !== undefined) {
    throw new Error("it charges for citations, which no usage report counts");
  }
  const output = ["output_cost_per_token", "output_cost_per_reasoning_token"];
  const cacheWrite = highest(
    row,
    "cache_creation_input_token_cost",
    "cache_creation_input_token_cost_above_1hr",
  );
  return {
    prompt: required(highest(row, "input_cost_per_token"), "input_cost_per_token"),
    completion: required(highest(row, ...output), "output_cost_per_token"),
    cached_prompt: highest(row, "cache_read_input_token_cost"),
    // A free cache write is charged as input.
    cache_write: cacheWrite === "0" ? null : cacheWrite,
  };
}

/** Returns a model's end date; an undated name ends with the newest of its dated snapshots. */
function endOf(feed: FeedRow, key: string): string | null {
  const own = asFeedRow(feed[key])["deprecation_date"];
  if (typeof own === "string") return own;
  const snapshots = Object.keys(feed).filter(
    (name) => name.startsWith(key) && /^-\d{4}-?\d{2}-?\d{2}$/.test(name.slice(key.length)),
  );
  const newest = snapshots.toSorted().at(-1);
  const end = newest === undefined ? undefined : asFeedRow(feed[newest])["deprecation_date"];
  return typeof end === "string" ? end : null;
}

/**
 * Adds the reasoning field that most rows of the same model have, if the row omits it, as rows of
 * open models' hosts do.
 */
function withReasoning(row: FeedRow, key: string, feed: FeedRow): FeedRow {
  if (row["supports_reasoning"] !== undefined) return row;
  const { name } = readModelName(key);
  const others = Object.keys(feed).filter((at) => at !== key && readModelName(at).name === name);
  const saying = others.filter((at) => asFeedRow(feed[at])["supports_reasoning"] === true);
  return saying.length * 2 > others.length ? { ...row, supports_reasoning: true } : row;
}

/** The `json_object` of these vendors guarantees no schema, contrary to the feed. */
const WITHOUT_SCHEMAS: ReadonlySet<unknown> = new Set(["deepseek", "minimax", "zai"]);

function structuredOutput(row: FeedRow): FeedModel["capabilities"]["structured_output"] {
  const isStrict =
    row["supports_response_schema"] === true && !WITHOUT_SCHEMAS.has(row["litellm_provider"]);
  return isStrict ? "strict" : "best_effort";
}

/**
 * Reads a model from the LiteLLM price map (an object by model). Undefined if it does not have the
 * model; throws with the reason if the model cannot be served at its price.
 */
export function readFeed(feed: unknown, key: string): FeedModel | undefined {
  const map = asFeedRow(feed);
  if (map[key] === undefined) return undefined;
  const row = withReasoning(asFeedRow(map[key]), key, map);
  return {
    context_length: feedNumber(row, "max_input_tokens"),
    max_output_tokens: feedNumber(row, "max_output_tokens"),
    capabilities: {
      tools: row["supports_function_calling"] === true,
      images: row["supports_vision"] === true,
      structured_output: structuredOutput(row),
      reasoning: reasoningOf(row, key),
    },
    pricing: readPricing(row),
    facts: readFacts(row, key),
    deprecation_date: endOf(map, key),
    higher_above_tokens: higherAbove(row),
    has_request_fee: row["litellm_provider"] === "perplexity",
  };
}

export function asFeedRow(value: unknown): FeedRow {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** Returns a number of zero or more; throws if the feed does not have it. */
export function feedNumber(row: FeedRow, key: string): number {
  const value = Number(row[key]);
  if (row[key] === undefined || row[key] === null || !Number.isFinite(value) || value < 0) {
    throw new Error(`the feed gives no usable ${key}`);
  }
  return value;
}
