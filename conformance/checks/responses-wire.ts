import { listOf, objectOf, type Json, type JsonObject, textOf } from "../contract/document.ts";
import type { ServerEvent } from "../streams/parse-events.ts";
import { cityParameters, dataOf, parseArguments } from "./wire-parts.ts";
import type { Part, Question, Reply, Wire } from "./wire.ts";

const terminals: ReadonlySet<string> = new Set(["response.completed", "response.incomplete"]);

/** Responses, without stored state. */
export const responsesWire: Wire = {
  protocol: "responses",
  operation: "createResponse",
  path: "/responses",
  body,
  streaming: { stream: true },
  read,
  fold,
  next,
  ends: {
    stop: "completed",
    length: "incomplete max_output_tokens",
    tools: "completed",
    stopped: null,
  },
  isTerminal: ({ name }) => terminals.has(name),
};

function body({ model, text, maxTokens, tools = [], thinks }: Question): JsonObject {
  const [first] = tools;
  return {
    model,
    input: [{ role: "user", content: text }],
    max_output_tokens: maxTokens,
    store: false,
    ...(tools.length > 0 && {
      tools: tools.map((name) => ({ type: "function", name, parameters: cityParameters })),
    }),
    ...(tools.length === 1 && { tool_choice: { type: "function", name: first ?? "" } }),
    ...(thinks === true && { reasoning: { effort: "low", summary: "auto" } }),
  };
}

function read(reply: JsonObject): Reply {
  const usage = objectOf(reply["usage"]);
  const { reason } = objectOf(reply["incomplete_details"]);
  const status = textOf(reply["status"]);
  return {
    model: reply["model"],
    parts: listOf(reply["output"]).map(objectOf).flatMap(partsOf),
    end: typeof reason === "string" ? `${status} ${reason}` : status,
    inputTokens: usage["input_tokens"],
    outputTokens: usage["output_tokens"],
  };
}

function partsOf(item: JsonObject): readonly Part[] {
  switch (item["type"]) {
    case "function_call": {
      const { name, arguments: text } = item;
      return [{ type: "call", name: textOf(name), arguments: parseArguments(text) }];
    }
    case "reasoning":
      return [{ type: "reasoning", text: textsOf(item["summary"]) }];
    default:
      return [{ type: "text", text: textsOf(item["content"]) }];
  }
}

function textsOf(parts: Json | undefined): string {
  return listOf(parts)
    .map((part) => textOf(objectOf(part)["text"]))
    .join("");
}

/** The deltas make up the output; the last event has the rest of the reply. */
function fold(events: readonly ServerEvent[]): JsonObject {
  let reply: JsonObject = {};
  const items: JsonObject[] = [];
  const texts = new Map<number, string>();
  for (const event of dataOf(events)) {
    const at = Number(event["output_index"]);
    if (event["type"] === "response.output_item.added") items[at] = objectOf(event["item"]);
    const { delta } = event;
    if (typeof delta === "string") texts.set(at, (texts.get(at) ?? "") + delta);
    if (event["response"] !== undefined) reply = objectOf(event["response"]);
  }
  const output = items.map((item, at) => complete(item, texts.get(at) ?? ""));
  return { ...reply, output };
}

function complete(item: JsonObject, text: string): JsonObject {
  switch (item["type"]) {
    case "function_call":
      return { ...item, arguments: text, status: "completed" };
    case "reasoning":
      return { ...item, summary: [{ type: "summary_text", text }] };
    default: {
      const content = [{ type: "output_text", text, annotations: [] }];
      return { ...item, status: "completed", content };
    }
  }
}

function next(request: JsonObject, reply: JsonObject): JsonObject {
  const { tool_choice: _forced, ...rest } = request;
  const output = listOf(reply["output"]);
  const results = output
    .map(objectOf)
    .filter(({ type }) => type === "function_call")
    .map((call) => ({
      type: "function_call_output",
      call_id: call["call_id"] ?? "",
      output: "Rain.",
    }));
  const more: readonly Json[] =
    results.length > 0 ? results : [{ role: "user", content: "Go on." }];
  return { ...rest, input: [...listOf(request["input"]), ...output, ...more] };
}
