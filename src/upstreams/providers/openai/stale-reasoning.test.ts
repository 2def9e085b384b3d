import { beforeEach, describe, expect, test } from "vitest";
import type {
  Conversation,
  ReasoningRequest,
  Turn,
} from "../../../core/conversation/conversation.ts";
import type { Provider } from "../shared/provider.ts";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { withDialect } from "../upstream-dialect.ts";
import { openAiWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(openAiWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

/** Returns a tool loop with a call that sends its reasoning back. */
function loop(dialect: string, stream: boolean, state: object): ReturnType<typeof testRequest> {
  const request = testRequest({
    upstream: { baseUrl: server.origin },
    dialect: { name: dialect },
    stream,
  });
  const reasoningState = writeReasoningState(request.upstream, state);
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  const results = [{ callId: "c", toolName: "look", content: [], isError: false }];
  return {
    ...request,
    conversation: {
      ...request.conversation,
      turns: [
        { role: "user", parts: [{ type: "text", text: "Go" }] },
        { role: "assistant", parts: [{ ...call, reasoningState }] },
        { role: "tool", results },
      ],
    },
  };
}

const json = { "content-type": "application/json" };
const sse = { "content-type": "text/event-stream" };
const whole = { choices: [{ message: { content: "Done" }, finish_reason: "stop" }] };
const streamed = [
  'data: {"choices":[{"index":0,"delta":{"content":"Done"},"finish_reason":"stop"}]}',
  "data: [DONE]",
  "",
].join("\n\n");

const details = { details: [{ type: "reasoning.text", text: "Look.", signature: "SIGNED" }] };
const bound =
  "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a " +
  "different conversation.";
const raw = JSON.stringify({
  type: "error",
  error: { type: "invalid_request_error", message: bound },
});

const refusals: readonly (readonly [string, string, object, object])[] = [
  [
    "a router that passes the vendor's error on with its own",
    "openrouter",
    details,
    { error: { message: "Provider returned error", code: 400, metadata: { raw } } },
  ],
  ["a router that passes its words on", "openrouter", details, { error: { message: bound } }],
  [
    "Gemini",
    "gemini",
    { signature: "SIGNED" },
    [
      {
        error: {
          code: 400,
          message: "Thought signature is not valid.",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
  ],
];

test.each(refusals.flatMap((one) => [[...one, true] as const, [...one, false] as const]))(
  "reasoning refused by %s (streaming: %s) is left out of a second request",
  async (_who, dialect, state, refusal, stream) => {
    const pending = pull(provider, loop(dialect, stream, state));
    const first = await server.nextCall();
    expect(first.body).toContain("SIGNED");
    first.response.writeHead(400, json).end(JSON.stringify(refusal));
    const second = await server.nextCall();
    expect(second.body).not.toContain("SIGNED");
    second.response
      .writeHead(200, stream ? sse : json)
      .end(stream ? streamed : JSON.stringify(whole));
    expect((await pending).ignored).toEqual(["reasoning-state"]);
  },
);

const kimi =
  "thinking is enabled but reasoning_content is missing in assistant tool call message at index 1";
const deepseek = "The `reasoning_content` in the thinking mode must be passed back to the API.";
const mimo = { error: { code: "400", message: "Param Incorrect", param: deepseek, type: "" } };

/** Returns a tool loop whose call lacks its reasoning, as after a change of model. */
function bare(dialect: string, reasoning?: ReasoningRequest): ReturnType<typeof testRequest> {
  const request = loop(dialect, false, {});
  const turns = request.conversation.turns.map(withoutState);
  return {
    ...request,
    conversation: { ...request.conversation, turns, ...(reasoning && { reasoning }) },
  };
}

function withoutState(turn: Turn): Turn {
  if (turn.role !== "assistant") return turn;
  const parts = turn.parts.map((part) => {
    if (part.type !== "tool-call") return part;
    const { reasoningState: _, ...call } = part;
    return call;
  });
  return { ...turn, parts };
}

const high = { enabled: true, effort: "high" } as const;
const off = { enabled: false } as const;

describe("a refusal of a call without its reasoning is mended in a second request", () => {
  test.each<[string, string, ReasoningRequest | undefined, object | string, object, string[]]>([
    ["an unknown server", "compatible", undefined, kimi, { reasoning_content: " " }, []],
    ["an unknown server, asked to think", "compatible", high, kimi, { reasoning_content: " " }, []],
    ["one that ignores `none`", "compatible", off, kimi, { reasoning_content: " " }, []],
    ["MiMo's form of the refusal", "compatible", undefined, mimo, { reasoning_content: " " }, []],
    [
      "another model of a router",
      "openrouter",
      undefined,
      deepseek,
      { reasoning_content: " " },
      [],
    ],
    ["a server that refuses the space", "deepseek", high, deepseek, {}, ["reasoning"]],
  ])("%s", async (_who, dialect, reasoning, refusal, message, ignored) => {
    const pending = pull(provider, bare(dialect, reasoning));
    const error = typeof refusal === "string" ? { error: { message: refusal } } : refusal;
    (await server.nextCall()).response.writeHead(400, json).end(JSON.stringify(error));
    const second = await server.nextCall();
    const { messages, thinking } = JSON.parse(second.body) as Record<string, unknown>;
    expect(messages).toMatchObject([{}, { tool_calls: [{}], ...message }, {}]);
    if (dialect === "deepseek") expect(thinking).toEqual({ type: "disabled" });
    second.response.writeHead(200, json).end(JSON.stringify(whole));
    expect((await pending).ignored).toEqual(ignored);
  });
});

test.each([
  "'messages.1' : for 'role:assistant' property 'reasoning_content' is unsupported",
  "Extra inputs are not permitted: body.messages.1.assistant.reasoning_content",
])(
  "a server of Kimi that accepts no reasoning gets none in a second request: %s",
  async (words) => {
    const asked = bare("compatible");
    const upstream = withDialect({ ...asked.upstream, model: "moonshotai/kimi-k2.6" });
    const pending = pull(provider, { ...asked, upstream });
    const first = await server.nextCall();
    expect(first.body).toContain("reasoning_content");
    first.response.writeHead(400, json).end(JSON.stringify({ error: { message: words } }));
    const second = await server.nextCall();
    expect(second.body).not.toContain("reasoning");
    second.response.writeHead(200, json).end(JSON.stringify(whole));
    expect((await pending).ignored).toEqual([]);
  },
);

test.each<[string, Partial<Conversation>]>([
  ["a call without reasoning", {}],
  ["a forced call", { tools: [{ name: "look" }], toolChoice: { kind: "required" } }],
])(
  "a server that refuses to turn thinking off for %s gets no field for it",
  async (_what, fields) => {
    const asked = bare("deepseek");
    const pending = pull(provider, {
      ...asked,
      conversation: { ...asked.conversation, ...fields },
    });
    const first = await server.nextCall();
    expect(JSON.parse(first.body)).toMatchObject({ thinking: { type: "disabled" } });
    const message = "Unrecognized request argument supplied: thinking";
    first.response.writeHead(400, json).end(JSON.stringify({ error: { message } }));
    const second = await server.nextCall();
    expect(second.body).not.toMatch(/thinking|reasoning/);
    second.response.writeHead(200, json).end(JSON.stringify(whole));
    expect((await pending).ignored).toEqual([]);
  },
);

test.each<[string, string, string, object]>([
  ["turns thinking off", "deepseek", "deepseek-v4-pro", { thinking: { type: "disabled" } }],
  ["turns thinking off", "moonshot", "kimi-k2.6", { thinking: { type: "disabled" } }],
  ["fills the gap", "moonshot", "kimi-k3", { messages: [{}, { reasoning_content: " " }, {}] }],
])(
  "a model that should not think %s in a second request (%s, %s)",
  async (_how, name, model, want) => {
    const request = bare(name);
    const pending = pull(provider, {
      ...request,
      model: {
        ...request.model,
        capabilities: { ...request.model.capabilities, reasoning: "none" },
      },
      upstream: withDialect({ ...request.upstream, model }, { name }),
    });
    const { response } = await server.nextCall();
    response.writeHead(400, json).end(JSON.stringify({ error: { message: kimi } }));
    const second = await server.nextCall();
    expect(JSON.parse(second.body)).toMatchObject(want);
    second.response.writeHead(200, json).end(JSON.stringify(whole));
    await pending;
  },
);

test("a second refusal and any other refusal are passed to the client", async () => {
  const refuse = async (message: string): Promise<void> => {
    const { response } = await server.nextCall();
    response.writeHead(400, json).end(JSON.stringify({ error: { message } }));
  };
  const twice = pull(provider, loop("openrouter", false, details));
  await refuse(bound);
  await refuse(bound);
  await expect(twice).rejects.toMatchObject({ kind: "invalid-request", message: bound });
  const other = pull(provider, loop("openrouter", false, details));
  await refuse("Temperature is too high");
  await expect(other).rejects.toMatchObject({ message: "Temperature is too high" });
});

test("a request without reasoning is not retried", async () => {
  const pending = pull(provider, testRequest({ upstream: { baseUrl: server.origin } }));
  const { response } = await server.nextCall();
  response.writeHead(400, json).end(JSON.stringify({ error: { message: bound } }));
  await expect(pending).rejects.toMatchObject({ kind: "invalid-request", message: bound });
});

test.each([
  ["before its first content", [], true],
  ["after its first content", [{ choices: [{ index: 0, delta: { content: "D" } }] }], false],
])("reasoning refused within a stream is left out only %s", async (_at, before, again) => {
  const pending = pull(provider, loop("openrouter", true, details));
  const message = "Could not decrypt the provided encrypted_content.";
  const events = [...before, { error: { message, code: 400 } }];
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  (await server.nextCall()).response.writeHead(200, sse).end(text);
  if (again) {
    const second = await server.nextCall();
    expect(second.body).not.toContain("SIGNED");
    second.response.writeHead(200, sse).end(streamed);
    expect((await pending).ignored).toEqual(["reasoning-state"]);
    return;
  }
  await expect(Array.fromAsync((await pending).events)).rejects.toMatchObject({ message });
});
