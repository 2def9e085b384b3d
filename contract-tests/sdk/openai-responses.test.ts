import type OpenAI from "openai";
import { APIError } from "openai";
import { makeParseableTextFormat } from "openai/lib/parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { collect, openAiClient, PNG_BASE64, weatherSchema } from "./clients.ts";

type Input = OpenAI.Responses.ResponseInputItem[];
type Request = Omit<OpenAI.Responses.ResponseCreateParamsNonStreaming, "stream">;

let server: TestServer;
let client: OpenAI;

beforeAll(async () => {
  server = await startServer();
  client = openAiClient(server);
});
afterAll(() => server.stop());

const hello = { model: "sandbox/echo", input: "Hello out there" };
const weatherTool = {
  type: "function",
  name: "get_weather",
  description: "Tells the weather.",
  parameters: weatherSchema,
  strict: true,
} as const;
const format = {
  type: "json_schema",
  name: "weather",
  schema: weatherSchema,
  strict: true,
} as const;

/** The two ways in which the library gives a complete response. */
const ways: readonly (readonly [
  name: string,
  ask: (request: Request) => Promise<OpenAI.Responses.Response>,
])[] = [
  ["create", (request) => client.responses.create(request)],
  ["stream", (request) => client.responses.stream(request).finalResponse()],
];

describe("the official OpenAI SDK, responses", () => {
  test("gets a response with usage", async () => {
    const reply = await client.responses.create(hello);
    expect([reply.status, reply.output_text]).toEqual(["completed", "Hello out there"]);
    expect(reply).toMatchObject({ model: "sandbox/echo", store: false });
    const { input_tokens = 0, output_tokens = 0, total_tokens } = reply.usage ?? {};
    expect(total_tokens).toBe(input_tokens + output_tokens);
    expect(output_tokens).toBe(3);
    expect(reply._request_id).toMatch(/^req_/);
  });

  test("gets a stream in numbered events", async () => {
    const events = await collect(await client.responses.create({ ...hello, stream: true }));
    expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, at) => at));
    const deltas = events.flatMap((event) =>
      event.type === "response.output_text.delta" ? [event.delta] : [],
    );
    expect(deltas.length).toBeGreaterThan(2);
    expect(deltas.join("")).toBe("Hello out there");
    expect(events.at(-1)?.type).toBe("response.completed");
  });

  test("folds a stream by its own helper to the output of the non-streaming response", async () => {
    const [whole, folded] = await Promise.all(ways.map(async ([, ask]) => ask(hello)));
    expect(folded?.output_text).toBe(whole?.output_text);
    expect(folded?.usage).toEqual(whole?.usage);
  });

  test.each(ways)("sends its output back in a tool loop, by %s", async (_name, ask) => {
    const input: Input = [{ role: "user", content: "What is the weather?" }];
    const request = { model: "sandbox/agent", input, tools: [weatherTool] };
    const first = await ask(request);
    const called = first.output.find((item) => item.type === "function_call");
    if (called === undefined) throw new Error("no function call");
    expect(called.name).toBe("get_weather");
    expect(JSON.parse(called.arguments)).toMatchObject({ city: expect.any(String) });
    const { call_id } = called;
    input.push(...(first.output as Input));
    input.push({ type: "function_call_output", call_id, output: "rain, 7 °C" });
    const second = await ask(request);
    expect(second.output_text).toContain("rain, 7 °C");
    // The whole conversation goes back once more, with a text of the assistant.
    input.push(...(second.output as Input), { role: "user", content: "Thank you" });
    expect((await ask({ ...request, tools: [] })).output_text).toBe("Thank you");
  });

  test("gets two parallel calls", async () => {
    const input = "Look up both in parallel";
    const tools = [weatherTool];
    const reply = await client.responses.create({ model: "sandbox/agent", input, tools });
    const ids = reply.output.map((item) => (item.type === "function_call" ? item.call_id : ""));
    expect(new Set(ids).size).toBe(2);
  });

  test.each(ways)("gets reasoning and sends it back, by %s", async (_name, ask) => {
    const input: Input = [{ role: "user", content: "Why?" }];
    const request: Request = {
      model: "sandbox/reasoner",
      input,
      reasoning: { effort: "low", summary: "auto" },
      include: ["reasoning.encrypted_content"],
      store: false,
    };
    const reply = await ask(request);
    const [thought] = reply.output;
    if (thought?.type !== "reasoning") throw new Error("no reasoning");
    expect(thought.summary[0]?.text).toContain("The user wrote 2 tokens.");
    input.push(...(reply.output as Input), { role: "user", content: "And now?" });
    expect((await ask(request)).output_text).toBe("And now?");
  });

  test.each(ways)("stops at its limit of tokens, by %s", async (_name, ask) => {
    const reply = await ask({ ...hello, max_output_tokens: 2 });
    expect(reply.status).toBe("incomplete");
    expect(reply.incomplete_details?.reason).toBe("max_output_tokens");
    expect(reply.output_text).toBe("Hello out");
  });

  test("gets JSON of the requested schema, parsed", async () => {
    const parseable = makeParseableTextFormat(format, (text) => JSON.parse(text) as object);
    const text = { format: parseable };
    const request = { model: "sandbox/agent", input: "Hello out there", text };
    const parsed = await client.responses.parse(request);
    expect(Object.keys(parsed.output_parsed ?? {}).toSorted()).toEqual(["city", "days"]);
    const streamed = await client.responses.stream(request).finalResponse();
    expect(streamed.output_parsed).toEqual(parsed.output_parsed);
    // Its items have a field of the library's own.
    const input = [...(parsed.output as Input), { role: "user" as const, content: "Thank you" }];
    const next = await client.responses.create({ model: "sandbox/echo", input });
    expect(next.output_text).toBe("Thank you");
  });

  test("sends an image to the model", async () => {
    const image_url = `data:image/png;base64,${PNG_BASE64}`;
    const content = [
      { type: "input_text" as const, text: "What is this?" },
      { type: "input_image" as const, image_url, detail: "auto" as const },
    ];
    const input: Input = [{ role: "user", content }];
    const reply = await client.responses.create({ model: "sandbox/vision", input });
    expect(reply.output_text).toMatch(/png.*2.{1,3}2/i);
  });

  test("throws a failure in the stream after the pieces before it, by its helper", async () => {
    const pieces: string[] = [];
    const stream = client.responses.stream({
      model: "sandbox/break",
      input: "one two three four five six",
    });
    stream.on("response.output_text.delta", ({ delta }) => pieces.push(delta));
    await expect(stream.finalResponse()).rejects.toThrow(APIError);
    expect(pieces.join("")).toBe("one two three");
  });

  test("ends the upstream call when it closes a stream", async () => {
    const stream = await client.responses.create({
      model: "sandbox/slow",
      input: "one two three four five six seven eight nine ten",
      stream: true,
    });
    for await (const event of stream) if (event.type === "response.output_text.delta") break;
    await expect.poll(() => server.output()).toMatch(/client-gone/);
  });
});
