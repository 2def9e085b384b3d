import {
  ChatCompletionRequest,
  MessagesRequest,
  ResponsesRequest,
} from "../../../generated/validators.js";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { decodeMessagesRequest } from "../../wire/protocols/messages/decode-request.ts";
import type { DecodedRequest, ProtocolName } from "../../wire/protocols/protocol.ts";
import { decodeResponsesRequest } from "../../wire/protocols/responses/decode-request.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";

/** A tool call in the client's view. */
export interface ClientCall {
  readonly id: string;
  readonly json: string;
}

/** A reply in the client's view. */
export interface ClientReply {
  /** Each piece of text, reasoning or arguments, as received. */
  readonly pieces: readonly string[];
  /** All text of the reply, or all reasoning. */
  readonly text: string;
  readonly reasoning: string;
  readonly calls: readonly ClientCall[];
  /** The messages, or the items, to send back. */
  readonly messages: readonly object[];
}

/** Functions of a protocol's client to send a request, read the reply and answer its calls. */
export interface TestClient {
  readonly ask: (messages: readonly object[], stream: boolean) => DecodedRequest;
  readonly read: (reply: string, stream: boolean) => ClientReply;
  /** The messages with the results of calls. */
  readonly answer: (results: readonly { id: string; text: string }[]) => readonly object[];
}

interface Growing {
  readonly pieces: string[];
  text: string;
  reasoning: string;
  readonly calls: { id: string; name: string; json: string }[];
}

const empty = (): Growing => ({ pieces: [], text: "", reasoning: "", calls: [] });

interface ChatMessage {
  readonly content?: string | null;
  readonly reasoning_content?: string;
  readonly tool_calls?: readonly {
    readonly index?: number;
    readonly id?: string;
    readonly function: { readonly name?: string; readonly arguments?: string };
  }[];
}

function addChat(message: ChatMessage, seen: Growing): void {
  const { content, reasoning_content: reasoning, tool_calls: calls = [] } = message;
  if (typeof content === "string") seen.text += content;
  seen.reasoning += reasoning ?? "";
  const texts = calls.map((call) => call.function.arguments);
  seen.pieces.push(...[content, reasoning, ...texts].filter((text) => typeof text === "string"));
  for (const [at, { index = at, id, function: called }] of calls.entries()) {
    const known = seen.calls[index] ?? { id: "", name: "", json: "" };
    seen.calls[index] = {
      id: known.id + (id ?? ""),
      name: known.name + (called.name ?? ""),
      json: known.json + (called.arguments ?? ""),
    };
  }
}

function readChat(reply: string, stream: boolean): ClientReply {
  const seen = empty();
  const texts = stream
    ? [...reply.matchAll(/^data: (\{.*)$/gm)].map(([, text = ""]) => text)
    : [reply];
  for (const text of texts) {
    const { choices } = JSON.parse(text) as {
      readonly choices: readonly Record<"message" | "delta", ChatMessage>[];
    };
    for (const choice of choices) addChat(choice[stream ? "delta" : "message"], seen);
  }
  const tool_calls = seen.calls.map(({ id, name, json }) => ({
    id,
    type: "function",
    function: { name, arguments: json },
  }));
  const calls = tool_calls.length > 0 ? { tool_calls } : {};
  return { ...seen, messages: [{ role: "assistant", content: seen.text, ...calls }] };
}

interface Block {
  readonly type: string;
  readonly id?: string;
  readonly name?: string;
  text: string;
}

interface WholeBlock extends Omit<Block, "text"> {
  readonly text?: string;
  readonly thinking?: string;
  readonly input?: unknown;
}

function wholeBlocks(reply: string): readonly Block[] {
  const { content } = JSON.parse(reply) as { readonly content: readonly WholeBlock[] };
  return content.map(({ text, thinking, input, ...block }) => ({
    ...block,
    text: text ?? thinking ?? JSON.stringify(input),
  }));
}

function streamedBlocks(reply: string, pieces: string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const [, data = ""] of reply.matchAll(/^data: (.*)$/gm)) {
    const event = JSON.parse(data) as {
      readonly type: string;
      readonly content_block: WholeBlock;
      readonly delta: Readonly<Record<string, string>>;
    };
    if (event.type === "content_block_start") blocks.push({ ...event.content_block, text: "" });
    const last = blocks.at(-1);
    if (event.type !== "content_block_delta" || last === undefined) continue;
    const { text, thinking, partial_json: json } = event.delta;
    const piece = text ?? thinking ?? json ?? "";
    pieces.push(piece);
    last.text += piece;
  }
  return blocks;
}

