import { describe, expect, test } from "vitest";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import {
  CHAT,
  chatReply,
  MESSAGES,
  model,
  openPlayground,
  openWithKey,
  say,
  SEND,
} from "../testing/playground.ts";
import type { OpenedPage } from "../testing/open-page.ts";

const messagesReply = {
  id: "m",
  type: "message",
  role: "assistant",
  model: "acme/large",
  stop_reason: "end_turn",
  content: [{ type: "text", text: "Hello." }],
  usage: { input_tokens: 3, output_tokens: 2, cache_read_input_tokens: 4 },
};
const sampleOf = (page: OpenedPage): string => page.one("#sample").textContent;

describe("the models", () => {
  test("of the key are listed when it is entered, and the first is chosen", async () => {
    const { page, server } = await openPlayground();
    expect(server.calls).toEqual([]);
    expect(page.options("Model")).toEqual([["", "Enter a key first"]]);
    expect(page.field("Model").disabled).toBe(true);
    await page.fill("Key", " sk-gw-1 ");
    expect(server.calls.map(({ path, headers }) => [path, headers["authorization"]])).toEqual([
      ["/v1/models", "Bearer sk-gw-1"],
    ]);
    expect(page.options("Model").map(([id]) => id)).toEqual(["acme/large", "acme/small"]);
    expect(page.field("Model").disabled).toBe(false);
    expect(page.textAt("#model-note")).toBe("2 models on this key's plan.");
    expect(page.window.localStorage).toHaveLength(0);
    expect({ ...page.window.sessionStorage }).toEqual({ "gateway-key": "sk-gw-1" });
    expect(sampleOf(page)).toContain('"model": "acme/large"');
    expect(sampleOf(page)).not.toContain("sk-gw-1");
  });

  test("of the sandbox are listed last", async () => {
    const { page, server } = await openPlayground();
    const ids = ["sandbox/echo", "b/one", "sandbox/agent", "a/two"];
    server.answer("GET /v1/models", ok({ data: ids.map((id) => model(id)) }));
    await page.fill("Key", "sk-gw-1");
    expect(page.options("Model").map(([id]) => id)).toEqual([
      ...["b/one", "a/two", "sandbox/echo", "sandbox/agent"],
    ]);
    expect(page.field("Model").value).toBe("b/one");
  });

  test("keep the chosen one when they are listed again", async () => {
    const { page } = await openWithKey();
    await page.fill("Model", "acme/small");
    await page.fill("Key", "sk-gw-2");
    expect(page.field("Model").value).toBe("acme/small");
  });

  test("are not asked again, and nothing is sent, until a refused key is edited", async () => {
    const { page, server, sent } = await openPlayground();
    server.answer("GET /v1/models", refusal(401, "The key is not valid."));
    await page.fill("Key", "sk-gw-1");
    expect(page.textAt("#key-problem")).toBe("The key is not valid.");
    expect([page.textAt("#model-note"), page.field("Model").disabled]).toEqual(["", true]);
    server.forget();
    await page.click(SEND);
    expect([server.calls, page.textAt("#outcome")]).toEqual([[], "The key is not valid."]);
    expect(page.document.activeElement).toBe(page.field("Key"));
    server.answer("GET /v1/models", ok({ data: [model("acme/large")] }));
    server.answer(CHAT, ok(chatReply("Hello.")));
    await page.fill("Key", "sk-gw-2");
    expect(page.document.querySelector(".problem")).toBeNull();
    expect(page.textAt("#outcome")).toBe("");
    await page.click(SEND);
    expect(sent()).toHaveLength(1);
  });

  test("of a refused key leave no mark if the key was edited meanwhile", async () => {
    const { page, server } = await openPlayground();
    const slow = heldAnswer();
    server.answer("GET /v1/models", slow.answering);
    await page.fill("Key", "sk-gw-1");
    page.field("Key").dispatchEvent(new page.window.Event("input", { bubbles: true }));
    slow.release(refusal(401, "The key is not valid."));
    await page.settle();
    expect(page.document.querySelector(".problem")).toBeNull();
  });

  test.each([
    [refusal(503, "The ledger is down."), "The ledger is down."],
    [unreachable(), "The gateway cannot be reached."],
  ])("that cannot be listed show the reason: %#", async (answer, note) => {
    const { page, server } = await openPlayground();
    server.answer("GET /v1/models", answer);
    await page.fill("Key", "sk-gw-1");
    expect(page.textAt("#model-note")).toBe(note);
    expect(page.options("Model")).toEqual([["", "Enter a key first"]]);
    expect(page.field("Model").disabled).toBe(true);
  });

  test("are removed with the key, without a call", async () => {
    const { page, server } = await openWithKey();
    server.forget();
    await page.fill("Key", " ");
    expect(server.calls).toEqual([]);
    expect(page.options("Model")).toEqual([["", "Enter a key first"]]);
    expect(page.textAt("#model-note")).toBe("");
  });

  test.each([
    ["answer", ok({ data: [model("old")] })],
    ["failure", unreachable()],
  ])("of an earlier key never replace those of a later one: a late %s", async (_what, late) => {
    const { page, server } = await openPlayground();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    server.answer("GET /v1/models", async (call) => {
      await promise;
      return typeof late === "function" ? late(call) : late;
    });
    await page.fill("Key", "sk-gw-1");
    server.answer("GET /v1/models", ok({ data: [model("new")] }));
    await page.fill("Key", "sk-gw-2");
    resolve(undefined);
    await page.settle();
    expect(page.options("Model")).toEqual([["new", "new"]]);
    expect(page.textAt("#model-note")).toBe("1 models on this key's plan.");
  });
});

