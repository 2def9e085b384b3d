import { flag, type FlagsOf, defaultFlags } from "./flags.ts";
import { type ModelName, readModelName } from "./model-name.ts";
import type { ProviderKind } from "./provider-kinds.ts";

/**
 * Parameters that an upstream's model accepts, regardless of its provider. They come from the list
 * of well-known models, otherwise from the start of the model's name. Operators override single
 * ones under `quirks`.
 */
export const modelFactFlags = {
  sampling: flag(
    ["all", "one", "none", "effort-none-only"],
    "all",
    "which of `temperature` and `top_p` are accepted; the last: only while reasoning is off",
  ),
  stop: flag("boolean", true, "whether stop strings are accepted"),
  efforts: flag(
    { listOf: ["none", "minimal", "low", "medium", "high"] },
    ["none", "low", "medium", "high"],
    "the reasoning efforts that are accepted; `none` and `minimal` turn reasoning off",
  ),
  forcedTools: flag("boolean", true, "whether the model can be forced to call a tool"),
  forcedBy: flag(
    ["any", "name", "required"],
    "any",
    "how a call can be forced: both ways, only by the tool's name, or only by `required`",
  ),
  singleCalls: flag(
    "boolean",
    true,
    "whether the model can be limited to one call at a time (`parallel_tool_calls: false`)",
  ),
  thinking: flag(
    ["budget", "adaptive", "always", "between-tools"],
    "budget",
    "by a token budget; by effort only; by effort and never off; or as `always`, but it " +
      "can be limited to the time between tool calls",
  ),
  boundThinking: flag(
    "boolean",
    false,
    "whether thinking is refused if an earlier part of the conversation has changed; the " +
      "vendor is then asked to drop it",
  ),
  responses: flag(
    ["never", "tools-with-effort", "tools"],
    "never",
    "when tools need the Responses API: never; unless the reasoning effort is `none`; or at " +
      "every effort",
  ),
};

export type ModelFacts = FlagsOf<typeof modelFactFlags>;

const common = defaultFlags(modelFactFlags);

/**
 * Returns the facts of a model by the upstream's name of it, which may contain a vendor's name in
 * any form.
 */
