import type Anthropic from "@anthropic-ai/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { anthropicClient, collect, PNG_BASE64, weatherSchema } from "./clients.ts";

let server: SharedServer;
let client: Anthropic;

beforeAll(async () => {
  server = await shareServer();
  client = anthropicClient(server);
});
afterAll(() => server.stop());

const hello: Anthropic.MessageParam[] = [{ role: "user", content: "Hello out there" }];
const base = { model: "sandbox/echo", max_tokens: 500 } as const;
const weatherTool: Anthropic.Tool = {
  name: "get_weather",
  description: "Tells the weather.",
  input_schema: weatherSchema,
};

function textOf(message: Anthropic.Message): string {
  return message.content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");
}

describe("the official Anthropic SDK", () => {
  test("gets a non-streaming response with usage", async () => {
    const reply = await client.messages.create({ ...base, messages: hello });
    expect(textOf(reply)).toBe("Hello out there");
    expect(reply).toMatchObject({ type: "message", role: "assistant", stop_reason: "end_turn" });
    expect(reply.id).toMatch(/^msg_/);
    expect(reply.usage.output_tokens).toBe(3);
    expect(reply._request_id).toMatch(/^req_/);
  });

  test.each([["x-api-key"], ["bearer"]])("is authenticated by %s", async (header) => {
    const key = server.key;
    const other = anthropicClient(
      server,
      header === "bearer" ? { authToken: key } : { apiKey: key },
    );
    expect(textOf(await other.messages.create({ ...base, messages: hello }))).toContain("Hello");
  });

  test("gets a stream in named events", async () => {
    const events = await collect(
      await client.messages.create({ ...base, messages: hello, stream: true }),
    );
    expect(events[0]?.type).toBe("message_start");
    expect(events.at(-1)?.type).toBe("message_stop");
    const delta = events.find((event) => event.type === "message_delta");
    expect(delta).toMatchObject({
      delta: { stop_reason: "end_turn" },
      usage: { output_tokens: 3 },
    });
  });

  test("folds a stream by its own helper to the content of the non-streaming response", async () => {
    const request = { ...base, messages: hello };
    const folded = await client.messages.stream(request).finalMessage();
    const whole = await client.messages.create(request);
    expect(folded.content).toEqual(whole.content);
    expect(folded.stop_reason).toBe(whole.stop_reason);
    expect(folded.usage).toEqual(whole.usage);
  });

  test.each([false, true])("runs a tool loop (streamed: %s)", async (streamed) => {
    const messages: Anthropic.MessageParam[] = [{ role: "user", content: "What is the weather?" }];
    const ask = async (): Promise<Anthropic.Message> => {
      const request = { model: "sandbox/agent", max_tokens: 500, messages, tools: [weatherTool] };
      return streamed
        ? await client.messages.stream(request).finalMessage()
        : await client.messages.create(request);
    };
    const first = await ask();
    expect(first.stop_reason).toBe("tool_use");
    const called = first.content.find((block) => block.type === "tool_use");
    if (called === undefined) throw new Error("no tool_use block");
    expect(called).toMatchObject({ name: "get_weather", input: { city: expect.any(String) } });
    messages.push(
      { role: "assistant", content: first.content },
      {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: called.id, content: "rain, 7 °C" }],
      },
    );
    const second = await ask();
    expect(second.stop_reason).toBe("end_turn");
    expect(textOf(second)).toContain("rain, 7 °C");
  });

  test("gets two parallel calls, and one if it forbids two", async () => {
    const ask = async (choice: Anthropic.ToolChoice): Promise<number> => {
      const reply = await client.messages.create({
        model: "sandbox/agent",
        max_tokens: 500,
        messages: [{ role: "user", content: "Look up both in parallel" }],
        tools: [weatherTool],
        tool_choice: choice,
      });
      return reply.content.filter(({ type }) => type === "tool_use").length;
    };
    expect(await ask({ type: "auto" })).toBe(2);
    expect(await ask({ type: "auto", disable_parallel_tool_use: true })).toBe(1);
  });

  test("counts the input tokens that a message then reports", async () => {
    const counted = {
      model: "sandbox/agent",
      system: [{ type: "text", text: "Be brief.", cache_control: { type: "ephemeral" } }],
      messages: hello,
      tools: [weatherTool],
      tool_choice: { type: "auto" },
      thinking: { type: "enabled", budget_tokens: 1_024 },
      output_config: { effort: "high" },
      cache_control: { type: "ephemeral" },
    } satisfies Anthropic.MessageCountTokensParams;
    const { input_tokens: tokens } = await client.messages.countTokens(counted);
    const { usage } = await client.messages.create({ ...counted, max_tokens: 2_048 });
    expect(tokens).toBe(usage.input_tokens);
    expect(tokens).toBeGreaterThan(20);
    const edits = [{ type: "clear_thinking_20251015" as const }];
    const beta = { ...counted, betas: ["context-management-2025-06-27"] };
    expect(
      await client.beta.messages.countTokens({ ...beta, context_management: { edits } }),
    ).toEqual({ input_tokens: tokens });
  });

  test("runs its own tool runner to the end", async () => {
    const final = await client.beta.messages.toolRunner({
      model: "sandbox/agent",
      max_tokens: 500,
      messages: [{ role: "user", content: "What is the weather?" }],
      tools: [
        {
          type: "custom",
          name: "get_weather",
          description: "Tells the weather.",
          input_schema: weatherSchema,
          parse: (input: unknown) => input,
          run: () => "sun, 21 °C",
        },
      ],
    });
    expect(JSON.stringify(final.content)).toContain("sun, 21 °C");
  });

  test("gets thinking if it asks for it, and sends it back in the history", async () => {
    const request = {
      model: "sandbox/reasoner",
      max_tokens: 4_000,
      thinking: { type: "enabled", budget_tokens: 1_024 },
    } as const;
    const first = await client.messages.create({ ...request, messages: hello });
    expect(first.content.map(({ type }) => type)).toEqual(["thinking", "text"]);
    const second = await client.messages.create({
      ...request,
      messages: [...hello, { role: "assistant", content: first.content }, ...hello],
    });
    expect(textOf(second)).toContain("Hello out there");
  });

  test("sends an image to the model", async () => {
    const reply = await client.messages.create({
      model: "sandbox/vision",
      max_tokens: 500,
      messages: [
        {
          role: "user",
          content: [
            {
              type: "image",
              source: { type: "base64", media_type: "image/png", data: PNG_BASE64 },
            },
          ],
        },
      ],
    });
    expect(textOf(reply)).toMatch(/png.*2.{1,3}2/i);
  });

  test("lists models and retrieves one by an id with a slash", async () => {
    const ids = (await collect(await client.models.list())).map(({ id }) => id);
    expect(ids).toContain("sandbox/echo");
    expect(await client.models.retrieve("sandbox/echo")).toMatchObject({
      id: "sandbox/echo",
      type: "model",
    });
  });
});
