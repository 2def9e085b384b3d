import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkStream } from "../scripts/stream-grammar/check.ts";
import { loadStreamGrammars } from "../scripts/stream-grammar/load.ts";
import document from "../generated/openapi.json" with { type: "json" };
import { call } from "./harness/call.ts";
import { faultsOf } from "./harness/closed-replies.ts";
import { bodyAt, paths, type ProtocolName } from "./harness/requests.ts";
import { shareServer, type SharedServer } from "./harness/shared/gateway.ts";

const grammars = loadStreamGrammars();
let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

type Body = Readonly<Record<string, unknown>>;

const dataSchemas = {
  chat: "ChatCompletionChunk",
  messages: "MessageStreamEvent",
  responses: "ResponseStreamEvent",
} as const;

/** Returns the event kinds of a stream, checked against the grammar and the closed schemas. */
async function stream(protocol: ProtocolName, fields: Body): Promise<readonly string[]> {
  const body = bodyAt(paths[protocol], { ...fields, stream: true });
  const reply = await call(server, paths[protocol], { key: server.key, body });
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const verdict = checkStream(grammars[protocol], reply.events, body);
  if ("problem" in verdict) throw new Error(`${verdict.problem}\n${reply.text}`);
  const faults = reply.events.flatMap(({ data }) => {
    if (data === "[DONE]") return [];
    const value = JSON.parse(data) as { readonly type?: string };
    const isBare = value.type === "error" && protocol !== "responses";
    return faultsOf(isBare ? "ErrorResponse" : dataSchemas[protocol], value);
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
  responses: [{ type: "function", name: "look_up", parameters }],
} as const;
const bareTools = {
  chat: [{ type: "function", function: { name: "ping" } }],
  messages: [{ name: "ping", input_schema: { type: "object", properties: {} } }],
  responses: [{ type: "function", name: "ping" }],
} as const;
/** The event with the arguments of a call. */
const argumentEvents = {
  chat: "tool_arguments",
  messages: "input_json_delta",
  responses: "arguments_delta",
} as const;
const terminals = { chat: "done", messages: "message_stop", responses: "completed" } as const;
const operations = {
  chat: document.paths["/chat/completions"].post,
  messages: document.paths["/messages"].post,
  responses: document.paths["/responses"].post,
} as const;

interface Row {
  readonly name: string;
  readonly body: (protocol: ProtocolName) => Body;
  readonly chat: string;
  readonly messages: string;
  /** Null: the protocol has no fields for it. */
  readonly responses: string | null;
}

const begun = "created in_progress";
const message = "message_added part_added text_delta+ text_done part_done message_done";
const called = "call_added arguments_delta+ arguments_done call_done";
const bounds = { chat: "max_tokens", messages: "max_tokens", responses: "max_output_tokens" };
const reasoning = {
  chat: { reasoning: { enabled: true } },
  messages: { thinking: { type: "enabled", budget_tokens: 1024 }, max_tokens: 4000 },
  responses: { reasoning: { effort: "low", summary: "auto" } },
} as const;

const rows: readonly Row[] = [
  {
    name: "text",
    body: () => ({ model: "sandbox/echo", ...user("one two three") }),
    chat: "role text+ finish done",
    messages: "message_start text_start text_delta+ block_stop message_delta message_stop",
    responses: `${begun} ${message} completed`,
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
    responses: null,
  },
  {
    name: "the length limit",
    body: (protocol) => ({
      model: "sandbox/echo",
      ...user("one two three four"),
      [bounds[protocol]]: 2,
    }),
    chat: "role text+ finish done",
    messages: "message_start text_start text_delta+ block_stop message_delta message_stop",
    responses: `${begun} ${message} incomplete`,
  },
  {
    name: "a tool call",
    body: (protocol) => ({ model: "sandbox/agent", ...user("go"), tools: tools[protocol] }),
    chat: "role tool_start tool_arguments+ finish done",
    messages: "message_start tool_start input_json_delta+ block_stop message_delta message_stop",
    responses: `${begun} ${called} completed`,
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
    responses: `${begun} ${called} ${called} completed`,
  },
  {
    name: "reasoning, then text",
    body: (protocol) => ({
      model: "sandbox/reasoner",
      ...user("why is that"),
      ...reasoning[protocol],
    }),
    chat: "role reasoning+ text+ finish done",
    messages:
      "message_start thinking_start thinking_delta+ signature_delta block_stop " +
      "text_start text_delta+ block_stop message_delta message_stop",
    responses:
      `${begun} reasoning_added summary_added summary_delta+ summary_text_done summary_done ` +
      `reasoning_done ${message} completed`,
  },
  // An upstream that breaks, stops without its end, or sends garbage.
  ...["break", "truncate", "garbage"].map((model) => ({
    name: `an upstream's failure: ${model}`,
    body: () => ({ model: `sandbox/${model}`, ...user("one two three four five") }),
    chat: "role text+ error",
    messages: "message_start text_start text_delta+ error",
    responses: `${begun} message_added part_added text_delta+ error failed`,
  })),
];

describe.each(["chat", "messages", "responses"] as const)(
  "the order of events on %s",
  (protocol) => {
    test.each(rows.filter((row) => row[protocol] !== null))("$name", async (row) => {
      expect(picture(await stream(protocol, row.body(protocol)))).toBe(row[protocol]);
    });

    test("a call without arguments still has an arguments event", async () => {
      const body = { model: "sandbox/agent", ...user("go"), tools: bareTools[protocol] };
      const symbols = await stream(protocol, body);
      expect(symbols).toContain(argumentEvents[protocol]);
    });

    const examples: readonly (readonly [string, Body])[] = Object.entries(
      operations[protocol].requestBody.content["application/json"].examples,
    ).map(([name, example]) => [name, (example as { value: Body }).value]);
    test.each(examples)("the document's example %s", async (_name, body) => {
      const symbols = await stream(protocol, body);
      expect(symbols.at(-1)).toBe(terminals[protocol]);
    });
  },
);
