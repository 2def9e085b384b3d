import type { Schemas } from "../../../generated/types.ts";
import { isList, isObject, readJson, toolsFor, type Protocol } from "./tools.js";

type ChatReply = Schemas["ChatCompletion"];
type ContentBlock = Schemas["ContentBlock"];
type MessageReply = Schemas["Message"];
type OutputItem = Schemas["OutputItem"];
type ResponseReply = Schemas["ResponseObject"];

/** A tool call; `json` is the text of its arguments as the model wrote it. */
export interface Call {
  /** Whether the result is a list of tools that were found. */
  readonly isSearch?: boolean;
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

/** What a reply took: tokens, or null if it did not report them; its cost, or null if unknown. */
export interface Figures {
  readonly input: number | null;
  readonly output: number | null;
  readonly cost: string | null;
  readonly ms: number;
}

/**
 * A model's turn. It keeps the message as received, because thinking, for example, has a signature
 * that only its own protocol can carry.
 */
export interface AssistantTurn {
  readonly role: "assistant";
  /** Null for a reply that did not end: only its text is sent again, in any protocol. */
  readonly protocol: Protocol | null;
  /** Why the reply did not end, such as "Stopped."; absent for a complete one. */
  readonly interruption?: string;
  readonly figures?: Figures;
  readonly message: unknown;
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly Call[];
}

/** An image of a turn; `url` is a data URL. */
export interface SentImage {
  readonly name: string;
  readonly url: string;
  /** Its thumbnail, which is copied for each further display. */
  readonly thumbnail: HTMLCanvasElement;
}

/** A user's turn. */
export interface UserTurn {
  readonly role: "user";
  readonly text: string;
  readonly images: readonly SentImage[];
}

/** The results of calls, by their ids. */
export interface ToolTurn {
  readonly role: "tool";
  readonly results: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }[];
}

/** A part of a conversation, independent of the protocol. */
export type Turn = UserTurn | ToolTurn | AssistantTurn;

/** Returns the turn of a reply, which follows the contract. */
export function assistantTurn(protocol: Protocol, reply: unknown): AssistantTurn {
  return { role: "assistant", protocol, ...contentOf(protocol, reply) };
}

/** Returns the turn of a reply that did not end; `reply` is null if none of it arrived. */
export function interruptedTurn(
  protocol: Protocol,
  { reply, interruption }: { readonly reply: unknown; readonly interruption: string },
): AssistantTurn {
  const { text = "", reasoning = "" } = reply === null ? {} : contentOf(protocol, reply);
  // The arguments of its calls may be incomplete, and its reasoning has no signature yet.
  return {
    role: "assistant",
    protocol: null,
    message: null,
    text,
    reasoning,
    calls: [],
    interruption,
  };
}

/** The content of a model's turn. */
type AssistantContent = Pick<AssistantTurn, "message" | "text" | "reasoning" | "calls">;

function contentOf(protocol: Protocol, reply: unknown): AssistantContent {
  switch (protocol) {
    case "chat":
      return ofChat(reply as ChatReply);
    case "messages":
      return ofMessage(reply as MessageReply);
    case "responses":
      return ofResponse(reply as ResponseReply);
  }
}

function ofChat({ choices }: ChatReply): AssistantContent {
  const message = choices[0]?.message;
  return {
    message,
    text: message?.content ?? "",
    reasoning: message?.reasoning_content ?? "",
    calls: (message?.tool_calls ?? []).map(({ id, function: called }) => ({
      id,
      name: called.name,
      json: called.arguments,
    })),
  };
}

/** Returns whether a part has arrived: a stream may have gaps for later ones. */
function isThere<Part>(part: Part | null | undefined): part is Part {
  return part !== undefined && part !== null;
}

function ofMessage({ content }: MessageReply): AssistantContent {
  const blocks = content.filter(isThere<ContentBlock>);
  return {
    message: { role: "assistant", content: blocks },
    text: blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n"),
    reasoning: blocks
      .flatMap((block) => (block.type === "thinking" ? [block.thinking] : []))
      .join("\n"),
    calls: blocks.flatMap((block) =>
      block.type === "tool_use"
        ? [{ id: block.id, name: block.name, json: JSON.stringify(block.input) }]
        : [],
    ),
  };
}

