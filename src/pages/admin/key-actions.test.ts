import { describe, expect, test } from "vitest";
import { account, budget, createdKey, key, list } from "../testing/admin-records.ts";
import { openAccount, openDashboard } from "../testing/dashboard.ts";
import { ok } from "../testing/fake-server.ts";

const LABEL = "Label (optional)";
const MODELS = "Models (optional)";
const RULE = "Unlisted fields (optional)";
const SPENDING = "Spending limit in US dollars (optional)";
const LIMIT = "Budget in US dollars (optional)";
const PERIOD = "Budget per";
const EXPIRES = "Expires at, in UTC (optional)";

describe("a new key", () => {
  async function create(values: Readonly<Record<string, string>>, made = createdKey()) {
    const opened = await openAccount({}, (api) => api.on("POST /keys", ok(made)));
    const { page } = opened;
    await page.click("New key");
    for (const [label, value] of Object.entries(values)) await page.fill(label, value);
    await page.click("Continue");
    return opened;
  }

  test("is created with the given settings", async () => {
    const { page, server } = await create({
      [LABEL]: "Build",
      [MODELS]: "openai/*\n acme/large,x/y ",
      [RULE]: "ignore",
      [SPENDING]: "$20.5",
      [LIMIT]: "3",
      [PERIOD]: "week",
      [EXPIRES]: "2027-01-02T03:04",
    });
    expect(page.facts("dialog dl")).toEqual({
      Account: "Acme (acc_1)",
      Label: "Build",
      Models: "openai/*, acme/large, x/y",
      "Unlisted fields": "ignore",
      "Spending limit": "$20.50",
      Budget: "$3.00 per week, UTC",
      "Expires at": "2027-01-02T03:04:00Z",
    });
    await page.click("Create the key");
    expect(server.sent("POST /keys")).toEqual([
      [
        "/keys",
        {
          account: "acc_1",
          label: "Build",
          models: ["openai/*", "acme/large", "x/y"],
          unlisted_fields: "ignore",
          spending_limit: "20.5",
          budget: { limit: "3", period: "week", time_zone: "UTC", resets_on: "monday" },
          expires_at: "2027-01-02T03:04:00Z",
        },
      ],
    ]);
  });

  test("asks for its account if none is chosen, by a name", async () => {
    const { page, server } = await openDashboard("#/keys", (api) => {
      api.on("GET /keys", ok(list([key()])));
      api.on("GET /accounts", ok(list([])));
      api.on("POST /keys", ok(createdKey()));
    });
    await page.click("New key");
    await page.fill("Account", "Acme");
    await page.click("Continue");
    const problems = [...page.document.querySelectorAll("dialog .problem")];
    expect(problems.map(({ textContent }) => textContent)).toContain("No account matches.");
    server.on("GET /accounts", ok(list([account()])));
    await page.click("Continue");
    expect(page.facts("dialog dl")["Account"]).toBe("Acme (acc_1)");
    await page.click("Create the key");
    expect(server.sent("POST /keys")).toEqual([["/keys", { account: "acc_1" }]]);
  });

  test("is created without settings", async () => {
    const { page, server } = await create({});
    expect(page.facts("dialog dl")).toEqual({
      Account: "Acme (acc_1)",
      Label: "–",
      Models: "every model of the plan",
      "Unlisted fields": "the plan's rule",
      "Spending limit": "none",
      Budget: "none",
      "Expires at": "never",
    });
    await page.click("Create the key");
    expect(server.sent("POST /keys")).toEqual([["/keys", { account: "acc_1" }]]);
  });

  test("with separators in place of models is not created for every model", async () => {
    const { page, server } = await create({ [MODELS]: " , " });
    await page.click("Create the key");
    expect(server.sent("POST /keys")).toEqual([["/keys", { account: "acc_1", models: [] }]]);
  });

  test("with seconds in its expiry keeps them", async () => {
    const { page, server } = await create({ [EXPIRES]: "2027-01-02T03:04:05" });
    await page.click("Create the key");
    expect(server.sent("POST /keys")).toEqual([
      ["/keys", { account: "acc_1", expires_at: "2027-01-02T03:04:05Z" }],
    ]);
  });

  test("shows its secret once, to be copied, with its warnings", async () => {
    const made = createdKey({ id: "key_9", key: "sk-gw-9", warnings: ["no model matches x/*"] });
    const { page, server } = await create({}, made);
    server.forget();
    await page.click("Create the key");
    expect(server.sent("GET /accounts/acc_1")).toHaveLength(1);
    expect(page.textAt("dialog .secret p:not(.warning)")).toBe(
      "The key key_9 was created. Store it now: it is not shown again.",
    );
    expect(page.textAt("dialog .secret code")).toBe("sk-gw-9");
    expect(page.textAt("dialog .warning")).toBe("Check this: no model matches x/*.");
    await page.click("Copy");
    expect(page.copied).toEqual(["sk-gw-9"]);
    expect(page.buttons()).toEqual(["Copied", "Done"]);
    expect(page.announced).toBe("Copied.");
    await page.click("Done");
    expect(page.dialog).toBeNull();
    expect(page.document.body.innerHTML).not.toContain("sk-gw-9");
  });
});

