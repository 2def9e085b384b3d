import type { Schemas } from "../../../../generated/types.ts";
import type { ToolChoice, ToolDefinition } from "../../../core/conversation/conversation.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import type { RequestNotes } from "../request-notes.ts";
import { checkToolChoice } from "../tool-choice.ts";

type ToolParameters = RequestFields<
  Schemas["ChatCompletionRequest"],
  "tools" | "tool_choice" | "functions" | "function_call"
>;

/** LlamaIndex forces a call without tools if it considers the model unable to call any. */
const setting = " (LlamaIndex: OpenAILike(should_use_structured_outputs=True).)";

export interface DecodedTools {
  readonly tools: readonly ToolDefinition[];
  readonly toolChoice?: ToolChoice;
  /**
   * Whether the tools were sent as `functions`; the response then has its first call in the older
   * form, too.
   */
  readonly isLegacy: boolean;
}

/**
 * Decodes tools and their choice in either form. If both forms are sent, `tools` wins and the older
 * fields are ignored. A choice applies to the tools that win.
 */
export function decodeChatTools(
  request: ToolParameters,
  notes: RequestNotes,
  source: JsonSource,
): DecodedTools {
  const { tools: newer, functions: older } = request;
  const isLegacy = newer === undefined && older !== undefined;
  if (older !== undefined) notes.deprecate("chat.functions");
  if (newer !== undefined && older !== undefined) notes.ignore("/functions");
  const definitions = isLegacy ? older : (newer ?? []).map((tool) => tool.function);
  const tools = definitions.map((definition) => decodeFunction(definition, notes, source));
  if (tools.length > 0) notes.need("tools", isLegacy ? "/functions" : "/tools");
  const sent = readChoice(request, notes);
  if (sent !== undefined) notes.addParameter("tool-choice", sent.pointer);
  const toolChoice =
    sent && checkToolChoice(sent.choice, tools, { notes, pointer: sent.pointer, setting });
  return { tools, isLegacy, ...(toolChoice && { toolChoice }) };
}

/** `strict` exists only in the newer form. */
function decodeFunction(
  definition: Schemas["ChatFunctionDefinition"],
  notes: RequestNotes,
  source: JsonSource,
): ToolDefinition {
  const { name, description, parameters, strict } = definition;
  if (strict === true) notes.addParameter("tool-strict", "/tools/*/function/strict");
  return {
    name,
    ...(description !== undefined && { description }),
    ...(parameters !== undefined && { parameters: source.raw(parameters) }),
    ...(strict !== undefined && strict !== null && { strict }),
  };
}

interface SentChoice {
  readonly choice: ToolChoice;
  readonly pointer: string;
}

function readChoice(request: ToolParameters, notes: RequestNotes): SentChoice | undefined {
  const { tool_choice: newer, function_call: older, tools, functions } = request;
  const isBothForms = tools !== undefined && functions !== undefined;
  const isOlderDead = newer !== undefined || isBothForms;
  if (older !== undefined) notes.deprecate("chat.function_call");
  if (older !== undefined && isOlderDead) notes.ignore("/function_call");
  if (newer !== undefined) {
    const choice = readWord(typeof newer === "string" ? newer : newer.function);
    return { choice, pointer: "/tool_choice" };
  }
  if (older === undefined || isOlderDead) return undefined;
  return { choice: readWord(older), pointer: "/function_call" };
}

/** Reads `auto`, `none`, `required`, or a tool as its name or as an object. */
function readWord(choice: string | { readonly name: string }): ToolChoice {
  if (typeof choice !== "string") return { kind: "tool", name: choice.name };
  switch (choice) {
    case "auto":
    case "none":
    case "required":
      return { kind: choice };
    // The set of names is open: any other word names a tool.
    default:
      return { kind: "tool", name: choice };
  }
}

/** Some fields of a request; each is present, and undefined if it was not sent. */
export type RequestFields<T, K extends keyof T> = { readonly [Name in K]: T[Name] | undefined };
