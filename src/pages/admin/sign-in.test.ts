import { describe, expect, test } from "vitest";
import { openDashboard } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import { key, list } from "../testing/admin-records.ts";

const KEPT = "gateway-admin-token";
const actor = ok({ name: "ops", role: "full" });
const keys = ok(list([]));

describe("signing in", () => {
  const opened = () => openDashboard("#/keys", (api) => api.on("GET /keys", keys), { role: null });

  test("asks for a token, and shows no other content before", async () => {
    const { page, server } = await opened();
    expect(page.heading).toBe("Sign in");
    expect(page.document.title).toBe("Sign in · Chat gateway");
    expect(page.buttons()).toEqual(["Sign in"]);
    expect(page.document.activeElement).toBe(page.field("Admin token"));
    const names = ["type", "autocomplete", "spellcheck", "required", "aria-describedby"];
    expect(names.map((name) => page.field("Admin token").getAttribute(name))).toEqual([
      ...["password", "off", "false", "", "token-hint token-problem"],
    ]);
    expect(page.one("#views").hidden).toBe(true);
    expect(server.calls).toEqual([]);
    await page.go("#/accounts");
    expect(server.calls).toEqual([]);
  });

  test("a valid token is stored in the tab, and opens the view of the address", async () => {
    const { page, server } = await opened();
    server.on("GET /actor", actor);
    await page.fill("Admin token", "  token-1 ");
    await page.click("Sign in");
    expect(server.calls[0]?.path).toBe("/admin/api/v1/actor");
    expect(server.sent("GET /keys")).toEqual([["/keys?order=desc&limit=50&total=true"]]);
    for (const { headers } of server.calls) expect(headers["authorization"]).toBe("Bearer token-1");
    expect(page.window.sessionStorage.getItem(KEPT)).toBe("token-1");
    expect(page.window.localStorage.length).toBe(0);
    expect(page.heading).toBe("Keys");
    expect(page.textAt("#who")).toBe("ops (full)");
    expect(page.one("#who").getAttribute("aria-label")).toBe("Settings, signed in as ops (full)");
    expect(page.buttons()).toContain("Sign out");
    expect(page.document.body.innerHTML).not.toContain("token-1");
  });

  test.each([
    ["is refused", refusal(401, "The admin token is not valid."), "The admin token is not valid."],
    ["cannot be checked", unreachable(), "The gateway cannot be reached."],
  ])("a token that %s is not stored", async (_what, answer, message) => {
    const { page, server } = await opened();
    server.on("GET /actor", answer);
    await page.fill("Admin token", "wrong");
    await page.click("Sign in");
    expect(page.textAt("#token-problem")).toBe(message);
    expect(page.window.sessionStorage.length).toBe(0);
    expect(page.heading).toBe("Sign in");
    const field = page.field("Admin token");
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
    server.on("GET /actor", actor);
    await page.click("Sign in");
    expect(page.heading).toBe("Keys");
  });

  test("a double click sends one call, and the previous problem disappears at once", async () => {
    const { page, server } = await opened();
    server.on("GET /actor", refusal(401, "No."));
    await page.fill("Admin token", "token-1");
    await page.click("Sign in");
    const { answering, release } = heldAnswer();
    server.forget();
    server.on("GET /actor", answering);
    await page.click("Sign in");
    await page.click("Sign in");
    expect(server.calls).toHaveLength(1);
    expect(page.textAt("#token-problem")).toBe("");
    release(actor);
    await page.settle();
    expect(page.heading).toBe("Keys");
  });

  test("an empty field makes no call", async () => {
    const { page, server } = await opened();
    await page.click("Sign in");
    expect(server.calls).toEqual([]);
  });
});

describe("a stored token", () => {
  test("signs in automatically", async () => {
    const { page } = await openDashboard("#/keys", (api) => api.on("GET /keys", keys));
    expect(page.heading).toBe("Keys");
  });

  test.each([
    [refusal(401, "The admin token is not valid."), "The admin token is not valid."],
    [unreachable(), "The gateway cannot be reached."],
  ])("is deleted if the gateway refuses it: %#", async (answer, message) => {
    const { page } = await openDashboard("#/keys", (api) => api.on("GET /actor", answer));
    expect(page.heading).toBe("Sign in");
    expect(page.textAt("#token-problem")).toBe(message);
    expect(page.window.sessionStorage.length).toBe(0);
  });

  test("is deleted when a view finds it expired", async () => {
    const { page, server } = await openDashboard("#/keys", (api) =>
      api.on("GET /keys", refusal(401, "Ended.")),
    );
    expect(page.textAt("#token-problem")).toBe("The token is no longer valid.");
    expect(page.window.sessionStorage.length).toBe(0);
    expect(page.buttons()).toEqual(["Sign in"]);
    server.on("GET /keys", keys);
    await page.fill("Admin token", "token-2");
    await page.click("Sign in");
    expect(server.calls.at(-1)?.headers["authorization"]).toBe("Bearer token-2");
  });
});

describe("signing out", () => {
  test("deletes the token and all shown data, and stops running calls", async () => {
    const { page, server } = await openDashboard("#/overview");
    expect(page.clock.waiting).toBe(2);
    page.one(".settings", page.document.body).setAttribute("open", "");
    await page.click("Sign out");
    expect(page.window.sessionStorage.length).toBe(0);
    expect(page.clock.waiting).toBe(0);
    expect(page.heading).toBe("Sign in");
    expect(page.textAt("#token-problem")).toBe("");
    expect(page.textAt("#who")).toBe("Settings");
    expect(page.one("#who").hasAttribute("aria-label")).toBe(false);
    expect(page.one(".settings", page.document.body).hasAttribute("open")).toBe(false);
    expect(page.one("#views").hidden).toBe(true);
    expect(page.buttons()).toEqual(["Sign in"]);
    server.forget();
    await page.go("#/keys");
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
  });

  test("deletes the stored cursors of lists", async () => {
    const { page } = await openDashboard("#/keys", (api) =>
      api.on("GET /keys", ok(list([key()], "c1"))),
    );
    await page.follow("Next page");
    expect(page.window.sessionStorage.length).toBe(2);
    await page.click("Sign out");
    expect(page.window.sessionStorage.length).toBe(0);
  });

  test("prevents a view that is still loading from being shown", async () => {
    const { answering, release } = heldAnswer();
    const { page } = await openDashboard("#/keys", (api) => api.on("GET /keys", answering));
    await page.click("Sign out");
    release(keys);
    await page.settle();
    expect(page.heading).toBe("Sign in");
    expect(page.text).not.toContain("There is no key");
  });

  test("keeps no cursor of a list that is still loading", async () => {
    const { answering, release } = heldAnswer();
    const { page } = await openDashboard("#/keys", (api) => api.on("GET /keys", answering));
    await page.click("Sign out");
    release(ok(list([key()], "cursor 1")));
    await page.settle();
    expect(page.window.sessionStorage.getItem("gateway-admin-pages")).toBeNull();
  });
});
