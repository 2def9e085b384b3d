import { isDeepStrictEqual } from "node:util";
import {
  callsOfTurn,
  lastUserText,
  type Conversation,
  type ToolCall,
  type ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import type { GatewayError } from "../../../core/errors/gateway-error.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { argumentsFor, formatText, toolRefusal } from "./call-tool.ts";
import type { ReplyPart } from "./reply.ts";
import { isSchemaObject, keyword } from "./schema/schema-keywords.ts";

/** Maximum calls in one conversation. Afterwards a sandbox model answers in text. */
const CALLS_MAX = 8;

/** Maximum tool schemas that are read for one reply, because the client determines their cost. */
const TOOLS_READ_MAX = 16;

/** Number of characters at the end of the user's text that are searched. */
const TEXT_READ_MAX = 10_000;

/**
 * Returns up to `wanted` calls that are not yet in the conversation: of the tool that the client
 * forces, otherwise of the available tools. If two are wanted but only one is left, it is returned
 * twice. Empty if there is no new call to make, and in a conversation that was started by a call,
 * so that every agent terminates. Throws `unsupported-schema` if arguments cannot be generated for
 * any of the tools.
 */
export function newCalls(conversation: Conversation, wanted: 1 | 2): readonly ReplyPart[] {
  const past = conversation.turns.flatMap(callsOfTurn);
  const count = Math.min(wanted, CALLS_MAX - past.length);
  if (count <= 0) return [];
  const calls = possibleCalls(conversation);
  if (conversation.toolChoice?.kind !== "tool" && isStartedBy(calls, conversation)) return [];
  const fresh = calls
    .filter((call) => !isPast(call, past))
    .slice(0, count)
    .map(asPart);
  return fresh.length === 1 && count === 2 ? [...fresh, ...fresh] : fresh;
}

/**
 * Returns the last user text, in the requested format; or a new call if the client forces or
 * requires one.
 */
export function replyWithEcho(conversation: Conversation): readonly ReplyPart[] {
  const kind = conversation.toolChoice?.kind;
  const calls = kind === "required" || kind === "tool" ? newCalls(conversation, 1) : [];
  return calls.length > 0 ? calls : [{ type: "text", text: formatText(conversation) }];
}

interface PossibleCall {
  readonly name: string;
  readonly input: unknown;
}

/** Returns a call of each tool with a supported schema. */
function possibleCalls(conversation: Conversation): readonly PossibleCall[] {
  const calls: PossibleCall[] = [];
  let refusal: GatewayError | null = null;
  for (const tool of callable(conversation)) {
    const made = argumentsFor(tool);
    if (made.made) calls.push({ name: tool.name, input: made.value });
    else refusal ??= toolRefusal(tool, conversation, made.reason);
  }
  if (refusal !== null && calls.length === 0) throw refusal;
  return calls;
}

function asPart({ name, input }: PossibleCall): ReplyPart {
  return { type: "tool-call", name, argumentsJson: JSON.stringify(input) };
}

function isPast({ name, input }: PossibleCall, past: readonly ToolCall[]): boolean {
  return past.some(
    (call) =>
      call.name === name && isDeepStrictEqual(RawJson.ofText(call.argumentsJson).value(), input),
  );
}

/**
 * Returns the tools that the model may call, in order of preference: only the forced one; otherwise
 * first the one that the user asks for, then the others. A tool that takes a prompt starts another
 * conversation, often with the same tools. Unless the user asks for it, it is called only if no
 * other tool is available.
 */
function callable(conversation: Conversation): readonly ToolDefinition[] {
  const { toolChoice } = conversation;
  const offered = conversation.tools;
  if (toolChoice?.kind === "none") return [];
  if (toolChoice?.kind === "tool") return offered.filter(({ name }) => name === toolChoice.name);
  const asked = askedFor(conversation);
  const named = offered.find(({ name }) => asked.has(name));
  const read = offered.slice(0, TOOLS_READ_MAX);
  const simple = read.filter((tool) => !takesPrompt(tool));
  const others = (simple.length > 0 ? simple : read).filter((tool) => tool !== named);
  return named === undefined ? others : [named, ...others];
}

/**
 * Returns the words before and after "tool" in the last part of the user's text: "the Read tool".
 */
function askedFor({ turns }: Conversation): ReadonlySet<string> {
  const user = turns.findLast((turn) => turn.role === "user");
  const last = user?.parts.findLast((part) => part.type === "text");
  const text = last?.type === "text" ? last.text.slice(-TEXT_READ_MAX) : "";
  const words = text.split(/[^\w-]+/u);
  const isTool = (word: string | undefined): boolean => word?.toLowerCase() === "tool";
  return new Set(words.filter((_, at) => isTool(words[at - 1]) || isTool(words[at + 1])));
}

function takesPrompt({ parameters }: ToolDefinition): boolean {
  const schema = parameters?.value();
  const required = isSchemaObject(schema) ? keyword(schema, "required") : undefined;
  return Array.isArray(required) && required.includes("prompt");
}

/**
 * Returns whether a line of the user's text is an argument of one of the calls. Agents pass on
 * prompts this way.
 */
function isStartedBy(calls: readonly PossibleCall[], conversation: Conversation): boolean {
  const lines = lastUserText(conversation).slice(-TEXT_READ_MAX).split("\n");
  const texts = new Set(lines.map((line) => line.trim()));
  return calls.some(({ input }) => stringsIn(input).some((text) => texts.has(text)));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
