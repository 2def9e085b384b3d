import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { type Report, safeWord } from "./surprise.ts";

const allEndings = [
  ...["end", "stop-sequence", "length", "tool-calls", "filtered"],
  ...["broken", "unclear"],
] as const satisfies readonly (StopCause["cause"] | "broken" | "unclear")[];

/**
 * The meaning of an upstream's word for the end of a reply. `broken`: the generation did not
 * complete, whatever the reply contains. `unclear`: an end if the reply has content, otherwise
 * broken.
 */
export type Ending = (typeof allEndings)[number];

/** Returns the ending of a word, in any letter case; undefined if the word is unknown. */
export type FindEnding = (word: string) => Ending | undefined;

/** Returns a table of the words of each ending. */
export function endingTable(
  words: Readonly<Partial<Record<Ending, readonly string[]>>>,
): FindEnding {
  // A map, because the words come from the upstream: `constructor` must not match.
  const endings = new Map<string, Ending>();
  for (const ending of allEndings) {
    for (const word of words[ending] ?? []) endings.set(word, ending);
  }
  return (word) => endings.get(word.trim().toLowerCase());
}

/** The parts of a reply that decide how a word is read. */
export interface EndedReply {
  readonly calledTools: boolean;
  /** A refusal is text, too. Reasoning is not content: it is no answer. */
  readonly hasText: boolean;
}

/** Returns the ending of a word; reports an unknown word, which is `unclear`. */
export function endingOf(word: string, find: FindEnding, report: Report): Ending {
  const known = find(word);
  if (known === undefined) report("unknown-finish-reason", word);
  return known ?? "unclear";
}

/**
 * Returns the cause of an ending, which the reply's calls correct. Throws `server-error` if the
 * generation did not complete: the word says so, or it promises calls and the reply has no content.
 */
export function causeOf(ending: Ending, word: string, reply: EndedReply): StopCause["cause"] {
  const hasContent = reply.calledTools || reply.hasText;
  const needsContent = ending === "unclear" || ending === "tool-calls";
  if (ending === "broken" || (needsContent && !hasContent)) throw brokenReplyFailure(word);
  const cause = ending === "unclear" ? "end" : ending;
  if (cause === "end" && reply.calledTools) return "tool-calls";
  return cause === "tool-calls" && !reply.calledTools ? "end" : cause;
}

/** Returns the failure of a reply whose word reports that the generation did not complete. */
export function brokenReplyFailure(word: string): UpstreamFailure {
  return new UpstreamFailure("server-error", `upstream: ended with ${safeWord(word)}`, {
    status: 200,
  });
}

/**
 * The words of `finish_reason`, including the native words that proxies pass on. Servers of the
 * messages API use them too. `docs/decisions/endings.md` has the sources of each group.
 */
const findWord = endingTable({
  end: [
    // OpenAI; Gemini's API has it in upper case.
    "stop",
    // Hugging Face, Together; Cohere's own API; Anthropic behind proxies.
    ...["eos", "eos_token", "complete", "end_turn"],
  ],
  "stop-sequence": [
    // Anthropic and Cohere behind proxies.
    "stop_sequence",
  ],
  length: [
    // OpenAI; Gemini, Cohere and Anthropic.
    ...["length", "max_tokens"],
    // Mistral (its OpenAPI document): the context is full.
    "model_length",
    // Z.ai (docs.z.ai, Chat Completion), Anthropic: the context is full.
    "model_context_window_exceeded",
    // vLLM (RepetitionDetectionParams), Moonshot (moonpalace 3): repeated text was cut off.
    ...["repetition", "repeat"],
    // watsonx (its Node SDK, TextChatResultChoice; its text generation).
    ...["time_limit", "token_limit"],
    // OpenAI's Responses API behind proxies.
    "max_output_tokens",
    // Anthropic (beta): the reply has a summary instead of an answer.
    "compaction",
  ],
  "tool-calls": [
    // OpenAI; Cohere; Anthropic.
    ...["tool_calls", "function_call", "tool_call", "tool_use"],
  ],
  filtered: [
    "content_filter",
    // Z.ai.
    "sensitive",
    // Anthropic; Bedrock (MessageStopEvent).
    ...["refusal", "guardrail_intervened", "content_filtered"],
    // Gemini (FinishReason of its SDK), Vertex AI.
    ...["safety", "recitation", "language", "blocklist", "prohibited_content", "spii"],
    ...["image_safety", "image_prohibited_content", "image_recitation", "escalation"],
    "model_armor",
    // Cohere.
    "error_toxic",
  ],
  broken: [
    // OpenRouter, Mistral, Together, vLLM, watsonx; Cohere.
    "error",
    // vLLM and SGLang at their stop (vllm 57082), relays of DeepSeek.
    ...["abort", "aborted"],
    // watsonx; Cohere.
    ...["cancelled", "canceled", "timeout"],
    // Z.ai.
    "network_error",
    // DeepSeek (api-docs.deepseek.com, Create Chat Completion).
    "insufficient_system_resource",
    // Gemini (FinishReason of its SDK). Its compatible endpoint writes `function_call_filter:`
    // before them. A call that comes with such a word must not be run (hermes-agent 83886).
    ...["function_call_filter", "malformed_function_call", "malformed_response"],
    ...["unexpected_tool_call", "too_many_tool_calls", "missing_thought_signature"],
    ...["no_image", "image_other", "other"],
    // Bedrock.
    ...["malformed_model_output", "malformed_tool_use"],
  ],
  unclear: [
    // Gemini's zero value.
    "finish_reason_unspecified",
    // Ollama (`done_reason`): the model was only loaded or unloaded, without a generation.
    ...["load", "unload"],
  ],
});

/** Gemini's form: the filter that stopped the reply, and its native word. */
const filterForm = /^(function_call_filter|content_filter):\s*(.*)$/;

/** Returns the ending of a word of `finish_reason`. */
export const findChatEnding: FindEnding = (word) => {
  const [, filter, native = ""] = filterForm.exec(word.trim().toLowerCase()) ?? [];
  if (filter === "content_filter") return "filtered";
  return filter === undefined ? findWord(word) : (findWord(native) ?? "broken");
};
