import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { OFFLOADED_PADDING } from "../../contract-tests/harness/requests.ts";
import { fitToolName } from "../../src/upstreams/providers/shared/tool-names.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { eventStream, repliesOf, type StandInReply } from "./agent-replies.ts";

/** The request that the upstream received. */
interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

let gateway: ComposedGateway;
let stop: () => Promise<void>;
let sent: Sent[] = [];
let reply: StandInReply = {};

beforeAll(async () => {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>;
      sent.push({ headers: request.headers, body });
      if (request.url?.startsWith("/down") === true) {
        response.writeHead(529, { "content-type": "application/json" }).end("{}");
        return;
      }
      const { whole, events } = repliesOf(request.url ?? "", reply);
      const isStream = body["stream"] === true;
      const type = isStream ? "text/event-stream" : "application/json";
      response.writeHead(200, { "content-type": type });
      response.end(isStream ? eventStream(events) : JSON.stringify(whole));
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  stop = close;
  const claude = { kind: "anthropic", base_url: `${origin}/v1`, model: "claude-sonnet-5" };
  const openai = { kind: "openai", base_url: `${origin}/v1`, model: "m" };
  const model = (id: string, upstreams: readonly object[], more: object = {}): object => ({
    id: `test/${id}`,
    context_length: 100_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true, structured_output: "strict", reasoning: "optional" },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams,
    ...more,
  });
  const plain = { capabilities: { tools: true, structured_output: "strict", reasoning: "none" } };
  const models = [
    model("claude", [claude]),
    model("claude-1m", [{ ...claude, headers: { "anthropic-beta": "operators-own" } }], {
      context_length: 1_000_000,
    }),
    model("plain-claude", [claude], plain),
    model("claude-by-budget", [{ ...claude, model: "claude-haiku-4-5" }]),
    model("glm", [{ ...claude, model: "glm-5" }]),
    model("openai", [openai]),
    model("plain-openai", [openai], plain),
    model("responses", [{ ...openai, kind: "openai-responses" }]),
    model("falls-back", [{ ...claude, base_url: `${origin}/down/v1` }, openai]),
  ];
  gateway = await composeGateway({ config: { models }, sleep: () => Promise.resolve() });
});
afterAll(async () => {
  await gateway.close();
  await stop();
});
beforeEach(() => {
  sent = [];
  reply = {};
});

interface Asking {
  readonly beta?: string;
  readonly large?: boolean;
}

function ask(model: string, fields: object, { beta, large = false }: Asking = {}): Promise<Reply> {
  const body = JSON.stringify({
    model: `test/${model}`,
    messages: [hi],
    max_tokens: 2_000,
    ...fields,
  });
  return call(gateway, "/v1/messages", {
    key: gateway.key,
    body: large ? `${body}${OFFLOADED_PADDING}` : body,
    headers: beta === undefined ? {} : { "anthropic-beta": beta },
  });
}

const hi = { role: "user", content: "Hi" };
const low = { role: "system", content: [], output_config: { effort: "low" } };
const own = (name: string, more: object = {}) => ({
  name,
  input_schema: { type: "object", properties: {} },
  ...more,
});
const defines = (name: string) => ({
  role: "system",
  content: [{ type: "tool_addition", tool: { type: "tool_definition", definition: own(name) } }],
});
const removes = (name: string) => ({
  role: "system",
  content: [{ type: "tool_removal", tool: { type: "tool_reference", name } }],
});
const ignoredOf = ({ headers }: Reply) => headers.get("x-ignored-fields");
const lastSent = () => sent.at(-1)?.body ?? {};

describe.each([false, true])("anthropic-beta, with a large body: %s", (large) => {
  const beta =
    "context-1m-2025-08-07, interleaved-thinking-2025-05-14,unknown-1,context-1m-2025-08-07";
  const fields = {
    thinking: { type: "adaptive" },
    safeguards: [{ type: "dangerous_tool_use", mode: 1 }],
  };

  test.each([
    ["claude", "interleaved-thinking-2025-05-14,dangerous-tool-use-2026-09-03"],
    [
      "claude-1m",
      "operators-own,context-1m-2025-08-07,interleaved-thinking-2025-05-14,dangerous-tool-use-2026-09-03",
    ],
  ])("%s gets the betas of the sent fields", async (model, want) => {
    const { status } = await ask(model, fields, { beta, large });
    expect(status).toBe(200);
    expect(sent[0]?.headers["anthropic-beta"]).toBe(want);
    expect(lastSent()["safeguards"]).toEqual(fields.safeguards);
  });

  test.each(["glm", "openai", "responses"])("%s gets no betas", async (model) => {
    const answer = await ask(model, fields, { beta, large });
    expect(answer.status).toBe(200);
    expect(sent[0]?.headers["anthropic-beta"]).toBeUndefined();
    expect(lastSent()).not.toHaveProperty("safeguards");
    expect(ignoredOf(answer)).toBe("/safeguards");
  });
});

