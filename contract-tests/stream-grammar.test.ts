import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkStream } from "../scripts/stream-grammar/check.ts";
import { loadStreamGrammars } from "../scripts/stream-grammar/load.ts";
import document from "../generated/openapi.json" with { type: "json" };
import { call } from "./harness/call.ts";
import { faultsOf } from "./harness/closed-replies.ts";
import { shareServer, type SharedServer } from "./harness/shared/gateway.ts";

const grammars = loadStreamGrammars();
let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

type Protocol = "chat" | "messages";
type Body = Readonly<Record<string, unknown>>;

const paths = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;
const dataSchemas = { chat: "ChatCompletionChunk", messages: "MessageStreamEvent" } as const;

/** Returns the event kinds of a stream, checked against the grammar and the closed schemas. */
async function stream(protocol: Protocol, fields: Body): Promise<readonly string[]> {
  const body = { ...fields, stream: true };
  const reply = await call(server, paths[protocol], { key: server.key, body });
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const verdict = checkStream(grammars[protocol], reply.events, body);
  if ("problem" in verdict) throw new Error(`${verdict.problem}\n${reply.text}`);
  const faults = reply.events.flatMap(({ data }) => {
    if (data === "[DONE]") return [];
    const value = JSON.parse(data) as { readonly type?: string };
    return faultsOf(value.type === "error" ? "ErrorResponse" : dataSchemas[protocol], value);
  });
  expect(faults).toEqual([]);
  return verdict.symbols;
}

/** Writes runs of equal kinds as one word: `text text text` → `text+`. */
function picture(symbols: readonly string[]): string {
  return symbols
    .map((symbol, at) => {
      if (symbols[at - 1] === symbol) return "";
      return symbols[at + 1] === symbol ? `${symbol}+` : symbol;
    })
    .filter((word) => word !== "")
    .join(" ");
}

function user(content: string): Body {
  return { messages: [{ role: "user", content }] };
}

const parameters = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
} as const;
const tools = {
  chat: [{ type: "function", function: { name: "look_up", parameters } }],
  messages: [{ name: "look_up", input_schema: parameters }],
} as const;
const bareTools = {
  chat: [{ type: "function", function: { name: "ping" } }],
  messages: [{ name: "ping", input_schema: { type: "object", properties: {} } }],
} as const;

interface Row {
  readonly name: string;
  readonly body: (protocol: Protocol) => Body;
  readonly chat: string;
  readonly messages: string;
}

const rows: readonly Row[] = [
  {
    name: "text",
    body: () => ({ model: "sandbox/echo", ...user("one two three") }),
    chat: "role text+ finish done",
    messages: "message_start text_start text_delta+ block_stop message_delta message_stop",
  },
  {
    name: "an empty answer",
    body: (protocol) => ({
      model: "sandbox/echo",
      ...user("one two"),
      ...(protocol === "chat" ? { stop: "one" } : { stop_sequences: ["one"] }),
    }),
    chat: "role finish done",
    messages: "message_start text_start block_stop message_delta message_stop",
  },
  {
    name: "the length limit",
    body: () => ({ model: "sandbox/echo", ...user("one two three four"), max_tokens: 2 }),
    chat: "role text+ finish done",
    messages: "message_start text_start text_delta+ block_stop message_delta message_stop",
  },
  {
    name: "a tool call",
    body: (protocol) => ({ model: "sandbox/agent", ...user("go"), tools: tools[protocol] }),
    chat: "role tool_start tool_arguments+ finish done",
    messages: "message_start tool_start input_json_delta+ block_stop message_delta message_stop",
  },
  {
    name: "two calls in parallel",
    body: (protocol) => ({
      model: "sandbox/agent",
      ...user("both in parallel"),
      tools: tools[protocol],
    }),
    chat: "role tool_start tool_arguments+ tool_start tool_arguments+ finish done",
    messages:
      "message_start tool_start input_json_delta+ block_stop " +
      "tool_start input_json_delta+ block_stop message_delta message_stop",
  },
  {
    name: "reasoning, then text",
    body: (protocol) => ({
      model: "sandbox/reasoner",
      ...user("why is that"),
      ...(protocol === "chat"
        ? { reasoning: { enabled: true } }
        : { thinking: { type: "enabled", budget_tokens: 1024 }, max_tokens: 4000 }),
    }),
    chat: "role reasoning+ text+ finish done",
    messages:
      "message_start thinking_start thinking_delta+ signature_delta block_stop " +
      "text_start text_delta+ block_stop message_delta message_stop",
  },
  // An upstream that breaks, stops without its end, or sends garbage.
  ...["break", "truncate", "garbage"].map((model) => ({
    name: `an upstream's failure: ${model}`,
    body: () => ({ model: `sandbox/${model}`, ...user("one two three four five") }),
    chat: "role text+ error",
    messages: "message_start text_start text_delta+ error",
  })),
];

describe.each(["chat", "messages"] as const)("the order of events on %s", (protocol) => {
  test.each(rows)("$name", async (row) => {
    expect(picture(await stream(protocol, row.body(protocol)))).toBe(row[protocol]);
  });

  test("a call without arguments still has an arguments event", async () => {
    const body = { model: "sandbox/agent", ...user("go"), tools: bareTools[protocol] };
    const symbols = await stream(protocol, body);
    expect(symbols).toContain(protocol === "chat" ? "tool_arguments" : "input_json_delta");
  });

  const operation = document.paths[protocol === "chat" ? "/chat/completions" : "/messages"].post;
  const examples: readonly (readonly [string, Body])[] = Object.entries(
    operation.requestBody.content["application/json"].examples,
  ).map(([name, example]) => [name, (example as { value: Body }).value]);
  test.each(examples)("the document's example %s", async (_name, body) => {
    const symbols = await stream(protocol, body);
    expect(symbols.at(-1)).toBe(protocol === "chat" ? "done" : "message_stop");
  });
});
