import { JsonEnd } from "../../../core/raw-json/json-end.ts";
import { formatEvent, jsonText } from "../../sse/format.ts";
import { readToolInput, THINKING_SIGNATURE } from "./reply-shape.ts";

/**
 * A block of a response in progress. `content` is the text that arrived while the block waited for
 * its turn; for a call it is all of its arguments.
 */
export type ContentBlock = { readonly kind: "text" | "thinking"; content: string } | ToolUseBlock;

export interface ToolUseBlock {
  readonly kind: "tool_use";
  /** The number of the call in events. */
  readonly call: number;
  readonly id: string;
  readonly name: string;
  content: string;
  /**
   * Whether the arguments start an object; null before they start. Other arguments are held until
   * the end, since they are empty or unreadable.
   */
  isObject: boolean | null;
  /** Finds the end of the object in the searched arguments; each character is read once. */
  readonly end: JsonEnd;
  searched: number;
  /** Whether the received arguments are invalid JSON, which later text cannot fix. */
  isBroken: boolean;
}

/** Returns a call without arguments. */
export function openCall(call: number, id: string, name: string): ToolUseBlock {
  const end = new JsonEnd();
  const none = { content: "", isObject: null, end, searched: 0, isBroken: false };
  return { kind: "tool_use", call, id, name, ...none };
}

/**
 * Returns whether a block is complete: text ends when another block starts, a call ends with its
 * JSON.
 */
export function isWhole(block: ContentBlock): boolean {
  if (block.kind !== "tool_use") return true;
  const { content, end } = block;
  if (block.isObject !== true || block.isBroken) return false;
  block.searched += end.take(content.slice(block.searched));
  if (!end.hasCome) return false;
  block.isBroken = readToolInput(content) === null;
  return !block.isBroken;
}

/** Returns the part of a block's content that may be sent to the client. */
export function shownContent(block: ContentBlock): string {
  return block.kind === "tool_use" && block.isObject !== true ? "" : block.content;
}

/** Adds arguments to a call; returns the text that may now be sent to the client. */
export function addArguments(block: ToolUseBlock, argumentsJson: string): string {
  block.content += argumentsJson;
  if (block.isObject !== null) return block.isObject ? argumentsJson : "";
  const begun = argumentsJson.trimStart();
  if (begun !== "") block.isObject = begun.startsWith("{");
  return shownContent(block);
}

/** Returns `content_block_start`; the block's content follows in deltas. */
export function startBlock(block: ContentBlock, index: number): string {
  return formatEvent(
    "content_block_start",
    `{"type":"content_block_start","index":${index},"content_block":${emptyBlock(block)}}`,
  );
}

function emptyBlock(block: ContentBlock): string {
  switch (block.kind) {
    case "text":
      return '{"type":"text","text":""}';
    case "thinking":
      return '{"type":"thinking","thinking":"","signature":""}';
    case "tool_use": {
      const { id, name } = block;
      return `{"type":"tool_use","id":${jsonText(id)},"name":${jsonText(name)},"input":{}}`;
    }
  }
}

const deltaFields = {
  text: '"text_delta","text":',
  thinking: '"thinking_delta","thinking":',
  tool_use: '"input_json_delta","partial_json":',
} as const satisfies Record<ContentBlock["kind"], string>;

/** Returns the start of each delta of the block; JSON text and `DELTA_TAIL` follow. */
export function deltaHead(kind: ContentBlock["kind"], index: number): string {
  return (
    'event: content_block_delta\ndata: {"type":"content_block_delta",' +
    `"index":${index},"delta":{"type":${deltaFields[kind]}`
  );
}

export const DELTA_TAIL = "}}\n\n";

/** Returns `content_block_stop`, after the signature of a thinking block. */
export function stopBlock(kind: ContentBlock["kind"], index: number): string {
  const stop = formatEvent("content_block_stop", `{"type":"content_block_stop","index":${index}}`);
  if (kind !== "thinking") return stop;
  const delta = `{"type":"signature_delta","signature":${jsonText(THINKING_SIGNATURE)}}`;
  const json = `{"type":"content_block_delta","index":${index},"delta":${delta}}`;
  return formatEvent("content_block_delta", json) + stop;
}
