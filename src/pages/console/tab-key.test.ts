import { describe, expect, test, vi } from "vitest";
import { openConsole, signInToConsole } from "../testing/console.ts";
import { refusal } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";

const isSignedIn = (page: OpenedPage): boolean => !page.one("#account").hidden;

describe("the key of the tab", () => {
  test("is not needed in a tab that has a key, until it signs out", async () => {
    const { page, server } = await openConsole({ session: { "gateway-key": "sk-gw-2" } });
    expect([isSignedIn(page), page.announced]).toEqual([true, "Up to date."]);
    for (const { headers } of server.calls) expect(headers["authorization"]).toBe("Bearer sk-gw-2");
    await page.click("Sign out");
    expect([isSignedIn(page), page.window.sessionStorage.length]).toEqual([false, 0]);
  });

  test("is deleted if it is refused", async () => {
    const { page, server } = await openConsole({ session: { "gateway-key": "sk-gw-2" } });
    server.on("/account", refusal(401, "The key was revoked."));
    await page.click("Refresh");
    expect(isSignedIn(page)).toBe(false);
    expect(page.textAt("#key-problem")).toBe("The key was revoked.");
    expect([page.field("Key").value, page.window.sessionStorage.length]).toEqual(["", 0]);
  });

  test.each([
    [true, true],
    [false, false],
  ])(
    "ends the session if the page is shown again (%s) after another page signed out",
    async (persisted, ends) => {
      const { page } = await signInToConsole();
      page.window.sessionStorage.clear();
      const shown = new page.window.Event("pageshow");
      page.window.dispatchEvent(Object.assign(shown, { persisted }));
      expect(isSignedIn(page)).toBe(!ends);
    },
  );

  test.each([
    ["sk-gw-3", 1],
    ["sk-gw-2", 0],
  ])(
    "loads the page again if it is shown again and the key is now %s: %s times",
    async (now, times) => {
      const { page } = await openConsole({ session: { "gateway-key": "sk-gw-2" } });
      const reload = vi.fn<() => void>();
      Object.defineProperty(page.window.location, "reload", { value: reload });
      page.window.dispatchEvent(new page.window.Event("pagehide"));
      page.window.sessionStorage.setItem("gateway-key", now);
      const shown = new page.window.Event("pageshow");
      page.window.dispatchEvent(Object.assign(shown, { persisted: true }));
      expect(reload).toHaveBeenCalledTimes(times);
      expect(page.window.sessionStorage.getItem("gateway-key")).toBe(now);
    },
  );

  test("is not kept before the gateway has accepted it", async () => {
    const { page, server } = await openConsole();
    server.on("/account", refusal(503, "The ledger is unavailable."));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    expect(page.window.sessionStorage).toHaveLength(0);
  });
});
