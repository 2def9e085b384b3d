import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import type { Schemas } from "../../generated/types.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { eventStream } from "./agent-replies.ts";

/** Tokens as a vendor counts them; `hour` is the part of the writes that is for an hour. */
interface Counts {
  readonly fresh: number;
  readonly read?: number;
  readonly written?: number;
  readonly hour?: number;
  readonly output: number;
}

let gateway: ComposedGateway;
let stop: () => Promise<void>;
let counts: Counts = { fresh: 1, output: 1 };

const content = [{ type: "text", text: "Done." }];
const message = { content: "Done.", role: "assistant" };

/** The reply of Claude's own wire, whose stream names the lifetimes of writes only at its start. */
function claudeReply({ fresh, read = 0, written = 0, hour, output }: Counts) {
  const sums = {
    input_tokens: fresh,
    cache_read_input_tokens: read,
    cache_creation_input_tokens: written,
    output_tokens: output,
  };
  const lifetimes = {
    ephemeral_5m_input_tokens: written - (hour ?? 0),
    ephemeral_1h_input_tokens: hour,
  };
  const usage = { ...sums, ...(hour !== undefined && { cache_creation: lifetimes }) };
  const ending = { stop_reason: "end_turn", stop_sequence: null };
  return {
    whole: { type: "message", role: "assistant", content, usage, ...ending },
    events: [
      { type: "message_start", message: { usage: { ...usage, output_tokens: 1 } } },
      { type: "content_block_start", index: 0, content_block: content[0] },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: ending, usage: sums },
      { type: "message_stop" },
    ],
  };
}

/** The reply of a chat server, which does not name the lifetimes of writes. */
function chatReply({ fresh, read = 0, written = 0, output }: Counts) {
  const usage = {
    prompt_tokens: fresh + read + written,
    completion_tokens: output,
    total_tokens: fresh + read + written + output,
    prompt_tokens_details: { cached_tokens: read, cache_write_tokens: written },
  };
  return {
    whole: { choices: [{ index: 0, message, finish_reason: "stop" }], usage },
    events: [
      { choices: [{ index: 0, delta: message, finish_reason: "stop" }] },
      { choices: [], usage },
      "[DONE]",
    ],
  };
}

const tiers = [
  {
    above_input_tokens: 1_000,
    prompt: "0.000002",
    completion: "0.00002",
    cached_prompt: "0.000001",
  },
  {
    above_input_tokens: 2_000,
    prompt: "0.000003",
    cache_write: "0.000005",
    cache_write_1h: "0.000009",
  },
];

beforeAll(async () => {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { stream } = JSON.parse(Buffer.concat(pieces).toString()) as { stream?: boolean };
      const isClaude = request.url?.includes("/messages") === true;
      const { whole, events } = isClaude ? claudeReply(counts) : chatReply(counts);
      const type = stream === true ? "text/event-stream" : "application/json";
      response.writeHead(200, { "content-type": type });
      response.end(stream === true ? eventStream(events) : JSON.stringify(whole));
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  stop = close;
  const model = (id: string, kind: string, more = {}): object => ({
    id: `test/${id}`,
    context_length: 100_000,
    max_output_tokens: 4_000,
    pricing: {
      prompt: "0.000001",
      completion: "0.00001",
      cached_prompt: "0.0000001",
      cache_write: "0.0000015",
      cache_write_1h: "0.000002",
      tiers,
    },
    upstreams: [{ kind, base_url: `${origin}/v1`, model: "m", ...more }],
  });
  const plans = [{ id: "demo", models: ["*"], margin: "1.1" }];
  const models = [
    model("claude", "anthropic"),
    model("chat", "openai", { quirks: { cache_control: true } }),
    model("unmarked", "openai"),
  ];
  gateway = await composeGateway({ config: { models, plans } });
});
afterAll(async () => {
  await gateway.close();
  await stop();
});

/** A long text, so that the hold covers every count of the table. */
const text = "word ".repeat(2_000);

/** Sends a request with this lifetime of a cache mark. */
function ask(path: string, model: string, { stream, ttl }: { stream: boolean; ttl: string }) {
  const marked = { type: "text", text, cache_control: { type: "ephemeral", ttl } };
  const options =
    stream && path.includes("chat") ? { stream_options: { include_usage: true } } : {};
  const messages = [{ role: "user", content: [marked] }];
  const body = { model: `test/${model}`, max_tokens: 100, stream, messages, ...options };
  return call(gateway, `/v1${path}`, { key: gateway.key, body: JSON.stringify(body) });
}

