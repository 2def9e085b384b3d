import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "../harness/gateway.ts";
import { shareGateway, type SharedGateway } from "../harness/shared/gateway.ts";
import { anthropicClient, collect, openAiClient } from "./clients.ts";

let server: SharedGateway<"poor" | "narrow" | "limited">;

beforeAll(async () => {
  server = await shareGateway(["poor", "narrow", "limited"]);
});
afterAll(() => server.stop());

interface Row {
  readonly name: string;
  readonly key?: keyof typeof server.keys;
  readonly request: {
    readonly model?: string;
    readonly content?: string;
    readonly temperature?: number;
  };
  readonly status: number;
  /** Status in the messages protocol, if it differs. */
  readonly messagesStatus?: number;
  readonly type: string;
}

const bad = { status: 400, type: "invalid_request_error" } as const;
const broken = { status: 502, type: "api_error" } as const;
const tooLong = "x".repeat(MAX_BODY_BYTES);

const rows: readonly Row[] = [
  { name: "a value out of range", request: { temperature: 3 }, ...bad },
  { name: "the upstream's own 400", request: { model: "sandbox/refuse-400" }, ...bad },
  { name: "a wrong key", key: "mistyped", request: {}, status: 401, type: "authentication_error" },
  { name: "too small a balance", key: "poor", request: {}, status: 402, type: "billing_error" },
  {
    name: "a model beyond the plan",
    key: "narrow",
    request: { model: "sandbox/agent" },
    status: 403,
    type: "permission_error",
  },
  {
    name: "an unknown model",
    request: { model: "nobody/nothing" },
    status: 404,
    type: "not_found_error",
  },
  {
    name: "too long a body",
    request: { content: tooLong },
    status: 413,
    type: "request_too_large",
  },
  { name: "too many requests", key: "limited", request: {}, status: 429, type: "rate_limit_error" },
  { name: "an upstream that refuses our key", request: { model: "sandbox/refuse-401" }, ...broken },
  { name: "an upstream that is broken", request: { model: "sandbox/refuse-500" }, ...broken },
  { name: "an upstream that breaks midway", request: { model: "sandbox/break" }, ...broken },
  {
    name: "an upstream that is busy",
    request: { model: "sandbox/refuse-429" },
    status: 503,
    messagesStatus: 529,
    type: "overloaded_error",
  },
  {
    name: "a silent upstream",
    request: { model: "sandbox/hang" },
    status: 504,
    type: "timeout_error",
  },
];

/** The class that each SDK throws for a status; both use the same names. */
const errorClasses: Readonly<Record<number, keyof typeof OpenAI & keyof typeof Anthropic>> = {
  400: "BadRequestError",
  401: "AuthenticationError",
  403: "PermissionDeniedError",
  404: "NotFoundError",
  429: "RateLimitError",
  502: "InternalServerError",
  503: "InternalServerError",
  504: "InternalServerError",
  529: "InternalServerError",
};

async function reasonOf(failing: PromiseLike<unknown>): Promise<unknown> {
  return await failing.then(
    () => null,
    (reason: unknown) => reason,
  );
}