test("the header does not change the request to another upstream", async () => {
  const fields = { tools: [own("a"), own("a")] };
  await ask("openai", fields);
  await ask("openai", fields, { beta: "unknown-1" });
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test("each upstream of a request gets the changes in its own form", async () => {
  const fields = { tools: [own("a"), own("b")], messages: [hi, removes("a"), low] };
  const { status } = await ask("falls-back", fields, { beta: "context-1m-2025-08-07" });
  expect(status).toBe(200);
  const [refused] = sent;
  expect(refused?.headers["anthropic-beta"]).toBe(
    "mid-conversation-tool-changes-2026-07-01,per-turn-control-2026-07-01",
  );
  expect(refused?.body).toMatchObject({
    tools: [own("a"), own("b")],
    messages: [{ role: "user" }, removes("a"), low],
  });
  expect(sent.at(-1)?.headers["anthropic-beta"]).toBeUndefined();
  expect(lastSent()).toMatchObject({
    tools: [{ function: { name: "b" } }],
    messages: [{ role: "user", content: "Hi" }],
    reasoning_effort: "low",
  });
});

describe("a choice of a tool that only a message defines", () => {
  test.each([{ type: "any" }, { type: "tool", name: "a" }])("%j", async (choice) => {
    const fields = { messages: [hi, defines("a")], tool_choice: choice };
    expect((await ask("claude", fields)).status).toBe(200);
    expect(lastSent()["tool_choice"]).toEqual(choice);
    expect((await ask("openai", fields)).status).toBe(200);
    expect(lastSent()["tool_choice"]).toEqual(
      choice.type === "any" ? "required" : { type: "function", function: { name: "a" } },
    );
  });

  test("the limit to one call at a time applies", async () => {
    const tool_choice = { type: "auto", disable_parallel_tool_use: true };
    const answer = await ask("claude", { messages: [hi, defines("a")], tool_choice });
    expect(lastSent()["tool_choice"]).toEqual(tool_choice);
    expect(ignoredOf(answer)).toBeNull();
  });
});

test.each([false, true])(
  "a long name of a tool that a message defines is restored: %s",
  async (stream) => {
    const name = `mcp__${"n".repeat(100)}`;
    reply = { tool: fitToolName(name), text: "" };
    const { text } = await ask("openai", { messages: [hi, defines(name)], stream });
    expect(lastSent()).toMatchObject({ tools: [{ function: { name: reply.tool } }] });
    expect(reply.tool).not.toBe(name);
    expect(text).toContain(`"name":"${name}"`);
  },
);

describe("an effort of a turn", () => {
  test.each(["plain-claude", "plain-openai"])("%s cannot reason", async (model) => {
    const answer = await ask(model, { messages: [hi, { ...low, content: "More" }] });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(lastSent())).not.toContain("effort");
    expect(JSON.stringify(lastSent())).toContain("More");
    expect(sent[0]?.headers["anthropic-beta"]).toBeUndefined();
    expect(ignoredOf(answer)).toBe("/messages/*/output_config/effort");
  });
});

describe.each([false, true])(
  "reasoning if reports of progress were requested; a stream: %s",
  (stream) => {
    const hidden = "secret ".repeat(400);
    const thinking = (display: string) => ({ type: "adaptive", display });

    test.each(["openai", "glm", "claude-by-budget", "responses"])(
      "%s: hidden, and charged as omitted",
      async (model) => {
        reply = { reasoning: hidden, text: "Done." };
        const updates = await ask(model, { thinking: thinking("updates"), stream });
        const omitted = await ask(model, { thinking: thinking("omitted"), stream });
        expect(updates.status).toBe(200);
        expect(updates.text).not.toContain("secret");
        expect(updates.text).toContain("Done.");
        const usageOf = ({ text }: Reply) =>
          [...text.matchAll(/"output_tokens":(\d+)/g)].at(-1)?.[1];
        expect(usageOf(updates)).toBe(usageOf(omitted));
        expect(Number(usageOf(updates))).toBeGreaterThan(300);
      },
    );

    test("a response of only reports ends like any other", async () => {
      reply = { reasoning: hidden, text: "" };
      const { status, text } = await ask("openai", { thinking: thinking("updates"), stream });
      expect(status).toBe(200);
      expect(text).not.toContain("secret");
      expect(text).toContain('"stop_reason":"end_turn"');
    });

    test("Anthropic's own reports are shown", async () => {
      reply = { reasoning: "Looking.", text: "Done." };
      const { text } = await ask("claude", { thinking: thinking("updates"), stream });
      expect(sent[0]?.headers["anthropic-beta"]).toBe("thinking-display-updates-2026-08-18");
      expect(text).toContain("Looking.");
    });
  },
);

describe.each([false, true])("results of checks; a stream: %s", (stream) => {
  const safeguards = [{ type: "dangerous_tool_use" }];
  const found = { type: "dangerous_tool_use", status: { type: "available", tool_uses: {} } };

  test.each<[string, unknown, unknown]>([
    ["as the upstream sent them", [found], [found]],
    ["none", undefined, undefined],
    ["null", null, undefined],
    ["an empty list", [], undefined],
    ["no list", "x", undefined],
    ["invalid entries", [null, 1, { type: 1 }, found], [found]],
  ])("%s", async (_case, results, want) => {
    reply = { ending: { safeguard_results: results } };
    const { status, json, events } = await ask("claude", { safeguards, stream });
    expect(status).toBe(200);
    const deltas = events.map(({ data }) => JSON.parse(data) as Record<string, unknown>);
    const last = deltas.find(({ type }) => type === "message_delta")?.["delta"];
    const ending = (stream ? last : json) as Record<string, unknown>;
    expect(ending["stop_reason"]).toBe("end_turn");
    expect(ending["safeguard_results"]).toEqual(want);
  });
});
