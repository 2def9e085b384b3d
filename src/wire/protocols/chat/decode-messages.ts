import type { Schemas } from "../../../../generated/types.ts";
import type { AssistantPart, ToolCall, UserPart } from "../../../core/conversation/conversation.ts";
import { assertNever } from "../../../core/conversation/conversation.ts";
import { fitArguments } from "../../../core/conversation/fit-arguments.ts";
import type { RequestNotes } from "../request-notes.ts";
import { checkUserContent } from "../empty-text.ts";
import { readCacheControl } from "../cache-control.ts";
import { readCallId } from "../call-id.ts";
import { type CallPlace, TurnBuilder, type ToolExchangeHints } from "../turn-builder.ts";
import { decodeParts, decodeText } from "./decode-content.ts";

const assistantFields = new Set([
  "role",
  "content",
  "name",
  "tool_calls",
  "function_call",
  "refusal",
  "cache_control",
]);
const toolFields = new Set(["role", "content", "tool_call_id", "cache_control"]);
const callFields = new Set(["id", "type", "function", "cache_control"]);
const calledFunctionFields = new Set(["name", "arguments"]);

const MESSAGE = "/messages/*";

const unknown = "Send the assistant message that holds the call right before its results.";
const hints: ToolExchangeHints = {
  unanswered:
    'Answer each call with a message of role "tool" whose tool_call_id is the call\'s id.',
  unknown,
};
/** Clients of `functions` know neither the role "tool" nor ids. */
const legacyHints: ToolExchangeHints = {
  unanswered: 'Answer the call with a message of role "function" and the name of the function.',
  unknown,
};

/**
 * Decodes messages in the client's order into system text and turns. Broken rules are added to the
 * notes; `isLegacy` means that the client offers its tools as `functions`.
 */
export function decodeChatMessages(
  messages: readonly Schemas["ChatMessage"][],
  notes: RequestNotes,
  { isLegacy }: { readonly isLegacy: boolean },
) {
  const builder = new TurnBuilder(notes, isLegacy ? legacyHints : hints);
  for (const [at, message] of messages.entries()) {
    addMessage(message, `/messages/${at}`, { notes, builder });
  }
  return builder.finish();
}

interface Decoding {
  readonly notes: RequestNotes;
  readonly builder: TurnBuilder;
}

function addMessage(message: Schemas["ChatMessage"], pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  switch (message.role) {
    case "system": {
      const parts = markLast(decodeText(message.content, notes), message, notes);
      return builder.system(parts, nameOf(readName(message, notes)));
    }
    case "user": {
      checkUserContent(message.content, notes, `${pointer}/content`);
      const parts = decodeParts(message.content, notes, `${pointer}/content`);
      return builder.user(markLast(parts, message, notes), readName(message, notes));
    }
    case "assistant":
      return addAssistant(message, pointer, decoding);
    case "tool":
      return addToolResult(message, pointer, decoding);
    case "function":
      return addFunctionResult(message, pointer, decoding);
    default:
      return assertNever(message);
  }
}

function nameOf(name: string | undefined): { readonly name?: string } {
  return name === undefined ? {} : { name };
}

interface MarkedMessage {
  readonly cache_control?: Schemas["CacheControl"];
}

/**
 * Returns a message's own cache mark. `isFree`: a part without a mark can carry
 * it.
 */
function readMark(
  { cache_control: mark }: MarkedMessage,
  isFree: boolean,
  notes: RequestNotes,
): ReturnType<typeof readCacheControl> {
  if (isFree) return readCacheControl(mark, notes, MESSAGE);
  if (mark !== undefined && mark !== null) notes.ignore(`${MESSAGE}/cache_control`);
  return {};
}

/** Sets a message's own cache mark on its last part. */
function markLast<Part extends AssistantPart | UserPart>(
  parts: readonly Part[],
  message: MarkedMessage,
  notes: RequestNotes,
): readonly Part[] {
  const last = parts.at(-1);
  const mark = readMark(message, last !== undefined && last.cacheControl === undefined, notes);
  if (last === undefined || mark.cacheControl === undefined) return parts;
  return [...parts.slice(0, -1), { ...last, ...mark }];
}

