import { describe, expect, test } from "vitest";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import {
  CHAT,
  chatEvents,
  chatReply,
  MESSAGES,
  openWithKey,
  say,
  SEND,
  spending,
} from "../testing/playground.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";

const turnsOf = (page: OpenedPage): readonly string[] =>
  [...page.document.querySelectorAll("#turns li")].map(textOf);
const numbers = (page: OpenedPage): readonly string[] =>
  ["status", "input-tokens", "output-tokens", "cost", "request-id"].map((id) =>
    page.textAt(`#${id}`),
  );
const outcome = (page: OpenedPage): readonly (string | undefined)[] => [
  page.one("#outcome").dataset["state"],
  page.textAt("#outcome"),
];
const isDisabled = (page: OpenedPage, ...names: readonly string[]): readonly boolean[] =>
  names.map((name) =>
    ["disabled", "aria-disabled"].some((mark) => page.button(name).hasAttribute(mark)),
  );
const UNDO = "Undo last turn";
const NEW = "New conversation";

describe("an answer", () => {
  test("in one piece is shown with its figures", async () => {
    const { page, server } = await openWithKey();
    server.answer(CHAT, ok(chatReply("Hello.", { reasoning_content: "Hm." })));
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(numbers(page)).toEqual(["200", "3", "2", "$0.02", "req_1"]);
    expect(page.one("#cost data").title).toBe("$0.023");
    expect(page.textAt("#reply-text")).toBe("Hello.");
    expect(page.textAt("#reply-reasoning")).toBe("Hm.");
    expect(JSON.parse(page.one("#reply").textContent)).toMatchObject({ id: "c" });
    expect(page.textAt("#time")).toBe("0 ms");
    await page.click("Copy req_1");
    expect([page.copied, page.textAt("#request-note")]).toEqual([["req_1"], "Copied req_1."]);
    expect(page.field("Message").value).toBe("");
  });

  test("has no cost if the model has no price", async () => {
    const { page, server } = await openWithKey();
    server.answer("GET /v1/models", ok({ data: [{ id: "free" }] }));
    await page.fill("Key", "sk-gw-2");
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "Hi");
    expect(numbers(page)).toEqual(["200", "3", "2", "–", "req_1"]);
  });

  test("that streams is shown while it arrives", async () => {
    const { page, server } = await openWithKey({ stream: true });
    const events = chatEvents([{ content: "Hel" }, { content: "lo." }]);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const stream = (async function* pieces() {
      yield events[0]?.slice(0, 20) ?? "";
      yield `${events[0]?.slice(20)}: still here\n\n`;
      await promise;
      yield events.slice(1).join("");
    })();
    server.answer(CHAT, { status: 200, stream });
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["running", "Waiting for the model…"]);
    expect(page.textAt("#reply-text")).toBe("Hel");
    expect(page.one("#events").textContent).toBe(`${events[0]}: still here\n\n`);
    expect(numbers(page)).toEqual(["200", "–", "–", "–", "–"]);
    resolve(undefined);
    await page.settle();
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(page.textAt("#reply-text")).toBe("Hello.");
    expect(page.one("#events").textContent).toBe(
      `${events[0]}: still here\n\n${events.slice(1).join("")}`,
    );
    expect(numbers(page)).toEqual(["200", "3", "2", "$0.02", "–"]);
  });

  test("that streams is decoded correctly wherever its bytes are split", async () => {
    const { page, server } = await openWithKey({ stream: true });
    const events = chatEvents([{ content: "Grüße, " }, { content: "世界 🙂" }]);
    const bytes = new TextEncoder().encode(events.join(""));
    const stream = Array.from(bytes, (byte) => Uint8Array.of(byte));
    server.answer(CHAT, { status: 200, stream });
    await say(page, "Hi");
    expect(page.textAt("#reply-text")).toBe("Grüße, 世界 🙂");
    expect(page.one("#events").textContent).toBe(events.join(""));
  });

  test("of messages that streams ends with its own event", async () => {
    const { page, server } = await openWithKey({ stream: true });
    const usage = { input_tokens: 1, output_tokens: 0, cache_read_input_tokens: 2 };
    const events = [
      { type: "message_start", message: { role: "assistant", content: [], usage } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello." } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 4 } },
      { type: "message_stop" },
    ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    server.answer(MESSAGES, { status: 200, stream: events });
    page.field("Messages").click();
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["done", "Complete."]);
    expect(page.textAt("#reply-text")).toBe("Hello.");
    expect(numbers(page).slice(1, 4)).toEqual(["3", "4", "$0.04"]);
  });

  test("clears the previous answer", async () => {
    const { page, server } = await openWithKey();
    server.answer(CHAT, ok(chatReply("Hello.", { reasoning_content: "Hm." })));
    await say(page, "Hi");
    server.answer(CHAT, heldAnswer().answering);
    await say(page, "Again");
    expect(outcome(page)).toEqual(["running", "Waiting for the model…"]);
    expect(numbers(page)).toEqual(["–", "–", "–", "–", "–"]);
    expect(page.textAt("#time")).toBe("–");
    for (const id of ["#reply-text", "#reply-reasoning"]) expect(page.one(id).hidden).toBe(true);
    for (const id of ["#events", "#reply"]) expect(page.textAt(id)).toBe("");
    expect(turnsOf(page)).toEqual(["YouHi", "ModelHm.Hello.", "YouAgain"]);
    expect(isDisabled(page, SEND, "Stop", UNDO, NEW)).toEqual([true, false, true, true]);
  });

  test("shows its duration", async () => {
    const { page, server } = await openWithKey();
    const { answering, release } = heldAnswer();
    server.answer(CHAT, answering);
    await say(page, "Hi");
    await page.pass(1_234);
    release(ok(chatReply("Hello.")));
    await page.settle();
    expect(page.textAt("#time")).toBe("1234 ms");
  });
});

