import { describe, expect, test } from "vitest";
import { consoleKey, consoleKeys, signInToConsole } from "../testing/console.ts";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";

const CAPTION = "Keys of the account, active ones first, then the newest";
const LIMIT = "Spending limit in total (US dollars)";
const BUDGET = "Budget (US dollars)";

const own = consoleKey({
  id: "key_1",
  label: "Build server",
  made_by: null,
  last_used_at: null,
  is_caller: true,
  is_editable: false,
});
const created = { ...consoleKey({ id: "key_3" }), key: "sk-gw-new", warnings: [] };

async function openKeys(list = consoleKeys([consoleKey(), own])) {
  const opened = await signInToConsole({ hash: "#/keys" });
  opened.server.on("/keys", ok(list));
  await opened.page.click("Refresh");
  opened.server.forget();
  return opened;
}

describe("the keys", () => {
  test("are a table with what may be done to each", async () => {
    const limited = consoleKey({ spending_limit: "5", spent: "1.25", models: ["a/*", "b/c"] });
    const old = consoleKey({ label: null, status: "revoked", revoked_at: limited.created_at });
    const { page } = await openKeys(consoleKeys([limited, old, own]));
    const [head, ...rows] = page.table(CAPTION);
    expect(head).toEqual([
      ...["Label", "Key", "State", "Last used (UTC)", "Spending limit", "Budget", "Models"],
      ...["Expires (UTC)", "Actions"],
    ]);
    expect(rows).toEqual([
      [
        "ci",
        "key_2",
        "active",
        "never",
        "$1.25 of $5.00 spent",
        "none",
        "a/*, b/c",
        "never",
        "ChangeRotateRevoke",
      ],
      [
        "Build server (signed in, from your provider)",
        ...["key_1", "active", "never", "none", "none", "all", "never", "RotateRevoke"],
      ],
      ["no label", "key_2", "revoked", "never", "none", "none", "all", "never", "–"],
    ]);
    expect(page.textAt("#keys-note")).toBe("3 active keys, 5 allowed.");
  });

  test.each([
    ["plan_off", "The provider of your key manages the keys of this account"],
    ["key_restricted", "Sign in with a key without any, or ask the provider of your key."],
    ["later_value", "The provider of your key manages the keys of this account"],
  ])("are only listed if the permission is %s", async (permission, text) => {
    const { page } = await openKeys(consoleKeys([own], { permission, active_keys_max: null }));
    expect(page.textAt("#keys-note")).toContain(text);
    expect(page.table(CAPTION)[0]).not.toContain("Actions");
    expect(page.one("#new-key").hidden).toBe(true);
  });

  test("of a suspended account can only be revoked", async () => {
    const { page } = await openKeys(consoleKeys([consoleKey()], { permission: "revoke_only" }));
    expect(page.table(CAPTION)[1]?.at(-1)).toBe("Revoke");
    expect(page.one("#new-key").hidden).toBe(true);
  });

  test("have a log of their changes", async () => {
    const { page, server } = await openKeys();
    const change = {
      object: "key_change",
      id: "aud_1",
      at: "2026-03-01T02:03:04.567Z",
      ended_at: null,
      by_key: "key_1",
      action: "create",
      key_id: "key_2",
      result: "done",
      error_code: null,
      input: { label: "ci", budget: { limit: "1.50", period: "day" }, models: ["a", "b"] },
    };
    const refused = { ...change, by_key: null, action: "update", result: "refused" };
    const data = [{ ...refused, error_code: "key_revoked", input: null }, change];
    server.on("/audit", ok({ object: "list", data, next_cursor: null }));
    await page.click("Refresh");
    const rows = page.table("Changes of keys, the latest first").slice(1);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ["Change", "key_2", "provider", "refused: key_revoked", "–"],
      ["Create", "key_2", "key_1", "done", "label: ci, budget: 1.50 per day, models: a b"],
    ]);
  });
});

