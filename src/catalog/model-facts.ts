import { type FormsOf, readFlags } from "./flags.ts";
import type { ProviderKind } from "./provider-kinds.ts";

/** Words of an effort on the wires; `none` and `minimal` are how reasoning is turned off. */
export type EffortWord = "none" | "minimal" | "low" | "medium" | "high";

/**
 * What an upstream's model takes, whoever serves it. Known from the list of well-known models,
 * else from the head of the model's name; an operator corrects single ones under `quirks`.
 */
export interface ModelFacts {
  /**
   * Which of temperature and top_p are taken: both, either, none, or both while the reasoning
   * effort is `none`.
   */
  readonly sampling: "all" | "one" | "none" | "effort-none-only";
  /** Whether stop strings are taken. */
  readonly stop: boolean;
  /** The reasoning efforts that are taken. */
  readonly efforts: readonly EffortWord[];
  /** Whether the model can be made to call a tool (`required`, or a tool by name). */
  readonly forcedTools: boolean;
  /** How it can be made to: both ways, by the tool's name alone, or by `required` alone. */
  readonly forcedBy: "any" | "name" | "required";
  /** Whether the model can be told to make one call at a time (`parallel_tool_calls: false`). */
  readonly singleCalls: boolean;
  /**
   * By a budget of tokens; by effort alone; or by effort and never off, which may be limited to the
   * time between tool calls.
   */
  readonly thinking: "budget" | "adaptive" | "always" | "between-tools";
  /** Whether thinking is refused once anything before it in the conversation has changed. */
  readonly boundThinking: boolean;
  /**
   * When tools need the Responses API: never; unless the reasoning effort is `none`; or always,
   * since chat completions refuses tools at every effort.
   */
  readonly responses: "never" | "tools-with-effort" | "tools";
}

export const modelFactForms = {
  sampling: ["all", "one", "none", "effort-none-only"],
  stop: "boolean",
  efforts: { listOf: ["none", "minimal", "low", "medium", "high"] },
  forcedTools: "boolean",
  forcedBy: ["any", "name", "required"],
  singleCalls: "boolean",
  thinking: ["budget", "adaptive", "always", "between-tools"],
  boundThinking: "boolean",
  responses: ["never", "tools-with-effort", "tools"],
} as const satisfies FormsOf<ModelFacts>;

/** The facts that an object of a file states, under names such as `forced_tools`. */
export function readModelFacts(row: object): Partial<ModelFacts> {
  // Each value was checked against the form of its name.
  return readFlags(modelFactForms, row);
}

const common: ModelFacts = {
  sampling: "all",
  stop: true,
  efforts: ["none", "low", "medium", "high"],
  forcedTools: true,
  forcedBy: "any",
  singleCalls: true,
  thinking: "budget",
  boundThinking: false,
  responses: "never",
};

/** The facts of a model by the upstream's name of it, which may stand behind a vendor's prefix. */
export function factsByName(model: string, kind: ProviderKind): ModelFacts {
  const name = model.slice(model.lastIndexOf("/") + 1);
  const named = openAiFacts(name) ?? openModelFacts(name, model) ?? claudeFacts(model);
  return { ...common, ...commonOf[kind], ...named };
}

/** Models behind the Responses API reason, unless the catalog says that they do not. */
const commonOf: Readonly<Partial<Record<ProviderKind, Partial<ModelFacts>>>> = {
  "openai-responses": { sampling: "none" },
};

/** OpenAI's reasoning models: `o3`, `gpt-5`, `gpt-5.1-codex`, `gpt-6.1-sol`. */
function openAiFacts(name: string): Partial<ModelFacts> | undefined {
  if (/^o[134](?:-|$)/.test(name)) {
    // They refuse the parameter itself: github.com/run-llama/llama_index/issues/20865.
    const efforts: ModelFacts["efforts"] = ["low", "medium", "high"];
    return { sampling: "none", stop: false, efforts, singleCalls: false };
  }
  const version = /^gpt-(\d+)(?:\.(\d+))?(?![\d.]|-chat|o)/.exec(name);
  if (version === null) return undefined;
  const [, major = "", minor = "0"] = version;
  const at = Number(major) * 100 + Number(minor);
  if (at < 500) return {};
  const efforts: ModelFacts["efforts"] = ["minimal", "low", "medium", "high"];
  if (at === 500) return { sampling: "none", stop: false, efforts };
  return {
    sampling: at <= 504 ? "effort-none-only" : "none",
    stop: false,
    responses: at >= 504 ? "tools-with-effort" : "never",
    ...(/^gpt-6(?:\.1-sol|-astra)/.test(name) && {
      efforts: ["low", "medium", "high"],
      responses: "tools",
    }),
  };
}

/**
 * Models that think in a way of their own: gpt-oss cannot stop it; Kimi has no degrees; xAI's
 * refuse stop strings, and of them only grok-3-mini and those from 4.3 take an effort. Sources:
 * Groq's and xAI's pages on reasoning, Google's on OpenAI compatibility, `@ai-sdk/xai` 4.0.8.
 */
