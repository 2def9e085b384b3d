import type { Schemas } from "../../../../generated/types.ts";
import type { ToolCall } from "../../../core/conversation/conversation.ts";
import {
  callsOf,
  type GenerationResult,
  textOf,
} from "../../../core/conversation/generation-result.ts";
import type { ReplyIdentity } from "../protocol.ts";
import {
  type ChatReplyShape,
  encodeChatUsage,
  finishReasons,
  NO_ARGUMENTS,
} from "./reply-shape.ts";

/** Returns the non-streaming response (section 2.5). The result must have ended. */
export function encodeChatReply(
  result: GenerationResult,
  identity: ReplyIdentity,
  shape: ChatReplyShape,
) {
  const { id, created, model } = identity;
  const choice = {
    index: 0,
    message: encodeMessage(result, shape),
    logprobs: null,
    finish_reason: finishReasons[result.stop?.cause ?? "end"],
  } as const;
  return {
    id,
    object: "chat.completion",
    created,
    model,
    choices: [choice],
    usage: encodeChatUsage(result.usage),
  } as const satisfies Schemas["ChatCompletion"];
}

function encodeMessage(result: GenerationResult, shape: ChatReplyShape) {
  // The older form can express only one call, and its client could not answer others.
  const shown = shape.legacyFunctions ? callsOf(result).slice(0, 1) : callsOf(result);
  const calls = shown.map(encodeCall);
  const first = calls[0];
  const text = textOf(result);
  const reasoning = shape.showReasoning ? textOf(result, "reasoning") : "";
  return {
    role: "assistant",
    content: text === "" && first !== undefined ? null : text,
    refusal: null,
    ...(reasoning !== "" && { reasoning_content: reasoning }),
    ...(first !== undefined && { tool_calls: calls }),
    ...(first !== undefined && shape.legacyFunctions && { function_call: first.function }),
  } as const;
}

function encodeCall(call: ToolCall) {
  const { name, argumentsJson } = call;
  return {
    id: call.id,
    type: "function",
    function: { name, arguments: argumentsJson === "" ? NO_ARGUMENTS : argumentsJson },
  } as const;
}
