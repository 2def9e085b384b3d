import { describe, expect, test } from "vitest";
import {
  consoleAccount,
  consoleUsage,
  openConsole,
  signInToConsole,
  statement,
} from "../testing/console.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";

const isSignedIn = (page: OpenedPage): boolean => {
  const [form, account] = [page.one("#sign-in").hidden, page.one("#account").hidden];
  if (form === account) throw new Error("neither signed in nor signed out");
  return form;
};
const row = (group: string, charge: string) => ({
  group,
  label: null,
  requests: 1_234,
  prompt_tokens: 5_678,
  completion_tokens: 910,
  charge,
});

describe("signing in", () => {
  test("makes no call before", async () => {
    const { page, server } = await openConsole();
    expect(server.calls).toEqual([]);
    expect(isSignedIn(page)).toBe(false);
    expect(page.field("Key").type).toBe("password");
    await page.click("Sign in");
    expect(server.calls).toEqual([]);
  });

  test("shows the account and its usage", async () => {
    const { page, server } = await openConsole();
    await page.fill("Key", " sk-gw-1 ");
    await page.click("Sign in");
    expect(server.asked).toEqual(["/account", "/usage?by=day&from=2026-02-03"]);
    for (const { headers } of server.calls) expect(headers["authorization"]).toBe("Bearer sk-gw-1");
    expect(isSignedIn(page)).toBe(true);
    expect(page.announced).toBe("Up to date.");
    expect(page.document.activeElement).toBe(page.one("h1"));
    expect(page.one("h1").getAttribute("tabindex")).toBe("-1");
  });

  test("keeps the key out of every field, and in the tab only", async () => {
    const { page } = await signInToConsole();
    expect(page.field("Key").value).toBe("");
    expect(page.window.localStorage).toHaveLength(0);
    expect({ ...page.window.sessionStorage }).toEqual({ "gateway-key": "sk-gw-1" });
    expect(page.document.documentElement.outerHTML).not.toContain("sk-gw-1");
    expect(page.window.location.href).not.toContain("sk-gw-1");
  });

  test("clears the key field even if a part of the account cannot be read", async () => {
    const { page, server } = await openConsole();
    server.on("/usage", refusal(503, "The ledger is unavailable."));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    expect(isSignedIn(page)).toBe(true);
    expect(page.field("Key").value).toBe("");
    expect(page.announced).toBe("The ledger is unavailable.");
    expect(page.one("#status").dataset["state"]).toBe("failed");
  });

  test("shows that it is loading", async () => {
    const { page, server } = await openConsole();
    const slow = heldAnswer();
    server.on("/account", slow.answering);
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    expect(page.announced).toBe("Loading …");
    expect(isSignedIn(page)).toBe(false);
    slow.release(ok(consoleAccount()));
    await page.settle();
    expect(page.announced).toBe("Up to date.");
  });

  test.each([
    [refusal(401, "The key is not valid."), "The key is not valid."],
    [unreachable(), "The gateway cannot be reached."],
    [refusal(503, "The ledger is unavailable."), "The ledger is unavailable."],
  ])("that fails shows the error at the field and keeps the key: %#", async (answer, message) => {
    const { page, server } = await openConsole();
    server.on("/account", answer);
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    expect([page.textAt("#key-problem"), page.announced]).toEqual([message, ""]);
    expect(isSignedIn(page)).toBe(false);
    expect(page.field("Key").value).toBe("sk-gw-1");
    server.on("/account", ok(consoleAccount()));
    await page.fill("Key", "sk-gw-2");
    await page.click("Sign in");
    expect(server.calls.at(-1)?.headers["authorization"]).toBe("Bearer sk-gw-2");
    expect(page.textAt("#key-problem")).toBe("");
  });
});

