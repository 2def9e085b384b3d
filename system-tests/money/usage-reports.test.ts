import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";

/** Nano-dollars per token. */
const PRICE = { fresh: 1_000, cached: 100, written: 1_250, output: 10_000 } as const;
/** About 12,000 tokens. */
const QUESTION = "word ".repeat(12_000);
const CONTEXT = 100_000;

type Wire = "openai" | "openai-responses" | "anthropic";
type Numbers = Readonly<Record<string, unknown>>;

/** What an upstream sends: its content and its report, by the wire's own names. */
interface Reply {
  readonly text?: string;
  readonly thinking?: string;
  readonly usage: Numbers;
  /** Whether the report is within the last choice of a stream. */
  readonly isInChoice?: true;
}

/** The expected charge: its tokens, or the sides that are estimated. */
type Charge =
  | readonly [fresh: number, cached: number, written: number, output: number]
  | { readonly input: number | "estimated"; readonly output: number | "estimated" };

type Row = readonly [
  fact: string,
  wire: Wire,
  reply: Reply,
  charge: Charge,
  reported: Numbers | null,
];

const text = "A long and useful answer. ".repeat(50);
const estimated = { input: "estimated", output: "estimated" } as const;
const chatZeros = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
const zeros = { input_tokens: 0, output_tokens: 0 };
const reseller = {
  prompt_tokens: 86,
  completion_tokens: 120,
  total_tokens: 50_206,
  prompt_tokens_details: { cached_tokens: 50_000 },
};

const rows: readonly Row[] = [
  [
    "the caches are within the prompt",
    "openai",
    {
      text,
      usage: {
        prompt_tokens: 9_000,
        completion_tokens: 300,
        total_tokens: 9_300,
        prompt_tokens_details: { cached_tokens: 8_000 },
      },
    },
    [1_000, 8_000, 0, 300],
    null,
  ],
  [
    "the cache is beside the prompt",
    "openai",
    { text, usage: reseller },
    [86, 50_000, 0, 120],
    { prompt_tokens: 86, cached_tokens: 50_000, completion_tokens: 120, total_tokens: 50_206 },
  ],
  [
    "the cache is beside the prompt, of the responses",
    "openai-responses",
    {
      text,
      usage: {
        input_tokens: 86,
        output_tokens: 120,
        total_tokens: 50_206,
        input_tokens_details: { cached_tokens: 50_000 },
      },
    },
    [86, 50_000, 0, 120],
    { prompt_tokens: 86, cached_tokens: 50_000, completion_tokens: 120, total_tokens: 50_206 },
  ],
  [
    "written tokens by LiteLLM's name, above the prompt",
    "openai",
    {
      text,
      usage: { prompt_tokens: 31, completion_tokens: 20, cache_creation_input_tokens: 1_253 },
    },
    [31, 0, 1_253, 20],
    { prompt_tokens: 31, cache_write_tokens: 1_253, completion_tokens: 20 },
  ],
  [
    "only the total has the reasoning",
    "openai",
    { text: "Hi.", usage: { prompt_tokens: 35, completion_tokens: 12, total_tokens: 109 } },
    [35, 0, 0, 74],
    { prompt_tokens: 35, completion_tokens: 12, total_tokens: 109 },
  ],
  [
    "the rest of the total is nothing that the report has",
    "openai",
    {
      text: "Hi.",
      usage: {
        prompt_tokens: 86,
        completion_tokens: 120,
        total_tokens: 60_000,
        prompt_tokens_details: { cached_tokens: 50_000 },
      },
    },
    [86, 50_000, 0, 120],
    { prompt_tokens: 86, cached_tokens: 50_000, completion_tokens: 120, total_tokens: 60_000 },
  ],
  [
    "the report is in the last choice",
    "openai",
    {
      text,
      isInChoice: true,
      usage: {
        prompt_tokens: 9_000,
        completion_tokens: 1_200,
        total_tokens: 10_200,
        cached_tokens: 8_000,
      },
    },
    [1_000, 8_000, 0, 1_200],
    null,
  ],
  [
    "zeros beside text",
    "openai",
    { text, usage: chatZeros },
    estimated,
    { prompt_tokens: 0, completion_tokens: 0 },
  ],
  [
    "zeros beside text, of messages",
    "anthropic",
    { text, usage: zeros },
    estimated,
    { prompt_tokens: 0, completion_tokens: 0 },
  ],
  [
    "zeros beside text, of the responses",
    "openai-responses",
    { text, usage: zeros },
    estimated,
    { prompt_tokens: 0, completion_tokens: 0 },
  ],
  ["zeros beside nothing", "openai", { usage: chatZeros }, [0, 0, 0, 0], null],
  [
    "zero output beside nothing",
    "openai",
    { usage: { prompt_tokens: 900, completion_tokens: 0 } },
    [900, 0, 0, 0],
    null,
  ],
  [
    "zero output beside thinking",
    "openai",
    { thinking: text, usage: { prompt_tokens: 900, completion_tokens: 0, total_tokens: 900 } },
    { input: 900, output: "estimated" },
    { prompt_tokens: 900, completion_tokens: 0 },
  ],
  [
    "zero output beside thinking, of messages",
    "anthropic",
    { thinking: text, usage: { input_tokens: 900, output_tokens: 0 } },
    { input: 900, output: "estimated" },
    { prompt_tokens: 900, completion_tokens: 0 },
  ],
  [
    "one token beside 1,300 characters",
    "anthropic",
    { text, usage: { input_tokens: 900, output_tokens: 1 } },
    { input: 900, output: "estimated" },
    { prompt_tokens: 900, completion_tokens: 1 },
  ],
  ...([-7, 0.5, "300", CONTEXT + 1] as const).flatMap((wrong): readonly Row[] => {
    const number = typeof wrong === "number" ? wrong : null;
    return [
      [
        `a prompt of ${JSON.stringify(wrong)}`,
        "openai",
        { text, usage: { prompt_tokens: wrong, completion_tokens: 300 } },
        { input: "estimated", output: 300 },
        typeof wrong === "string"
          ? { prompt_tokens: null, completion_tokens: 300 }
          : { prompt_tokens: number },
      ],
      [
        `an output of ${JSON.stringify(wrong)}`,
        "anthropic",
        { text, usage: { input_tokens: 900, output_tokens: wrong } },
        { input: 900, output: "estimated" },
        { completion_tokens: number },
      ],
    ];
  }),
];

