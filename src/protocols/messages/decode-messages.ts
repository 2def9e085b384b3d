import type { AssistantPart, ToolCall, UserPart } from "../../conversation/conversation.ts";
import { assertNever } from "../../conversation/conversation.ts";
import { readCacheControl } from "../cache-control.ts";
import type { RequestNotes } from "../request-notes.ts";
import { TurnBuilder } from "../turn-builder.ts";
import { decodeImageBlock, decodeTextBlock, decodeTexts } from "./decode-content.ts";
import type {
  MessagesBlock, MessagesMessage, MessagesRequest, MessagesToolResultBlock, MessagesToolUseBlock,
} from "./wire.ts";

const messageFields = new Set(["role", "content"]);
const toolUseFields = new Set(["type", "id", "name", "input", "cache_control"]);
const toolResultFields = new Set([
  "type", "tool_use_id", "content", "is_error", "cache_control",
]);

const MESSAGE = "/messages/*";
const BLOCK = "/messages/*/content/*";

/** System text and messages in the client's order → system text and turns. */
export function decodeMessages(request: MessagesRequest, notes: RequestNotes) {
  const builder = new TurnBuilder(notes, {
    unanswered:
      "Answer each tool_use block with a tool_result block in the next user message, " +
      "with the call's id as tool_use_id.",
    unknown: "Send the assistant message that holds the tool_use block right before its results.",
  });
  builder.system(decodeTexts(request.system, notes, "/system/*"));
  for (const [at, message] of request.messages.entries()) {
    notes.ignoreUnread(message, messageFields, MESSAGE);
    addMessage(message, `/messages/${at}/content`, { notes, builder });
  }
  return builder.finish();
}

interface Decoding {
  readonly notes: RequestNotes;
  readonly builder: TurnBuilder;
}

function addMessage(message: MessagesMessage, pointer: string, decoding: Decoding): void {
  const { role, content } = message;
  const blocks: readonly MessagesBlock[] =
    typeof content === "string" ? [{ type: "text", text: content }] : content;
  switch (role) {
    case "system":
      return addSystem(blocks, pointer, decoding);
    case "user":
      return addUser(blocks, pointer, decoding);
    case "assistant":
      return addAssistant(blocks, pointer, decoding);
    default:
      return assertNever(role);
  }
}

/** Section 2.7's departure: coding agents send system text in between; it keeps its place. */
function addSystem(blocks: readonly MessagesBlock[], pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  const parts = blocks.flatMap((block, at) => {
    if (block.type === "text") return [decodeTextBlock(block, notes, BLOCK)];
    refuseBlock(block, `${pointer}/${at}`, { notes, role: "system" });
    return [];
  });
  builder.system(parts.filter((part) => part.text !== ""));
}

/** The tool results of a message are a turn of their own, before what else the user says. */
function addUser(blocks: readonly MessagesBlock[], pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  let results = 0;
  const parts: UserPart[] = [];
  for (const [at, block] of blocks.entries()) {
    const place = { pointer: `${pointer}/${at}`, pattern: BLOCK };
    if (block.type === "tool_result") {
      results += 1;
      addToolResult(block, place.pointer, decoding);
    } else if (block.type === "text") {
      parts.push(decodeTextBlock(block, notes, BLOCK));
    } else if (block.type === "image") {
      parts.push(...decodeImageBlock(block, notes, place));
    } else {
      refuseBlock(block, place.pointer, { notes, role: "user" });
    }
  }
  if (parts.length > 0 || results === 0) builder.user(parts);
}

function addToolResult(block: MessagesToolResultBlock, pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  notes.ignoreUnread(block, toolResultFields, BLOCK);
  notes.need("tools", pointer);
  if (block.is_error === true) notes.say("tool-result-error", `${BLOCK}/is_error`);
  const answer = {
    content: decodeResultContent(block.content, pointer, notes),
    isError: block.is_error === true,
    ...readCacheControl(block.cache_control, notes, BLOCK),
  };
  builder.answer(block.tool_use_id, answer, `${pointer}/tool_use_id`);
}

function decodeResultContent(
  content: MessagesToolResultBlock["content"],
  pointer: string,
  notes: RequestNotes,
): readonly UserPart[] {
  if (content === undefined || typeof content === "string") {
    return decodeTexts(content, notes, BLOCK);
  }
  const pattern = `${BLOCK}/content/*`;
  const parts = content.flatMap((block, at): readonly UserPart[] =>
    block.type === "text"
      ? [decodeTextBlock(block, notes, pattern)]
      : decodeImageBlock(block, notes, { pointer: `${pointer}/content/${at}`, pattern }),
  );
  return parts.filter((part) => part.type !== "text" || part.text !== "");
}

function addAssistant(blocks: readonly MessagesBlock[], pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  const parts: AssistantPart[] = [];
  const pointers: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const place = `${pointer}/${at}`;
    if (block.type === "text") {
      if (block.text !== "") parts.push(decodeTextBlock(block, notes, BLOCK));
    } else if (block.type === "tool_use") {
      notes.need("tools", place);
      parts.push(decodeToolUse(block, notes));
      pointers.push(place);
    } else {
      dropThinking(block, place, notes);
    }
  }
  builder.assistant(parts, pointers);
}

/** The input is an object on this wire; its JSON text is made here, once. */
function decodeToolUse(block: MessagesToolUseBlock, notes: RequestNotes): ToolCall {
  notes.ignoreUnread(block, toolUseFields, BLOCK);
  return {
    type: "tool-call",
    id: block.id,
    name: block.name,
    argumentsJson: JSON.stringify(block.input),
    ...readCacheControl(block.cache_control, notes, BLOCK),
  };
}

/** Section 2.7: thinking in history is not sent back to the model. */
function dropThinking(block: MessagesBlock, pointer: string, notes: RequestNotes): void {
  if (block.type === "thinking") notes.ignore(`${BLOCK}/thinking`);
  else if (block.type === "redacted_thinking") notes.ignore(`${BLOCK}/data`);
  else refuseBlock(block, pointer, { notes, role: "assistant" });
}

function refuseBlock(
  block: MessagesBlock,
  pointer: string,
  { notes, role }: { readonly notes: RequestNotes; readonly role: MessagesMessage["role"] },
): void {
  notes.refuse({
    pointer,
    rule: "block-of-another-role",
    message: `A message of role "${role}" cannot hold a block of type "${block.type}".`,
    hint: blockHomes[block.type],
  });
}

const blockHomes = {
  text: "",
  image: "Send images in a user message.",
  tool_use: "Send tool_use blocks in an assistant message.",
  tool_result: "Send tool_result blocks in a user message.",
  thinking: "Send thinking blocks in an assistant message.",
  redacted_thinking: "Send thinking blocks in an assistant message.",
} as const satisfies Record<MessagesBlock["type"], string>;