describe("a request that fails", () => {
  const error = { type: "error", error: { code: "upstream_error", message: "It broke." } };
  const [first = ""] = chatEvents([{ content: "Hel" }, { content: "lo." }]);
  const stream = (...pieces: readonly string[]) => ({ status: 200, stream: pieces });

  test.each([
    ["is refused", refusal(402, "No balance."), "code_402: No balance.", "402"],
    ["has no response", unreachable(), "The connection failed: fetch failed", "–"],
    [
      "has an error in its stream",
      stream(first, `data: ${JSON.stringify(error)}\n\n`),
      "upstream_error: It broke.",
      "200",
    ],
    ["ends prematurely", stream(first), "The stream ended unexpectedly.", "200"],
  ])("which %s leaves the form and the conversation", async (_what, answer, message, status) => {
    const { page, server } = await openWithKey();
    server.answer(CHAT, answer);
    await page.fill("Message", "Hi");
    await page.click(SEND);
    expect(outcome(page)).toEqual(["failed", message]);
    expect(page.textAt("#status")).toBe(status);
    expect(page.field("Message").value).toBe("Hi");
    expect(turnsOf(page)).toEqual([]);
    expect(isDisabled(page, SEND, "Stop", UNDO, NEW)).toEqual([false, true, true, true]);
  });

  test("keeps the previous turns, and a repeated message is sent once", async () => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "Hi");
    server.answer(CHAT, refusal(503, "Busy."));
    await say(page, "Again");
    expect(turnsOf(page)).toEqual(["YouHi", "ModelHello."]);
    expect(isDisabled(page, UNDO, NEW)).toEqual([false, false]);
    server.answer(CHAT, ok(chatReply("Yes?")));
    await page.click(SEND);
    expect(sent().at(-1)?.body).toMatchObject({
      messages: [{ content: "Hi" }, { content: "Hello." }, { content: "Again" }],
    });
  });

  test("keeps the focus on Send, and returns it from Stop", async () => {
    const { page, server } = await openWithKey();
    server.answer(CHAT, heldAnswer().answering);
    page.button(SEND).focus();
    await say(page, "Hi");
    expect(page.document.activeElement).toBe(page.button(SEND));
    page.button("Stop").focus();
    await page.click("Stop");
    expect(page.document.activeElement).toBe(page.button(SEND));
  });

  test("is stopped by its button", async () => {
    const { page, server } = await openWithKey({ stream: true });
    const never = Promise.withResolvers<string>();
    const pieces = (async function* hanging() {
      yield first;
      yield await never.promise;
    })();
    server.answer(CHAT, { status: 200, stream: pieces });
    await page.fill("Message", "Hi");
    await page.click(SEND);
    expect(page.textAt("#reply-text")).toBe("Hel");
    await page.click("Stop");
    expect(outcome(page)).toEqual(["failed", "Stopped."]);
    expect(page.field("Message").value).toBe("Hi");
    server.answer(CHAT, ok(chatReply("Hello.")));
    await page.click(SEND);
    expect(outcome(page)).toEqual(["done", "Complete."]);
    never.resolve("");
  });
});

