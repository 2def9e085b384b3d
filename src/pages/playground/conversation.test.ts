import { describe, expect, test } from "vitest";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import {
  CHAT,
  chatEvents,
  chatReply,
  MESSAGES,
  RESPONSES,
  openWithKey,
  say,
  SEND,
  turnsOf,
} from "../testing/playground.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";

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
    expect(outcome(page)).toEqual(["running", "The reply is arriving…"]);
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
    expect(page.one("#answer").hidden).toBe(true);
    for (const id of ["#reply-text", "#reply-reasoning"]) expect(page.textAt(id)).toBe("");
    for (const id of ["#events", "#reply"]) expect(page.textAt(id)).toBe("");
    expect(turnsOf(page)).toEqual(["YouHi", "ModelReasoningHm.Hello.", "YouAgain"]);
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
      "has an error before any text",
      stream(`data: ${JSON.stringify(error)}\n\n`),
      "upstream_error: It broke.",
      "200",
    ],
    ["ends at once", stream(), "The stream ended unexpectedly.", "200"],
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

  test.each([
    [
      "has an error in its stream",
      stream(first, `data: ${JSON.stringify(error)}\n\n`),
      "upstream_error: It broke.",
    ],
    ["ends prematurely", stream(first), "The stream ended unexpectedly."],
  ])("which %s keeps the message and the partial reply", async (_what, answer, message) => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, answer);
    await say(page, "Hi");
    expect(outcome(page)).toEqual(["failed", message]);
    expect([turnsOf(page), page.textAt("#reply-text")]).toEqual([["YouHi"], "Hel"]);
    expect(page.textAt("#reply-interruption")).toBe(message);
    expect(page.field("Message").value).toBe("");
    server.answer(CHAT, ok(chatReply("Yes?")));
    await say(page, "Go on");
    expect(sent()[1]?.body).toMatchObject({
      messages: [
        { role: "user", content: "Hi" },
        { role: "assistant", content: "Hel" },
        { role: "user", content: "Go on" },
      ],
    });
    await page.click(UNDO);
    await page.click(UNDO);
    expect(page.field("Message").value).toBe("Hi");
  });

  test("returns its message before what was written in the meantime", async () => {
    const { page, server } = await openWithKey();
    const { answering, release } = heldAnswer();
    server.answer(CHAT, answering);
    await say(page, "Hi");
    expect(page.field("Message").value).toBe("");
    await page.fill("Message", "And");
    release(refusal(503, "Busy."));
    await page.settle();
    expect(page.field("Message").value).toBe("Hi\nAnd");
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

  test.each([
    ["chat", "Chat completions", CHAT, "messages"],
    ["messages", "Messages", MESSAGES, "messages"],
    ["responses", "Responses", RESPONSES, "input"],
  ])("stopped by its button keeps both turns for %s", async (_protocol, name, path, list) => {
    const { page, server, sent } = await openWithKey({ stream: true });
    const never = Promise.withResolvers<string>();
    const pieces = (async function* hanging() {
      yield first;
      yield await never.promise;
    })();
    server.answer(CHAT, { status: 200, stream: pieces });
    await say(page, "Hi");
    expect(page.textAt("#reply-text")).toBe("Hel");
    await page.click("Stop");
    expect(outcome(page)).toEqual(["stopped", "Stopped."]);
    expect([turnsOf(page), page.textAt("#reply-text")]).toEqual([["YouHi"], "Hel"]);
    expect(page.textAt("#reply-interruption")).toBe("Stopped.");
    page.field(name).click();
    server.answer(path, heldAnswer().answering);
    await say(page, "Go on");
    expect(sent()[1]?.body).toMatchObject({
      [list]: [{ role: "user" }, { role: "assistant" }, { role: "user" }],
    });
    expect(JSON.stringify(sent()[1]?.body)).toContain("Hel");
    never.resolve("");
  });

  test("stopped before its reply keeps the message, and sends no empty reply", async () => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, heldAnswer().answering);
    await say(page, "Hi");
    await page.click("Stop");
    expect(turnsOf(page)).toEqual(["YouHi"]);
    expect(page.textAt("#reply-interruption")).toBe("Stopped.");
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "Go on");
    expect(sent()[1]?.body).toMatchObject({
      messages: [
        { role: "user", content: "Hi" },
        { role: "user", content: "Go on" },
      ],
    });
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

  test("has the cost of each turn", async () => {
    const { page } = await talked();
    const figures = [...page.document.querySelectorAll("#turns .figures")].map(textOf);
    const line = "$0.02 · 3 tokens in · 2 out · 0 ms";
    expect([figures, page.textAt("#reply-figures")]).toEqual([[line], line]);
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

describe("the view", () => {
  async function scrolling() {
    const seen: unknown[] = [];
    const opened = await openWithKey();
    const { page, server } = opened;
    const end = { top: 500 };
    Object.assign(page.one("#thread-end"), {
      scrollIntoView: (where: unknown) => seen.push(where),
      getBoundingClientRect: () => end,
    });
    const composer = { top: 480, bottom: 700 };
    Object.assign(page.one("#composer"), { getBoundingClientRect: () => composer });
    server.answer(CHAT, ok(chatReply("Hello.")));
    return { ...opened, seen, end, composer };
  }
  const nearest = { block: "nearest" };

  test("follows a reply at the end of the conversation", async () => {
    const { page, seen } = await scrolling();
    await say(page, "Hi");
    expect(seen).toEqual([nearest, nearest, nearest]);
  });

  test.each([
    ["earlier turns", { top: 900 }, {}],
    ["the parts below", {}, { top: -300, bottom: -10 }],
  ])("stays for a reader of %s", async (_what, end, composer) => {
    const opened = await scrolling();
    Object.assign(opened.end, end);
    Object.assign(opened.composer, composer);
    await say(opened.page, "Hi");
    // Sending shows the message.
    expect(opened.seen).toEqual([nearest]);
  });

  test.each([
    [true, false],
    [false, true],
  ])("of a narrow screen (%s) has open settings: %s", async (isNarrow, isOpen) => {
    const { page } = await openWithKey({ matches: () => isNarrow });
    expect(page.one("#more-settings").hasAttribute("open")).toBe(isOpen);
  });
});