describe("a request", () => {
  test("of chat contains the form's values, and the key only in its header", async () => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, ok(chatReply("Hello.")));
    await page.fill("System", " Be kind. ");
    await page.fill("Max tokens", "50");
    await page.fill("Temperature", "0.5");
    await page.fill("Top P", "0.9");
    await page.fill("Reasoning", "high");
    await page.fill("Stop sequences, one per line", "END\n\n stop ");
    await page.fill("Extra fields (JSON, merged into the request body)", '{"user": "u1"}');
    await say(page, " Hi there ");
    expect(sent().map(({ headers, path }) => [path, headers])).toEqual([
      [
        "/v1/chat/completions",
        { authorization: "Bearer sk-gw-1", "content-type": "application/json" },
      ],
    ]);
    expect(sent()[0]?.body).toEqual({
      model: "acme/large",
      messages: [
        { role: "system", content: "Be kind." },
        { role: "user", content: "Hi there" },
      ],
      max_tokens: 50,
      temperature: 0.5,
      top_p: 0.9,
      stop: ["END", " stop "],
      reasoning: { effort: "high" },
      user: "u1",
    });
  });

  test("of messages has the form of its protocol", async () => {
    const { page, server, sent } = await openWithKey();
    server.answer(MESSAGES, ok(messagesReply));
    expect(page.field("Top K").disabled).toBe(true);
    await page.fill("Top K", "7");
    page.field("Messages").click();
    await page.settle();
    expect(page.field("Top K").disabled).toBe(false);
    await say(page, "Hi");
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      [
        "/v1/messages",
        {
          model: "acme/large",
          max_tokens: 1_024,
          messages: [{ role: "user", content: "Hi" }],
          top_k: 7,
        },
      ],
    ]);
    page.field("Chat completions").click();
    await page.settle();
    expect(page.field("Top K").disabled).toBe(true);
    page.field("Next").click();
    expect(sampleOf(page)).not.toContain("top_k");
  });

  test("streams if it is chosen", async () => {
    const { page, server, sent } = await openWithKey({ stream: true });
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "Hi");
    expect(sent()[0]?.body).toMatchObject({ stream: true });
  });

  test("without a key is not sent, and the key's field shows a problem until it has one", async () => {
    const { page, server, sent } = await openPlayground();
    await page.click(SEND);
    expect([sent(), server.calls]).toEqual([[], []]);
    const key = page.field("Key");
    expect(page.textAt("#key-problem")).toBe("Enter your key first.");
    expect(key.getAttribute("aria-invalid")).toBe("true");
    expect(key.getAttribute("aria-describedby")).toBe("key-note key-problem");
    expect(page.document.activeElement).toBe(key);
    await page.fill("Key", "sk-gw-1");
    expect(page.document.querySelector("#key-problem")).toBeNull();
    expect(key.getAttribute("aria-describedby")).toBe("key-note");
    expect(key.hasAttribute("aria-invalid")).toBe(false);
  });

  test("that is refused shows each issue at its field, which disappears when it is edited", async () => {
    const { page, server } = await openWithKey();
    const issues = [
      { pointer: "/temperature", rule: "maximum", message: "must be at most 2" },
      { pointer: "/tools/0/function", rule: "required", message: "name is missing" },
      { pointer: "/unknown", rule: "additionalProperties", message: "no such field" },
    ];
    const error = { code: "invalid_request", message: "No.", details: { issues } };
    server.answer(CHAT, { status: 400, body: { error } });
    await say(page, "Hi");
    expect(page.textAt("#temperature-problem")).toBe("must be at most 2");
    expect(page.textAt("#tools-problem")).toBe("/tools/0/function: name is missing");
    expect(page.document.querySelectorAll(".problem")).toHaveLength(2);
    expect(page.one("#tools").closest("details")?.hasAttribute("open")).toBe(true);
    await page.fill("Temperature", "1");
    expect([...page.document.querySelectorAll(".problem")].map(({ id }) => id)).toEqual([
      "tools-problem",
    ]);
    server.answer(CHAT, ok(chatReply("Hello.")));
    await page.click(SEND);
    expect(page.document.querySelectorAll(".problem")).toHaveLength(0);
  });

  test.each([
    [401, { code: "invalid_api_key", message: "No such key." }, "#key-problem", "No such key."],
    [404, { code: "model_not_found", message: "No model." }, "#model-problem", "No model."],
  ])("with a %d shows the message at its cause", async (status, error, place, message) => {
    const { page, server } = await openWithKey();
    server.answer(CHAT, { status, body: { error } });
    await say(page, "Hi");
    expect(page.textAt(place)).toBe(message);
    expect(`#${page.document.activeElement?.id}-problem`).toBe(place);
  });

  test("with a key that is refused is not sent again with this key", async () => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, refusal(401, "The key has expired."));
    await say(page, "Hi");
    await page.click(SEND);
    expect(sent()).toHaveLength(1);
    await page.fill("Key", "sk-gw-2");
    await page.click(SEND);
    expect(sent()).toHaveLength(2);
  });

  test.each([
    ["refusal leaves a new key unmarked", refusal(401, "The key has expired."), 200, null],
    ["success keeps a new key refused", ok(chatReply("Hello.")), 401, "No such key."],
  ])("whose key was edited meanwhile: a %s", async (_what, answer, status, problem) => {
    const { page, server, sent } = await openWithKey();
    const slow = heldAnswer();
    server.answer(CHAT, slow.answering);
    await say(page, "Hi");
    server.answer(
      "GET /v1/models",
      status === 200 ? ok({ data: [model("acme/large")] }) : refusal(status, "No such key."),
    );
    await page.fill("Key", "sk-gw-2");
    slow.release(answer);
    await page.settle();
    expect(page.document.querySelector("#key-problem")?.textContent ?? null).toBe(problem);
    server.forget();
    await say(page, "Again");
    expect([sent().length, server.calls.length === 0]).toEqual(
      problem === null ? [1, false] : [0, true],
    );
  });

  test("asks for its cost with the key that was sent", async () => {
    const { page, server } = await openWithKey();
    const slow = heldAnswer();
    server.answer(CHAT, slow.answering);
    await say(page, "Hi");
    await page.fill("Key", "sk-gw-2");
    slow.release(refusal(500, "Failed."));
    await page.settle();
    const asked = server.callsOf("GET /v1/account").map(({ headers }) => headers["authorization"]);
    expect([...new Set(asked)]).toEqual(["Bearer sk-gw-1"]);
    expect(asked.length).toBeGreaterThan(1);
  });

  test("with a refused extra field has the problem at the extra fields, until they are edited", async () => {
    const { page, server } = await openWithKey();
    const EXTRA = "Extra fields (JSON, merged into the request body)";
    await page.fill(EXTRA, '{"foo": 1, "model": 2}');
    const issues = ["foo", "model"].map((name) => ({
      pointer: `/${name}`,
      message: `No ${name}.`,
    }));
    const error = { code: "unknown_field", message: "No.", details: { issues } };
    server.answer(CHAT, { status: 400, body: { error } });
    await say(page, "Hi");
    expect(page.textAt("#further-problem")).toBe("No model.");
    expect(page.document.querySelectorAll(".problem")).toHaveLength(1);
    await page.fill(EXTRA, "");
    expect(page.document.querySelector(".problem")).toBeNull();
    expect(page.textAt("#outcome")).toBe("");
  });

  test("waits for the models if the key's field still has the focus", async () => {
    const { page, server, sent } = await openPlayground();
    server.answer(CHAT, ok(chatReply("Hello.")));
    page.field("Key").value = "sk-gw-1";
    await page.press("Enter", page.field("Key"), { ctrlKey: true });
    expect(sent()[0]?.body).toMatchObject({ model: "acme/large" });
  });

  test.each([
    ["Message", " ", "Write a message first."],
    ["JSON schema of the reply", "[]", "JSON schema: this JSON has the wrong structure."],
  ])("is not sent if %s is %j", async (label, value, message) => {
    const { page, sent } = await openWithKey();
    await page.fill(label, value);
    await page.click(SEND);
    expect(sent()).toEqual([]);
    expect(page.textAt("#outcome")).toBe(message);
    expect(page.one("#outcome").dataset["state"]).toBe("failed");
    expect(page.textAt(".problem")).toBe(message);
    expect(page.field(label).getAttribute("aria-invalid")).toBe("true");
    expect(page.button(SEND).hasAttribute("disabled")).toBe(false);
  });
});

