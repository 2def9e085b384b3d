import { describe, expect, test } from "vitest";
import { ok } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";
import {
  CHAT,
  chatReply,
  openWithKey,
  outputMessage,
  RESPONSES,
  responsesEvents,
  responsesReply,
  say,
  SEND,
  turnsOf,
  type Playground,
} from "../testing/playground.ts";

const STOPS = "Stop sequences, one per line";
const EFFORT = "Reasoning";

/** Opens the playground with a key, and chooses responses. */
async function opened(options: { readonly stream?: boolean } = {}): Promise<Playground> {
  const playground = await openWithKey(options);
  playground.page.field("Responses").click();
  await playground.page.settle();
  return playground;
}

const outcome = (page: OpenedPage): readonly (string | undefined)[] => [
  page.one("#outcome").dataset["state"],
  page.textAt("#outcome"),
];
const numbers = (page: OpenedPage): readonly string[] =>
  ["status", "input-tokens", "output-tokens", "cost"].map((id) => page.textAt(`#${id}`));
const call = {
  type: "function_call",
  id: "fc_1",
  call_id: "call_1",
  name: "look",
  arguments: '{"a":1}',
  status: "completed",
};

describe("a request of responses", () => {
  test("contains the form's values", async () => {
    const { page, server, sent } = await opened();
    server.answer(RESPONSES, ok(responsesReply([outputMessage("Hello.")])));
    await page.fill("System", " Be kind. ");
    await page.fill("Max tokens", "50");
    await page.fill("Temperature", "0.5");
    await page.fill("Top P", "0.9");
    await page.fill(EFFORT, "high");
    await say(page, " Hi there ");
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        "/v1/responses",
        {
          model: "acme/large",
          instructions: "Be kind.",
          input: [{ role: "user", content: "Hi there" }],
          store: false,
          max_output_tokens: 50,
          temperature: 0.5,
          top_p: 0.9,
          reasoning: { effort: "high", summary: "auto" },
          include: ["reasoning.encrypted_content"],
        },
      ],
    ]);
  });

  test("has no top K and no stop sequences, whose fields are disabled", async () => {
    const { page, server, sent } = await openWithKey();
    const disabled = (): readonly boolean[] =>
      ["Top K", STOPS].map((label) => page.field(label).disabled);
    await page.fill(STOPS, "END");
    page.field("Messages").click();
    await page.settle();
    await page.fill("Top K", "7");
    expect(disabled()).toEqual([false, false]);
    page.field("Responses").click();
    await page.settle();
    expect(disabled()).toEqual([true, true]);
    server.answer(RESPONSES, ok(responsesReply([outputMessage("Hello.")])));
    await say(page, "Hi");
    expect(sent()[0]?.body).toEqual({
      model: "acme/large",
      input: [{ role: "user", content: "Hi" }],
      store: false,
    });
    page.field("Chat completions").click();
    await page.settle();
    expect(disabled()).toEqual([true, false]);
  });

  test("that is refused shows each issue at its field", async () => {
    const { page, server } = await opened();
    const issues = [
      { pointer: "/instructions", message: "too long" },
      { pointer: "/max_output_tokens", message: "too small" },
      { pointer: "/text/format/schema", message: "invalid" },
      { pointer: "/input/0/content", message: "too short" },
    ];
    const error = { code: "invalid_request", message: "No.", details: { issues } };
    server.answer(RESPONSES, { status: 400, body: { error } });
    await say(page, "Hi");
    const problems = ["system", "max-tokens", "schema", "text"].map((id) =>
      page.textAt(`#${id}-problem`),
    );
    expect(problems).toEqual([
      "too long",
      "too small",
      "/text/format/schema: invalid",
      "/input/0/content: too short",
    ]);
  });
});