/** Returns the frames of a stream of this wire. */
function streamOf(
  wire: Wire,
  { text: answer, thinking, usage, isInChoice }: Reply,
): readonly object[] {
  const isShown = [
    ["reasoning", thinking],
    ["text", answer],
  ] as const;
  const shown = isShown.flatMap(([kind, value]) =>
    value === undefined ? [] : [[kind, value] as const],
  );
  if (wire === "openai") {
    const chunk = (delta: object, more: object = {}) => ({
      choices: [{ index: 0, delta, ...more }],
    });
    const names = { reasoning: "reasoning_content", text: "content" } as const;
    const stop = { finish_reason: "stop", ...(isInChoice && { usage }) };
    return [
      chunk({ role: "assistant" }),
      ...shown.map(([kind, value]) => chunk({ [names[kind]]: value })),
      chunk({}, stop),
      ...(isInChoice ? [] : [{ choices: [], usage }]),
    ];
  }
  if (wire === "openai-responses") {
    const completed = { object: "response", status: "completed", output: [], usage };
    return [
      ...shown.map(([, delta]) => ({
        type: "response.output_text.delta",
        output_index: 0,
        content_index: 0,
        delta,
      })),
      { type: "response.completed", response: completed },
    ];
  }
  const begun = { id: "m", type: "message", role: "assistant", content: [], usage };
  return [
    { type: "message_start", message: begun },
    ...shown.flatMap(([kind, value], index) => [
      { type: "content_block_start", index, content_block: blockOf(kind, "") },
      { type: "content_block_delta", index, delta: deltaOf(kind, value) },
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: "end_turn" }, usage },
    { type: "message_stop" },
  ];
}

const blockOf = (kind: "reasoning" | "text", value: string): object =>
  kind === "text"
    ? { type: "text", text: value }
    : { type: "thinking", thinking: value, signature: "" };
const deltaOf = (kind: "reasoning" | "text", value: string): object =>
  kind === "text"
    ? { type: "text_delta", text: value }
    : { type: "thinking_delta", thinking: value };

/** Returns a non-streaming reply of this wire. */
function wholeOf(wire: Wire, { text: answer, thinking, usage, isInChoice }: Reply): object {
  if (wire === "openai") {
    const message = { role: "assistant", content: answer ?? null, reasoning_content: thinking };
    const choice = { index: 0, message, finish_reason: "stop", ...(isInChoice && { usage }) };
    return { choices: [choice], ...(!isInChoice && { usage }) };
  }
  if (wire === "openai-responses") {
    const item = {
      type: "message",
      role: "assistant",
      content: [{ type: "output_text", text: answer }],
    };
    return { object: "response", status: "completed", output: [item], usage };
  }
  const content = [
    ...(thinking === undefined ? [] : [blockOf("reasoning", thinking)]),
    ...(answer === undefined ? [] : [blockOf("text", answer)]),
  ];
  return { id: "m", type: "message", role: "assistant", content, stop_reason: "end_turn", usage };
}

