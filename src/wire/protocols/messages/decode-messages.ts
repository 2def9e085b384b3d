import type { Schemas } from "../../../../generated/types.ts";
import type {
  AssistantPart,
  ResultPart,
  SystemPart,
  TextPart,
  ToolCall,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import { assertNever } from "../../../core/conversation/conversation.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { readCacheControl } from "../cache-control.ts";
import { checkUserContent, isEmptyPart } from "../empty-text.ts";
import { readCallId } from "../call-id.ts";
import type { RequestNotes } from "../request-notes.ts";
import { type CallPlace, TurnBuilder } from "../turn-builder.ts";
import {
  type BlockPlace,
  decodeDocumentBlock,
  decodeImageBlock,
  decodeTextBlock,
  decodeSystemText,
} from "./decode-content.ts";
import { decodeTurnEffort } from "./decode-reasoning.ts";
import { decodeTool } from "./decode-tools.ts";

export const BLOCK_POINTER = "/messages/*/content/*";

/** Decodes system text and messages in the client's order into system text and turns. */
export function decodeMessages(
  request: Schemas["MessagesRequest"],
  notes: RequestNotes,
  source: JsonSource,
) {
  const builder = new TurnBuilder(notes, {
    unanswered:
      "Answer each tool_use block with a tool_result block in the next user message, " +
      "with the call's id as tool_use_id.",
    unknown: "Send the assistant message that holds the tool_use block right before its results.",
  });
  builder.system(decodeSystemText(request.system, notes), {});
  for (const [at, message] of request.messages.entries()) {
    addMessage(message, `/messages/${at}/content`, { notes, builder, source });
  }
  return builder.finish();
}

interface Decoding {
  readonly notes: RequestNotes;
  readonly builder: TurnBuilder;
  readonly source: JsonSource;
}

function addMessage(message: Schemas["InputMessage"], pointer: string, decoding: Decoding): void {
  switch (message.role) {
    // Coding agents send system text between messages; it keeps its place.
    case "system":
      return addSystem(message, pointer, decoding);
    case "user":
      return addUser(message.content, pointer, decoding);
    case "assistant":
      return addAssistant(message.content, pointer, decoding);
    default:
      return assertNever(message);
  }
}

/** Adds system text between turns, and changes that apply from there on. */
function addSystem(
  { content, output_config: config }: Schemas["SystemInputMessage"],
  pointer: string,
  decoding: Decoding,
): void {
  const { notes, builder } = decoding;
  const effort = decodeTurnEffort(config, notes);
  const blocks = typeof content === "string" ? [{ type: "text", text: content } as const] : content;
  const parts = (blocks ?? []).map((block, at) => {
    if (definesTool(block)) notes.need("tools", `${pointer}/${at}`);
    return decodeSystemBlock(block, decoding);
  });
  const sent = parts.filter((part) => !isEmptyPart(part));
  builder.system(sent, { ...(effort !== undefined && { effort }) });
}

function definesTool(block: Schemas["SystemInputBlock"]): boolean {
  return block.type === "tool_addition" && block.tool.type === "tool_definition";
}

function decodeSystemBlock(block: Schemas["SystemInputBlock"], decoding: Decoding): SystemPart {
  const { notes } = decoding;
  switch (block.type) {
    case "text":
      return decodeTextBlock(block, notes, BLOCK_POINTER);
    case "tool_addition": {
      const { tool } = block;
      return {
        type: "tool-addition",
        tool:
          tool.type === "tool_reference"
            ? tool.name
            : decodeTool(tool.definition, decoding, `${BLOCK_POINTER}/tool/definition`),
        ...readCacheControl(block.cache_control, notes, BLOCK_POINTER),
      };
    }
    case "tool_removal":
      return {
        type: "tool-removal",
        name: block.tool.name,
        ...readCacheControl(block.cache_control, notes, BLOCK_POINTER),
      };
    default:
      return assertNever(block);
  }
}

/** Adds a user message. Its tool results become a separate turn before the rest. */
function addUser(content: Schemas["UserInputContent"], pointer: string, decoding: Decoding): void {
  const { notes, builder } = decoding;
  checkUserContent(content, notes, pointer);
  if (typeof content === "string") return builder.user([{ type: "text", text: content }]);
  let results = 0;
  const parts: UserPart[] = [];
  for (const [at, block] of content.entries()) {
    const place = { pointer: `${pointer}/${at}`, pattern: BLOCK_POINTER };
    switch (block.type) {
      case "tool_result":
        results += 1;
        addToolResult(block, place.pointer, decoding);
        break;
      case "text":
        parts.push(...withContent(decodeTextBlock(block, notes, BLOCK_POINTER)));
        break;
      case "image":
        parts.push(...decodeImageBlock(block, notes, place));
        break;
      case "document":
        parts.push(...decodeDocumentBlock(block, notes, place));
        break;
      default:
        assertNever(block);
    }
  }
  if (parts.length > 0 || results === 0) builder.user(parts);
}

function addToolResult(
  block: Schemas["ToolResultBlockParam"],
  pointer: string,
  { notes, builder }: Decoding,
): void {
  notes.need("tools", pointer);
  if (block.is_error === true) notes.addParameter("tool-result-error", `${BLOCK_POINTER}/is_error`);
  const answer = {
    content: decodeResultContent(block.content, pointer, notes),
    isError: block.is_error === true,
    ...readCacheControl(block.cache_control, notes, BLOCK_POINTER),
  };
  builder.answer(block.tool_use_id, answer, `${pointer}/tool_use_id`);
}

/** Decodes the output of a tool. Empty text yields no part, except to keep its cache mark. */
function decodeResultContent(
  content: Schemas["ToolResultContent"] | undefined,
  pointer: string,
  notes: RequestNotes,
): readonly ResultPart[] {
  if (content === undefined || content === "") return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  const pattern = `${BLOCK_POINTER}/content/*`;
  const parts = content.flatMap((block, at) =>
    decodeResultBlock(block, notes, { pointer: `${pointer}/content/${at}`, pattern }),
  );
  return parts.filter((part) => !isEmptyPart(part));
}

function decodeResultBlock(
  block: Schemas["ToolResultBlock"],
  notes: RequestNotes,
  place: BlockPlace,
): readonly ResultPart[] {
  switch (block.type) {
    case "text":
      return [decodeTextBlock(block, notes, place.pattern)];
    case "image":
      return decodeImageBlock(block, notes, place);
    case "document":
      return decodeDocumentBlock(block, notes, place);
    case "tool_reference": {
      const mark = readCacheControl(block.cache_control, notes, place.pattern);
      return [{ type: "tool-reference", name: block.tool_name, ...mark }];
    }
    default:
      return assertNever(block);
  }
}

function addAssistant(
  content: Schemas["AssistantInputContent"],
  pointer: string,
  { notes, builder, source }: Decoding,
): void {
  const blocks = typeof content === "string" ? [{ type: "text", text: content } as const] : content;
  const parts: AssistantPart[] = [];
  const places: CallPlace[] = [];
  for (const [at, block] of blocks.entries()) {
    switch (block.type) {
      case "text":
        parts.push(...withContent(decodeTextBlock(block, notes, BLOCK_POINTER)));
        break;
      case "tool_use":
        notes.need("tools", `${pointer}/${at}`);
        parts.push(decodeToolUse(block, notes, source));
        places.push({ pointer: `${pointer}/${at}`, clientId: block.id });
        break;
      // Section 2.7: thinking in the history is not sent back to the model.
      case "thinking":
        notes.ignore(`${BLOCK_POINTER}/thinking`);
        break;
      case "redacted_thinking":
        notes.ignore(`${BLOCK_POINTER}/data`);
        break;
      default:
        assertNever(block);
    }
  }
  builder.assistant(parts, places);
}

/** Returns the part, or no part for empty text without a cache mark. */
function withContent(part: TextPart): readonly TextPart[] {
  return isEmptyPart(part) ? [] : [part];
}

/**
 * Decodes a tool call. Its input is an object in this protocol; its JSON text is extracted here,
 * once.
 */
function decodeToolUse(
  block: Schemas["ToolUseBlockParam"],
  notes: RequestNotes,
  source: JsonSource,
): ToolCall {
  const identity = readCallId(block.id, notes, `${BLOCK_POINTER}/id`);
  return {
    type: "tool-call",
    ...identity,
    name: block.name,
    argumentsJson: source.raw(block.input).text,
    ...readCacheControl(block.cache_control, notes, BLOCK_POINTER),
  };
}