/** Returns the usage that the client was shown, by the contract's buckets. */
function shownCounts({ events, json }: Reply): Counts {
  const values = events
    .filter(({ data }) => data !== "[DONE]")
    .map(({ data }) => JSON.parse(data) as { usage?: object | null });
  const usages = (values.length > 0 ? values : [json as { usage?: object }]).map(
    (one) => one.usage,
  );
  const usage = usages.findLast((one) => one) as Schemas["CompletionUsage"] &
    Schemas["MessageUsage"];
  const details = usage.prompt_tokens_details;
  if (details === undefined) {
    return {
      fresh: usage.input_tokens,
      read: usage.cache_read_input_tokens,
      written: usage.cache_creation_input_tokens,
      hour: usage.cache_creation?.ephemeral_1h_input_tokens ?? 0,
      output: usage.output_tokens,
    };
  }
  const { cached_tokens: read, cache_write_tokens: written = 0 } = details;
  return {
    fresh: usage.prompt_tokens - read - written,
    read,
    written,
    hour: details.cache_write_1h_tokens ?? 0,
    output: usage.completion_tokens,
  };
}

/** Returns the price of a usage by the model's published tiers, in pico-dollars rounded to nano. */
async function publishedPrice(model: string, used: Counts): Promise<number> {
  const { json } = await call(gateway, `/v1/models/test/${model}`, { key: gateway.key });
  const { pricing_tiers: all = [] } = json as Schemas["Model"];
  const { fresh, read = 0, written = 0, hour = 0, output } = used;
  const tier = all.findLast((one) => fresh + read + written > one.above_input_tokens);
  const pico = (price: string | null | undefined) => Math.round(Number(price) * 1e12);
  const sum =
    fresh * pico(tier?.prompt) +
    read * pico(tier?.cached_prompt) +
    (written - hour) * pico(tier?.cache_write) +
    hour * pico(tier?.cache_write_1h) +
    output * pico(tier?.completion);
  return Math.ceil(sum / 1_000);
}

/** Counts of the vendor, and the cost in nano-dollars at the prices above. */
const rows: readonly (readonly [string, Counts, number])[] = [
  ["the first tier, at its end", { fresh: 1_000, output: 10 }, 1_000_000 + 100_000],
  ["the next tier", { fresh: 1_001, output: 10 }, 2_002_000 + 200_000],
  [
    "the next tier by tokens of the cache",
    { fresh: 500, read: 501, output: 10 },
    1_000_000 + 501_000 + 200_000,
  ],
  ["the last tier", { fresh: 2_001, output: 10 }, 6_003_000 + 200_000],
  [
    "writes of both lifetimes",
    { fresh: 100, written: 300, hour: 200, output: 1 },
    100_000 + 150_000 + 400_000 + 10_000,
  ],
  [
    "writes of both lifetimes in the last tier",
    { fresh: 1_901, written: 300, hour: 200, output: 1 },
    5_703_000 + 500_000 + 1_800_000 + 20_000,
  ],
];

const ways = ["/chat/completions", "/messages"].flatMap((path) =>
  [false, true].map((stream) => [path, stream] as const),
);

test.each(ways)(
  "%s, streamed %s: the usage shown × the published price is charged",
  async (...way) => {
    const [path, stream] = way;
    for (const [name, row, cost] of rows) {
      counts = row;
      const reply = await ask(path, "claude", { stream, ttl: "1h" });
      expect(reply.status, name).toBe(200);
      const shown = shownCounts(reply);
      expect(shown, name).toEqual({ read: 0, written: 0, hour: 0, ...row });
      const record = await gateway.store.showRequest(reply.headers.get("x-request-id") ?? "");
      expect([record?.charge, record?.cost], name).toEqual([
        await publishedPrice("claude", shown),
        cost,
      ]);
      expect(record?.usage?.cacheWrite1hTokens ?? 0, name).toBe(row.hour ?? 0);
    }
  },
);

test.each(ways)(
  "%s, streamed %s: without lifetimes in the report, the marks decide",
  async (...way) => {
    const [path, stream] = way;
    counts = { fresh: 10, written: 100, output: 1 };
    for (const [model, ttl, hour] of [
      ["chat", "1h", 100],
      ["chat", "5m", 0],
      ["unmarked", "1h", 0],
    ] as const) {
      const reply = await ask(path, model, { stream, ttl });
      const shown = shownCounts(reply);
      expect(shown).toEqual({ ...counts, read: 0, hour });
      const record = await gateway.store.showRequest(reply.headers.get("x-request-id") ?? "");
      expect(record?.charge).toBe(await publishedPrice(model, shown));
    }
  },
);

test("the record of the model has its first tier as `pricing`, and all of them", async () => {
  const { json } = await call(gateway, "/v1/models/test/claude", { key: gateway.key });
  const { pricing, pricing_tiers: all = [] } = json as Schemas["Model"];
  expect(pricing).toMatchObject({ prompt: "0.0000011", cache_write: "0.00000165" });
  expect(all.map((tier) => [tier.above_input_tokens, tier.prompt, tier.completion])).toEqual([
    [0, "0.0000011", "0.000011"],
    [1_000, "0.0000022", "0.000022"],
    [2_000, "0.0000033", "0.000022"],
  ]);
  expect(all.map((tier) => tier.cache_write_1h)).toEqual(["0.0000022", "0.0000022", "0.0000099"]);
});
