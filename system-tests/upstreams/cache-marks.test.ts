import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import type { Schemas } from "../../generated/types.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { addCustomer } from "../money/open-ledger.ts";
import { repliesOf } from "./agent-replies.ts";

interface Asked {
  readonly path: string;
  readonly text: string;
}

let gateway: ComposedGateway;
let stop: () => Promise<void>;
/** Keys by plan. */
const keys: Record<string, string> = {};
let asked: Asked[] = [];
let usage: object = {};

const marks = { cache_control: true };
const messagesWire = { kind: "anthropic", model: "claude-opus-4-8" };
const chatWire = { kind: "openai", model: "plain" };
/** The upstreams of each model. `down` answers each call with an error. */
const models = {
  claude: { upstreams: [messagesWire] },
  marked: { upstreams: [messagesWire], cache_marks: "auto" },
  unmarked: { upstreams: [messagesWire], cache_marks: "off" },
  router: { upstreams: [{ kind: "openai", model: "anthropic/claude-opus-4.8", quirks: marks }] },
  other: { upstreams: [{ kind: "openai", model: "google/gemini-3-pro", quirks: marks }] },
  plain: { upstreams: [{ kind: "openai", model: "claude-opus-4-8" }] },
  "falls-to-chat": { upstreams: [{ ...messagesWire, model: "claude-down" }, chatWire] },
  "falls-to-messages": { upstreams: [{ ...chatWire, model: "down" }, messagesWire] },
};

beforeAll(async () => {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { url: path = "" } = request;
      const text = Buffer.concat(pieces).toString();
      const { model = "" } = JSON.parse(text) as { model?: string };
      asked.push({ path, text });
      const isDown = model.endsWith("down");
      response.writeHead(isDown ? 401 : 200, { "content-type": "application/json" });
      response.end(isDown ? "{}" : JSON.stringify({ ...repliesOf(path, {}).whole, usage }));
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  stop = close;
  const listed = Object.entries(models).map(([name, { upstreams, ...settings }]) => ({
    id: `test/${name}`,
    context_length: 200_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true },
    // A write with a read costs 1.95 times a fresh token.
    pricing: {
      prompt: "0.000001",
      completion: "0.00001",
      cached_prompt: "0.0000001",
      cache_write: "0.00000185",
    },
    upstreams: upstreams.map((upstream, at) => ({
      base_url: `${origin}/v1`,
      weight: at === 0 ? 1 : 0,
      ...upstream,
    })),
    ...settings,
  }));
  const plans = [
    { id: "demo", models: ["*"] },
    { id: "auto", models: ["*"], cache_marks: "auto" },
    { id: "off", models: ["*"], cache_marks: "off" },
  ];
  gateway = await composeGateway({ config: { models: listed, plans } });
  for (const { id: planId } of plans) {
    keys[planId] = (await addCustomer(gateway.store, { planId })).key;
  }
});
afterAll(async () => {
  await gateway.close();
  await stop();
});
beforeEach(() => {
  asked = [];
  usage = { input_tokens: 7, output_tokens: 5, prompt_tokens: 7, completion_tokens: 5 };
});

const manual = "word ".repeat(1_000);
const parameters = { type: "object", properties: {} };

interface Wish {
  readonly plan?: string;
  readonly model: keyof typeof models;
  readonly mark?: object;
}

const bodies = {
  "/chat/completions": ({ mark = {} }: Wish) => ({
    messages: [
      { role: "system", content: manual },
      { role: "user", content: [{ type: "text", text: "Look.", ...mark }] },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name: "look", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: "A red square." },
    ],
    tools: [{ type: "function", function: { name: "look", parameters } }],
    max_tokens: 100,
  }),
  "/responses": () => ({
    instructions: manual,
    input: [
      { role: "user", content: "Look." },
      { type: "function_call", call_id: "c1", name: "look", arguments: "{}" },
      { type: "function_call_output", call_id: "c1", output: "A red square." },
    ],
    tools: [{ type: "function", name: "look", parameters, strict: false }],
    max_output_tokens: 100,
  }),
  "/messages": () => ({
    system: manual,
    messages: [
      { role: "user", content: "Look." },
      { role: "assistant", content: [{ type: "tool_use", id: "c1", name: "look", input: {} }] },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "c1", content: "A red square." }],
      },
    ],
    tools: [{ name: "look", input_schema: parameters }],
    max_tokens: 100,
  }),
};

