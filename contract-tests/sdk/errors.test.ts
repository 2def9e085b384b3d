import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "../harness/operator.ts";
import { testPlans } from "../harness/plans.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { anthropicClient, collect, openAiClient } from "./clients.ts";

let server: TestServer;
/** Keys by what is wrong with them. */
let keys: Readonly<Record<"fine" | "wrong" | "poor" | "narrow" | "limited", string>>;

beforeAll(async () => {
  server = await startServer({
    config: `server: { max_body_bytes: 200000 }\n${testPlans}`,
  });
  const poor = await createCustomer(server, { plan: "open", balance: "0.00000001" });
  const narrow = await createCustomer(server, { plan: "echo-only" });
  const limited = await createCustomer(server, { plan: "one-a-minute" });
  keys = {
    fine: server.key,
    wrong: "sk-gw-nobody",
    poor: poor.key,
    narrow: narrow.key,
    limited: limited.key,
  };
  await openAiClient(server, limited.key).models.list().catch(() => undefined);
  await openAiClient(server, limited.key)
    .chat.completions.create({ model: "sandbox/echo", messages: [{ role: "user", content: "a" }] })
    .catch(() => undefined);
});
afterAll(() => server.stop());

type Row = readonly [
  name: string,
  key: "fine" | "wrong" | "poor" | "narrow" | "limited",
  request: { readonly model?: string; readonly content?: string; readonly temperature?: number },
  chat: readonly [status: number, openAiClass: unknown, anthropicClass: unknown],
  type: string,
  messagesStatus?: number,
];

const rows: readonly Row[] = [
  ["a value out of range", "fine", { temperature: 3 }, [400, OpenAI.BadRequestError, Anthropic.BadRequestError], "invalid_request_error"],
  ["the upstream's own 400", "fine", { model: "sandbox/refuse-400" }, [400, OpenAI.BadRequestError, Anthropic.BadRequestError], "invalid_request_error"],
  ["a wrong key", "wrong", {}, [401, OpenAI.AuthenticationError, Anthropic.AuthenticationError], "authentication_error"],
  ["a balance that is too small", "poor", {}, [402, OpenAI.APIError, Anthropic.APIError], "billing_error"],
  ["a model beyond the plan", "narrow", { model: "sandbox/agent" }, [403, OpenAI.PermissionDeniedError, Anthropic.PermissionDeniedError], "permission_error"],
  ["a model that nobody serves", "fine", { model: "nobody/nothing" }, [404, OpenAI.NotFoundError, Anthropic.NotFoundError], "not_found_error"],
  ["a body beyond the limit", "fine", { content: "x".repeat(300_000) }, [413, OpenAI.APIError, Anthropic.APIError], "request_too_large"],
  ["a request beyond the rate", "limited", {}, [429, OpenAI.RateLimitError, Anthropic.RateLimitError], "rate_limit_error"],
  ["an upstream that refuses our key", "fine", { model: "sandbox/refuse-401" }, [502, OpenAI.InternalServerError, Anthropic.InternalServerError], "api_error"],
  ["an upstream that is broken", "fine", { model: "sandbox/refuse-500" }, [502, OpenAI.InternalServerError, Anthropic.InternalServerError], "api_error"],
  ["an upstream that breaks midway", "fine", { model: "sandbox/break" }, [502, OpenAI.InternalServerError, Anthropic.InternalServerError], "api_error"],
  ["an upstream that is busy", "fine", { model: "sandbox/refuse-429" }, [503, OpenAI.InternalServerError, Anthropic.InternalServerError], "overloaded_error", 529],
  ["a silent upstream", "fine", { model: "sandbox/hang" }, [504, OpenAI.InternalServerError, Anthropic.InternalServerError], "timeout_error"],
];

describe("a typed error with its message and request id", () => {
  test.each(rows)("%s, in the OpenAI SDK", async (_name, key, request, [status, Class], type) => {
    const { model = "sandbox/echo", content = "Hello", ...more } = request;
    const error: unknown = await openAiClient(server, keys[key])
      .chat.completions.create({ model, messages: [{ role: "user", content }], ...more })
      .then(() => null, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(Class);
    if (!(error instanceof OpenAI.APIError)) throw new Error("no APIError");
    expect({ status: error.status as unknown, type: error.type as unknown }).toEqual({ status, type });
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.requestID).toMatch(/^req_/);
    expect(JSON.stringify(error)).not.toContain(keys.fine);
  });

  test.each(rows)("%s, in the Anthropic SDK", async (...row) => {
    const [, key, request, [status, , Class], type, messagesStatus = status] = row;
    const { model = "sandbox/echo", content = "Hello", ...more } = request;
    const error: unknown = await anthropicClient(server, { apiKey: keys[key] })
      .messages.create({ model, max_tokens: 50, messages: [{ role: "user", content }], ...more })
      .then(() => null, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(Class);
    if (!(error instanceof Anthropic.APIError)) throw new Error("no APIError");
    expect(error.status).toBe(messagesStatus);
    expect(error.error).toMatchObject({ type: "error", error: { type } });
    expect(error.requestID).toMatch(/^req_/);
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

  test.each(["break", "truncate", "garbage"])("sandbox/%s, in the Anthropic SDK", async (name) => {
    const stream = await anthropicClient(server).messages.create({
      model: `sandbox/${name}`,
      max_tokens: 50,
      messages,
      stream: true,
    });
    const error: unknown = await collect(stream).then(() => null, (reason: unknown) => reason);
    expect(error).toBeInstanceOf(Anthropic.APIError);
    expect(JSON.stringify(error)).toContain("api_error");
  });
});