describe("a typed error with its message and request id", () => {
  const openAiRows = rows.flatMap((row) =>
    (["chat", "responses"] as const).map((protocol) => ({ ...row, protocol })),
  );

  test.each(openAiRows)("$name, in the OpenAI SDK, $protocol", async (row) => {
    const { key = "rich", request, status, type, protocol } = row;
    const { model = "sandbox/echo", content = "Hello", ...more } = request;
    const client = openAiClient(server, server.keys[key]);
    const messages = [{ role: "user" as const, content }];
    const error = await reasonOf(
      protocol === "chat"
        ? client.chat.completions.create({ model, messages, ...more })
        : client.responses.create({ model, input: content, ...more }),
    );
    expect(error).toBeInstanceOf(OpenAI[errorClasses[status] ?? "APIError"]);
    if (!(error instanceof OpenAI.APIError)) throw new Error("no APIError");
    expect([error.status, error.type]).toEqual([status, type]);
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.requestID).toMatch(/^req_/);
  });

  test.each(rows)("$name, in the Anthropic SDK", async ({ key = "rich", request, ...wanted }) => {
    const { model = "sandbox/echo", content = "Hello", ...more } = request;
    const status = wanted.messagesStatus ?? wanted.status;
    const messages = [{ role: "user" as const, content }];
    const client = anthropicClient(server, { apiKey: server.keys[key] });
    const error = await reasonOf(
      client.messages.create({ model, max_tokens: 50, messages, ...more }),
    );
    expect(error).toBeInstanceOf(Anthropic[errorClasses[status] ?? "APIError"]);
    if (!(error instanceof Anthropic.APIError)) throw new Error("no APIError");
    expect(error.status).toBe(status);
    expect(error.error).toMatchObject({ type: "error", error: { type: wanted.type } });
    expect(error.requestID).toMatch(/^req_/);
  });
});

describe("an Idempotency-Key with another body is a typed error", () => {
  const bodyOf = (content: string) => ({
    model: "sandbox/echo",
    max_tokens: 50,
    messages: [{ role: "user" as const, content }],
  });

  test("in the OpenAI SDK", async () => {
    const options = { headers: { "Idempotency-Key": "sdk-openai" } };
    const { completions } = openAiClient(server).chat;
    const [first, again] = [
      await completions.create(bodyOf("a"), options),
      await completions.create(bodyOf("a"), options),
    ];
    expect(again.id).toBe(first.id);
    const error = await reasonOf(completions.create(bodyOf("b"), options));
    expect(error).toBeInstanceOf(OpenAI.UnprocessableEntityError);
  });

  test("in the Anthropic SDK", async () => {
    const options = { headers: { "Idempotency-Key": "sdk-anthropic" } };
    const { messages } = anthropicClient(server);
    const [first, again] = [
      await messages.create(bodyOf("a"), options),
      await messages.create(bodyOf("a"), options),
    ];
    expect(again.id).toBe(first.id);
    const error = await reasonOf(messages.create(bodyOf("b"), options));
    expect(error).toBeInstanceOf(Anthropic.UnprocessableEntityError);
  });
});

describe("a failure in the stream is thrown after the pieces before it", () => {
  const messages = [{ role: "user" as const, content: "one two three four five six" }];

  test.each(["break", "truncate", "garbage"])("sandbox/%s, in the OpenAI SDK", async (name) => {
    const pieces: string[] = [];
    const stream = await openAiClient(server).chat.completions.create({
      model: `sandbox/${name}`,
      messages,
      stream: true,
    });
    await expect(async () => {
      for await (const chunk of stream) pieces.push(chunk.choices[0]?.delta.content ?? "");
    }).rejects.toBeInstanceOf(OpenAI.APIError);
    expect(pieces.join("")).toBe("one two three");
  });

  test.each(["break", "truncate", "garbage"])("sandbox/%s, in responses", async (name) => {
    const pieces: string[] = [];
    const input = "one two three four five six";
    const request = { model: `sandbox/${name}`, input, stream: true } as const;
    const stream = await openAiClient(server).responses.create(request);
    const error = await reasonOf(
      (async () => {
        for await (const event of stream) {
          if (event.type === "response.output_text.delta") pieces.push(event.delta);
        }
      })(),
    );
    expect(error).toBeInstanceOf(OpenAI.APIError);
    expect(error).toMatchObject({ code: "upstream_error", type: "api_error" });
    expect(pieces.join("")).toBe("one two three");
  });

  test.each(["break", "truncate", "garbage"])("sandbox/%s, in the Anthropic SDK", async (name) => {
    const stream = await anthropicClient(server).messages.create({
      model: `sandbox/${name}`,
      max_tokens: 50,
      messages,
      stream: true,
    });
    const error = await reasonOf(collect(stream));
    expect(error).toBeInstanceOf(Anthropic.APIError);
    expect(JSON.stringify(error)).toContain("api_error");
  });
});