function openModelFacts(name: string, model: string): Partial<ModelFacts> | undefined {
  if (name.startsWith("gpt-oss")) return { efforts: ["low", "medium", "high"] };
  if (name.startsWith("kimi-")) return kimiFacts(name, model);
  const chinese = glmFacts(name, model) ?? lastingThinker(name);
  if (chinese !== undefined) return chinese;
  const mistral = mistralEfforts(name);
  if (mistral !== undefined) return { efforts: mistral };
  // Of Gemini's models only the smaller ones of 2.5 can stop thinking.
  if (/^gemini-(?:[3-9]|2\.5-pro)/.test(name)) return { efforts: ["low", "medium", "high"] };
  const grok = /^grok-(?:(\d+)(?:[.-](\d{1,2})(?!\d))?|code)(?!.*non-reasoning)/.exec(name);
  if (grok === null) return undefined;
  const [, major = "4", minor = "0"] = grok;
  if (major === "3") {
    return name.startsWith("grok-3-mini") ? { stop: false, efforts: ["low", "high"] } : {};
  }
  const takesEffort = Number(major) > 4 || (Number(minor) >= 3 && Number(minor) < 20);
  return { stop: false, ...(!takesEffort && { efforts: [] }) };
}

/**
 * Kimi has no degrees before K3. K3 and K2.7-code cannot stop thinking. Moonshot itself, where names
 * have no prefix, refuses all sampling but its own, K3 a tool by name while it thinks, K2.6
 * `required`, and K2.7-code both. Sources: big-AGI 1161; MoonshotAI/Kimi-K2 141;
 * `@ai-sdk/moonshotai`.
 */
function kimiFacts(name: string, model: string): Partial<ModelFacts> {
  const isK3 = /^kimi-k[3-9]/.test(name);
  const isCode = name.startsWith("kimi-k2.7-code");
  const isOwn = name === model;
  return {
    efforts: isK3 ? ["low", "high"] : [],
    ...((isK3 || isCode) && { thinking: "always" }),
    ...(isOwn && /^kimi-k(?:2\.[5-9]|[3-9])/.test(name) && { sampling: "none" }),
    ...(isOwn && isK3 && { forcedBy: "required" }),
    ...(isOwn && name.startsWith("kimi-k2.6") && { forcedBy: "name" }),
    ...(isOwn && isCode && { forcedTools: false }),
  };
}

/**
 * From 5.3 on GLM cannot stop thinking, and has the efforts `low`, `high` and `max`. Z.ai itself,
 * where names have no prefix, knows no efforts before 5.2. Source: docs.bigmodel.cn (chat
 * completion); opencrabs.
 */
function glmFacts(name: string, model: string): Partial<ModelFacts> | undefined {
  const glm = /^glm-(\d+)(?:[.p](\d+))?/i.exec(name);
  if (glm === null) return undefined;
  const [, major = "", minor = "0"] = glm;
  const version = Number(major) * 100 + Number(minor);
  if (version >= 503) return { thinking: "always", efforts: ["low", "high"] };
  return name === model && version < 502 ? { efforts: [] } : {};
}

/** Sources: java.agentscope.io (MiniMax); Alibaba Cloud's Model Studio (deep thinking). */
function lastingThinker(name: string): Partial<ModelFacts> | undefined {
  const isLasting = /^minimax-m2|^qwq-|^qwen.*-thinking/i.test(name);
  return isLasting ? { thinking: "always", efforts: [] } : undefined;
}

/** Source: `@ai-sdk/mistral` 24350. */
function mistralEfforts(name: string): ModelFacts["efforts"] | undefined {
  if (name.startsWith("mistral-large-4")) return ["low", "medium", "high"];
  return /^mistral-medium-3[.-]5/.test(name) ? ["none", "high"] : undefined;
}

/**
 * From these versions on, Anthropic's models cannot stop thinking, or be made to call a tool. Source:
 * `rejectsForcedToolUse` of `@ai-sdk/anthropic`, and the vendor's own refusals.
 */
const strictSince: Readonly<Record<string, { readonly always: number; readonly forced: number }>> =
  {
    opus: { always: 505, forced: 505 },
    sonnet: { always: 505, forced: 505 },
    fable: { always: 500, forced: 501 },
    mythos: { always: 500, forced: 501 },
  };

/** From Claude 5.1 on, of every family, thinking is bound to its conversation. */
const BOUND_SINCE = 501;

/**
 * Anthropic's names, `claude-opus-4-7` or `claude-sonnet-4-5-20250929`, also behind a cloud's
 * prefix. From 4.6 thinking is adaptive; from 4.7 budgets and sampling are refused; from 4.1 to 4.6
 * temperature and top_p exclude each other. Source: `getModelCapabilities` of `@ai-sdk/anthropic`.
 */
function claudeFacts(model: string): Partial<ModelFacts> {
  const named = /(?:^|[./])claude-([a-z]+)-(\d{1,2}|[a-z]+)(?:[-.](\d{1,2}))?(?![\d])/.exec(model);
  if (named === null) return {};
  const [, family = "", major = "", minor = "0"] = named;
  // Names without a number, such as a preview's, are of the newest kind, but of no known version.
  if (!/^\d/.test(major)) return { thinking: "adaptive", sampling: "none", boundThinking: true };
  const version = Number(major) * 100 + Number(minor);
  const { always, forced } = strictSince[family] ?? neverStrict;
  const least = family === "sonnet" ? "between-tools" : "always";
  if (version >= 407) {
    return {
      thinking: version >= always ? least : "adaptive",
      sampling: "none",
      forcedTools: version < forced,
      boundThinking: version >= BOUND_SINCE,
    };
  }
  if (version >= 406) return { thinking: "adaptive", sampling: "one" };
  return { thinking: "budget", sampling: version >= 401 ? "one" : "all" };
}

const neverStrict = { always: Number.POSITIVE_INFINITY, forced: Number.POSITIVE_INFINITY };
