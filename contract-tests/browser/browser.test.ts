import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { openPage, type OpenPage } from "./open-page.ts";

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

  const textOf = async (id: string): Promise<string> => page.locator(`#${id}`).innerText();

  async function ended(state: "done" | "failed"): Promise<void> {
    await page.locator(`#outcome[data-state=${state}]`).waitFor();
    await page.locator("#send:enabled").waitFor();
  }

  test("/docs shows one language at a time, by keyboard, with this host's address", async () => {
    await opened.open("/docs");
    const curl = page.getByRole("tab", { name: "curl" });
    expect(await page.locator("#sample-0-0").innerText()).toContain(server.root);
    await curl.focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#sample-0-0").isVisible()).toBe(false);
    expect(await page.locator("#sample-0-1").innerText()).toContain("from openai import OpenAI");
    expect(opened.flaws).toEqual([]);
  });

  test("/docs/reference tries a call with a key, on this host", async () => {
    await opened.open("/docs/reference");
    await page.getByRole("button", { name: "Authorize" }).first().click();
    const dialog = page.locator(".auth-container").first();
    await dialog.locator("input").fill(server.key);
    await dialog.getByRole("button", { name: /apply credentials|authorize/i }).click();
    await page.locator(".modal-ux .close-modal").click();
    const operation = page.locator(".opblock", { hasText: "/account" }).first();
    await operation.locator(".opblock-summary-control").click();
    await operation.getByRole("button", { name: "Execute" }).click();
    const reply = operation.locator(".live-responses-table .response .response-col_description");
    await reply.first().waitFor();
    expect(await reply.first().innerText()).toContain('"object": "account"');
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
    const reply = JSON.parse(await textOf("reply"));
    expect(reply.choices[0].message.content).toBe("Hello there");
    const { prompt_tokens: input, completion_tokens: output } = reply.usage;
    expect([await textOf("input-tokens"), await textOf("output-tokens")]).toEqual(
      [input, output].map(String),
    );
    const nano = (input * 10 + output * 20).toString().padStart(9, "0");
    expect(await textOf("cost")).toBe(`$0.${nano.replace(/0+$/, "")}`);
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

  test("the playground requests a non-streaming response, and shows a failing stream as failed", async () => {
    await enterKey();
    await page.getByLabel("Stream").uncheck();
    await page.getByRole("button", { name: "Send" }).click();
    await ended("done");
    expect(JSON.parse(await textOf("events")).object).toBe("chat.completion");
    await page.getByLabel("Stream").check();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/break");
    await page.getByRole("button", { name: "Send" }).click();
    await ended("failed");
    expect(await textOf("outcome")).toMatch(/^upstream_error: /);
    expect(opened.flaws).toEqual([]);
  });

  test("the playground stops a slow stream, and keeps the key nowhere", async () => {
    await enterKey();
    await page.getByLabel("Model", { exact: true }).selectOption("sandbox/slow");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#reply-text:visible").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await ended("failed");
    expect(await textOf("outcome")).toBe("Stopped.");
    const kept = "JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])";
    expect(await page.evaluate(kept)).not.toContain(server.key);
    await page.reload();
    expect(await page.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  });
});
