import type OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { collect, openAiClient, PNG_BASE64, weatherSchema } from "./clients.ts";

type Message = OpenAI.Chat.ChatCompletionMessageParam;

let server: TestServer;
let client: OpenAI;

beforeAll(async () => {
  server = await startServer();
  client = openAiClient(server);
});
afterAll(() => server.stop());

const hello: Message[] = [{ role: "user", content: "Hello out there" }];
const weatherTool = {
  type: "function",
  function: { name: "get_weather", description: "Tells the weather.", parameters: weatherSchema },
} as const;

describe("the official OpenAI SDK", () => {
  test("gets a non-streaming response with usage", async () => {
    const reply = await client.chat.completions.create({ model: "sandbox/echo", messages: hello });
    expect(reply.choices[0]?.message.content).toBe("Hello out there");
    expect(reply.choices[0]?.finish_reason).toBe("stop");
    expect(reply.model).toBe("sandbox/echo");
    expect(reply.usage?.total_tokens).toBe(
      (reply.usage?.prompt_tokens ?? 0) + (reply.usage?.completion_tokens ?? 0),
    );
    expect(reply._request_id).toMatch(/^req_/);
  });

  test("gets a stream in pieces, with usage in a separate last chunk", async () => {
    const chunks = await collect(
      await client.chat.completions.create({
        model: "sandbox/echo",
        messages: hello,
        stream: true,
        stream_options: { include_usage: true },
      }),
    );
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe(
      "Hello out there",
    );
    expect(chunks.length).toBeGreaterThan(4);
    expect(chunks.at(-1)?.choices).toEqual([]);
    expect(chunks.at(-1)?.usage?.completion_tokens).toBe(3);
  });

  test("folds a stream by its own helper to the content of the non-streaming response", async () => {
    const request = { model: "sandbox/echo", messages: hello };
    const folded = await client.chat.completions.stream(request).finalChatCompletion();
    const whole = await client.chat.completions.create(request);
    expect(folded.choices[0]?.message.content).toBe(whole.choices[0]?.message.content);
    expect(folded.choices[0]?.finish_reason).toBe(whole.choices[0]?.finish_reason);
  });

  test.each([false, true])("runs a tool loop (streamed: %s)", async (streamed) => {
    const messages: Message[] = [{ role: "user", content: "What is the weather?" }];
    const ask = async (): Promise<OpenAI.Chat.ChatCompletion> => {
      const request = { model: "sandbox/agent", messages, tools: [weatherTool] };
      return streamed
        ? await client.chat.completions.stream(request).finalChatCompletion()
        : await client.chat.completions.create(request);
    };
    const first = (await ask()).choices[0];
    expect(first?.finish_reason).toBe("tool_calls");
    const called = first?.message.tool_calls?.[0];
    if (first === undefined || called?.type !== "function") throw new Error("no function call");
    expect(called.function.name).toBe("get_weather");
    expect(JSON.parse(called.function.arguments)).toMatchObject({ city: expect.any(String) });
    messages.push(first.message, { role: "tool", tool_call_id: called.id, content: "rain, 7 °C" });
    const second = (await ask()).choices[0];
    expect(second?.finish_reason).toBe("stop");
    expect(second?.message.content).toContain("rain, 7 °C");
  });

  test("gets two parallel calls", async () => {
    const reply = await client.chat.completions.create({
      model: "sandbox/agent",
      messages: [{ role: "user", content: "Look up both in parallel" }],
      tools: [weatherTool],
    });
    const ids = reply.choices[0]?.message.tool_calls?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
  });

  test("runs its own tool runner to the end", async () => {
    const runner = client.chat.completions.runTools({
      model: "sandbox/agent",
      messages: [{ role: "user", content: "What is the weather?" }],
      tools: [
        {
          type: "function",
          function: {
            name: "get_weather",
            description: "Tells the weather.",
            parameters: weatherSchema,
            parse: (text: string) => JSON.parse(text) as object,
            function: () => "sun, 21 °C",
          },
        },
      ],
    });
    expect(await runner.finalContent()).toContain("sun, 21 °C");
  });

  test("gets JSON of the requested schema", async () => {
    const reply = await client.chat.completions.create({
      model: "sandbox/agent",
      messages: hello,
      response_format: {
        type: "json_schema",
        json_schema: { name: "weather", schema: weatherSchema, strict: true },
      },
    });
    const value = JSON.parse(reply.choices[0]?.message.content ?? "") as Record<string, unknown>;
    expect(Object.keys(value).toSorted()).toEqual(["city", "days"]);
    expect(value["days"]).toBeGreaterThanOrEqual(1);
  });

  test("sends an image to the model", async () => {
    const reply = await client.chat.completions.create({
      model: "sandbox/vision",
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: `data:image/png;base64,${PNG_BASE64}` } },
          ],
        },
      ],
    });
    expect(reply.choices[0]?.message.content).toMatch(/png.*2.{1,3}2/i);
  });

  test("lists models and retrieves one by an id with a slash", async () => {
    const ids = (await collect(await client.models.list())).map(({ id }) => id);
    expect(ids).toContain("sandbox/echo");
    const model = await client.models.retrieve("sandbox/echo");
    expect(model).toMatchObject({ id: "sandbox/echo", object: "model", owned_by: "sandbox" });
  });

  test("ends the upstream call when it closes a stream", async () => {
    const stream = await client.chat.completions.create({
      model: "sandbox/slow",
      messages: [{ role: "user", content: "one two three four five six seven eight nine ten" }],
      stream: true,
    });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    await expect.poll(() => server.output()).toMatch(/client-gone/);
  });
});