describe("a new key", () => {
  test("is created with the given settings, and its secret is shown once", async () => {
    const { page, server } = await openKeys();
    server.onChange("POST /keys", ok({ ...created, warnings: ['"x/*" matches no model'] }));
    await page.click("New key");
    await page.fill("Label", " backend ");
    await page.fill(LIMIT, "20");
    await page.fill(BUDGET, "3");
    await page.fill("Period of the budget", "week");
    await page.fill("Models", "x/*\n a/b ");
    await page.fill("Expires (UTC)", "2027-01-02");
    await page.click("Create the key");
    expect(server.changes).toEqual([
      [
        "POST /keys",
        {
          label: "backend",
          spending_limit: "20",
          budget: { limit: "3", period: "week" },
          models: ["x/*", "a/b"],
          expires_at: "2027-01-02T00:00:00Z",
        },
      ],
    ]);
    expect(page.textAt("code")).toBe("sk-gw-new");
    expect(page.text).toContain('Check this: "x/*" matches no model.');
    await page.click("Done");
    expect(page.document.body.innerHTML).not.toContain("sk-gw-new");
  });

  test("needs no settings", async () => {
    const { page, server } = await openKeys();
    server.onChange("POST /keys", ok(created));
    await page.click("New key");
    await page.click("Create the key");
    expect(server.changes).toEqual([["POST /keys", {}]]);
  });

  test("that is refused shows the problem at its field, or below", async () => {
    const { page, server } = await openKeys();
    const said = '"limit" must be US dollars such as 10.00';
    const issues = [{ pointer: "/budget/limit", rule: "pattern", message: said }];
    server.onChange("POST /keys", refusal(400, "not valid", { issues }));
    await page.click("New key");
    await page.fill(BUDGET, "x");
    await page.click("Create the key");
    expect(page.field(BUDGET).getAttribute("aria-invalid")).toBe("true");
    expect(page.text).toContain("Enter an amount such as 10.00");
    server.onChange("POST /keys", refusal(409, "The account has 5 active keys."));
    await page.fill(BUDGET, "");
    await page.click("Create the key");
    expect(page.textAt("[role=alert]")).toContain("The account has 5 active keys.");
  });

  test("stays open while its call runs, and its secret is closed only after a question", async () => {
    const { page, server } = await openKeys();
    const { answering, release } = heldAnswer();
    server.onChange("POST /keys", answering);
    await page.click("New key");
    await page.click("Create the key");
    await page.press("Escape", page.root);
    expect(page.textAt("[role=alert]")).toContain("The request is under way");
    release(ok(created));
    await page.settle();
    await page.press("Escape", page.root);
    expect(page.text).toContain("Close it?");
    await page.click("Keep it open");
    expect(page.textAt("code")).toBe("sk-gw-new");
    await page.press("Escape", page.root);
    await page.click("Close for good");
    expect(page.document.body.innerHTML).not.toContain("sk-gw-new");
  });
});

test("a change sends only what differs", async () => {
  const key = consoleKey({ spending_limit: "5", spent: "0", models: ["a/*"] });
  const { page, server } = await openKeys(consoleKeys([key, own]));
  server.onChange("PATCH /keys/key_2", ok(key));
  await page.click("Change ci");
  await page.fill(LIMIT, "");
  await page.fill("Label", "build");
  await page.click("Change");
  const body = { label: "build", spending_limit: null };
  expect(server.changes).toEqual([["PATCH /keys/key_2", body]]);
});

test("a rotation of the signed-in key continues with its new secret", async () => {
  const { page, server } = await openKeys(consoleKeys([own]));
  server.onChange("POST /keys/key_1/rotate", ok({ ...created, ...own, key: "sk-gw-2" }));
  await page.click("Rotate Build server");
  await page.fill("The old secret works for", "3600");
  await page.click("Rotate");
  expect(server.changes).toEqual([["POST /keys/key_1/rotate", { overlap_seconds: 3_600 }]]);
  expect(page.textAt("code")).toBe("sk-gw-2");
  const last = server.calls.at(-1);
  expect(last?.headers["authorization"] ?? last?.headers["Authorization"]).toBe("Bearer sk-gw-2");
});

test("a key is revoked after a question, and the signed-in one signs out", async () => {
  const { page, server } = await openKeys();
  server.onChange("POST /keys/key_2/revoke", ok(consoleKey()));
  server.onChange("POST /keys/key_1/revoke", ok(own));
  await page.click("Revoke ci");
  expect(page.text).not.toContain("signed out");
  await page.click("Revoke");
  await page.click("Revoke Build server");
  server.forget();
  expect(page.text).toContain("You are signed in with this key");
  await page.click("Revoke");
  expect(server.changes).toEqual([["POST /keys/key_1/revoke", { confirm: true }]]);
  expect(page.one("#sign-in").hidden).toBe(false);
});