describe("changing a key", () => {
  const full = {
    models: ["a/*", "b"],
    unlisted_fields: "ignore",
    spending_limit: "20",
    budget: budget({ limit: "3", period: "day" }),
    expires_at: "2027-01-02T03:04:05.678Z",
  } as const;
  const same = { label: "Build server", models: ["a/*", "b"], spending_limit: "20" };

  async function change(before: object, values: Readonly<Record<string, string>>) {
    const opened = await openDashboard("#/keys", (api) => {
      api.on("GET /keys", ok(list([key(before)])));
      api.on("PATCH /keys/key_1", ok(key()));
    });
    const { page } = opened;
    const { label } = key(before);
    await page.click(`Change ${label ?? "key_1"}`);
    const shown = [LABEL, MODELS, SPENDING, LIMIT, PERIOD, EXPIRES].map(
      (name) => page.field(name).value,
    );
    for (const [name, value] of Object.entries(values)) await page.fill(name, value);
    await page.click("Continue");
    const review = page.facts("dialog dl");
    await page.click("Change");
    return { ...opened, shown, review, sent: opened.server.sent("PATCH /keys/key_1") };
  }

  test("fills the fields with the current values, and does not send an unchanged expiry", async () => {
    const { shown, sent, review, page } = await change(full, {});
    expect(shown).toEqual(["Build server", "a/*\nb", "20", "3", "day", "2027-01-02T03:04:05"]);
    expect(sent).toEqual([["/keys/key_1", same]]);
    expect(review["Key"]).toBe("key_1");
    expect(page.announced).toBe("The key key_1 was changed.");
  });

  test("also keeps an expiry with whole minutes", async () => {
    const { sent } = await change({ expires_at: "2027-01-02T03:04:00.000Z" }, {});
    expect(sent).toEqual([
      ["/keys/key_1", { label: "Build server", models: null, spending_limit: null }],
    ]);
  });

  test.each([
    ["another label", { [LABEL]: "x" }, { ...same, label: "x" }],
    ["no label", { [LABEL]: "" }, { ...same, label: null }],
    ["no restriction of models", { [MODELS]: " " }, { ...same, models: null }],
    ["another rule", { [RULE]: "refuse" }, { ...same, unlisted_fields: "refuse" }],
    ["the plan's rule", { [RULE]: "" }, { ...same, unlisted_fields: null }],
    ["no spending limit", { [SPENDING]: "" }, { ...same, spending_limit: null }],
    [
      "another budget",
      { [LIMIT]: "4" },
      { ...same, budget: { limit: "4", period: "day", time_zone: "UTC" } },
    ],
    [
      "another period",
      { [PERIOD]: "week" },
      { ...same, budget: { limit: "3", period: "week", time_zone: "UTC", resets_on: "monday" } },
    ],
    ["no budget", { [LIMIT]: "" }, { ...same, budget: null }],
    [
      "another expiry",
      { [EXPIRES]: "2027-01-02T03:04:06" },
      { ...same, expires_at: "2027-01-02T03:04:06Z" },
    ],
    ["no expiry", { [EXPIRES]: "" }, { ...same, expires_at: null }],
  ])("sends %s", async (_what, values, body) => {
    expect((await change(full, values)).sent).toEqual([["/keys/key_1", body]]);
  });

  test("without settings is identified by its id, and stays unchanged", async () => {
    const { shown, sent } = await change({ label: null }, {});
    expect(shown).toEqual(["", "", "", "", "month", ""]);
    expect(sent).toEqual([["/keys/key_1", { label: null, models: null, spending_limit: null }]]);
  });
});

describe("rotating a key", () => {
  const opened = (name = "Build server") =>
    openDashboard("#/keys", (api) => {
      api.on("GET /keys", ok(list([key(name === "key_1" ? { label: null } : {})])));
      api.on("POST /keys/key_1/rotate", ok(createdKey({ key: "sk-gw-2" })));
    });

  test.each([
    [undefined, "24 hours", 86_400],
    ["3600", "1 hour", 3_600],
    ["604800", "7 days", 604_800],
    ["0", "ends immediately", 0],
  ])("lets the old secret work for %s: %s", async (value, text, seconds) => {
    const { page, server } = await opened();
    await page.click("Rotate Build server");
    if (value !== undefined) await page.fill("The old secret works for", value);
    await page.click("Continue");
    expect(page.facts("dialog dl")).toEqual({ Key: "key_1", "The old secret works for": text });
    expect(page.button("Rotate").className).toBe("danger");
    await page.click("Rotate");
    const sent = [["/keys/key_1/rotate", { overlap_seconds: seconds }]];
    expect(server.sent("POST /keys/key_1/rotate")).toEqual(sent);
    expect(page.textAt("dialog .secret")).toContain("The key key_1 has a new secret.");
    expect(page.textAt("dialog .secret code")).toBe("sk-gw-2");
    expect(server.sent("GET /keys")).toHaveLength(2);
  });

  test("names a key without a label by its id", async () => {
    const { page } = await opened("key_1");
    await page.click("Rotate key_1");
    expect(page.textAt("dialog h2")).toBe("Rotate: key_1");
  });
});

describe("revoking a key", () => {
  test("is confirmed, sent once, announced, and shown", async () => {
    const { page, server } = await openDashboard("#/keys", (api) => {
      api.on("GET /keys", ok(list([key({ label: null })])));
      api.on("POST /keys/key_1/revoke", ok(key()));
    });
    server.forget();
    await page.click("Revoke key_1");
    expect(page.facts("dialog dl")).toMatchObject({ Key: "key_1", Label: "–" });
    expect(server.calls).toEqual([]);
    expect(page.button("Revoke").className).toBe("danger");
    await page.click("Revoke");
    expect(server.sent("POST /keys/key_1/revoke")).toEqual([["/keys/key_1/revoke"]]);
    expect(page.announced).toBe("The key key_1 was revoked.");
    expect(page.dialog).toBeNull();
    expect(server.sent("GET /keys")).toHaveLength(1);
  });
});
