import { readModelName } from "../../src/upstreams/catalog/model-name.ts";
import { readFacts, reasoningOf, type FeedModelFacts, type FeedRow } from "./read-facts.ts";

/** Prices per token as decimal strings; null if the bucket has no price of its own. */
export interface FeedPrices {
  readonly prompt: string;
  readonly completion: string;
  readonly cached_prompt: string | null;
  readonly cache_write: string | null;
  readonly cache_write_1h: string | null;
}

/** The prices of requests with more than this many input tokens. */
export interface FeedTier extends FeedPrices {
  readonly above_input_tokens: number;
}

/** A model of the price map in the catalog's form. */
export interface FeedModel {
  readonly context_length: number;
  readonly max_output_tokens: number;
  readonly capabilities: {
    readonly tools: boolean;
    readonly images: boolean;
    readonly structured_output: "best_effort" | "strict";
    readonly reasoning: "none" | "optional" | "always";
  };
  readonly pricing: FeedPrices & { readonly tiers: readonly FeedTier[] };
  readonly facts: FeedModelFacts;
  /** The day from which the vendor no longer serves the model; null if no day is announced. */
  readonly deprecation_date: string | null;
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

const INPUT = "input_cost_per_token";
const OUTPUT = ["output_cost_per_token", "output_cost_per_reasoning_token"];
const READ = "cache_read_input_token_cost";
const WRITE = "cache_creation_input_token_cost";
const WRITE_1H = `${WRITE}_above_1hr`;
const PRICES = [INPUT, ...OUTPUT, READ, WRITE, WRITE_1H];
/** The name of a tier's price: prices of batches and of service tiers have another end. */
const TIER_PRICE = new RegExp(`^(${PRICES.join("|")})_above_(\\d+)k_tokens$`);

/** The prices of one tier, by the names of those of the first one. */
type Level = Readonly<Record<string, unknown>>;

/** Returns the prices by the number of input tokens that they apply above; the first is 0. */
function readLevels(row: FeedRow): ReadonlyMap<number, Level> {
  const listed: unknown = row["tiered_pricing"];
  if (Array.isArray(listed))
    return new Map(listed.map(asFeedRow).map((tier) => [startOf(tier), tier]));
  const levels = new Map<number, Record<string, unknown>>([[0, {}]]);
  for (const [key, price] of Object.entries(row)) {
    const [, name = key, thousands = "0"] = TIER_PRICE.exec(key) ?? [];
    if (!PRICES.includes(name) || price === null) continue;
    const above = Number(thousands) * 1_000;
    const level = levels.get(above) ?? {};
    level[name] = price;
    levels.set(above, level);
  }
  return levels;
}

/** Returns the start of the range of a listed tier. */
function startOf(tier: FeedRow): number {
  const range: unknown = tier["range"];
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  if (typeof start !== "number") throw new Error("the feed gives no usable range of a price");
  return start;
}

/** Returns the highest of these prices; null without one. */
function highest(level: Level, ...keys: readonly string[]): string | null {
  const prices = keys
    .filter((key) => (level[key] ?? null) !== null)
    .map((key) => feedNumber(level, key));
  return prices.length === 0 ? null : decimalPrice(Math.max(...prices));
}

function required(price: string | null, key: string): string {
  if (price === null) throw new Error(`the feed gives no ${key}`);
  return price;
}

function readPrices(level: Level): FeedPrices {
  return {
    prompt: required(highest(level, INPUT), INPUT),
    completion: required(highest(level, ...OUTPUT), "output_cost_per_token"),
    cached_prompt: highest(level, READ),
    cache_write: writePrice(level, WRITE),
    cache_write_1h: writePrice(level, WRITE_1H),
  };
}

/** Returns the price of cache writes. A free one is charged as input. */
function writePrice(level: Level, key: string): string | null {
  const price = highest(level, key);
  return price === "0" ? null : price;
}

/** Reads the prices of a row, with those of every length of input. */
function readPricing(row: FeedRow): FeedModel["pricing"] {
  if (row["citation_cost_per_token"] !== undefined) {
    throw new Error("it charges for citations, which no usage report counts");
  }
  const levels = [...readLevels(row)].toSorted(([one], [other]) => one - other);
  const first = levels[0]?.[1] ?? {};
  const tiers = levels.slice(1).map(([above_input_tokens, level]) => {
    const missing = PRICES.find((key) => key in first && !(key in level));
    if (missing !== undefined) {
      throw new Error(`the feed gives no ${missing} above ${above_input_tokens} tokens`);
    }
    return { above_input_tokens, ...readPrices(level) };
  });
  return { ...readPrices(first), tiers };
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