function readMessages(reply: string, stream: boolean): ClientReply {
  const pieces: string[] = [];
  const blocks = stream ? streamedBlocks(reply, pieces) : wholeBlocks(reply);
  if (!stream) pieces.push(...blocks.map(({ text }) => text));
  const join = (type: string): string =>
    blocks.map((block) => (block.type === type ? block.text : "")).join("");
  const content = blocks.flatMap(({ type, id, name, text }): object[] => {
    if (type === "tool_use") return [{ type, id, name, input: JSON.parse(text) as unknown }];
    return type === "text" ? [{ type, text }] : [];
  });
  return {
    pieces,
    text: join("text"),
    reasoning: join("thinking"),
    calls: blocks.flatMap(({ type, id = "", text }) =>
      type === "tool_use" ? [{ id, json: text }] : [],
    ),
    messages: [{ role: "assistant", content }],
  };
}

interface Item {
  readonly type: string;
  readonly call_id?: string;
  readonly arguments?: string;
  readonly content?: readonly { readonly text: string }[];
  readonly summary?: readonly { readonly text: string }[];
}

/** Reads the items as clients do: their pieces from deltas, and each item from its end. */
function readResponses(reply: string, stream: boolean): ClientReply {
  const events = [...reply.matchAll(/^data: (.*)$/gm)].map(
    ([, data = ""]) =>
      JSON.parse(data) as { readonly type: string; readonly item: Item; readonly delta?: string },
  );
  const items = stream
    ? events.flatMap(({ type, item }) => (type === "response.output_item.done" ? [item] : []))
    : (JSON.parse(reply) as { readonly output: readonly Item[] }).output;
  const textsOf = (item: Item): readonly string[] =>
    (item.content ?? item.summary ?? []).map(({ text }) => text);
  const join = (wanted: string): string =>
    items.map((item) => (item.type === wanted ? textsOf(item).join("") : "")).join("");
  const calls = items.flatMap(({ call_id: id, arguments: json }) =>
    id === undefined || json === undefined ? [] : [{ id, json }],
  );
  const whole = [...items.flatMap(textsOf), ...calls.map(({ json }) => json)];
  return {
    pieces: stream ? events.flatMap(({ delta }) => delta ?? []) : whole,
    text: join("message"),
    reasoning: join("reasoning"),
    calls,
    messages: items,
  };
}

/** For tests: a client of each protocol that keeps its history and sends it back. */
export const testClients: Readonly<Record<ProtocolName, TestClient>> = {
  chat: {
    ask: (messages, stream) => {
      const body: unknown = { model: "m/n", messages, stream, reasoning: { enabled: true } };
      if (!ChatCompletionRequest(body))
        throw new Error(JSON.stringify(ChatCompletionRequest.errors));
      return decodeChatRequest(body, plainSource);
    },
    read: readChat,
    answer: (results) =>
      results.map(({ id, text }) => ({ role: "tool", tool_call_id: id, content: text })),
  },
  messages: {
    ask: (messages, stream) => {
      const body: unknown = { model: "m/n", messages, stream, thinking: { type: "enabled" } };
      if (!MessagesRequest(body)) throw new Error(JSON.stringify(MessagesRequest.errors));
      return decodeMessagesRequest(body, plainSource);
    },
    read: readMessages,
    answer: (results) => [
      {
        role: "user",
        content: results.map(({ id, text }) => ({
          type: "tool_result",
          tool_use_id: id,
          content: text,
        })),
      },
    ],
  },
  responses: {
    ask: (input, stream) => {
      const reasoning = { effort: "medium", summary: "auto" };
      const body: unknown = { model: "m/n", input, stream, reasoning };
      if (!ResponsesRequest(body)) throw new Error(JSON.stringify(ResponsesRequest.errors));
      return decodeResponsesRequest(body, plainSource);
    },
    read: readResponses,
    answer: (results) =>
      results.map(({ id, text }) => ({ type: "function_call_output", call_id: id, output: text })),
  },
};
