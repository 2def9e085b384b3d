import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { chromiumProgram, startChromium } from "./chromium.ts";
import { desktop, openPage, phone, type OpenPage } from "./open-page.ts";

const TOKEN = "token-of-all";
const MARKUP = "<img src=x onerror=alert(1)>";
const env = { ADMIN_TOKEN: TOKEN, BOARD_TOKEN: "token-of-board" };
const config = `server:
  admin_tokens:
    - { name: board, role: read, token_env: BOARD_TOKEN }
plans:
  - { id: open, name: Open, models: ["*"] }
  - { id: starter, name: Starter, models: ["sandbox/*"] }
models:
  - id: local/away
    context_length: 1000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9/v1", model: away, pricing: {
      prompt: "0.0000015", completion: "0.0000005", cache_write_1h: "0.00000375",
      tiers: [{ above_input_tokens: 500, prompt: "0.000003", completion: "0.000001" }] } }]
`;
const views = [
  "Overview",
  "Accounts",
  "Keys",
  "Usage",
  "Requests",
  "Plans",
  "Models",
  "Upstreams",
  "Audit log",
] as const;
const looks = [phone, desktop].flatMap((size) =>
  (["light", "dark"] as const).map((scheme) => ({ size, scheme })),
);

describe.skipIf(chromiumProgram === undefined)("the dashboard in Chromium", () => {
  let server: TestServer;
  let browser: Browser;
  let opened: OpenPage;
  let page: Page;

  const chat = (model: string, more: object = {}): ReturnType<typeof call> =>
    call(server, "/v1/chat/completions", {
      key: server.key,
      body: { model, messages: [{ role: "user", content: "one two three" }], ...more },
    });

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ config, env }), startChromium()]);
    const accounts = await call(server, "/admin/api/v1/accounts", { key: TOKEN });
    const [demo] = (accounts.json as { data: readonly { id: string }[] }).data;
    const path = `/admin/api/v1/accounts/${demo?.id}`;
    const budget = { limit: "20000", period: "month" };
    const body = { budget, email: "billing@example.com", external_id: "customer-1000" };
    const budgeted = await call(server, path, { key: TOKEN, method: "PATCH", body });
    if (budgeted.status !== 200) throw new Error(`a budget to be shown: ${budgeted.status}`);
    for (const stream of [true, false, true]) await chat("sandbox/echo", { stream });
    for (const model of ["local/away", "sandbox/nothing"]) await chat(model);
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

  async function signIn(token = TOKEN): Promise<void> {
    await opened.open("/admin");
    await page.getByLabel("Admin token").fill(token);
    await page.keyboard.press("Enter");
    await shown("Overview");
  }

  async function shown(heading: string): Promise<void> {
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  }

  async function goTo(view: (typeof views)[number]): Promise<void> {
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: view }).click();
    await shown(view);
  }

  /** Chooses an action of a menu. */
  async function choose(of: string, action: string): Promise<void> {
    await page.getByLabel(`Actions for ${of}`).click();
    await page.getByRole("button", { name: action, exact: true }).click();
  }

  /** Opens a tab of an account. */
  async function openTab(name: string): Promise<void> {
    const tabs = page.getByRole("navigation", { name: /^Parts of / });
    await tabs.getByRole("link", { name, exact: true }).click();
    await tabs.locator("[aria-current]", { hasText: name }).waitFor();
  }

  const dialog = () => page.getByRole("dialog");
  const seesStatus = (text: string | RegExp) => page.getByRole("status").getByText(text).waitFor();

  /** Fills the fields of an action, confirms it, and waits until its dialog has closed. */
  async function take(values: Readonly<Record<string, string>>, confirm: string): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog().getByLabel(label);
      if (!(await field.isVisible())) await dialog().getByText("More settings").click();
      if ((await field.and(dialog().locator("select")).count()) > 0) {
        await field.selectOption(value);
      } else await field.fill(value);
    }
    if (Object.keys(values).length > 0)
      await dialog().getByRole("button", { name: "Continue" }).click();
    await dialog().getByRole("button", { name: confirm, exact: true }).click();
  }

  test.each(looks)("every view fits and is accessible, $size.width px, $scheme", async (look) => {
    await opened.close();
    opened = await openPage(browser, server, { viewport: look.size, colorScheme: look.scheme });
    page = opened.page;
    await opened.open("/admin");
    const check = async (): Promise<void> => {
      expect(await opened.overflow()).toBe(0);
      expect(await opened.audit()).toEqual([]);
    };
    await check();
    await signIn();
    await page.locator(".drawing canvas").first().waitFor();
    for (const view of views) {
      await goTo(view);
      await page.locator("main table").first().waitFor();
      await check();
    }
    await goTo("Requests");
    await page.locator("tbody th a").first().click();
    await page.getByText("Client got").waitFor();
    await check();
    await goTo("Requests");
    await page.getByRole("link", { name: "Errors", exact: true }).click();
    await shown("Errors");
    await page.getByText("model_not_found").first().waitFor();
    await check();
    await goTo("Accounts");
    await page.locator("tbody th").getByRole("link", { name: "demo", exact: true }).click();
    await shown("demo");
    await check();
    for (const tab of [
      "Payments",
      "Usage",
      "Keys",
      "Requests",
      "Errors",
      "Statements",
      "Audit log",
    ]) {
      await openTab(tab);
      await check();
    }
    await page.getByLabel("Actions for demo").click();
    await check();
    await page.getByRole("button", { name: "Top up" }).click();
    await check();
    expect(opened.flaws).toEqual([]);
  });

  test("an account is opened, topped up and refunded; names are never markup", async () => {
    await signIn();
    await goTo("Accounts");
    await page.getByRole("button", { name: "Open an account" }).click();
    const values = { Name: MARKUP, Plan: "open", "Opening balance in US dollars (optional)": "10" };
    await take(values, "Open the account");
    await shown(MARKUP);
    await page.getByRole("button", { name: "Top up" }).click();
    await dialog().getByLabel("Amount in US dollars").fill("2.5");
    await dialog().getByLabel("Reference").fill("invoice-117");
    await dialog().getByLabel("Note (optional)").fill("By bank transfer");
    await dialog().getByRole("button", { name: "Continue" }).click();
    expect(await dialog().innerText()).toContain("$2.50");
    await dialog().getByRole("button", { name: "Top up", exact: true }).click();
    await seesStatus(/its balance is \$12\.50\.$/);
    await choose(MARKUP, "Refund");
    // An impossible amount is refused before the review.
    for (const amount of ["900", "nothing"]) {
      await dialog().getByLabel("Amount in US dollars").fill(amount);
      await dialog().getByRole("button", { name: "Continue" }).click();
      await dialog().locator("[aria-invalid=true]").waitFor();
    }
    await take({ "Amount in US dollars": "0.5" }, "Refund");
    await seesStatus(/its balance is \$12\.00\.$/);
    await choose(MARKUP, "Correct");
    await take({ "Amount in US dollars": "-1.25" }, "Correct");
    await seesStatus(/its balance is \$10\.75\.$/);
    await openTab("Payments");
    for (const text of ["invoice-117", "By bank transfer", "-$1.25"]) {
      await page.getByRole("cell", { name: text, exact: true }).waitFor();
    }
    expect(await page.locator("main img").count()).toBe(0);
    // The browser logs a refusal as a console message.
    expect(opened.flaws.filter((flaw) => !/status of 4\d\d/.test(flaw))).toEqual([]);
  });

  test("a key is created, shown once, works, is changed, rotated and revoked", async () => {
    await signIn();
    await goTo("Accounts");
    await page.locator("tbody th").getByRole("link", { name: "demo", exact: true }).click();
    await page.getByRole("button", { name: "New key" }).click();
    await take({ "Label (optional)": "till", "Models (optional)": "sandbox/*" }, "Create the key");
    const key = await dialog().locator(".secret code").innerText();
    const listModels = (secret = key) => call(server, "/v1/models", { key: secret });
    expect((await listModels()).status).toBe(200);
    await page.keyboard.press("Escape");
    await dialog().getByRole("button", { name: "Keep it open" }).click();
    await dialog().getByRole("button", { name: "Done" }).click();
    expect(await page.content()).not.toContain(key);
    await openTab("Keys");
    await choose("till", "Change till");
    await take({ "Label (optional)": "shop", "Budget in US dollars (optional)": "1" }, "Change");
    await page.getByText("$1.00 left of $1.00 per month").waitFor();
    await choose("shop", "Rotate shop");
    await take({ "The old secret works for": "0" }, "Rotate");
    const next = await dialog().locator(".secret code").innerText();
    expect((await listModels(next)).status).toBe(200);
    expect((await listModels()).status).toBe(401);
    await dialog().getByRole("button", { name: "Done" }).click();
    await choose("shop", "Revoke shop");
    await take({}, "Revoke");
    await seesStatus(/was revoked\.$/);
    expect((await listModels(next)).status).toBe(401);
    expect(opened.flaws).toEqual([]);
  });

  test("a top-up by keyboard only, with visible focus at every step", async () => {
    await signIn();
    await goTo("Accounts");
    const tabTo = async (name: string): Promise<void> => {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press("Tab");
        const { element, isMarked } = await opened.focus();
        expect(isMarked, element).toBe(true);
        if (element.includes(name)) return;
      }
      throw new Error(`${name} is not reached`);
    };
    await tabTo('"demo"');
    await page.keyboard.press("Enter");
    await shown("demo");
    await tabTo('"Top up"');
    await page.keyboard.press("Enter");
    await page.keyboard.type("1.25");
    await page.keyboard.press("Enter");
    await dialog().getByText("$1.25").waitFor();
    await page.keyboard.press("Enter");
    await seesStatus(/its balance is/);
    await tabTo('"Top up"');
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    // A dialog closes one turn after the key press.
    await expect.poll(async () => (await opened.focus()).element).toContain('"Top up"');
    expect(opened.flaws).toEqual([]);
  });

  test("open streams are live, errors have their kind", async () => {
    await signIn();
    // The stream takes minutes, so it is still open when the page shows it.
    const content = "word ".repeat(1_500);
    const leaving = new AbortController();
    const stream = call(server, "/v1/chat/completions", {
      key: server.key,
      body: { model: "sandbox/slow", stream: true, messages: [{ role: "user", content }] },
      signal: leaving.signal,
    });
    await page.getByRole("rowheader", { name: "sandbox/slow" }).waitFor();
    await page.getByRole("rowheader", { name: "model_not_found" }).waitFor();
    await page.getByText("Show as a table").first().click();
    await page.getByRole("region", { name: "Requests, table" }).waitFor();
    await goTo("Upstreams");
    await page.getByRole("link", { name: "local/away" }).first().waitFor();
    leaving.abort();
    await expect(stream).rejects.toThrow(/abort/);
    expect(opened.flaws).toEqual([]);
  });

  test("a list is filtered by its address, which survives a reload, and is downloaded completely", async () => {
    await signIn();
    await goTo("Requests");
    await page.getByLabel("Model", { exact: true }).fill("sandbox/echo");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#\/requests\?model=sandbox%2Fecho/);
    await page.reload();
    await shown("Requests");
    expect(await page.getByLabel("Model", { exact: true }).inputValue()).toBe("sandbox/echo");
    await page.getByText(/^3 requests · /).waitFor();
    expect(await page.locator("tbody tr").count()).toBe(3);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("requests.csv");
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(4);
    await page.goBack();
    await page.waitForURL(/#\/requests$/);
    expect(opened.flaws).toEqual([]);
  });

  test("an error in the overview links to its requests, with the code and the field", async () => {
    await chat("sandbox/echo", { temprature: 1 });
    await signIn();
    await page.getByRole("link", { name: "unknown_field" }).click();
    await shown("Errors");
    await page.getByRole("cell", { name: "/temprature", exact: true }).waitFor();
    await page.locator("tbody th a").first().click();
    await page.getByRole("link", { name: "All requests" }).waitFor();
    expect(await page.locator("main").innerText()).toContain("/temprature");
    expect(opened.flaws).toEqual([]);
  });

  test.each([["Overview", "usage"] as const, ["Upstreams", "upstreams/attempts"] as const])(
    "updates of %s can be paused: there are no requests until they resume",
    async (view, read) => {
      await page.clock.install();
      await signIn();
      await goTo(view);
      await page.getByText(/^Updated /).waitFor();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.clock.runFor(40_000);
      await expect.poll(() => asked).toContain(`/admin/api/v1/${read}`);
      await page.getByRole("button", { name: "Pause updates" }).click();
      expect(await page.getByRole("button", { pressed: true }).count()).toBe(1);
      asked.length = 0;
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await page.getByRole("button", { name: "Pause updates" }).click();
      await expect.poll(() => asked).toContain(`/admin/api/v1/${read}`);
      await expect.poll(() => asked).toContain("/admin/api/v1/live");
      expect(opened.flaws).toEqual([]);
    },
  );

  test("the token stays in the tab: a reload keeps it, signing out removes it", async () => {
    await opened.open("/admin");
    await page.getByLabel("Admin token").fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The admin token is not valid.").waitFor();
    await signIn();
    await page.reload();
    await shown("Overview");
    const all =
      "JSON.stringify([localStorage, document.cookie, location, document.body.innerHTML])";
    expect(await page.evaluate(all)).not.toContain(TOKEN);
    await page.locator("#who").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Admin token").waitFor();
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).toBe("{}");
    expect(server.output()).not.toContain(TOKEN);
  });

  test("a reader's token shows everything and has no actions", async () => {
    await signIn("token-of-board");
    await goTo("Accounts");
    await page.locator("tbody th").getByRole("link", { name: "demo", exact: true }).click();
    await shown("demo");
    await openTab("Payments");
    const names = await page.getByRole("main").getByRole("button").allInnerTexts();
    expect(names.filter((name) => name !== "")).toEqual(["Download as CSV"]);
    expect(opened.flaws).toEqual([]);
  });
});
