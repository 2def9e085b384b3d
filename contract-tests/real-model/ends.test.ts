import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { localModelIds, localModelYaml } from "../../scripts/local-model/gateway-yaml.ts";
import type { LocalModelServer } from "../../scripts/local-model/start.ts";
import { call } from "../harness/call.ts";
import { askOperator } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { anthropicClient, openAiClient } from "../sdk/clients.ts";
import { ANSWER_LIMIT_MS, INSTALL_LIMIT_MS, startRealModel } from "./local-model.ts";
import { startTap, type Tap } from "./tap.ts";
import { monotonicMs } from "../harness/real-clock.ts";

/**
 * Maximum ratio of the time to cancel an upstream call to a health check in the same run: 100 ms if
 * the check takes five.
 */
const RATIO_MAX = 20;
/** The machine may be busy with other work, so the median of this many runs counts. */
const TIMES = 5;

let upstream: LocalModelServer | undefined;
let tap: Tap | undefined;
let server: TestServer;
/** The reason for a missing model: CI then fails, a developer's machine skips. */
let missing: string | undefined;

beforeAll(async () => {
  const model = await startRealModel();
  if ("missing" in model) {
    missing = model.missing;
    return;
  }
  upstream = model;
  tap = await startTap(upstream.root);
  server = await startServer({ config: localModelYaml(tap.root) });
}, INSTALL_LIMIT_MS);
afterAll(async () => {
  await server?.stop();
  await tap?.close();
  await upstream?.stop();
});
beforeEach(({ skip }) => {
  if (missing !== undefined) skip(missing);
});

interface Wish {
  readonly model: string;
  readonly content: string;
  readonly maxTokens: number;
  readonly stop?: string;
  readonly schema?: Readonly<Record<string, unknown>>;
}

interface ModelReply {
  readonly text: string;
  readonly stop: string | null;
  readonly output: number;
}

async function sayChat(wish: Wish, stream: boolean): Promise<ModelReply> {
  const { stop, schema } = wish;
  const request = {
    model: wish.model,
    messages: [{ role: "user" as const, content: wish.content }],
    max_tokens: wish.maxTokens,
    temperature: 0,
    ...(stop !== undefined && { stop }),
    ...(schema !== undefined && {
      response_format: { type: "json_schema" as const, json_schema: { name: "reply", schema } },
    }),
  };
  const { chat } = openAiClient(server);
  const reply = stream
    ? await chat.completions
        .stream({ ...request, stream_options: { include_usage: true } })
        .finalChatCompletion()
    : await chat.completions.create(request);
  const choice = reply.choices[0];
  return {
    text: choice?.message.content ?? "",
    stop: choice?.finish_reason ?? null,
    output: reply.usage?.completion_tokens ?? 0,
  };
}

async function sayMessages(wish: Wish, stream: boolean): Promise<ModelReply> {
  const request = {
    model: wish.model,
    messages: [{ role: "user" as const, content: wish.content }],
    max_tokens: wish.maxTokens,
    temperature: 0,
    ...(wish.stop !== undefined && { stop_sequences: [wish.stop] }),
    ...(wish.schema !== undefined && {
      output_config: { format: { type: "json_schema" as const, schema: wish.schema } },
    }),
  };
  const { messages } = anthropicClient(server);
  const reply = stream
    ? await messages.stream(request).finalMessage()
    : await messages.create(request);
  return {
    text: reply.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join(""),
    stop: reply.stop_reason,
    output: reply.usage.output_tokens,
  };
}

const lanes = (["openai", "anthropic"] as const).flatMap((kind) =>
  (["chat", "messages"] as const).flatMap((protocol) =>
    [false, true].map((stream) => ({
      kind,
      protocol,
      stream,
      say: protocol === "chat" ? sayChat : sayMessages,
      name: `${protocol} over the ${kind} wire, ${stream ? "streamed" : "whole"}`,
    })),
  ),
);

const count = "Count: one, two, three, four, five, six, seven, eight, nine, ten. Repeat it.";
const slow = { timeout: ANSWER_LIMIT_MS };

