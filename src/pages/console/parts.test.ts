import { describe, expect, test } from "vitest";
import {
  consoleRequest,
  consoleRequests,
  consoleUsage,
  openConsole,
  signInToConsole,
} from "../testing/console.ts";
import { heldAnswer, ok } from "../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";

describe("the parts of the account", () => {
  const shownOf = ({ document }: OpenedPage): readonly string[] =>
    [...document.querySelectorAll("#account section")]
      .filter((section) => !section.hasAttribute("hidden"))
      .map((section) => section.getAttribute("data-parts") ?? "");
  const tabOf = (page: OpenedPage) => textOf(page.document.querySelector("#tabs [aria-current]"));

  test.each([
    ["#/usage", "Usage", ["/usage?by=day&from=2026-02-03"]],
    ["#/requests", "Requests", ["/usage?by=key", "/usage?by=model", "/requests?limit=50"]],
    ["#/errors", "Errors", ["/usage?by=key", "/usage?by=model", "/failed-requests?limit=50"]],
    ["#/statements", "Statements", ["/statements", "/statements/2026-03"]],
    ["#/key", "Account and key", []],
  ])("have the address %s, and are read when they are shown", async (hash, tab, asked) => {
    const { page, server } = await signInToConsole({ hash });
    expect(server.asked).toEqual(["/account", ...asked]);
    expect([shownOf(page), tabOf(page)]).toEqual([[hash.slice(2)], tab]);
    expect(page.one("#requests-form").hidden).toBe(!["#/requests", "#/errors"].includes(hash));
  });

  test("are changed by their tabs, which keep the focus", async () => {
    const { page, server } = await signInToConsole();
    server.forget();
    page.one("#tab-requests").focus();
    await page.follow("Requests");
    expect([shownOf(page), server.asked.at(-1)]).toEqual([["requests"], "/requests?limit=50"]);
    expect(page.document.activeElement?.id).toBe("tab-requests");
    expect(page.announced).toBe("Up to date.");
  });

  test("are those of the last address, even if an earlier one is read later", async () => {
    const { page, server } = await signInToConsole();
    const slow = heldAnswer();
    server.on("/requests", slow.answering);
    await page.go("#/requests");
    await page.go("#/statements");
    slow.release(ok(consoleRequests([consoleRequest()])));
    await page.settle();
    expect([shownOf(page), page.announced]).toEqual([["statements"], "Up to date."]);
    const keys = heldAnswer();
    server.on("/usage", keys.answering);
    await page.click("Sign out");
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    await page.go("#/errors");
    await page.go("#/key");
    keys.release(ok(consoleUsage("key")));
    await page.settle();
    expect(shownOf(page)).toEqual(["key"]);
  });

  test("stay when the link to the content is followed", async () => {
    const { page } = await signInToConsole({ hash: "#/requests" });
    await page.follow("Skip to the account");
    expect([shownOf(page), page.window.location.hash]).toEqual([["requests"], "#/requests"]);
    expect(page.document.activeElement).toBe(page.one("#main"));
  });

  test("are the usage for an unknown address", async () => {
    const { page } = await signInToConsole({ hash: "#main" });
    expect(shownOf(page)).toEqual(["usage"]);
  });

  test("are not read before signing in", async () => {
    const { page, server } = await openConsole();
    await page.go("#/requests");
    expect(server.calls).toEqual([]);
  });
});
