import { describe, expect, test } from "vitest";
import { ok } from "../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";
import { CHAT, chatReply, openWithKey, say, SEND, turnsOf } from "../testing/playground.ts";

const sampleOf = (page: OpenedPage): string => page.one("#sample").textContent;

describe("the call as code", () => {
  test("follows the form", async () => {
    const { page } = await openWithKey();
    expect(sampleOf(page)).toMatch(/^curl http:\/\/gateway\.test\/v1\/chat\/completions \\/);
    await page.fill("Message", "It's me");
    expect(sampleOf(page)).toContain(String.raw`It'\''s me`);
    await page.fill("Tools, a JSON array in the protocol's shape", "[{");
    expect(sampleOf(page)).toMatch(/^Tools: not valid JSON/);
    page.field("Messages").click();
    await page.fill("Tools, a JSON array in the protocol's shape", "");
    expect(sampleOf(page)).toContain("/v1/messages");
  });

  test("is the one that was sent last; the next one is shown on request", async () => {
    const { page, server } = await openWithKey();
    const calls = (): boolean => page.one("#calls").hidden;
    expect(calls()).toBe(true);
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "First");
    await page.fill("Message", "Second");
    await page.fill("Temperature", "1");
    const sent = sampleOf(page);
    expect(sent).toContain("First");
    expect(sent).not.toMatch(/Second|temperature/);
    expect([calls(), page.field("Sent last").checked]).toEqual([false, true]);
    await page.click("Copy");
    page.field("Next").click();
    expect(sampleOf(page)).toMatch(/First[^]*Hello\.[^]*Second[^]*temperature/);
    expect(page.buttons()).toContain("Copy");
    page.field("Sent last").click();
    expect(sampleOf(page)).toBe(sent);
    await page.click("New conversation");
    expect([calls(), sampleOf(page).includes("First")]).toEqual([true, false]);
  });

  test("is in the language of the chosen tab, by a click or by arrow keys", async () => {
    const { page } = await openWithKey();
    const selected = (): readonly string[] =>
      [...page.document.querySelectorAll("[role=tab][aria-selected=true]")].map(textOf);
    const tab = (name: string) => page.button(name);
    expect(selected()).toEqual(["curl"]);
    await page.click("Python");
    expect(selected()).toEqual(["Python"]);
    expect(sampleOf(page)).toMatch(/^import os\n\nfrom openai import OpenAI/);
    expect(page.one("#sample").getAttribute("aria-labelledby")).toBe("tab-python");
    expect([tab("curl").tabIndex, tab("Python").tabIndex]).toEqual([-1, 0]);
    await page.press("ArrowRight", tab("Python"));
    expect(selected()).toEqual(["curl"]);
    expect(page.document.activeElement).toBe(tab("curl"));
    await page.press("ArrowLeft", tab("curl"));
    expect(selected()).toEqual(["Python"]);
    await page.press("ArrowLeft", tab("Python"));
    expect(selected()).toEqual(["TypeScript"]);
    expect(sampleOf(page)).toMatch(/^import OpenAI from "openai";/);
    await page.press("Home", tab("TypeScript"));
    expect(selected()).toEqual(["TypeScript"]);
  });

  test("is copied", async () => {
    const { page } = await openWithKey();
    await page.click("Copy");
    expect(page.copied).toEqual([sampleOf(page)]);
    expect(page.buttons()).toContain("Copied");
  });

  test("shows that the browser refused the copy", async () => {
    const { page } = await openWithKey({ globals: { navigator: {} } });
    await page.click("Copy");
    expect(page.buttons()).toContain("Copy failed");
  });
});

describe("tools", () => {
  const TOOLS = "Tools, a JSON array in the protocol's shape";

  test("lose their problem when the example is inserted", async () => {
    const { page, sent } = await openWithKey();
    await page.fill(TOOLS, "[{");
    await page.click(SEND);
    expect(page.textAt("#tools-problem")).toMatch(/^Tools: not valid JSON/);
    await page.click("Insert an example");
    expect(page.document.querySelector("#tools-problem")).toBeNull();
    expect([sent(), page.textAt("#outcome")]).toEqual([[], ""]);
  });

  test("have an example in the protocol's form, which is converted with the protocol", async () => {
    const { page } = await openWithKey();
    await page.click("Insert an example");
    const shape = (): unknown => (JSON.parse(page.field(TOOLS).value) as unknown[])[0];
    expect(shape()).toMatchObject({ type: "function", function: { name: "get_weather" } });
    expect(sampleOf(page)).toContain("get_weather");
    page.field("Messages").click();
    await page.settle();
    expect(shape()).toMatchObject({ name: "get_weather", input_schema: { type: "object" } });
    await page.click("Insert an example");
    expect(shape()).toMatchObject({ name: "get_weather" });
  });

  test("called by a model ask for their results, which the next request contains", async () => {
    const { page, server, sent } = await openWithKey();
    const call = { id: "t1", type: "function", function: { name: "look", arguments: '{"a":1}' } };
    server.answer(CHAT, ok(chatReply("", { tool_calls: [call] })));
    await page.click("Insert an example");
    await page.fill("Tool choice", "required");
    await say(page, "Look");
    expect(sent()[0]?.body).toMatchObject({ tool_choice: "required" });
    expect(page.textAt("#reply-calls")).toBe('look({"a":1})');
    expect(page.textAt("#pending .note")).toBe('called with {"a":1}');
    const area = page.one("#pending textarea");
    expect([area.id, page.one("#pending label").getAttribute("for")]).toEqual([
      ...["result-t1", "result-t1"],
    ]);
    await page.click(SEND);
    expect(page.textAt("#result-t1-problem")).toBe("Enter the tool's result first.");
    expect([sent().length, page.document.activeElement]).toEqual([1, area]);
    await page.fill("Result of look", " 9 ");
    expect(page.document.querySelector("#result-t1-problem")).toBeNull();
    page.field("Next").click();
    expect(sampleOf(page)).toContain('"content": " 9 "');
    server.answer(CHAT, ok(chatReply("Nine.")));
    await page.click(SEND);
    expect(sent()[1]?.body).toMatchObject({
      messages: [
        { role: "user", content: "Look" },
        { role: "assistant", content: "", tool_calls: [call] },
        { role: "tool", tool_call_id: "t1", content: " 9 " },
      ],
    });
    expect(page.one("#pending").childNodes.length).toBe(0);
    expect(turnsOf(page)).toEqual(["YouLook", 'Modellook({"a":1})', "Tool resultslook → 9"]);
  });
});