describe("signing out", () => {
  const parts = [
    ...["balance", "budgets", "key-facts", "limits", "usage", "requests", "statement"],
    ...["failed-requests", "request-key", "month", "tabs", "account-name"],
  ];

  test("removes everything that was shown", async () => {
    const { page, server } = await signInToConsole();
    for (const hash of ["#/errors", "#/statements", "#/requests?model=a"]) await page.go(hash);
    for (const id of parts) expect(page.one(`#${id}`).childNodes.length).toBeGreaterThan(0);
    await page.click("Sign out");
    expect(isSignedIn(page)).toBe(false);
    for (const id of parts) expect(page.one(`#${id}`).childNodes.length).toBe(0);
    expect([page.field("Model").value, page.window.location.hash]).toEqual(["", ""]);
    expect(page.document.activeElement).toBe(page.field("Key"));
    expect(page.announced).toBe("");
    server.forget();
    await page.click("Sign in");
    expect(server.calls).toEqual([]);
  });

  test("happens when the key expires", async () => {
    const { page, server } = await signInToConsole();
    server.on("/account", refusal(401, "The key has expired."));
    await page.click("Refresh");
    expect(isSignedIn(page)).toBe(false);
    expect(page.one("#balance").childNodes.length).toBe(0);
    expect(page.textAt("#key-problem")).toBe("The key has expired.");
  });

  test.each([
    ["/account", "#/usage"],
    ["/usage", "#/usage"],
    ["/statements/2026-03", "#/statements"],
  ])("while %s is being read prevents its display", async (path, hash) => {
    const { page, server } = await signInToConsole({ hash });
    const slow = heldAnswer();
    server.on(path, slow.answering);
    await page.click("Refresh");
    await page.click("Sign out");
    slow.release(
      path === "/account"
        ? ok(consoleAccount())
        : ok(path === "/usage" ? consoleUsage("day", [row("2026-03-04", "1")]) : statement()),
    );
    await page.settle();
    expect(isSignedIn(page)).toBe(false);
    for (const id of parts) expect(page.one(`#${id}`).childNodes.length).toBe(0);
    expect(page.announced).toBe("");
  });

  test("during a call that is then refused keeps the next key signed in", async () => {
    const { page, server } = await signInToConsole();
    const slow = heldAnswer();
    server.on("/account", slow.answering);
    await page.click("Refresh");
    await page.click("Sign out");
    server.on("/account", ok(consoleAccount()));
    await page.fill("Key", "sk-gw-2");
    await page.click("Sign in");
    slow.release(refusal(401, "The key is not valid."));
    await page.settle();
    expect(isSignedIn(page)).toBe(true);
    expect(page.announced).toBe("Up to date.");
  });
});

describe("the account", () => {
  test("has its name below the title, whose direction does not change its neighbours", async () => {
    const { page, server } = await signInToConsole();
    server.on("/account", ok(consoleAccount({ name: "شركة <b>" })));
    await page.click("Refresh");
    const name = page.one("#account-name bdi");
    expect([name.textContent, name.title]).toEqual(["شركة <b>", "شركة <b>"]);
  });

  test("that is suspended says what this means, until the suspension ends", async () => {
    const { page, server } = await signInToConsole();
    const notice = page.one("#account-notice");
    expect(notice.hidden).toBe(true);
    server.on("/account", ok(consoleAccount({ state: "suspended" })));
    await page.click("Refresh");
    expect(notice.hidden).toBe(false);
    expect(notice.textContent).toContain("This account is suspended");
    server.on("/account", ok(consoleAccount()));
    await page.click("Refresh");
    expect(notice.hidden).toBe(true);
    server.on("/account", ok(consoleAccount({ state: "suspended" })));
    await page.click("Refresh");
    await page.click("Sign out");
    expect(notice.hidden).toBe(true);
  });
});

describe("the facts", () => {
  test("of the balance have each amount under its own name", async () => {
    const { page } = await signInToConsole();
    expect(page.facts("#balance")).toEqual({
      Available: "$8.75",
      "Held by running requests": "$1.25",
      "Spent so far": "$2.50",
      "Net payments": "$12.50",
    });
  });

  test("of the key and its limits", async () => {
    const { page } = await signInToConsole();
    expect(page.facts("#key-facts")).toEqual({
      Account: "Acme",
      "Account id": "acc_1",
      Plan: "Open plan",
      "Label of the key": "Build server",
      "Key id": "key_1",
      Created: "2026-01-02 03:04 UTC",
      Expires: "never",
    });
    expect(page.facts("#limits")).toEqual({
      Requests: "1,200 per minute",
      Tokens: "no limit",
      "Concurrent requests": "16",
      "Request body": "32 MiB",
      "Unlisted fields": "refused",
    });
  });

  test("of a key that expires and has no label", async () => {
    const { page, server } = await openConsole();
    const key = {
      ...consoleAccount().key,
      id: "key_2",
      label: null,
      created_at: "2026-01-02T03:04:05.678Z",
      expires_at: "2027-01-02T03:04:05.678Z",
      spending_limit: "20",
      spent: "5",
      remaining: "15",
    };
    const limits = {
      requests_per_minute: null,
      tokens_per_minute: 5_000,
      concurrent_requests: null,
      max_body_bytes: 1,
    };
    server.on("/account", ok(consoleAccount({ key, limits, unlisted_fields: "ignore" })));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    expect(page.facts("#key-facts")).toMatchObject({
      "Label of the key": "none",
      "Key id": "key_2",
      Created: "2026-01-02 03:04 UTC",
      Expires: "2027-01-02 03:04 UTC",
    });
    expect(page.facts("#limits")).toMatchObject({
      Requests: "no limit",
      Tokens: "5,000 per minute",
      "Concurrent requests": "no limit",
      "Unlisted fields": "known ones are ignored",
    });
  });
});

