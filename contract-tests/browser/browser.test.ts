import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone, type OpenPage } from "./open-page.ts";

describe.skipIf(chromiumProgram === undefined)("in Chromium", () => {
  let server: TestServer;
  let browser: Browser;
  let opened: OpenPage;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    opened = await openPage(browser, server);
    page = opened.page;
  });
  afterEach(() => opened.close());

  async function enterKey(): Promise<void> {
    await opened.open("/playground");
    await page.getByLabel("Key", { exact: true }).fill(server.key);
    await page.keyboard.press("Tab");
    await page.locator("#model option[value='sandbox/echo']").waitFor({ state: "attached" });
  }

  /** Also of a part that is folded. */
  const textOf = async (id: string): Promise<string> =>
    (await page.locator(`#${id}`).textContent()) ?? "";

  async function ended(state: "done" | "failed" | "stopped"): Promise<void> {
    await page.locator(`#outcome[data-state=${state}]`).waitFor();
    await page.locator("#send:not([aria-disabled])").waitFor();
  }

  /** Waits for the cost of a request without final usage: it is read from the account. */
  async function hasCost(): Promise<void> {
    await page.locator("#cost data").waitFor();
    expect(await textOf("cost")).toMatch(/^\$0\.\d+$/);
  }

  test("/docs shows one language at a time, by keyboard, with this host's address", async () => {
    await opened.open("/docs");
    const curl = page.getByRole("tab", { name: "curl" }).first();
    expect(await page.locator("#sample-0-0").innerText()).toContain(server.root);
    await curl.focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#sample-0-0").isVisible()).toBe(false);
    expect(await page.locator("#sample-0-1").innerText()).toContain("from openai import OpenAI");
    expect(opened.flaws).toEqual([]);
  });

  test("a page of the reference tries its call with a key, on this host", async () => {
    await opened.open("/docs/reference");
    await page.getByRole("link", { name: "Get the account" }).last().click();
    await page.getByLabel("Key", { exact: true }).fill(server.key);
    await page.getByRole("button", { name: "Send" }).click();
    const reply = page.locator(".reply");
    await reply.waitFor();
    expect(await reply.innerText()).toContain('"object": "account"');
    expect(opened.flaws).toEqual([]);
  });

  test("the playground streams chat by Ctrl+Enter: events, fold, usage, cost, code", async () => {
    await enterKey();
    await page.getByLabel("Message", { exact: true }).fill("Hello there");
    await page.keyboard.press("Control+Enter");
    await ended("done");
    const events = await textOf("events");
    expect(events).toContain('"delta":{"role":"assistant"');
    expect(events.trimEnd()).toMatch(/data: \[DONE\]$/);
    expect(await textOf("reply-text")).toBe("Hello there");
    expect(await textOf("reply-figures")).toMatch(/^\$0\.\d+ · \d+ tokens in · \d+ out · /);
    const reply = JSON.parse(await textOf("reply"));
    expect(reply.choices[0].message.content).toBe("Hello there");
    const { prompt_tokens: input, completion_tokens: output } = reply.usage;
    expect([await textOf("input-tokens"), await textOf("output-tokens")]).toEqual(
      [input, output].map(String),
    );
    const nano = (input * 10 + output * 20).toString().padStart(9, "0");
    const exact = await page.locator("#cost data").getAttribute("title");
    expect(exact).toBe(`$0.${nano.replace(/0+$/, "")}`);
    expect(await textOf("sample")).toContain(`curl -N ${server.root}/v1/chat/completions`);
    expect(opened.flaws).toEqual([]);
  });

  test("the playground streams messages with a tool and folds its call", async () => {
    await enterKey();
    await page.getByLabel("Messages", { exact: true }).check();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/agent");
    await page.getByText("Tools", { exact: true }).click();
    await page.getByRole("button", { name: "Insert an example" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("events")).toContain("event: message_stop");
    const reply = JSON.parse(await textOf("reply"));
    expect(reply.stop_reason).toBe("tool_use");
    const call = reply.content.find(({ type }: { type: string }) => type === "tool_use");
    expect(typeof call.input.city).toBe("string");
    expect(await textOf("cost")).toMatch(/^\$0\.\d+$/);
    await page.getByRole("tab", { name: "Python" }).click();
    expect(await textOf("sample")).toContain("client.messages.create(");
    expect(opened.flaws).toEqual([]);
  });

  test("the playground streams responses with reasoning and a tool, and continues in chat", async () => {
    await enterKey();
    await page.getByLabel("Responses", { exact: true }).check();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/agent");
    await page.getByText("Tools", { exact: true }).click();
    await page.getByRole("button", { name: "Insert an example" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("events")).toContain("event: response.completed");
    expect(await textOf("reply-calls")).toMatch(/^get_weather\(\{"city":".+"\}\)$/);
    await page.getByLabel("Result of get_weather").fill("21 degrees");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("reply-text")).toContain("21 degrees");
    // The reasoner takes neither tools nor their calls.
    await page.locator("#tools").fill("");
    await page.getByRole("button", { name: "New conversation" }).click();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/reasoner");
    await page.getByLabel("Reasoning", { exact: true }).selectOption("high");
    await page.getByLabel("Message", { exact: true }).fill("Thanks");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("reply-text")).toBe("Thanks");
    expect(await textOf("reply-reasoning")).not.toBe("");
    const { usage } = JSON.parse(await textOf("reply"));
    expect([await textOf("input-tokens"), await textOf("output-tokens")]).toEqual(
      [usage.input_tokens, usage.output_tokens].map(String),
    );
    expect(await textOf("cost")).toMatch(/^\$0\.\d+$/);
    await page.getByLabel("Chat completions", { exact: true }).check();
    await page.getByLabel("Message", { exact: true }).fill("In chat");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("reply-text")).toBe("In chat");
    expect(await page.locator("#turns li").count()).toBe(3);
    expect(opened.flaws).toEqual([]);
  });

  test("the playground requests a non-streaming response, and shows a failing stream as failed", async () => {
    await enterKey();
    await page.getByLabel("Stream").uncheck();
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(JSON.parse(await textOf("events")).object).toBe("chat.completion");
    await page.getByLabel("Stream").check();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/break");
    await page.getByLabel("Message", { exact: true }).fill("One two three four five");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("failed");
    expect(await textOf("outcome")).toMatch(/^upstream_error: /);
    expect(await textOf("request-id")).toMatch(/^req_/);
    await hasCost();
    // A reply that broke off stays in the conversation, with its message.
    expect(await textOf("reply-interruption")).toMatch(/^upstream_error: /);
    expect(await page.locator("#turns li").last().innerText()).toContain("One two three four five");
    expect(opened.flaws).toEqual([]);
  });

  test("the playground stops a slow stream, and keeps the key in its tab only", async () => {
    await enterKey();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/slow");
    // The stream takes minutes, so it still runs when it is stopped.
    await page.getByLabel("Message", { exact: true }).fill("word ".repeat(1_500));
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#reply-text:visible").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await ended("stopped");
    expect(await textOf("outcome")).toBe("Stopped.");
    expect(await textOf("request-id")).toMatch(/^req_/);
    expect(await textOf("reply-text")).toMatch(/^word/);
    await hasCost();
    const elsewhere = "JSON.stringify([localStorage, document.cookie, location.href])";
    const inTab = "JSON.stringify(sessionStorage)";
    expect(await page.evaluate(elsewhere)).not.toContain(server.key);
    expect(await page.evaluate(inTab)).toContain(server.key);
    const other = await page.context().newPage();
    await other.goto(`${server.root}/playground`);
    expect(await other.getByLabel("Key", { exact: true }).inputValue()).toBe("");
    await opened.open("/docs/reference/getAccount");
    expect(await page.getByLabel("Key", { exact: true }).inputValue()).toBe(server.key);
    await opened.open("/console");
    await page.getByText("Up to date.").waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    expect(await page.evaluate(inTab)).toBe("{}");
    // Back to the reference, whose field may be shown as it was.
    await page.goBack();
    await page.locator("#key").waitFor();
    expect(await page.getByLabel("Key", { exact: true }).inputValue()).toBe("");
    await opened.open("/playground");
    expect(await page.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  });

  test("the playground keeps a conversation: a tool's call, its result, the other protocol", async () => {
    await enterKey();
    const message = page.getByLabel("Message", { exact: true });
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/agent");
    await page.getByText("Tools", { exact: true }).click();
    await page.getByRole("button", { name: "Insert an example" }).click();
    await message.fill("The weather, please");
    await page.keyboard.press("Control+Enter");
    await ended("done");
    expect(await message.inputValue()).toBe("");
    await page.getByLabel("Result of get_weather").fill("21 degrees");
    // The tools and the turns change their form with the protocol.
    await page.getByLabel("Messages", { exact: true }).check();
    expect(await page.locator("#tools").inputValue()).toContain("input_schema");
    await page.getByLabel("Next", { exact: true }).check();
    expect(await textOf("sample")).toContain('"type": "tool_result"');
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("status")).toBe("200");
    expect(await textOf("reply-text")).toContain("21 degrees");
    const turns = await page.locator("#turns li").allInnerTexts();
    expect(turns).toHaveLength(3);
    expect(turns[1]).toContain("get_weather(");
    await page.getByRole("button", { name: "Undo last turn" }).click();
    expect(await page.locator("#turns li").count()).toBe(1);
    await page.getByRole("button", { name: "New conversation" }).click();
    expect(await page.locator("#turns li").count()).toBe(0);
    expect(opened.flaws).toEqual([]);
  });

  test.each([desktop, phone])(
    "the playground keeps the composer in view, and renders Markdown: %j",
    async (viewport) => {
      await page.setViewportSize(viewport);
      await enterKey();
      const isInView = async (id: string): Promise<boolean> => {
        const box = await page.locator(`#${id}`).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
      };
      expect(await isInView("send")).toBe(true);
      const text = "**Bold** <b>not</b>\n\n| a |\n|---|\n| 1 |\n\n```\ncode\n```";
      for (let turn = 1; turn <= 6; turn += 1) {
        await page.getByLabel("Message", { exact: true }).fill(text);
        await page.getByRole("button", { name: "Send" }).click();
        await page
          .locator("#turns li")
          .nth(2 * turn - 2)
          .waitFor();
        await ended("done");
        expect([turn, await isInView("send"), await isInView("text")]).toEqual([turn, true, true]);
        expect(await isInView("reply-figures")).toBe(true);
      }
      const reply = page.locator("#reply-text");
      for (const part of ["strong", "table", "pre code"]) {
        expect(await reply.locator(part).count()).toBe(1);
      }
      expect(await reply.locator("b").count()).toBe(0);
      expect(await page.locator("#events").isVisible()).toBe(false);
      expect(await opened.overflow()).toBe(0);
      expect(await opened.audit()).toEqual([]);
      expect(opened.flaws).toEqual([]);
    },
  );

  test("the playground sends dropped and chosen images", async () => {
    await enterKey();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/vision");
    const buffer = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await page
      .locator("#image-files")
      .setInputFiles([{ name: "dot.png", mimeType: "image/png", buffer }]);
    await page.getByRole("button", { name: "Remove dot.png" }).waitFor();
    await page.evaluate(`{
      const bytes = Uint8Array.from(atob("${buffer.toString("base64")}"), (c) => c.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], "second.png", { type: "image/png" }));
      document.getElementById("text").dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
    }`);
    await page.getByRole("button", { name: "Remove second.png" }).click();
    await page.getByLabel("Message", { exact: true }).fill("What is this?");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(await textOf("reply-text")).toMatch(/png.*1.*1/i);
    expect(await page.locator("#images li").count()).toBe(0);
    expect(opened.flaws).toEqual([]);
  });
});
