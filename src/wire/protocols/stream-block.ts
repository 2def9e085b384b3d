import { JsonEnd } from "../../core/raw-json/json-end.ts";
import { readToolInput } from "./tool-input.ts";

/**
 * A block of a streamed reply in progress. `content` is the text that arrived while the block
 * waited for its turn; for a call it is all of its arguments.
 */
export type StreamBlock = TextBlock | CallBlock;

interface TextBlock {
  readonly kind: "text" | "reasoning";
  content: string;
  /** The sealed reasoning state of the call that follows. */
  state?: string;
}

export interface CallBlock {
  readonly kind: "call";
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
export function openCall(call: number, id: string, name: string): CallBlock {
  const end = new JsonEnd();
  const none = { content: "", isObject: null, end, searched: 0, isBroken: false };
  return { kind: "call", call, id, name, ...none };
}

/**
 * Returns whether a block is complete: text ends when another block starts, a call ends with its
 * JSON.
 */
export function isWhole(block: StreamBlock): boolean {
  if (block.kind !== "call") return true;
  const { content, end } = block;
  if (block.isObject !== true || block.isBroken) return false;
  block.searched += end.take(content.slice(block.searched));
  if (!end.hasCome) return false;
  block.isBroken = readToolInput(content) === null;
  return !block.isBroken;
}

/** Returns the part of a block's content that may be sent to the client. */
export function shownContent(block: StreamBlock): string {
  return block.kind === "call" && block.isObject !== true ? "" : block.content;
}

/** Adds arguments to a call; returns the text that may now be sent to the client. */
export function addArguments(block: CallBlock, argumentsJson: string): string {
  block.content += argumentsJson;
  if (block.isObject !== null) return block.isObject ? argumentsJson : "";
  const begun = argumentsJson.trimStart();
  if (begun !== "") block.isObject = begun.startsWith("{");
  return shownContent(block);
}
