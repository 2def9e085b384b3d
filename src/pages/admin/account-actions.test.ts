import { describe, expect, test } from "vitest";
import { account, budget, list, plan } from "../testing/admin-records.ts";
import { openAccount, openDashboard } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";

const UPDATE = "PATCH /accounts/acc_1";

describe("changing an account", () => {
  async function change(
    before: Parameters<typeof account>[0],
    values: Readonly<Record<string, string>>,
  ) {
    const opened = await openAccount(before);
    const { page, server } = opened;
    server.on(UPDATE, ok(account({ name: "Acme & Co" })));
    await page.click("Change");
    for (const [label, value] of Object.entries(values)) await page.fill(label, value);
    await page.click("Continue");
    const review = page.facts("dialog dl");
    await page.click("Change");
    return { ...opened, review, sent: server.sent(UPDATE) };
  }

  const LIMIT = "Budget in US dollars (optional)";
  const PERIOD = "Budget per";
  const DAY = "Day on which the budget resets (optional)";
  const ZONE = "Time zone of the budget (optional)";

  test.each([
    ["only its name", {}, { name: "Acme" }],
    ["the name", { Name: "Other" }, { name: "Other" }],
    ["the plan", { Plan: "starter" }, { name: "Acme", plan: "starter" }],
    [
      "a new budget",
      { [LIMIT]: "5", [PERIOD]: "week" },
      {
        name: "Acme",
        budget: { limit: "5", period: "week", time_zone: "UTC", resets_on: "monday" },
      },
    ],
    ["a period without a limit: no budget", { [PERIOD]: "week" }, { name: "Acme" }],
    [
      "the customer's external id, e-mail address and metadata",
      {
        "External id (optional)": "crm-7",
        "E-mail address (optional)": "ann@acme.test",
        "Webhook address (optional)": "https://acme.test/hook",
        "Metadata (optional)": "region = north\n formula=a=b ",
      },
      {
        name: "Acme",
        external_id: "crm-7",
        email: "ann@acme.test",
        webhook_url: "https://acme.test/hook",
        metadata: { region: "north", formula: "a=b" },
      },
    ],
  ])("sends %s", async (_what, values, body) => {
    const { sent } = await change({}, values);
    expect(sent).toEqual([["/accounts/acc_1", body]]);
  });

  test.each([
    ["no budget if it is unchanged", {}, { name: "Acme" }],
    [
      "another limit",
      { [LIMIT]: "5" },
      { name: "Acme", budget: { limit: "5", period: "month", time_zone: "UTC", resets_on: "1" } },
    ],
    [
      "another day of reset and time zone",
      { [DAY]: "15", [ZONE]: "Europe/Berlin" },
      {
        name: "Acme",
        budget: { limit: "100", period: "month", time_zone: "Europe/Berlin", resets_on: "15" },
      },
    ],
    [
      "the first day of a week in place of that of a month",
      { [PERIOD]: "week" },
      {
        name: "Acme",
        budget: { limit: "100", period: "week", time_zone: "UTC", resets_on: "monday" },
      },
    ],
    [
      "another period of the same limit",
      { [PERIOD]: "day" },
      { name: "Acme", budget: { limit: "100", period: "day", time_zone: "UTC" } },
    ],
    ["a null budget without a limit", { [LIMIT]: "" }, { name: "Acme", budget: null }],
  ])("with a budget sends %s", async (_what, values, body) => {
    const { sent } = await change({ budget: budget() }, values);
    expect(sent).toEqual([["/accounts/acc_1", body]]);
  });

  test("removes emptied fields of the customer, and leaves the others unchanged", async () => {
    const customer = { external_id: "crm-7", email: "ann@acme.test", metadata: { a: "1" } };
    const removed = { "External id (optional)": "", "Metadata (optional)": "" };
    const { sent, review } = await change(customer, removed);
    expect(sent).toEqual([
      ["/accounts/acc_1", { name: "Acme", external_id: null, metadata: null }],
    ]);
    expect(review).toMatchObject({ "External id": "none", Metadata: "none" });
    expect(review).not.toHaveProperty("E-mail address");
    expect((await change(customer, {})).sent).toEqual([["/accounts/acc_1", { name: "Acme" }]]);
  });

  test("is reviewed with a readable budget, announced, and shown", async () => {
    const { page, server, review } = await change({}, { [LIMIT]: "1500", [PERIOD]: "week" });
    expect(review).toEqual({ Name: "Acme", Plan: "open", Budget: "$1,500.00 per week, UTC" });
    expect(page.announced).toBe("The account Acme & Co was changed.");
    expect(server.sent("GET /accounts/acc_1")).toHaveLength(2);
    const none = await change({}, {});
    expect(none.review["Budget"]).toBe("none");
  });

  test("fills the fields with the current values", async () => {
    const { page } = await openAccount({ budget: budget({ limit: "7", period: "day" }) });
    await page.click("Change");
    const labels = ["Name", "Plan", LIMIT, PERIOD];
    expect(labels.map((label) => page.field(label).value)).toEqual(["Acme", "open", "7", "day"]);
    expect(page.options("Plan")).toEqual([
      ["open", "Open (open)"],
      ["starter", "starter"],
    ]);
    expect(page.options(PERIOD)).toEqual([
      ["day", "day"],
      ["week", "week"],
      ["month", "month"],
    ]);
  });

  test("keeps a plan that is no longer configured, unless another is chosen", async () => {
    const { page, server } = await openAccount({ plan: "old" });
    server.on(UPDATE, ok(account()));
    await page.click("Change");
    expect(page.options("Plan")[0]).toEqual(["old", "old (not configured)"]);
    expect(page.field("Plan").value).toBe("old");
    expect(page.field(PERIOD).value).toBe("month");
    await page.click("Continue");
    await page.click("Change");
    expect(server.sent(UPDATE)).toEqual([["/accounts/acc_1", { name: "Acme" }]]);
  });
});