function ofResponse({ output }: ResponseReply): AssistantContent {
  const items = output.filter(isThere<OutputItem>);
  return {
    message: items,
    text: items
      .flatMap((item) => (item.type === "message" ? item.content.map(({ text }) => text) : []))
      .join("\n"),
    reasoning: items
      .flatMap((item) => (item.type === "reasoning" ? item.summary.map(({ text }) => text) : []))
      .join("\n"),
    calls: items.flatMap((item) => {
      if (item.type === "function_call") {
        return [{ id: item.call_id, name: item.name, json: item.arguments }];
      }
      if (item.type === "custom_tool_call") {
        return [{ id: item.call_id, name: item.name, json: JSON.stringify(item.input) }];
      }
      if (item.type !== "tool_search_call") return [];
      const json = JSON.stringify(item.arguments);
      return [{ id: item.call_id, name: "tool_search", json, isSearch: true }];
    }),
  };
}

/** Returns the calls that the next turn must answer. */
export function pendingCalls(turns: readonly Turn[]): readonly Call[] {
  const last = turns.at(-1);
  return last?.role === "assistant" ? last.calls : [];
}

/** Returns the id of the field for a call's result. */
export function resultField(id: string): string {
  return `result-${id}`;
}

/** Returns whether nothing of a turn can be sent in this protocol; vendors refuse empty content. */
function isEmptyIn(protocol: Protocol, turn: Turn): boolean {
  if (turn.role !== "assistant" || turn.protocol === protocol) return false;
  return turn.text.trim() === "" && turn.calls.length === 0;
}

/** Returns the messages of a chat request. */
export function chatMessages(system: string, turns: readonly Turn[]): readonly unknown[] {
  const first = system === "" ? [] : [{ role: "system", content: system }];
  const sent = turns.filter((turn) => !isEmptyIn("chat", turn));
  return [...first, ...sent.flatMap(chatTurn)];
}

function chatTurn(turn: Turn): readonly unknown[] {
  if (turn.role === "tool") {
    return turn.results.map(({ id, text }) => ({ role: "tool", tool_call_id: id, content: text }));
  }
  if (turn.role === "assistant") return [chatAssistant(turn)];
  const images = turn.images.map(({ url }) => ({ type: "image_url", image_url: { url } }));
  if (images.length === 0) return [{ role: "user", content: turn.text }];
  const texts = turn.text === "" ? [] : [{ type: "text", text: turn.text }];
  return [{ role: "user", content: [...texts, ...images] }];
}

function chatAssistant({ protocol, message, text, calls }: AssistantTurn): unknown {
  if (protocol === "chat") return message;
  const tools = calls.map(({ id, name, json }) => ({
    id,
    type: "function",
    function: { name, arguments: json },
  }));
  const isCall = tools.length > 0;
  return {
    role: "assistant",
    content: text === "" && isCall ? null : text,
    ...(isCall ? { tool_calls: tools } : {}),
  };
}

/** Returns the messages of a messages request: tool results join the user's turn after them. */
export function messagesMessages(turns: readonly Turn[]): readonly unknown[] {
  const messages: unknown[] = [];
  for (const turn of turns) {
    if (isEmptyIn("messages", turn)) continue;
    const message = messagesTurn(turn);
    const last = messages.at(-1);
    if (isOfUser(last) && isOfUser(message)) {
      const content = [...blocksOf(last.content), ...blocksOf(message.content)];
      messages.splice(-1, 1, { ...last, content });
    } else messages.push(message);
  }
  return messages;
}

interface UserMessage {
  readonly role: "user";
  readonly content: string | readonly unknown[];
}

function isOfUser(message: unknown): message is UserMessage {
  return isObject(message) && message["role"] === "user";
}

function blocksOf(content: UserMessage["content"]): readonly unknown[] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