describe("an answer of responses", () => {
  const created = { type: "response.created", response: responsesReply([], { usage: null }) };
  const added = (item: object, index = 0): object => ({
    type: "response.output_item.added",
    output_index: index,
    item,
  });
  const delta = (text: string): object => ({
    type: "response.output_text.delta",
    output_index: 0,
    content_index: 0,
    delta: text,
  });
  const empty = { type: "message", id: "msg_1", role: "assistant", content: [] };

  test("in one piece is shown with its figures", async () => {
    const { page, server } = await opened();
    const summary = [{ type: "summary_text", text: "Hm." }];
    const reasoning = { type: "reasoning", id: "rs_1", summary };
    server.answer(RESPONSES, ok(responsesReply([reasoning, outputMessage("Hello."), call])));
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(numbers(page)).toEqual(["200", "3", "2", "$0.02"]);
    expect(page.one("#cost data").title).toBe("$0.023");
    expect(page.textAt("#reply-text")).toBe("Hello.");
    expect(page.textAt("#reply-reasoning")).toBe("Hm.");
    expect(page.textAt("#reply-calls")).toBe('look({"a":1})');
  });

  test("that streams is shown while it arrives", async () => {
    const { page, server } = await opened({ stream: true });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const end = { type: "response.completed", response: responsesReply([outputMessage("Hello.")]) };
    const stream = (async function* pieces() {
      yield responsesEvents(created, added(empty), delta("Hel")).join("");
      await promise;
      yield responsesEvents(delta("lo."), end).join("");
    })();
    server.answer(RESPONSES, { status: 200, stream });
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["running", "The reply is arriving…"]);
    expect(page.textAt("#reply-text")).toBe("Hel");
    expect(numbers(page)).toEqual(["200", "–", "–", "–"]);
    resolve(undefined);
    await page.settle();
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(page.textAt("#reply-text")).toBe("Hello.");
    expect(numbers(page)).toEqual(["200", "3", "2", "$0.02"]);
  });

  test("that is incomplete is part of the conversation", async () => {
    const { page, server } = await opened({ stream: true });
    const response = responsesReply([outputMessage("Hel", "incomplete")], {
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
    });
    const events = [created, added(empty), delta("Hel"), { type: "response.incomplete", response }];
    server.answer(RESPONSES, { status: 200, stream: responsesEvents(...events) });
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(page.textAt("#reply-text")).toBe("Hel");
    expect(turnsOf(page)).toEqual(["YouHi"]);
    expect(page.field("Message").value).toBe("");
  });

  test("that fails in its stream shows the reason of the error", async () => {
    const { page, server } = await opened({ stream: true });
    const reason = { code: "upstream_error", message: "It broke." };
    const failed = responsesReply([], { status: "failed", error: reason, usage: null });
    const events = [
      ...[created, added(empty), delta("Hel")],
      { type: "error", ...reason, param: null, error: { type: "api_error", ...reason } },
      { type: "response.failed", response: failed },
    ];
    server.answer(RESPONSES, { status: 200, stream: responsesEvents(...events) });
    await page.fill("Message", "Hi");
    await page.click(SEND);
    expect(outcome(page)).toEqual(["failed", "upstream_error: It broke."]);
    expect(page.textAt("#reply-text")).toBe("Hel");
    expect(turnsOf(page)).toEqual(["YouHi"]);
  });

  test("that ends without its last event has failed", async () => {
    const { page, server } = await opened({ stream: true });
    const stream = responsesEvents(created, added(empty), delta("Hel"));
    server.answer(RESPONSES, { status: 200, stream });
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["failed", "The stream ended unexpectedly."]);
  });
});

describe("a conversation in responses", () => {
  test("returns the items of the reply, and the results of its calls", async () => {
    const { page, server, sent } = await opened();
    server.answer(RESPONSES, ok(responsesReply([call])));
    await page.click("Insert an example");
    await say(page, "Look");
    await page.fill("Result of look", "9");
    server.answer(RESPONSES, ok(responsesReply([outputMessage("Nine.")])));
    await page.click(SEND);
    expect(sent()[1]?.body).toMatchObject({
      input: [
        { role: "user", content: "Look" },
        call,
        { type: "function_call_output", call_id: "call_1", output: "9" },
      ],
    });
    await say(page, "Thanks");
    expect(sent()[2]?.body).toMatchObject({
      input: [{}, {}, {}, outputMessage("Nine."), { role: "user", content: "Thanks" }],
    });
  });

  test("shows a search for tools, and returns the tools that were found", async () => {
    const { page, server, sent } = await opened();
    const search = {
      type: "tool_search_call",
      id: "tsc_1",
      call_id: "call_2",
      execution: "client",
      arguments: { query: "weather" },
      status: "completed",
    };
    server.answer(RESPONSES, ok(responsesReply([search])));
    await say(page, "Look");
    expect(page.textAt("#reply-calls")).toBe('tool_search({"query":"weather"})');
    await page.fill("Result of tool_search", "none");
    await page.click(SEND);
    expect(page.textAt("#result-call_2-problem")).toMatch(/^Tools found: not valid JSON/);
    const parameters = { type: "object", properties: {} };
    const found = [{ type: "function", function: { name: "look", parameters } }];
    await page.fill("Result of tool_search", JSON.stringify(found));
    server.answer(RESPONSES, ok(responsesReply([outputMessage("Nine.")])));
    await page.click(SEND);
    const tools = [{ type: "function", name: "look", parameters, strict: null }];
    expect(sent()[1]?.body).toMatchObject({
      input: [
        { role: "user", content: "Look" },
        search,
        { type: "tool_search_output", call_id: "call_2", tools },
      ],
    });
  });

  test("continues in chat, and back", async () => {
    const { page, server, sent } = await opened();
    server.answer(RESPONSES, ok(responsesReply([outputMessage("One.")])));
    await say(page, "First");
    page.field("Chat completions").click();
    server.answer(CHAT, ok(chatReply("Two.")));
    await say(page, "Second");
    expect(sent()[1]?.body).toMatchObject({
      messages: [
        { role: "user", content: "First" },
        { role: "assistant", content: "One." },
        { role: "user", content: "Second" },
      ],
    });
    page.field("Responses").click();
    await say(page, "Third");
    expect(sent()[2]?.body).toMatchObject({
      input: [
        { role: "user", content: "First" },
        outputMessage("One."),
        { role: "user", content: "Second" },
        { role: "assistant", content: "Two." },
        { role: "user", content: "Third" },
      ],
    });
  });
});