async function ask(path: keyof typeof bodies, wish: Wish): Promise<Reply> {
  const body = { model: `test/${wish.model}`, ...bodies[path](wish) };
  const reply = await call(gateway, `/v1${path}`, { key: keys[wish.plan ?? "demo"] ?? "", body });
  expect([reply.status, reply.headers.get("x-ignored-fields")]).toEqual([200, null]);
  return reply;
}

/** Returns the places of the marks in what the upstream was last sent. */
function sentMarks(): readonly string[] {
  return marksIn(JSON.parse(asked.at(-1)?.text ?? "null"), "");
}

function marksIn(value: unknown, place: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "cache_control" ? [place] : marksIn(inner, `${place}/${name}`),
  );
}

const ofMessages = ["/tools/0", "/system/0", "/messages/0/content/0", "/messages/2/content/0"];
const ofChat = ["/messages/0/content/0", "/messages/1/content/0", "/messages/3/content/0"];

test.each<readonly [string, keyof typeof bodies, Wish, readonly string[]]>([
  ["by the plan", "/chat/completions", { plan: "auto", model: "claude" }, ofMessages],
  ["by the model", "/chat/completions", { model: "marked" }, ofMessages],
  ["not by default", "/chat/completions", { model: "claude" }, []],
  ["not if the plan has them off", "/chat/completions", { plan: "off", model: "marked" }, []],
  ["not if the model has them off", "/chat/completions", { plan: "auto", model: "unmarked" }, []],
  ["in the responses protocol", "/responses", { plan: "auto", model: "claude" }, ofMessages],
  ["not in the messages protocol", "/messages", { plan: "auto", model: "claude" }, []],
  ["behind a router", "/chat/completions", { plan: "auto", model: "router" }, ofChat],
  ["not for a router's other models", "/chat/completions", { plan: "auto", model: "other" }, []],
  ["not for a server without marks", "/chat/completions", { plan: "auto", model: "plain" }, []],
  [
    "after a fallback",
    "/chat/completions",
    { plan: "auto", model: "falls-to-messages" },
    ofMessages,
  ],
  ["not after one to a server without", "/responses", { plan: "auto", model: "falls-to-chat" }, []],
  [
    "not beside a mark of the client",
    "/chat/completions",
    { plan: "auto", model: "claude", mark: { cache_control: { type: "ephemeral" } } },
    ["/messages/0/content/0"],
  ],
])("marks are set %s", async (_name, path, wish, want) => {
  await ask(path, wish);
  expect(sentMarks()).toEqual(want);
});

test("they change nothing else in the upstream's request", async () => {
  await ask("/chat/completions", { model: "claude" });
  await ask("/chat/completions", { plan: "auto", model: "claude" });
  const [plain, marked] = asked.map(({ text }) => text);
  expect(marked?.replaceAll(',"cache_control":{"type":"ephemeral"}', "")).toBe(plain);
});

test("the hold covers a prompt that is written to the cache as a whole", async () => {
  const written = Buffer.byteLength(manual);
  usage = { input_tokens: 0, cache_creation_input_tokens: written, output_tokens: 100 };
  const { headers, json } = await ask("/chat/completions", { plan: "auto", model: "claude" });
  const { prompt_tokens_details: details } = (json as { usage: Schemas["CompletionUsage"] }).usage;
  expect(details).toEqual({ cached_tokens: 0, cache_write_tokens: written });
  const record = await gateway.store.showRequest(headers.get("x-request-id") ?? "");
  expect(record?.charge).toBe(written * 1_850 + 100 * 10_000);
  expect(record?.hold).toBeGreaterThanOrEqual(record?.charge ?? Number.POSITIVE_INFINITY);
});