function readName(message: { readonly name?: string }, notes: RequestNotes) {
  if (message.name === undefined) return undefined;
  notes.addParameter("participant-name", `${MESSAGE}/name`);
  return message.name;
}

function addAssistant(
  message: Schemas["ChatAssistantMessage"],
  pointer: string,
  decoding: Decoding,
): void {
  const { notes, builder } = decoding;
  notes.ignoreUnread(message, assistantFields, MESSAGE);
  const calls = decodeCalls(message, pointer, notes);
  const first = calls[0];
  if (first !== undefined) notes.need("tools", first.pointer);
  // A refusal is the assistant's text instead of an answer.
  const texts = [...decodeText(message.content, notes), ...decodeText(message.refusal, notes)];
  const called = calls.map(({ call }) => call);
  // Content precedes the calls; without content, the message ends with the last call.
  const parts: readonly AssistantPart[] =
    texts.length > 0
      ? [...markLast(texts, message, notes), ...called]
      : markLast(called, message, notes);
  builder.assistant(parts, calls, readName(message, notes));
}

interface DecodedCall extends CallPlace {
  readonly call: ToolCall;
}

/**
 * Decodes the calls of a message. Responses contain the first call in both forms; the newer form
 * wins.
 */
function decodeCalls(
  message: Schemas["ChatAssistantMessage"],
  pointer: string,
  notes: RequestNotes,
): readonly DecodedCall[] {
  const older = message.function_call ?? undefined;
  const calls = message.tool_calls ?? [];
  if (older !== undefined) notes.deprecate("chat.messages.function_call");
  if (calls.length > 0) {
    if (older !== undefined) notes.ignore(`${MESSAGE}/function_call`);
    return calls.map((call, at) => ({
      call: decodeCall(call, notes),
      pointer: `${pointer}/tool_calls/${at}`,
      clientId: call.id,
    }));
  }
  if (older === undefined) return [];
  // The older form has no ids, so the id is derived from the message's index and is equal in every
  // request.
  const id = `call_${pointer.slice("/messages/".length)}`;
  const argumentsJson = fitArguments(older.arguments);
  const call = { type: "tool-call", id, name: older.name, argumentsJson } as const;
  return [{ call, pointer: `${pointer}/function_call`, clientId: id }];
}

function decodeCall(call: Schemas["ChatToolCallParam"], notes: RequestNotes): ToolCall {
  notes.ignoreUnread(call, callFields, `${MESSAGE}/tool_calls/*`);
  notes.ignoreUnread(call.function, calledFunctionFields, `${MESSAGE}/tool_calls/*/function`);
  const { name, arguments: given } = call.function;
  const identity = readCallId(call.id, notes, `${MESSAGE}/tool_calls/*/id`);
  const mark = readCacheControl(call.cache_control, notes, `${MESSAGE}/tool_calls/*`);
  return { type: "tool-call", ...identity, name, argumentsJson: fitArguments(given), ...mark };
}

function addToolResult(
  message: Schemas["ChatToolMessage"],
  pointer: string,
  decoding: Decoding,
): void {
  const { notes, builder } = decoding;
  notes.ignoreUnread(message, toolFields, MESSAGE);
  notes.need("tools", pointer);
  const content = decodeParts(message.content, notes, `${pointer}/content`);
  const answer = resultOf(content, message, notes);
  builder.answer(message.tool_call_id, answer, `${pointer}/tool_call_id`);
}

/** A result is one element, whatever its content: its mark is that of its last part. */
function resultOf(content: readonly UserPart[], message: MarkedMessage, notes: RequestNotes) {
  const isFree = content.at(-1)?.cacheControl === undefined;
  return { content, isError: false, ...readMark(message, isFree, notes) };
}

function addFunctionResult(
  message: Schemas["ChatFunctionMessage"],
  pointer: string,
  { notes, builder }: Decoding,
): void {
  notes.need("tools", pointer);
  const answer = resultOf(decodeText(message.content, notes), message, notes);
  builder.answerByName(message.name, answer, `${pointer}/name`);
}
