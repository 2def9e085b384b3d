import { expect } from "vitest";
import {
  datasOf,
  fieldsOf,
  many,
  probeModel,
  refuses,
  serves,
  row,
  type SpecRow,
} from "./spec-row.ts";

const user = { role: "user", content: "one two three" } as const;
const tool = { type: "function", function: { name: "f" } } as const;
/** Omits the demo key. */
const keyless = { key: "" } as const;

/** Sections 4, 7 and 8: endpoints, errors and limits. */
export const serviceRows: readonly SpecRow[] = [
  row(
    "4",
    "GET /models",
    "200, an object whose object is list; a key is needed",
    async (gateway) => {
      const list = fieldsOf(await gateway.get("/models"));
      expect(list["object"]).toBe("list");
      expect(list["data"]).toContainEqual(expect.objectContaining({ id: "sandbox/echo" }));
      expect((await gateway.get("/models", keyless)).status).toBe(401);
    },
  ),
  row("4", "GET /models/{id}", "200, one record; 404 when no such model", async (gateway) => {
    for (const path of ["/models/sandbox/echo", "/models/sandbox%2Fecho"]) {
      expect(fieldsOf(await gateway.get(path))["id"]).toBe("sandbox/echo");
    }
    expect((await gateway.get("/models/sandbox/none")).status).toBe(404);
    expect((await gateway.get("/models/sandbox/echo", keyless)).status).toBe(401);
  }),
  row("4", "POST /chat/completions", "200, a completion, or SSE", async ({ chat }) => {
    expect(fieldsOf(await chat())["object"]).toBe("chat.completion");
    const chunks = datasOf(await chat({ stream: true }));
    expect(new Set(chunks.map(({ object }) => object))).toEqual(new Set(["chat.completion.chunk"]));
    expect((await chat({}, keyless)).status).toBe(401);
  }),
  row("4", "POST /messages", "200, a message, or SSE; header compat-version", async (gateway) => {
    expect(fieldsOf(await gateway.messages())["type"]).toBe("message");
    const events = datasOf(await gateway.messages({ stream: true }));
    expect(events.at(0)?.["type"]).toBe("message_start");
    await serves([
      gateway.messages({}, { key: gateway.key, headers: { "compat-version": "2023-06-01" } }),
    ]);
    expect((await gateway.messages({}, keyless)).status).toBe(401);
  }),
  row("4", "GET /account", "200, plan and balance", async (gateway) => {
    const account = fieldsOf(await gateway.get("/account"));
    expect(account["plan"]).toMatchObject({ id: "demo" });
    expect(account["balance"]).toMatchObject({
      available: expect.stringMatching(/^\d+/) as string,
    });
    expect((await gateway.get("/account", keyless)).status).toBe(401);
  }),

  row("7", "a field not listed in 2.3", "400", async ({ chat }) => {
    for (const field of ["n", "seed", "user", "logprobs", "made_up"]) {
      await refuses(field, [chat({ [field]: 1 })]);
    }
  }),
  row("7", "an identifier not in the catalog", "404", async ({ get }) => {
    const reply = await get("/models/nobody/nothing");
    expect([reply.status, (reply.json as { error: { code: string } }).error.code]).toEqual([
      404,
      "model_not_found",
    ]);
  }),
  row("7", "a failure after a stream has begun", "in-stream; status stays 200", async (gateway) => {
    const long = {
      messages: [{ role: "user", content: "one two three four five" }],
      stream: true,
    };
    const broken = { ...long, model: "sandbox/break" };
    const chat = await gateway.chat(broken);
    expect([chat.status, datasOf(chat).at(-1)?.["type"]]).toEqual([200, "error"]);
    expect(chat.text).not.toContain("[DONE]");
    const messages = await gateway.messages(broken);
    expect([messages.status, messages.events.at(-1)?.event]).toEqual([200, "error"]);
  }),
  row("7", "reasoning to a model that cannot reason", "no error; ignored", async ({ chat }) => {
    const reply = await chat({ model: "sandbox/plain", reasoning: { enabled: true } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-ignored-fields")).toContain("/reasoning");
  }),
  row("7", "version header absent or with any value", "no error; not checked", async (gateway) => {
    const values = ["2023-06-01", "9999-99-99", "no date", ""];
    const names = ["compat-version", "anthropic-version"];
    const headers = names.flatMap((name) => values.map((value) => ({ [name]: value })));
    await serves([
      gateway.messages(),
      ...headers.map((header) => gateway.messages({}, { key: gateway.key, headers: header })),
    ]);
  }),

  row("8", "Messages per request", "1 to 400 in chat", async ({ chat, messages }) => {
    await serves([1, 400].map((count) => chat({ messages: many(count, user) })));
    await refuses(
      "messages",
      [0, 401].map((count) => chat({ messages: many(count, user) })),
    );
    await serves([messages({ messages: many(401, user) })]);
  }),
  row("8", "max_tokens", "1 to 200000 in chat", async ({ chat }) => {
    await serves([1, 200_000].map((value) => chat({ max_tokens: value })));
    await refuses(
      "max_tokens",
      [0, 200_001].map((value) => chat({ max_tokens: value })),
    );
  }),
  row("8", "stop strings", "up to 8 in chat", async ({ chat }) => {
    await serves([chat({ stop: many(8, "x") })]);
    await refuses("stop", [chat({ stop: many(9, "x") })]);
  }),
  row("8", "tools", "up to 128 in chat", async ({ chat }) => {
    const named = many(129, tool).map((_, at) => ({
      type: "function",
      function: { name: `f${at}` },
    }));
    await serves([chat({ tools: named.slice(1) })]);
    await refuses("tools", [chat({ tools: named })]);
  }),
  row("8", "temperature", "0 to 2 in chat", async ({ chat }) => {
    await serves([0, 2].map((temperature) => chat({ temperature })));
    await refuses(
      "temperature",
      [-0.01, 2.01].map((temperature) => chat({ temperature })),
    );
  }),
  row("8", "top_p", "0 to 1 in chat", async ({ chat }) => {
    await serves([0, 1].map((value) => chat({ top_p: value })));
    await refuses(
      "top_p",
      [-0.01, 1.01].map((value) => chat({ top_p: value })),
    );
  }),
  row("8", "max_tokens not forwarded", "8000 and above, in messages only", async (gateway) => {
    const forwarded = () =>
      gateway.asked()["max_tokens"] ?? gateway.asked()["max_completion_tokens"];
    await serves([gateway.messages({ ...probeModel, max_tokens: 7_999 })]);
    expect(forwarded()).toBe(7_999);
    await serves([gateway.messages({ ...probeModel, max_tokens: 8_000 })]);
    expect(forwarded()).toBeUndefined();
    await serves([gateway.chat({ ...probeModel, max_tokens: 8_000 })]);
    expect(forwarded()).toBe(8_000);
  }),
];