describe("the usage", () => {
  test.each([
    ["7", "2026-02-26"],
    ["30", "2026-02-03"],
    ["90", "2025-12-05"],
  ])("of the last %s days starts on %s", async (days, from) => {
    const { page, server } = await signInToConsole();
    server.forget();
    await page.fill("Period", days);
    expect(server.asked).toEqual(["/account", `/usage?by=day&from=${from}`]);
  });

  test("offers its periods, with 30 days by default", async () => {
    const { page } = await openConsole();
    expect(page.options("Period")).toEqual([
      ["7", "Last 7 days"],
      ["30", "Last 30 days"],
      ["90", "Last 90 days"],
    ]);
    expect(page.field("Period").value).toBe("30");
  });

  test("by model is only a table", async () => {
    const { page, server } = await signInToConsole();
    server.forget();
    server.on("/usage", ok(consoleUsage("model", [row("acme/large", "12.5")])));
    await page.fill("Group by", "model");
    expect(server.asked).toEqual(["/account", "/usage?by=model&from=2026-02-03"]);
    expect(page.hash).toBe("#/usage?by=model");
    expect(page.textAt("#usage .totals")).toBe(
      "Total: $12.50 for 1,234 requests, 5,678 input tokens and 910 output tokens.",
    );
    expect(page.table("Usage by model over the last 30 days, in UTC")).toEqual([
      ["Model", "Requests", "Input tokens", "Output tokens", "Charge"],
      ["acme/large", "1,234", "5,678", "910", "$12.50"],
    ]);
    expect(page.document.querySelector("#usage figure")).toBeNull();
  });

  test("by key shows each label", async () => {
    const { page, server } = await signInToConsole();
    const rows = [row("key_1", "1"), { ...row("key_2", "2"), label: "ci" }];
    server.on("/usage", ok(consoleUsage("key", rows)));
    await page.fill("Group by", "key");
    expect(page.table("Usage by key").map(([name]) => name)).toEqual(["Key", "key_1", "ci"]);
    await page.click("Copy key_2");
    expect(page.copied).toEqual(["key_2"]);
  });

  test("by day has a chart with each day of the period, and a table, newest first", async () => {
    const { page, server, plots } = await signInToConsole();
    server.on("/usage", ok(consoleUsage("day", [row("2026-03-02", "4"), row("2026-03-04", "2")])));
    await page.fill("Period", "7");
    for (const run of page.sizes) run();
    await page.settle();
    expect(page.table("Usage by day over the last 7 days, in UTC").map(([day]) => day)).toEqual([
      ...["Day", "2026-03-04", "2026-03-02"],
    ]);
    const [days, charges] = plots.at(-1)?.data ?? [];
    expect([days?.[0], days?.length]).toEqual([Date.parse("2026-02-26") / 1_000, 7]);
    expect(charges).toEqual([0, 0, 0, 0, 4, 0, 2]);
    expect(page.textAt("#usage figcaption")).toBe(
      "Charged in the last 7 days$6.00 for 2,468 requests, by day in UTC; the last day is not over.",
    );
    const drawn = plots.at(-1);
    await page.fill("Period", "30");
    expect(drawn?.isDestroyed).toBe(true);
  });

  test("without requests shows a text", async () => {
    const { page } = await signInToConsole();
    expect(page.textAt("#usage")).toBe("No usage in this period.");
  });

  test("of an earlier chosen period is not shown over the later one", async () => {
    const { page, server } = await signInToConsole();
    const slow = heldAnswer();
    server.on("/usage", slow.answering);
    await page.fill("Period", "90");
    server.on("/usage", ok(consoleUsage("day", [row("2026-03-04", "1")])));
    await page.fill("Period", "7");
    slow.release(ok(consoleUsage("day", [row("2026-01-01", "1")])));
    await page.settle();
    expect(page.table("over the last 7 days")[1]?.[0]).toBe("2026-03-04");
  });

  test("that fails shows the error", async () => {
    const { page, server } = await signInToConsole();
    server.on("/usage", refusal(429, "Too many requests."));
    await page.fill("Period", "90");
    expect(page.announced).toBe("Too many requests.");
    expect(isSignedIn(page)).toBe(true);
  });
});

test("a refresh reads the account and the shown part again, and keeps the choices", async () => {
  const { page, server } = await signInToConsole({ hash: "#/statements" });
  server.on("/statements/2026-01", ok(statement({ month: "2026-01" })));
  await page.fill("Month", "2026-01");
  server.forget();
  await page.click("Refresh");
  expect(server.asked).toEqual(["/account", "/statements/2026-01"]);
  expect(page.announced).toBe("Up to date.");
});

test("a form that is submitted by the keyboard makes no call", async () => {
  const { page, server } = await signInToConsole();
  server.forget();
  for (const id of ["usage-form", "statement-form"]) {
    const event = new page.window.Event("submit", { cancelable: true });
    page.one(`#${id}`).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(server.calls).toEqual([]);
});
