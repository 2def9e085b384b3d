import type { Schemas } from "../../../../generated/types.ts";
import type { ToolCall } from "../../../core/conversation/conversation.ts";
import { inputOfArguments } from "../../../core/conversation/input-reader.ts";
import type { GenerationResult } from "../../../core/conversation/generation-result.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import type { ReplyIdentity } from "../protocol.ts";
import { readToolInput, unreadableArguments } from "../tool-input.ts";
import {
  callTypes,
  clientTool,
  endedProgress,
  fieldsAfterOutput,
  fieldsBeforeOutput,
  itemId,
  type ResponsesReplyShape,
} from "./reply-shape.ts";

/** An object of the contract with one field as raw JSON. */
type Raw<Value, Field extends keyof Value> = Omit<Value, Field> & Readonly<Record<Field, unknown>>;

/**
 * Returns the non-streaming response. The result must have ended. Throws `GatewayError`
 * `upstream-error` if a call's arguments are not a JSON object. A call that the length limit cut
 * short ends the output before it, because partial arguments must not be run.
 */
export function encodeResponsesReply(
  result: GenerationResult,
  identity: ReplyIdentity,
  shape: ResponsesReplyShape,
) {
  const progress = endedProgress(result.stop);
  return {
    ...fieldsBeforeOutput(identity, progress, shape),
    output: encodeOutput(result, identity, shape),
    ...fieldsAfterOutput(shape, result.usage),
  } as const satisfies Raw<Schemas["ResponseObject"], "output">;
}

type Item =
  | ReturnType<typeof encodeMessage>
  | ReturnType<typeof encodeReasoning>
  | ReturnType<typeof encodeCall>;

/** Encodes the items in the order of the stream; text around hidden reasoning is one item. */
function encodeOutput(
  { blocks, stop, hidesReasoning }: GenerationResult,
  identity: ReplyIdentity,
  shape: ResponsesReplyShape,
): Item[] {
  const showReasoning = shape.showReasoning && hidesReasoning !== true;
  const items: Item[] = [];
  const nextId = (type: Item["type"]): string => itemId(type, identity, items.length);
  const shown = blocks.filter(({ type }) => type !== "reasoning" || showReasoning);
  const isEarly = endedProgress(stop).status === "incomplete";
  for (const [at, block] of shown.entries()) {
    const last = items.at(-1);
    if (block.type === "text") {
      const status = isEarly && at === shown.length - 1 ? "incomplete" : "completed";
      const isMore = last?.type === "message";
      const text = isMore ? last.content[0].text + block.text : block.text;
      const id = isMore ? last.id : nextId("message");
      items.splice(isMore ? -1 : items.length, 1, encodeMessage(id, text, status));
    } else if (block.type !== "tool-call") {
      items.push(encodeReasoning(nextId("reasoning"), block.text));
    } else {
      const input = readToolInput(block.argumentsJson);
      if (block.reasoningState !== undefined) addState(block.reasoningState, items, nextId);
      if (input === null && stop?.cause !== "length") throw unreadableArguments();
      // The newest call without arguments may have been cut before them.
      const mayBeCut = at === shown.length - 1 && !block.argumentsJson.trimStart().startsWith("{");
      if (input === null || (mayBeCut && isEarly)) return items;
      const id = nextId(callTypes[clientTool(block.name, shape).type]);
      items.push(encodeCall(id, { ...block, argumentsJson: input.text }, shape));
    }
  }
  const isEmpty = items.every(({ type }) => type === "reasoning");
  return isEmpty ? [...items, encodeMessage(nextId("message"), "")] : items;
}

/** Adds the sealed state of a call to the reasoning right before it, or as an item of its own. */
function addState(state: string, items: Item[], nextId: (type: Item["type"]) => string): void {
  const last = items.at(-1);
  if (last?.type === "reasoning") {
    items[items.length - 1] = { ...last, encrypted_content: state };
  } else items.push({ ...encodeReasoning(nextId("reasoning"), ""), encrypted_content: state });
}

function encodeMessage(id: string, text: string, status: "completed" | "incomplete" = "completed") {
  const part = { type: "output_text", text, annotations: [], logprobs: [] } as const;
  return { type: "message", id, role: "assistant", status, content: [part] } as const;
}

function encodeReasoning(
  id: string,
  text: string,
): { type: "reasoning"; id: string; summary: Summary[]; encrypted_content?: string } {
  const summary = text === "" ? [] : [{ type: "summary_text", text } as const];
  return { type: "reasoning", id, summary };
}

type Summary = { readonly type: "summary_text"; readonly text: string };

/** Encodes a call whose arguments are the text of an object. */
export function encodeCall(
  id: string,
  call: Pick<ToolCall, "id" | "name" | "argumentsJson">,
  shape: ResponsesReplyShape,
) {
  const { name, namespace, type } = clientTool(call.name, shape);
  const ids = { id, call_id: call.id };
  const names = { name, ...(namespace !== undefined && { namespace }) };
  const { argumentsJson } = call;
  const status = "completed";
  switch (type) {
    case "function":
      return { type: "function_call", ...ids, ...names, arguments: argumentsJson, status } as const;
    case "custom": {
      const input = inputOfArguments(argumentsJson);
      return { type: "custom_tool_call", ...ids, ...names, input, status } as const;
    }
    case "tool_search": {
      // Between values, JSON may have line breaks, which would end a line of a stream.
      const input = RawJson.ofText(argumentsJson.replaceAll(/[\n\r]/g, " "));
      const by = "client";
      return { type: "tool_search_call", ...ids, execution: by, arguments: input, status } as const;
    }
  }
}
