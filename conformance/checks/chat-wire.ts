import { listOf, objectOf, type Json, type JsonObject, textOf } from "../contract/document.ts";
import type { ServerEvent } from "../streams/parse-events.ts";
import { cityParameters, dataOf, parseArguments } from "./wire-parts.ts";
import type { Part, Question, Reply, Wire } from "./wire.ts";

/** Chat completions. */
export const chatWire: Wire = {
  protocol: "chat",
  operation: "createChatCompletion",
  path: "/chat/completions",
  body,
  streaming: { stream: true, stream_options: { include_usage: true } },
  read,
  fold,
  next,
  ends: { stop: "stop", length: "length", tools: "tool_calls", stopped: "stop" },
  isTerminal: ({ data }) => data === "[DONE]",
};

function body({ model, text, maxTokens, tools = [], thinks, stop }: Question): JsonObject {
  const [first] = tools;
  const named = { type: "function", function: { name: first ?? "" } };
  return {
    model,
    messages: [{ role: "user", content: text }],
    max_tokens: maxTokens,
    ...(tools.length > 0 && {
      tools: tools.map((name) => ({
        type: "function",
        function: { name, parameters: cityParameters },
      })),
    }),
    ...(tools.length === 1 && { tool_choice: named }),
    ...(thinks === true && { reasoning: { enabled: true } }),
    ...(stop !== undefined && { stop }),
  };
}

function read(reply: JsonObject): Reply {
  const choice = objectOf(listOf(reply["choices"])[0]);
  const message = objectOf(choice["message"]);
  const usage = objectOf(reply["usage"]);
  const { content, reasoning_content: reasoning } = message;
  const parts: Part[] = [];
  if (typeof reasoning === "string") parts.push({ type: "reasoning", text: reasoning });
  if (typeof content === "string") parts.push({ type: "text", text: content });
  for (const call of listOf(message["tool_calls"])) {
    const { name, arguments: text } = objectOf(objectOf(call)["function"]);
    parts.push({ type: "call", name: textOf(name), arguments: parseArguments(text) });
  }
  return {
    model: reply["model"],
    parts,
    end: choice["finish_reason"],
    inputTokens: usage["prompt_tokens"],
    outputTokens: usage["completion_tokens"],
  };
}

interface Folded {
  content: string | null;
  reasoning: string | null;
  readonly calls: Map<number, { id: Json; name: string; text: string }>;
  finish: Json;
}

function fold(events: readonly ServerEvent[]): JsonObject {
  const folded: Folded = { content: null, reasoning: null, calls: new Map(), finish: null };
  let reply: JsonObject = {};
  // Clients stop reading there.
  const end = events.findIndex(({ data }) => data === "[DONE]");
  for (const chunk of dataOf(end < 0 ? events : events.slice(0, end))) {
    const { usage } = chunk;
    const choice = objectOf(listOf(chunk["choices"])[0]);
    addDelta(folded, objectOf(choice["delta"]));
    folded.finish = choice["finish_reason"] ?? folded.finish;
    reply = { ...reply, model: chunk["model"] ?? null, ...(usage ? { usage } : {}) };
  }
  const calls = [...folded.calls.values()].map(({ id, name, text }) => ({
    id,
    type: "function",
    function: { name, arguments: text },
  }));
  // The chunk with the role alone stands for an empty text, unless there are calls.
  const content = folded.content ?? (calls.length > 0 ? null : "");
  const message = {
    role: "assistant",
    content,
    ...(folded.reasoning !== null && { reasoning_content: folded.reasoning }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  return { ...reply, choices: [{ index: 0, message, finish_reason: folded.finish }] };
}

function addDelta(folded: Folded, delta: JsonObject): void {
  const { content, reasoning_content: reasoning } = delta;
  // Some gateways send an empty text beside the role, or beside calls.
  if (typeof content === "string" && content !== "") {
    folded.content = (folded.content ?? "") + content;
  }
  if (typeof reasoning === "string" && reasoning !== "") {
    folded.reasoning = (folded.reasoning ?? "") + reasoning;
  }
  for (const piece of listOf(delta["tool_calls"]).map(objectOf)) {
    const at = Number(piece["index"]);
    const { name, arguments: text } = objectOf(piece["function"]);
    const call = folded.calls.get(at) ?? { id: "", name: "", text: "" };
    if (typeof piece["id"] === "string") call.id = piece["id"];
    if (typeof name === "string") call.name += name;
    if (typeof text === "string") call.text += text;
    folded.calls.set(at, call);
  }
}

function next(request: JsonObject, reply: JsonObject): JsonObject {
  const { tool_choice: _forced, ...rest } = request;
  const { message = null } = objectOf(listOf(reply["choices"])[0]);
  const calls = listOf(objectOf(message)["tool_calls"]).map(objectOf);
  const results = calls.map(({ id }) => ({
    role: "tool",
    tool_call_id: id ?? "",
    content: "Rain.",
  }));
  const more: readonly Json[] =
    results.length > 0 ? results : [{ role: "user", content: "Go on." }];
  return { ...rest, messages: [...listOf(request["messages"]), message, ...more] };
}
