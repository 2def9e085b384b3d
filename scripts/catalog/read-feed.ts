/** A model of the catalog file, as a price feed describes it; prices as decimal strings. */
export interface FeedFacts {
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
  /** Tokens of input from which the vendor asks for more; the prices here are then the dearer ones. */
  readonly dearer_above_tokens: number | null;
}

type Row = Readonly<Record<string, unknown>>;

const PRICE_DIGITS = 12;

function asRow(value: unknown): Row {
  return typeof value === "object" && value !== null ? (value as Row) : {};
}

function asNumber(row: Row, key: string): number {
  const value = Number(row[key]);
  if (row[key] === undefined || row[key] === null || !Number.isFinite(value) || value < 0) {
    throw new Error(`the feed gives no usable ${key}`);
  }
  return value;
}

/** Writes a feed's number as the decimal string it stands for; refuses what is finer than pico. */
export function decimalPrice(value: number): string {
  const text = value.toFixed(PRICE_DIGITS);
  if (Number(text) !== value) throw new Error(`the price ${value} is finer than a pico-dollar`);
  return text.replace(/\.?0+$/, "");
}

/** The dearest of a price's tiers by length of the prompt: the gateway knows one price a bucket. */
function dearest(row: Row, ...keys: readonly string[]): string | null {
  const tier = new RegExp(`^(${keys.join("|")})(_above_\\d+k_tokens)?$`);
  const prices = Object.keys(row)
    .filter((key) => tier.test(key) && row[key] !== null)
    .map((key) => asNumber(row, key));
  return prices.length === 0 ? null : decimalPrice(Math.max(...prices));
}

function required(price: string | null, key: string): string {
  if (price === null) throw new Error(`the feed gives no ${key}`);
  return price;
}

function dearerAbove(row: Row): number | null {
  const tiers = Object.keys(row).flatMap((key) => {
    const thousands = /^(?:in|out)put_cost_per_token_above_(\d+)k_tokens$/.exec(key)?.[1];
    return thousands === undefined ? [] : [Number(thousands) * 1_000];
  });
  return tiers.length === 0 ? null : Math.min(...tiers);
}

function reasoningOf(row: Row): FeedFacts["capabilities"]["reasoning"] {
  if (row["supports_reasoning"] !== true) return "none";
  if (row["thinking_always_on"] === true) return "always";
  const cannotStop =
    row["litellm_provider"] === "openai" && row["supports_none_reasoning_effort"] !== true;
  return cannotStop ? "always" : "optional";
}

/** A row of the LiteLLM price map. An hour's cache writes count: clients may ask for them. */
function fromPriceMap(row: Row): FeedFacts {
  return {
    context_length: asNumber(row, "max_input_tokens"),
    max_output_tokens: asNumber(row, "max_output_tokens"),
    capabilities: {
      tools: row["supports_function_calling"] === true,
      images: row["supports_vision"] === true,
      structured_output: row["supports_response_schema"] === true ? "strict" : "best_effort",
      reasoning: reasoningOf(row),
    },
    pricing: {
      prompt: required(dearest(row, "input_cost_per_token"), "input_cost_per_token"),
      completion: required(dearest(row, "output_cost_per_token"), "output_cost_per_token"),
      cached_prompt: dearest(row, "cache_read_input_token_cost"),
      cache_write: dearest(
        row,
        "cache_creation_input_token_cost",
        "cache_creation_input_token_cost_above_1hr",
      ),
    },
    dearer_above_tokens: dearerAbove(row),
  };
}

function includes(value: unknown, word: string): boolean {
  return Array.isArray(value) && value.includes(word);
}

function optionalPrice(prices: Row, key: string): string | null {
  return prices[key] === undefined ? null : decimalPrice(asNumber(prices, key));
}

/** A row of OpenRouter's list of models. */
function fromModelList(row: Row): FeedFacts {
  const prices = asRow(row["pricing"]);
  const parameters = row["supported_parameters"];
  return {
    context_length: asNumber(row, "context_length"),
    max_output_tokens: asNumber(asRow(row["top_provider"]), "max_completion_tokens"),
    capabilities: {
      tools: includes(parameters, "tools"),
      images: includes(asRow(row["architecture"])["input_modalities"], "image"),
      structured_output: includes(parameters, "structured_outputs") ? "strict" : "best_effort",
      reasoning: includes(parameters, "reasoning") ? "optional" : "none",
    },
    pricing: {
      prompt: decimalPrice(asNumber(prices, "prompt")),
      completion: decimalPrice(asNumber(prices, "completion")),
      cached_prompt: optionalPrice(prices, "input_cache_read"),
      cache_write: optionalPrice(prices, "input_cache_write"),
    },
    dearer_above_tokens: null,
  };
}

/**
 * What a feed says of a model: the LiteLLM price map (an object by model) or OpenRouter's list
 * (`{data: [{id, …}]}`). Undefined where it does not know the model; throws where a price is unfit.
 */
export function readFeed(feed: unknown, model: string): FeedFacts | undefined {
  const list = asRow(feed)["data"];
  if (Array.isArray(list)) {
    const row = list.map(asRow).find((candidate) => candidate["id"] === model);
    return row === undefined ? undefined : fromModelList(row);
  }
  const row = asRow(feed)[model];
  return row === undefined ? undefined : fromPriceMap(asRow(row));
}