describe("the cost of a failed request", () => {
  async function failing(...accounts: readonly object[]) {
    const opened = await openWithKey();
    let at = 0;
    opened.server.answer("GET /v1/account", () => {
      const answer = accounts[Math.min(at, accounts.length - 1)] ?? {};
      at += 1;
      return "status" in answer ? (answer as { status: number }) : ok(answer);
    });
    opened.server.answer(CHAT, refusal(502, "It broke."));
    await opened.page.fill("Message", "Hi");
    await opened.page.click(SEND);
    return opened;
  }
  const cost = (page: OpenedPage): string => page.textAt("#cost");

  test("is the amount that the account has spent since", async () => {
    const { page } = await failing(spending("1.5", "0.25"), spending("1.500000001", "0.25"));
    expect(cost(page)).toBe("$0.000000001");
  });

  test("is based on the account before the request and after its end", async () => {
    const { server } = await failing(spending("1", "0"));
    expect(server.calls.map(({ path }) => path).slice(-3)).toEqual([
      ...["/v1/account", "/v1/chat/completions", "/v1/account"],
    ]);
  });

  test("is known once its hold is released", async () => {
    const { page, server } = await failing(
      spending("1", "0"),
      spending("1", "2"),
      spending("1", "2"),
      spending("3", "0"),
    );
    expect(cost(page)).toBe("…");
    expect(isDisabled(page, SEND)).toEqual([true]);
    expect(server.callsOf("GET /v1/account")).toHaveLength(2);
    await page.pass(249);
    expect(server.callsOf("GET /v1/account")).toHaveLength(2);
    await page.pass(251);
    expect(cost(page)).toBe("$2.00");
    expect(isDisabled(page, SEND)).toEqual([false]);
  });

  test("stays unknown if the hold remains after eight reads", async () => {
    const { page, server } = await failing(spending("1", "0"), spending("1", "2"));
    await page.pass(60_000);
    expect(cost(page)).toBe("–");
    expect(server.callsOf("GET /v1/account")).toHaveLength(9);
    expect(isDisabled(page, SEND)).toEqual([false]);
  });

  test.each([
    ["before", [{ status: 401 }]],
    ["after", [spending("1", "0"), { status: 503 }]],
  ])("stays unknown if the account cannot be read %s", async (_when, accounts) => {
    const { page } = await failing(...accounts);
    expect(cost(page)).toBe("–");
  });

  test("stays unknown if the gateway cannot be reached", async () => {
    const { page, server } = await openWithKey();
    server.answer("GET /v1/account", unreachable());
    server.answer(CHAT, unreachable());
    await page.fill("Message", "Hi");
    await page.click(SEND);
    expect(cost(page)).toBe("–");
  });
});

describe("a conversation", () => {
  async function talked() {
    const opened = await openWithKey();
    const { page, server } = opened;
    server.answer(CHAT, ok(chatReply("One.")));
    await say(page, "First");
    server.answer(CHAT, ok(chatReply("Two.")));
    await say(page, "Second");
    return opened;
  }

  test("continues with all previous turns", async () => {
    const { page, sent } = await talked();
    expect(sent()[1]?.body).toMatchObject({
      messages: [
        { role: "user", content: "First" },
        { role: "assistant", content: "One." },
        { role: "user", content: "Second" },
      ],
    });
    expect(turnsOf(page)).toEqual(["YouFirst", "ModelOne.", "YouSecond"]);
    expect(page.textAt("#reply-text")).toBe("Two.");
    expect(isDisabled(page, UNDO, NEW)).toEqual([false, false]);
  });

  test("moves its last exchange back into the form", async () => {
    const { page } = await talked();
    await page.click(UNDO);
    expect(page.field("Message").value).toBe("Second");
    expect(turnsOf(page)).toEqual(["YouFirst"]);
    expect(page.textAt("#reply-text")).toBe("One.");
    expect(page.document.activeElement).toBe(page.field("Message"));
    await page.click(UNDO);
    expect(page.field("Message").value).toBe("First");
    expect(page.one("#turns").hidden).toBe(true);
    expect(page.one("#reply-text").hidden).toBe(true);
    expect(isDisabled(page, UNDO, NEW)).toEqual([true, true]);
  });

  test("restarts without anything of its last exchange", async () => {
    const { page } = await talked();
    await page.click(NEW);
    expect(outcome(page)).toEqual(["idle", "Nothing sent yet."]);
    expect([numbers(page), page.textAt("#time")]).toEqual([["–", "–", "–", "–", "–"], "–"]);
    for (const id of ["#events", "#reply", "#reply-text"]) expect(page.textAt(id)).toBe("");
  });

  test("restarts", async () => {
    const { page, server, sent } = await talked();
    await page.click(NEW);
    expect(turnsOf(page)).toEqual([]);
    expect(isDisabled(page, UNDO, NEW)).toEqual([true, true]);
    expect(page.document.activeElement).toBe(page.field("Message"));
    server.answer(CHAT, ok(chatReply("Yes?")));
    await say(page, "Third");
    expect(sent()[2]?.body).toMatchObject({ messages: [{ content: "Third" }] });
  });
});

test("the answer is scrolled into view, to its top on a narrow screen", async () => {
  const seen: unknown[] = [];
  const narrow = "(max-width: 900px)";
  let isNarrow = false;
  const { page, server } = await openWithKey({ matches: (query) => query === narrow && isNarrow });
  Object.assign(page.one("#answer"), { scrollIntoView: (where: unknown) => seen.push(where) });
  server.answer(CHAT, ok(chatReply("Hello.")));
  await say(page, "Hi");
  isNarrow = true;
  await say(page, "Again");
  expect(seen).toEqual([
    ...[{ block: "nearest" }, { block: "nearest" }],
    ...[{ block: "start" }, { block: "start" }],
  ]);
});