describe("the keyboard", () => {
  test.each([
    ["Enter", { ctrlKey: true }, 1],
    ["Enter", { metaKey: true }, 1],
    ["Enter", {}, 0],
    ["a", { ctrlKey: true }, 0],
  ])("%s with %j sends %d", async (key, modifiers, count) => {
    const { page, server, sent } = await openWithKey();
    server.answer(CHAT, ok(chatReply("Hello.")));
    const isKept = await page.press(key, page.field("Message"), modifiers);
    expect(isKept).toBe(count === 1);
    expect(sent()).toHaveLength(count);
  });

  test("Enter in a field sends nothing, and leads from the key to the message", async () => {
    const { page, sent } = await openWithKey();
    expect(await page.press("Enter", page.field("Key"))).toBe(true);
    expect(page.document.activeElement).toBe(page.field("Message"));
    expect(await page.press("Enter", page.field("Max tokens"))).toBe(true);
    expect(sent()).toEqual([]);
  });

  test("sends once while a request runs", async () => {
    const { page, server, sent } = await openWithKey();
    const { answering, release } = heldAnswer();
    server.answer(CHAT, answering);
    const press = () => page.press("Enter", page.field("Message"), { ctrlKey: true });
    await press();
    await press();
    await page.click(SEND);
    expect(sent()).toHaveLength(1);
    release(ok(chatReply("Hello.")));
    await page.settle();
    expect(sent()).toHaveLength(1);
    await page.fill("Message", "Again");
    await press();
    expect(sent()).toHaveLength(2);
  });

  test("sends once while the models are still being listed", async () => {
    const { page, server, sent } = await openPlayground();
    const models = heldAnswer();
    server.answer("GET /v1/models", models.answering);
    server.answer(CHAT, heldAnswer().answering);
    page.field("Key").value = "sk-gw-1";
    await page.press("Enter", page.field("Key"), { ctrlKey: true });
    await page.press("Enter", page.field("Key"), { ctrlKey: true });
    models.release(ok({ data: [model("acme/large")] }));
    await page.settle();
    expect(sent()).toHaveLength(1);
  });
});