export function factsByName(model: string, kind: ProviderKind): ModelFacts {
  const read = { ...readModelName(model), kind, isAtZai: /(?:^|\/)z-?ai\//i.test(model) };
  const named = openAiFacts(read.name) ?? openModelFacts(read) ?? claudeFacts(read.name);
  return { ...common, ...commonOf[kind], ...named };
}

/** A model's name, and the kind of its upstream. Only the vendor's own names have no prefix. */
interface Served extends ModelName {
  readonly kind: ProviderKind;
  /** Whether a router serves it from Z.ai itself: `z-ai/glm-5.3` (OpenRouter), `zai/glm-5.3`. */
  readonly isAtZai: boolean;
}

/** Models on the Responses API reason unless their name or the catalog states otherwise. */
const commonOf: Readonly<Partial<Record<ProviderKind, Partial<ModelFacts>>>> = {
  "openai-responses": { sampling: "none" },
};

/** OpenAI's reasoning models: `o3`, `gpt-5`, `gpt-5.1-codex`, `gpt-6.1-sol`. */
function openAiFacts(name: string): Partial<ModelFacts> | undefined {
  if (/^o[134](?:-|$)/.test(name)) {
    // They refuse the parameter entirely: github.com/run-llama/llama_index/issues/20865.
    const efforts: ModelFacts["efforts"] = ["low", "medium", "high"];
    return { sampling: "none", stop: false, efforts, singleCalls: false };
  }
  const version = /^gpt-(\d+)(?:\.(\d+))?(?![\d.]|-chat|o)/.exec(name);
  if (version === null) return undefined;
  const [, major = "", minor = "0"] = version;
  const at = Number(major) * 100 + Number(minor);
  if (at < 500) return { sampling: "all" };
  const efforts: ModelFacts["efforts"] = ["minimal", "low", "medium", "high"];
  if (at === 500) return { sampling: "none", stop: false, efforts };
  return {
    sampling: at <= 504 ? "effort-none-only" : "none",
    stop: false,
    responses: at >= 504 ? "tools-with-effort" : "never",
    ...(/^gpt-(?:6(?:\.1-sol|-astra|-rosalind)|5\.\d+-pro)/.test(name) && {
      efforts: ["low", "medium", "high"],
      responses: "tools",
    }),
  };
}

/**
 * Models with other thinking controls: gpt-oss cannot stop thinking; Kimi has no efforts; xAI's
 * models refuse stop strings, and only grok-3-mini and those from 4.3 accept an effort. Sources:
 * Groq's and xAI's pages on reasoning, Google's on OpenAI compatibility, `@ai-sdk/xai` 4.0.8.
 */
function openModelFacts(served: Served): Partial<ModelFacts> | undefined {
  const { name } = served;
  if (name.startsWith("gpt-oss")) return { efforts: ["low", "medium", "high"] };
  if (name.startsWith("kimi-")) return kimiFacts(served);
  const others = glmFacts(served) ?? minimaxFacts(served) ?? qwenFacts(served);
  if (others !== undefined) return others;
  const mistral = mistralEfforts(name);
  if (mistral !== undefined) return { efforts: mistral };
  // Of the Gemini models only the smaller 2.5 ones can stop thinking.
  if (/^gemini-(?:[3-9]|2\.5-pro)/.test(name)) return { efforts: ["low", "medium", "high"] };
  const grok = /^grok-(?:(\d+)(?:\.(\d{1,2})(?!\d))?|code)(?!.*non-reasoning)/.exec(name);
  if (grok === null) return undefined;
  const [, major = "4", minor = "0"] = grok;
  if (Number(major) <= 3) {
    return name.startsWith("grok-3-mini") ? { stop: false, efforts: ["low", "high"] } : {};
  }
  const takesEffort = Number(major) > 4 || (Number(minor) >= 3 && Number(minor) < 20);
  return { stop: false, ...(!takesEffort && { efforts: [] }) };
}

/**
 * Kimi has no efforts before K3. K3, K2.7-code and K2-thinking cannot stop thinking (models.dev
 * 2294; OpenRouter refuses to turn it off: kilocode 6297); Bedrock's K3.1 can.
 * Moonshot itself refuses all sampling parameters other than its defaults. While thinking, K3
 * refuses a tool by name, K2.6 `required`, and K2.7-code both. Sources: big-AGI 1161;
 * MoonshotAI/Kimi-K2 141; `@ai-sdk/moonshotai` 3.0.60; the price map of LiteLLM 1.110.2.
 */
function kimiFacts({ name, isHosted }: ModelName): Partial<ModelFacts> {
  if (/^kimi-k3\.1(?!-pro)/.test(name)) return {};
  const isK3 = /^kimi-k[3-9]/.test(name);
  const isCode = name.startsWith("kimi-k2.7-code");
  const isThinking = name.startsWith("kimi-k2-thinking");
  const isOwn = !isHosted;
  return {
    efforts: isK3 ? ["low", "high"] : [],
    ...((isK3 || isCode || isThinking) && { thinking: "always" }),
    ...(isOwn && /^kimi-k(?:2\.[5-9]|[3-9])/.test(name) && { sampling: "none" }),
    ...(isOwn && isK3 && { forcedBy: "required" }),
    ...(isOwn && name.startsWith("kimi-k2.6") && { forcedBy: "name" }),
    ...(isOwn && isCode && { forcedTools: false }),
  };
}

/**
 * From 5.3 on GLM cannot stop thinking, and has the efforts `low`, `high` and `max`. Z.ai itself
 * supports no efforts before 5.2. It accepts only `auto` as `tool_choice`: 5.3 refuses any other
 * ("Tool choice must be auto"), also behind routers, and earlier models hang. Other hosts of the
 * weights enforce a choice. Sources: docs.z.ai and docs.bigmodel.cn (chat completion); hindsight
 * 4246, onyx 14192 (the refusal, also of OpenRouter), runlore 391; opencrabs; hermes-agent 85890;
 * Mistral serves them as `zai-glm-…` (`@ai-sdk/mistral` 4.0.87).
 */
function glmFacts({ name, isHosted, isAtZai }: Served): Partial<ModelFacts> | undefined {
  // Mistral's name of the newest GLM-5 model.
  if (name === "zai-glm-5") return lastingGlm;
  const glm = /^glm-(\d+)(?:\.(\d+))?/.exec(name);
  if (glm === null) return undefined;
  const [, major = "", minor = "0"] = glm;
  const version = Number(major) * 100 + Number(minor);
  const auto = (isAtZai || (!isHosted && version >= 503)) && { forcedTools: false };
  if (version >= 503) return { ...lastingGlm, ...auto };
  return { ...(!isHosted && version < 502 && { efforts: [] }), ...auto };
}

const lastingGlm = { thinking: "always", efforts: ["low", "high"] } as const;

/**
 * MiniMax's M2 cannot stop thinking. MiniMax itself has no efforts. On the messages wire its models
 * think adaptively, and stop strings are ignored. Sources: java.agentscope.io (MiniMax);
 * platform.minimax.io (text-anthropic-api); `@ai-sdk/minimax` 3.0.45; oh-my-pi 2928, pi 6658.
 */
function minimaxFacts({ name, isHosted, kind }: Served): Partial<ModelFacts> | undefined {
  const version = /^minimax-m(\d+)/.exec(name)?.[1];
  if (version === undefined) return undefined;
  const isOwnMessages = kind === "anthropic" && !isHosted;
  if (Number(version) <= 2) {
    return { thinking: "always", efforts: [], ...(isOwnMessages && { stop: false }) };
  }
  if (isHosted) return {};
  return { efforts: [], ...(isOwnMessages && { thinking: "adaptive", stop: false }) };
}

/**
 * Qwen's thinking-only models. Alibaba's own server refuses a forced call while they think (eino 994,
 * qwen-code 7659, agentscope 1608); its hybrid models stop thinking for one. Source: Alibaba Cloud's
 * Model Studio (deep thinking).
 */
function qwenFacts({ name, isHosted }: ModelName): Partial<ModelFacts> | undefined {
  if (!/^qwq-|^qwen.*-thinking/.test(name)) return undefined;
  return { thinking: "always", efforts: [], ...(!isHosted && { forcedTools: false }) };
}

/**
 * Mistral's reasoning models accept `high` or `none`; Large 4 accepts three efforts but not `none`.
 * Source: `mistral-model-catalog.ts` of `@ai-sdk/mistral` 4.0.87.
 */
function mistralEfforts(name: string): ModelFacts["efforts"] | undefined {
  if (/^mistral-large-4(?!\d)/.test(name)) return ["low", "medium", "high"];
  const isHybrid = /^mistral-(?:medium(?:$|-3\.5|-26|-latest)|small(?:-26|-latest)|vibe-cli)/;
  return isHybrid.test(name) ? ["none", "high"] : undefined;
}

/**
 * From these versions on, Anthropic's models cannot stop thinking (`always`), or cannot be forced
 * to call a tool (`forced`). Source: `rejectsForcedToolUse` of `@ai-sdk/anthropic`, and the
 * vendor's own refusals.
 */
const strictSince: Readonly<Record<string, { readonly always: number; readonly forced: number }>> =
  {
    opus: { always: 505, forced: 505 },
    sonnet: { always: 505, forced: 505 },
    fable: { always: 500, forced: 501 },
    mythos: { always: 500, forced: 501 },
  };

/** From Claude 5.1 on, thinking is bound to its conversation in every family. */
const BOUND_SINCE = 501;

/**
 * Anthropic's names, `claude-opus-4.7` or `claude-mythos-preview`, also after an operator's prefix.
 * From 4.6 thinking is adaptive; from 4.7 budgets and sampling are refused; from 4.1 to 4.6
 * temperature and top_p exclude each other. Source: `getModelCapabilities` of `@ai-sdk/anthropic`
 * 4.0.105.
 */
function claudeFacts(name: string): Partial<ModelFacts> {
  const named = /(?<![a-z\d])claude-([a-z]+)-(\d{1,2}|[a-z]+)(?:\.(\d{1,2}))?(?!\d)/.exec(name);
  if (named === null) return {};
  const [, family = "", major = "", minor = "0"] = named;
  const least = family === "sonnet" ? "between-tools" : "always";
  const { always, forced } = strictSince[family] ?? neverStrict;
  if (!/^\d/.test(major)) return newestFacts(major, { family, least, forced });
  const version = Number(major) * 100 + Number(minor);
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

/**
 * A name without a number is treated as the newest kind: `claude-opus-latest` as the newest of its
 * family, which is stricter than a preview. Source for Mythos: pydantic-ai 2.68.0.
 */
function newestFacts(
  word: string,
  { family, least, forced }: { family: string; least: "always" | "between-tools"; forced: number },
): Partial<ModelFacts> {
  const newest = { sampling: "none", boundThinking: true } as const;
  const isStrict = Number.isFinite(forced);
  if (word === "latest" && isStrict) return { ...newest, thinking: least, forcedTools: false };
  return { ...newest, thinking: family === "mythos" ? "always" : "adaptive" };
}

const neverStrict = { always: Number.POSITIVE_INFINITY, forced: Number.POSITIVE_INFINITY };