describe("SmolLM2 in llama.cpp ends at the requested place", () => {
  test.each(lanes)("at the length limit: $name", slow, async ({ kind, protocol, stream, say }) => {
    const model = localModelIds[kind];
    const reply = await say({ model, content: count, maxTokens: 5 }, stream);
    expect(reply.stop).toBe(protocol === "chat" ? "length" : "max_tokens");
    expect(reply.output).toBe(5);
    expect(reply.text.trim()).not.toBe("");
  });

  test.each(lanes)("at a stop string: $name", slow, async ({ kind, protocol, stream, say }) => {
    const wish = { model: localModelIds[kind], content: count, maxTokens: 60 };
    const free = await say(wish, stream);
    const stop = free.text.trim().split(/\s+/)[2] ?? "";
    expect(stop, `too short to stop within: ${free.text}`).not.toBe("");
    const reply = await say({ ...wish, stop }, stream);
    expect(reply.text).toBe(free.text.slice(0, free.text.indexOf(stop)));
    expect(reply.output).toBeLessThan(free.output);
    // Only the messages wire of this server reports a stop string as the reason.
    const word = kind === "anthropic" ? "stop_sequence" : "end_turn";
    expect(reply.stop).toBe(protocol === "chat" ? "stop" : word);
  });
});

const schema = {
  type: "object",
  properties: { city: { type: "string", maxLength: 12 }, rainy: { type: "boolean" } },
  required: ["city", "rainy"],
  additionalProperties: false,
};

describe("SmolLM2 in llama.cpp keeps to a JSON schema", () => {
  const ofOpenAi = lanes.filter(({ kind }) => kind === "openai");
  test.each(ofOpenAi)("$name", slow, async ({ kind, stream, say }) => {
    const content = "Weather report as JSON.";
    const reply = await say({ model: localModelIds[kind], content, maxTokens: 80, schema }, stream);
    const value = JSON.parse(reply.text) as Readonly<Record<string, unknown>>;
    expect(value).toEqual({ city: expect.any(String), rainy: expect.any(Boolean) });
  });
});

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function checkMs(): Promise<number> {
  const startedMs = monotonicMs();
  const { status } = await call(server, "/healthz", { headers: { connection: "close" } });
  expect(status).toBe(200);
  return monotonicMs() - startedMs;
}

/**
 * Requests a long story and disconnects: after sending, or for a stream after its start. Returns
 * the time until the gateway disconnects from its upstream, and the duration of a health check just
 * before.
 */
async function leave(lane: (typeof lanes)[number]): Promise<Record<"leaveMs" | "checkMs", number>> {
  const { kind, protocol, stream } = lane;
  const gone = new AbortController();
  const path = protocol === "chat" ? "/v1/chat/completions" : "/v1/messages";
  const asked = fetch(server.root + path, {
    method: "POST",
    headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
    body: JSON.stringify({
      model: localModelIds[kind],
      messages: [{ role: "user", content: "Tell a very long story." }],
      max_tokens: 500,
      stream,
    }),
    signal: gone.signal,
  });
  if (stream) await asked.then((reply) => reply.body?.getReader().read());
  await expect.poll(() => tap?.open.size).toBe(1);
  const sockets = [...(tap?.open ?? [])];
  const closed = new Promise<void>((resolve) => sockets[0]?.on("close", () => resolve()));
  // The model uses the machine's processors while it writes, which slows down both.
  const healthMs = await checkMs();
  const leftAt = monotonicMs();
  gone.abort();
  await asked.catch(() => undefined);
  await closed;
  return { leaveMs: monotonicMs() - leftAt, checkMs: healthMs };
}

describe("SmolLM2 in llama.cpp is disconnected when its client disconnects", () => {
  test.each(lanes)("$name", slow, async (lane) => {
    const checks: number[] = [];
    const leaves: number[] = [];
    while (leaves.length < TIMES) {
      // Closes the connections of earlier responses, so that only the watched one is open.
      for (const socket of tap?.open ?? []) socket.destroy();
      await expect.poll(() => tap?.open.size).toBe(0);
      const taken = await leave(lane);
      checks.push(taken.checkMs);
      leaves.push(taken.leaveMs);
    }
    expect(median(leaves) / median(checks)).toBeLessThan(RATIO_MAX);
  });

  test("and the ledger is consistent", async () => {
    const { ok, problems } = await askOperator<{ ok: boolean; problems: readonly string[] }>(
      server,
      ["ledger", "verify"],
    );
    expect({ ok, problems }).toEqual({ ok: true, problems: [] });
  });
});