function answer(
  response: ServerResponse,
  body: { readonly model: string; readonly stream?: boolean },
): void {
  const row = rows[Number(body.model)];
  if (row === undefined) throw new Error(`no row ${body.model}`);
  const [, wire, reply] = row;
  if (body.stream !== true) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(wholeOf(wire, reply)));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const frame of streamOf(wire, reply)) response.write(`data: ${JSON.stringify(frame)}\n\n`);
  response.end(wire === "openai" ? "data: [DONE]\n\n" : "");
}

let upstream: Awaited<ReturnType<typeof listenOnLoopback>>;
let gateway: TestServer;
beforeAll(async () => {
  const server = createServer((request, response) => {
    let sent = "";
    request.setEncoding("utf8").on("data", (piece: string) => (sent += piece));
    request.on("end", () =>
      answer(response, JSON.parse(sent) as { readonly model: string; readonly stream?: boolean }),
    );
  });
  upstream = await listenOnLoopback(server);
  const models = rows.map(([, kind], at) => ({
    id: `row/${at}`,
    context_length: CONTEXT,
    max_output_tokens: 4_096,
    capabilities: { reasoning: "always" },
    pricing: {
      prompt: "0.000001",
      completion: "0.00001",
      cached_prompt: "0.0000001",
      cache_write: "0.00000125",
    },
    upstreams: [{ kind, base_url: `${upstream.origin}/v1`, model: String(at) }],
  }));
  const plans = [{ id: "free", name: "Free", models: ["*"] }];
  gateway = await startServer({ config: JSON.stringify({ plans, models }) });
});
afterAll(async () => {
  await gateway?.stop();
  await upstream?.close();
});

interface Shown {
  readonly charge: string;
  readonly estimated: boolean;
  readonly usage: Readonly<Record<string, number>>;
  readonly reported_usage: Numbers | null;
}

async function ask(path: string, model: string, stream: boolean): Promise<Shown> {
  const messages = [{ role: "user", content: QUESTION }];
  const body = { model, stream, max_tokens: 2_000, messages };
  const { status, headers } = await call(gateway, path, { key: gateway.key, body });
  expect(status).toBe(200);
  const id = headers.get("x-request-id") ?? "";
  const shown = await call(gateway, `/admin/api/v1/requests/${id}`, { key: gateway.adminToken });
  return JSON.parse(shown.text) as Shown;
}

function check(
  { charge, estimated: isEstimated, usage, reported_usage }: Shown,
  [, , , want, reported]: Row,
): void {
  const nano = Math.round(Number(charge) * 1e9);
  if ("input" in want) {
    expect(isEstimated).toBe(true);
    const [input = 0, output = 0] = [usage["prompt_tokens"], usage["completion_tokens"]];
    if (want.input === "estimated") expect(input).toBeGreaterThan(9_000);
    else expect(input).toBe(want.input);
    if (want.output === "estimated") expect(output).toBeGreaterThan(200);
    else expect(output).toBe(want.output);
    expect(nano).toBe(input * PRICE.fresh + output * PRICE.output);
  } else {
    expect(isEstimated).toBe(false);
    const [fresh, cached, written, output] = want;
    const input = fresh * PRICE.fresh + cached * PRICE.cached + written * PRICE.written;
    expect(nano).toBe(input + output * PRICE.output);
  }
  if (reported === null) expect(reported_usage).toBeNull();
  else expect(reported_usage).toMatchObject(reported);
}

describe.each(["/v1/chat/completions", "/v1/messages"])("%s: an upstream reports", (path) => {
  test.each(rows.map((row, at) => [row[0], at, row] as const))("%s", async (_, at, row) => {
    check(await ask(path, `row/${at}`, true), row);
    check(await ask(path, `row/${at}`, false), row);
  });
});

test("contradictions are counted by upstream and reason", async () => {
  const metrics = await (await fetch(`${gateway.root}/metrics`)).text();
  for (const reason of ["zero", "below-content", "not-a-count", "above-context", "total"]) {
    expect(metrics).toContain(`reason="${reason}"`);
  }
});
