import { listOf, objectOf, type Json, type JsonObject, textOf } from "../contract/document.ts";
import type { ServerEvent } from "../streams/parse-events.ts";
import { cityParameters, dataOf, parseArguments } from "./wire-parts.ts";
import type { Part, Question, Reply, Wire } from "./wire.ts";

/** The smallest budget for thinking that the protocol allows. */
const THINKING_TOKENS = 1_024;

/** Messages. */
export const messagesWire: Wire = {
  protocol: "messages",
  operation: "createMessage",
  path: "/messages",
  body,
  streaming: { stream: true },
  read,
  fold,
  next,
  ends: { stop: "end_turn", length: "max_tokens", tools: "tool_use", stopped: "stop_sequence" },
  isTerminal: ({ name }) => name === "message_stop",
};

function body({ model, text, maxTokens, tools = [], thinks, stop }: Question): JsonObject {
  const [first] = tools;
  const budget = { type: "enabled", budget_tokens: THINKING_TOKENS };
  return {
    model,
    max_tokens: thinks === true ? maxTokens + THINKING_TOKENS : maxTokens,
    messages: [{ role: "user", content: text }],
    ...(tools.length > 0 && {
      tools: tools.map((name) => ({ name, input_schema: cityParameters })),
    }),
    ...(tools.length === 1 && { tool_choice: { type: "tool", name: first ?? "" } }),
    ...(thinks === true && { thinking: budget }),
    ...(stop !== undefined && { stop_sequences: [stop] }),
  };
}

function read(reply: JsonObject): Reply {
  const usage = objectOf(reply["usage"]);
  return {
    model: reply["model"],
    parts: listOf(reply["content"]).map(objectOf).map(partOf),
    end: reply["stop_reason"],
    inputTokens: usage["input_tokens"],
    outputTokens: usage["output_tokens"],
  };
}

function partOf(block: JsonObject): Part {
  switch (block["type"]) {
    case "tool_use":
      return { type: "call", name: textOf(block["name"]), arguments: block["input"] };
    case "thinking":
      return { type: "reasoning", text: textOf(block["thinking"]) };
    default:
      return { type: "text", text: textOf(block["text"]) };
  }
}

function fold(events: readonly ServerEvent[]): JsonObject {
  let message: JsonObject = {};
  const blocks: JsonObject[] = [];
  const inputs = new Map<number, string>();
  for (const event of dataOf(events)) {
    const at = Number(event["index"]);
    if (event["type"] === "message_start") message = objectOf(event["message"]);
    if (event["type"] === "content_block_start") blocks[at] = objectOf(event["content_block"]);
    if (event["type"] === "content_block_delta") {
      const delta = objectOf(event["delta"]);
      blocks[at] = addDelta(objectOf(blocks[at]), delta);
      const { partial_json: json } = delta;
      if (typeof json === "string") inputs.set(at, (inputs.get(at) ?? "") + json);
    }
    if (event["type"] === "message_delta") {
      const usage = { ...objectOf(message["usage"]), ...objectOf(event["usage"]) };
      message = { ...message, ...objectOf(event["delta"]), usage };
    }
  }
  const content = blocks.map((block, at): Json => {
    const json = inputs.get(at);
    if (json === undefined) return block;
    return { ...block, input: json === "" ? {} : (parseArguments(json) as Json) };
  });
  return { ...message, content };
}

function addDelta(block: JsonObject, delta: JsonObject): JsonObject {
  const added = ["text", "thinking", "signature"].flatMap((field) => {
    const piece = delta[field];
    return typeof piece === "string" ? [[field, `${textOf(block[field])}${piece}`]] : [];
  });
  return { ...block, ...(Object.fromEntries(added) as JsonObject) };
}

function next(request: JsonObject, reply: JsonObject): JsonObject {
  const { tool_choice: _forced, ...rest } = request;
  const { content = [] } = reply;
  const results = listOf(content)
    .map(objectOf)
    .filter(({ type }) => type === "tool_use")
    .map(({ id }) => ({ type: "tool_result", tool_use_id: id ?? "", content: "Rain." }));
  const more: Json = results.length > 0 ? results : "Go on.";
  const turns = [
    { role: "assistant", content },
    { role: "user", content: more },
  ];
  return { ...rest, messages: [...listOf(request["messages"]), ...turns] };
}
