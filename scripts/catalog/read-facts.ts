/** A model's row in the feed: no field is guaranteed. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** The efforts that clients can request; vendors have more, such as `xhigh` and `max`. */
const effortWords = ["none", "minimal", "low", "medium", "high"] as const;

/**
 * Features and limits of a model. Null: the feed does not state it, and the model's name decides.
 */
export interface FeedModelFacts {
  /**
   * Accepted sampling parameters of temperature and top_p: either, neither, or both while the
   * effort is `none`.
   */
  readonly sampling: "one" | "none" | "effort-none-only" | null;
  readonly stop: boolean | null;
  readonly efforts: readonly (typeof effortWords)[number][] | null;
  readonly forced_tools: boolean | null;
  readonly thinking: "budget" | "adaptive" | "always" | "between-tools" | null;
  /** When tools need the Responses API. */
  readonly responses: "never" | "tools-with-effort" | "tools" | null;
}

/** Models that cannot turn reasoning off, although the feed does not state it. */
const ALWAYS_REASONS =
  /gpt-oss|magistral|sonar-reasoning|kimi-k2\.7-code|kimi-k3(?:[.p]1-pro|$)|grok-[\d.]+-reasoning|glm-5[.p]3|minimax-m2/i;

/**
 * The feed states `none` and `high`. Source of the vendor's efforts: docs.mistral.ai (inference,
 * reasoning); `modelsWithLowMediumHighReasoningEffort` of `@ai-sdk/mistral` 4.0.87.
 */
const NEVER_OFF = /mistral-large-4/;

/**
 * According to Google's guide to its OpenAI-compatible endpoint, only these models can turn
 * reasoning off.
 */
const GEMINI_WITH_NONE = /gemini-2\.5-flash/;

/** From this version, chat completions refuses function tools with a reasoning effort. */
const RESPONSES_FROM = 504;

function isFrom(row: FeedRow, provider: string): boolean {
  return row["litellm_provider"] === provider;
}

function reasons(row: FeedRow): boolean {
  return row["supports_reasoning"] === true;
}

/**
 * Returns OpenAI's efforts: the middle ones unless refused, the extremes only if the feed lists
 * them.
 */
function flaggedEfforts(row: FeedRow): FeedModelFacts["efforts"] {
  return effortWords.filter((word) => {
    const flag = row[`supports_${word}_reasoning_effort`];
    return word === "none" || word === "minimal" ? flag === true : flag !== false;
  });
}

function effortsOf(row: FeedRow, key: string): FeedModelFacts["efforts"] {
  if (NEVER_OFF.test(key)) return ["low", "medium", "high"];
  const levels: unknown = row["reasoning_effort_levels"];
  if (Array.isArray(levels)) return effortWords.filter((word) => levels.includes(word));
  if (!reasons(row)) return null;
  if (isFrom(row, "openai")) return flaggedEfforts(row);
  if (key.includes("gpt-oss")) return ["low", "medium", "high"];
  if (!isFrom(row, "gemini")) return null;
  if (GEMINI_WITH_NONE.test(key)) return ["none", "low", "medium", "high"];
  const hasMinimal = /gemini-3/.test(key) && row["supports_minimal_reasoning_effort"] !== false;
  return hasMinimal ? ["minimal", "low", "medium", "high"] : ["low", "medium", "high"];
}

/** Returns whether the model reasons, and whether reasoning can be turned off. */
export function reasoningOf(row: FeedRow, key: string): "none" | "optional" | "always" {
  if (!reasons(row)) return "none";
  if (row["thinking_always_on"] === true || ALWAYS_REASONS.test(key)) return "always";
  const efforts = effortsOf(row, key);
  return efforts === null || efforts.includes("none") ? "optional" : "always";
}

function samplingOf(row: FeedRow): FeedModelFacts["sampling"] {
  if (row["supports_sampling_params"] === false) return "none";
  if (isFrom(row, "openai") && reasons(row)) {
    return row["default_reasoning_effort"] === "none" ? "effort-none-only" : "none";
  }
  return isFrom(row, "anthropic") ? "one" : null;
}

/**
 * Sonnet's thinking can be limited to the time between tool calls; the feed does not state this.
 */
function thinkingOf(row: FeedRow, key: string): FeedModelFacts["thinking"] {
  if (!isFrom(row, "anthropic") || !reasons(row)) return null;
  if (row["thinking_always_on"] === true) {
    return key.includes("sonnet") ? "between-tools" : "always";
  }
  return row["supports_adaptive_thinking"] === true ? "adaptive" : "budget";
}

function responsesOf(row: FeedRow, key: string): FeedModelFacts["responses"] {
  if (!isFrom(row, "openai")) return null;
  if (row["mode"] === "responses") return "tools";
  const [, major = "0", minor = "0"] = /^gpt-(\d+)(?:\.(\d+))?/.exec(key) ?? [];
  if (!reasons(row) || Number(major) * 100 + Number(minor) < RESPONSES_FROM) return "never";
  return row["supports_none_reasoning_effort"] === true ? "tools-with-effort" : "tools";
}

/** Reads the facts of a model from its row and its name in the feed. */
export function readFacts(row: FeedRow, key: string): FeedModelFacts {
  const forced = row["supports_forced_tool_use"];
  const refusesStop = reasons(row) && (isFrom(row, "openai") || isFrom(row, "xai"));
  return {
    sampling: samplingOf(row),
    stop: refusesStop ? false : null,
    efforts: effortsOf(row, key),
    forced_tools: typeof forced === "boolean" ? forced : null,
    thinking: thinkingOf(row, key),
    responses: responsesOf(row, key),
  };
}