describe("the state of an account", () => {
  test.each([
    ["active", "Suspend", "Suspend", "suspend", "suspended", "danger"],
    ["suspended", "Resume", "Resume", "resume", "active again", "primary"],
  ] as const)(
    "%s: %s is confirmed, sent once and announced",
    async (state, button, confirm, path, doneText, kind) => {
      const { page, server } = await openAccount({ state });
      const { answering, release } = heldAnswer();
      server.on(`POST /accounts/acc_1/${path}`, answering);
      server.forget();
      await page.click(button);
      expect(page.facts("dialog dl")["Account"]).toBe("Acme (acc_1)");
      expect(server.calls).toEqual([]);
      expect(page.button(confirm).className).toBe(kind);
      const again = page.button(confirm);
      again.click();
      again.click();
      await page.settle();
      expect(server.sent(`POST /accounts/acc_1/${path}`)).toEqual([[`/accounts/acc_1/${path}`]]);
      release(ok(account()));
      await page.settle();
      expect(page.announced).toBe(`The account Acme is ${doneText}.`);
      expect(page.dialog).toBeNull();
      expect(server.sent("GET /accounts/acc_1")).toHaveLength(1);
    },
  );
});

describe("opening an account", () => {
  const two = [plan("open", "Open"), plan("starter")];
  async function open(values: Readonly<Record<string, string>>, plans = two) {
    const opened = await openDashboard("#/accounts", (api) => {
      api.on("GET /accounts", ok(list([])));
      api.on("GET /accounts/acc%2F1", refusal(404, "none"));
      api.on("GET /accounts/acc%2F1/entries", refusal(404, "none"));
      for (const route of ["GET /keys", "GET /usage", "GET /requests"]) api.on(route, ok(list([])));
      api.on("GET /plans", ok(list(plans)));
      api.on("POST /accounts", ok(account({ id: "acc/1", name: "New" })));
    });
    const { page } = opened;
    await page.click("Open an account");
    for (const [label, value] of Object.entries(values)) await page.fill(label, value);
    await page.click("Continue");
    return opened;
  }
  const BALANCE = "Opening balance in US dollars (optional)";

  test("sends its name, plan and balance, and opens its view", async () => {
    const { page, server } = await open({ Name: "New", Plan: "starter", [BALANCE]: "12.5" });
    expect(page.facts("dialog dl")).toEqual({
      Name: "New",
      Plan: "starter",
      "Opening balance": "$12.50",
      Budget: "none",
    });
    await page.click("Open the account");
    expect(server.sent("POST /accounts")).toEqual([
      ["/accounts", { name: "New", plan: "starter", balance: "12.5" }],
    ]);
    expect(page.hash).toBe("#/account/acc%2F1");
    expect(page.announced).toBe("The account New is open.");
    expect(page.dialog).toBeNull();
  });

  test("may set a budget", async () => {
    const budget = { "Budget in US dollars (optional)": "5", "Budget per": "day" };
    const { page, server } = await open({ Name: "New", Plan: "open", ...budget });
    expect(page.facts("dialog dl")["Budget"]).toBe("$5.00 per day, UTC");
    await page.click("Open the account");
    expect(server.sent("POST /accounts")).toEqual([
      [
        "/accounts",
        { name: "New", plan: "open", budget: { limit: "5", period: "day", time_zone: "UTC" } },
      ],
    ]);
  });

  test("without a balance omits it", async () => {
    const { page, server } = await open({ Name: "New", Plan: "open" });
    expect(page.facts("dialog dl")["Opening balance"]).toBe("$0.00");
    await page.click("Open the account");
    expect(server.sent("POST /accounts")).toEqual([["/accounts", { name: "New", plan: "open" }]]);
  });

  test("with several plans does not continue until one is chosen", async () => {
    const { page } = await open({ Name: "New" });
    expect(page.options("Plan")).toEqual([
      ["", "Choose a plan"],
      ["open", "Open (open)"],
      ["starter", "starter"],
    ]);
    expect(page.field("Plan").value).toBe("");
    expect(page.buttons()).toContain("Continue");
    await page.fill("Plan", "starter");
    await page.click("Continue");
    expect(page.facts("dialog dl")["Plan"]).toBe("starter");
  });

  test("with one plan needs no choice", async () => {
    const { page } = await open({ Name: "New" }, [plan("only")]);
    expect(page.facts("dialog dl")["Plan"]).toBe("only");
  });

  test("without a name does not continue to the review", async () => {
    const { page } = await open({});
    expect(page.buttons()).toContain("Continue");
  });
});