function messagesTurn(turn: Turn): unknown {
  if (turn.role === "assistant") return messagesAssistant(turn);
  if (turn.role === "tool") {
    const content = turn.results.map(({ id, text }) => ({
      type: "tool_result",
      tool_use_id: id,
      content: text,
    }));
    return { role: "user", content };
  }
  if (turn.images.length === 0) return { role: "user", content: turn.text };
  const texts = turn.text === "" ? [] : [{ type: "text", text: turn.text }];
  return { role: "user", content: [...turn.images.map(imageBlock), ...texts] };
}

function imageBlock({ url }: SentImage): unknown {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  return { type: "image", source: { type: "base64", media_type: type, data } };
}

function messagesAssistant({ protocol, message, text, calls }: AssistantTurn): unknown {
  if (protocol === "messages") return message;
  const texts = text.trim() === "" ? [] : [{ type: "text", text }];
  const uses = calls.map(({ id, name, json }) => ({
    type: "tool_use",
    id,
    name,
    input: readInput(json),
  }));
  return { role: "assistant", content: [...texts, ...uses] };
}

/** Parses arguments, which may be invalid JSON if a model wrote them. */
function readInput(json: string): unknown {
  try {
    const input: unknown = JSON.parse(json);
    return typeof input === "object" && input !== null ? input : { value: input };
  } catch {
    return { arguments: json };
  }
}

/**
 * Returns the input of a responses request; throws a `FieldProblem` if the result of a search is
 * not a list of tools.
 */
export function responsesInput(turns: readonly Turn[]): readonly unknown[] {
  /** The calls by their ids: their type decides that of their outputs. */
  const types = new Map<string, OutputItem["type"]>();
  return turns.flatMap((turn): readonly unknown[] => {
    if (turn.role === "assistant") {
      const items = itemsOf(turn);
      for (const item of items) if ("call_id" in item) types.set(item.call_id, item.type);
      return items.map(withoutStatus);
    }
    if (turn.role === "tool") {
      return turn.results.map((result) => outputOf(types.get(result.id), result));
    }
    if (turn.images.length === 0) return [{ role: "user", content: turn.text }];
    const texts = turn.text === "" ? [] : [{ type: "input_text", text: turn.text }];
    return [{ role: "user", content: [...texts, ...turn.images.map(imagePart)] }];
  });
}

function outputOf(
  type: OutputItem["type"] | undefined,
  { id, text }: ToolTurn["results"][number],
): unknown {
  switch (type) {
    case "custom_tool_call":
      return { type: "custom_tool_call_output", call_id: id, output: text };
    case "tool_search_call": {
      const tools = readJson({ field: resultField(id), name: "Tools found" }, text, isList);
      return { type: "tool_search_output", call_id: id, tools: toolsFor("responses", tools) };
    }
    case "function_call":
    case "message":
    case "reasoning":
    case undefined:
      return { type: "function_call_output", call_id: id, output: text };
  }
}

function imagePart({ url }: SentImage): unknown {
  // The vendor's types require the detail.
  return { type: "input_image", detail: "auto", image_url: url };
}

/** The vendor's types allow no status in a custom tool's call that is sent back. */
function withoutStatus(item: SentItem): unknown {
  if (item.type !== "custom_tool_call") return item;
  const { status: _, ...others } = item;
  return others;
}

/** An item of a reply, or one that expresses a turn of another protocol. */
type SentItem =
  | OutputItem
  | Pick<Schemas["OutputFunctionCall"], "type" | "call_id" | "name" | "arguments">
  | { readonly type?: undefined; readonly role: "assistant"; readonly content: string };

function itemsOf({ protocol, message, text, calls }: AssistantTurn): readonly SentItem[] {
  if (protocol === "responses") return message as readonly OutputItem[];
  const said = text.trim() === "" ? [] : [{ role: "assistant" as const, content: text }];
  const called = calls.map(({ id, name, json }) => ({
    type: "function_call" as const,
    call_id: id,
    name,
    arguments: json,
  }));
  return [...said, ...called];
}
