import { customerSecret } from "../../alerts/customer-webhook.ts";
import { beforeEach, describe, expect, it, test } from "vitest";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages } from "../testing/admin-test-harness.ts";

const DAY_MS = 86_400_000;

let harness: AdminTestHarness;
beforeEach(() => {
  harness = new AdminTestHarness();
});

describe("a new account", () => {
  it("has its opening balance and only the requested settings", async () => {
    const body = { name: "  Acme ", plan: "pro", balance: "12.5" };
    expect(await harness.call("createAccount", { body })).toEqual({
      object: "account",
      id: expect.stringMatching(/^acc_[0-9a-f]{24}$/),
      name: "Acme",
      plan: "pro",
      state: "active",
      balance: "12.5",
      available: "12.5",
      held: "0",
      spent: "0",
      topped_up: "12.5",
      budget: null,
      external_id: null,
      email: null,
      metadata: {},
      webhook_url: null,
      created_at: "2026-06-15T10:30:20.500Z",
      suspended_at: null,
      closed_at: null,
    });
  });

  it("has a zero balance unless an opening balance is given", async () => {
    const body = { name: "A", plan: "starter" };
    expect(await harness.call("createAccount", { body })).toMatchObject({ balance: "0" });
  });

  it("has the given budget, in the current period", async () => {
    const budget = { limit: "3", period: "week" } as const;
    const body = { name: "A", plan: "starter", budget };
    expect((await harness.call("createAccount", { body })).budget).toEqual({
      limit: "3",
      period: "week",
      time_zone: "UTC",
      resets_on: "monday",
      spent: "0",
      held: "0",
      left: "3",
      starts_at: "2026-06-15T00:00:00.000Z",
      resets_at: "2026-06-22T00:00:00.000Z",
    });
  });

  test.each([
    ["an unknown plan", { plan: "none" }, /^400 .*no plan "none".*demo, starter, pro/],
    [
      "a balance above the maximum",
      { balance: "9000000.01" },
      /^400 .*"balance" must be US dollars/,
    ],
    [
      "a budget above the maximum",
      { budget: { limit: "9000000.01", period: "day" } as const },
      /^400 .*"budget.limit" must be/,
    ],
  ])("is refused with %s, and not created", async (_case, wrong, refusal) => {
    const body = { name: "A", plan: "starter", ...wrong };
    expect(await harness.refusal("createAccount", { body })).toMatch(refusal);
    expect((await harness.call("listAccounts")).data).toEqual([]);
  });

  it("may have a zero budget", async () => {
    const body = { name: "A", plan: "starter", budget: { limit: "0", period: "day" } as const };
    const { budget } = await harness.call("createAccount", { body });
    expect(budget).toMatchObject({ limit: "0", left: "0" });
  });
});

describe("customer details", () => {
  const details = {
    external_id: "cust-1",
    email: "Ann@example.com",
    metadata: { segment: "smb", ["__proto__"]: "x" },
  };
  const open = (more: object = {}) =>
    harness.call("createAccount", { body: { name: "A", plan: "starter", ...details, ...more } });

  it("are returned with the account, in lists, and after a top-up", async () => {
    const { id } = await open();
    expect(await harness.call("showAccount", { path: { id } })).toMatchObject(details);
    expect((await harness.call("listAccounts")).data).toMatchObject([details]);
    const posted = await harness.call("topUpAccount", { path: { id }, body: { amount: "1" } });
    expect(posted).toMatchObject({ ...details, balance: "1" });
  });

  it("change field by field; metadata are replaced as a whole, and null removes a field", async () => {
    const { id } = await open();
    const update = (body: object) => harness.call("updateAccount", { path: { id }, body });
    expect(await update({ email: "b@c" })).toMatchObject({ ...details, email: "b@c" });
    expect(await update({ metadata: { a: "" } })).toMatchObject({
      external_id: "cust-1",
      email: "b@c",
      metadata: { a: "" },
    });
    expect(await update({ name: "B" })).toMatchObject({ external_id: "cust-1", name: "B" });
    const none = { external_id: null, email: null, metadata: null };
    expect(await update(none)).toMatchObject({ external_id: null, email: null, metadata: {} });
  });

  it("find the account: `external_id` by exact match, `search` by part of the external id or email", async () => {
    const { id } = await open();
    const other = await harness.account();
    const ids = async (query: OperationInput<"listAccounts">["query"] & object) =>
      (await harness.call("listAccounts", { query })).data.map((account) => account.id);
    expect(await ids({ external_id: "cust-1" })).toEqual([id]);
    expect(await ids({ external_id: "cust" })).toEqual([]);
    expect(await ids({ search: "UST-" })).toEqual([id]);
    expect(await ids({ search: "ann@EX" })).toEqual([id]);
    expect((await ids({})).toSorted()).toEqual([id, other].toSorted());
  });

  it("have an external id that is unique, including closed accounts", async () => {
    const { id } = await open();
    await harness.call("closeAccount", { path: { id } });
    const taken = /^409 external_id_taken: Another account has the external id "cust-1"/;
    const body = { name: "B", plan: "starter", external_id: "cust-1" };
    expect(await harness.refusal("createAccount", { body })).toMatch(taken);
    const other = await harness.account();
    const change = { path: { id: other }, body: { external_id: "cust-1", name: "C" } };
    expect(await harness.refusal("updateAccount", change)).toMatch(taken);
    expect((await harness.call("listAccounts")).data).toHaveLength(2);
    expect(await harness.call("showAccount", { path: { id: other } })).toMatchObject({
      external_id: null,
    });
  });

  it("may repeat the account's own external id in an update", async () => {
    const { id } = await open();
    const body = { external_id: "cust-1", name: "B" };
    expect(await harness.call("updateAccount", { path: { id }, body })).toMatchObject(body);
  });

  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, "v"]));
  it("have up to 16 metadata entries, with names of 64 and values of 512 characters", async () => {
    const metadata = { ...pairs(15), ["n".repeat(64)]: "😀".repeat(512) };
    expect((await open({ metadata })).metadata).toEqual(metadata);
  });

  test.each<[string, object, RegExp]>([
    ["17 metadata entries", { metadata: pairs(17) }, /^400 .*metadata/],
    ["a value of 513 characters", { metadata: { a: "x".repeat(513) } }, /^400 .*metadata/],
    ["a name of 65 characters", { metadata: { ["n".repeat(65)]: "" } }, /^400 .*"metadata" must/],
    ["an empty name", { metadata: { "": "v" } }, /^400 .*"metadata" must have names/],
    ["a name with a line break", { metadata: { "a\nb": "v" } }, /^400 .*"metadata" must have/],
    ["a value with a NUL", { metadata: { a: "\0" } }, /^400 .*metadata/],
    ["half a surrogate pair in a name", { metadata: { "\ud83d": "v" } }, /^400 /],
    ["a value that is not a string", { metadata: { a: 1 } }, /^400 .*metadata/],
    ["an address without an @", { email: "ann" }, /^400 .*email/],
    ["an address with a space", { email: "ann b@c" }, /^400 .*email/],
    ["an empty external id", { external_id: "" }, /^400 .*external_id/],
    ["an external id of 129 characters", { external_id: "x".repeat(129) }, /^400 .*external_id/],
  ])("are refused with %s", async (_case, wrong, refusal) => {
    const body = { name: "A", plan: "starter", ...wrong };
    expect(await harness.refusal("createAccount", { body })).toMatch(refusal);
    const id = await harness.account();
    expect(await harness.refusal("updateAccount", { path: { id }, body: wrong })).toMatch(refusal);
    expect((await harness.call("listAccounts")).data).toHaveLength(1);
  });
});

describe("accounts", () => {
  it("are listed in the same form as when shown individually", async () => {
    const ids = [await harness.account({ name: "A" }), await harness.account({ name: "B" })];
    const { data } = await harness.call("listAccounts");
    expect(data.map(({ name }) => name).toSorted()).toEqual(["A", "B"]);
    const shown = ids.map((id) => harness.call("showAccount", { path: { id } }));
    expect(data).toEqual(expect.arrayContaining(await Promise.all(shown)));
  });

  it("are filtered by state, plan and text, and listed in both orders and in pages", async () => {
    const [a, b, c] = [
      await harness.account({ name: "Acme", plan: "pro" }),
      await harness.account({ name: "Beta" }),
      await harness.account({ name: "Gamma" }),
    ].toSorted();
    const ids = async (query: OperationInput<"listAccounts">["query"] & object) =>
      (await harness.call("listAccounts", { query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([a, b, c]);
    expect(await ids({ order: "desc" })).toEqual([c, b, a]);
    expect(await ids({ plan: "pro", search: "acm" })).toHaveLength(1);
    expect(await ids({ plan: "pro", search: "beta" })).toEqual([]);
    await harness.call("suspendAccount", { path: { id: b ?? "" } });
    expect(await ids({ status: "active" })).toEqual([a, c]);
    expect(await ids({ status: "suspended" })).toEqual([b]);
    expect(await ids({ status: "closed" })).toEqual([]);
    const pages = await allPages((cursor) =>
      harness.call("listAccounts", { query: { limit: "2", ...cursor } }),
    );
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[a, b], [c]]);
  });

  it.each([["x"], ["MQ"], ["MS4"], ["LmE"], ["b25lLnR3bw"]])(
    "are not listed from the cursor %s, which was never issued",
    async (cursor) => {
      const query = { cursor };
      expect(await harness.refusal("listAccounts", { query })).toMatch(/^400 .*"cursor" is not/);
      expect(await harness.refusal("listKeys", { query })).toMatch(/^400 .*"cursor" is not/);
    },
  );

  it("are sorted by name and by balance in pages, whose cursors belong to this sort", async () => {
    const small = await harness.account({ name: "beta. 1:2", balance: "1" });
    const large = await harness.account({ name: "Acme", balance: "20" });
    const medium = await harness.account({ name: "Öl", balance: "3" });
    const listed = async (query: OperationInput<"listAccounts">["query"] & object) =>
      (
        await allPages((cursor) =>
          harness.call("listAccounts", { query: { ...query, limit: "1", ...cursor } }),
        )
      ).flatMap((page) => page.map(({ id }) => id));
    expect(await listed({ sort: "name" })).toEqual([large, small, medium]);
    expect(await listed({ sort: "name", order: "desc" })).toEqual([medium, small, large]);
    expect(await listed({ sort: "balance" })).toEqual([small, medium, large]);
    expect(await listed({ sort: "balance", order: "desc" })).toEqual([large, medium, small]);
    const cursorOf = async (sort: "opened" | "name" | "balance") => {
      const page = await harness.call("listAccounts", { query: { sort, limit: "1" } });
      return { cursor: page.next_cursor ?? "" };
    };
    const refused = /^400 .*"cursor" is the "next_cursor" of a list with another "sort"/;
    for (const [sort, other] of [
      ["opened", "name"],
      ["name", "opened"],
      ["name", "balance"],
    ] as const) {
      const query = { ...(await cursorOf(other)), sort };
      expect(await harness.refusal("listAccounts", { query })).toMatch(refused);
    }
    const query = { cursor: Buffer.from("balance:a.9999999999999999").toString("base64url") };
    expect(await harness.refusal("listAccounts", { query: { ...query, sort: "balance" } })).toMatch(
      /"cursor" is not/,
    );
  });

  it.each([
    [
      "a name with separators of lines and paragraphs",
      "name",
      { name: "Acme\u2028East\u2029.x:1" },
    ],
    ["the highest balance", "balance", { name: "Acme", balance: "9000000" }],
  ] as const)("are sorted in pages after one with %s", async (_, sort, body) => {
    const before = await harness.account(body);
    const after = await harness.account({ ...body, name: `${body.name}x` });
    const pages = await allPages((cursor) =>
      harness.call("listAccounts", { query: { sort, limit: "1", ...cursor } }),
    );
    expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set([before, after]));
  });

  it("and keys are counted only on request", async () => {
    const account = await harness.account({ name: "Acme" });
    await harness.account({ name: "Beta" });
    await harness.key(account);
    const counted = { total: "true", limit: "1" } as const;
    expect(await harness.call("listAccounts", { query: counted })).toMatchObject({ total: 2 });
    const query = { ...counted, search: "acme" };
    expect(await harness.call("listAccounts", { query })).toMatchObject({ total: 1 });
    expect(await harness.call("listKeys", { query: counted })).toMatchObject({ total: 1 });
    expect(await harness.call("listAccounts")).not.toHaveProperty("total");
    expect(await harness.call("listKeys")).not.toHaveProperty("total");
  });

  it("show the holds of running requests, the spent and the remaining amount", async () => {
    const account = await harness.account({ balance: "10" });
    const key = await harness.key(account);
    await harness.serve({ id: "r1", account, key, hold: "2", charge: "1.5" });
    await harness.hold({ id: "r2", account, key, hold: "3" });
    expect(await harness.call("showAccount", { path: { id: account } })).toMatchObject({
      balance: "8.5",
      held: "3",
      available: "5.5",
      spent: "1.5",
      topped_up: "10",
    });
  });

  it("show their budget in the current period, also in lists", async () => {
    const budget = { limit: "5", period: "day" } as const;
    const account = await harness.account({ budget });
    const key = await harness.key(account);
    await harness.serve({ id: "r1", account, key, charge: "0.75" });
    const read = async () => {
      const { budget: shown } = await harness.call("showAccount", { path: { id: account } });
      const { data } = await harness.call("listAccounts");
      expect(data[0]?.budget).toEqual(shown);
      return shown;
    };
    expect(await read()).toMatchObject({ spent: "0.75", left: "4.25" });
    harness.nowMs += DAY_MS;
    expect(await read()).toMatchObject({
      spent: "0",
      left: "5",
      starts_at: "2026-06-16T00:00:00.000Z",
    });
  });

  it("with an unknown id are not found", async () => {
    const refusal = await harness.refusal("showAccount", { path: { id: "nobody" } });
    expect(refusal).toBe('404 not_found: There is no account "nobody".');
  });
});

describe("a customer's webhook", () => {
  const url = "https://acme.example/gateway";
  const customers = { secret: Buffer.from("key"), allowsPrivate: false };
  const open = (webhook_url: string) =>
    harness.call("createAccount", { body: { name: "A", plan: "starter", webhook_url } });

  it("is returned with the account, and its secret only by a separate operation", async () => {
    harness.parts = { customerWebhooks: () => customers };
    const account = await open(url);
    const { id } = account;
    expect(account.webhook_url).toBe(url);
    const shown = await harness.call("showWebhook", { path: { id } });
    expect(shown).toEqual({
      object: "webhook",
      account_id: id,
      url,
      secret: customerSecret({ id, url }, customers),
    });
    const update = { path: { id }, body: { webhook_url: null } };
    expect((await harness.call("updateAccount", update)).webhook_url).toBeNull();
    expect(await harness.call("showWebhook", { path: { id } })).toMatchObject({
      url: null,
      secret: null,
    });
  });

  test.each([
    ["http://acme.example/", '"webhook_url" must begin with https://'],
    ["https://10.0.0.1/", '"webhook_url" must not be a private address'],
  ])("is refused for %s", async (webhook_url, message) => {
    harness.parts = { customerWebhooks: () => customers };
    const body = { name: "A", plan: "starter", webhook_url };
    expect(await harness.refusal("createAccount", { body })).toContain(message);
  });

  it("is refused if customer webhooks are disabled, and an existing one has no secret", async () => {
    harness.parts = { customerWebhooks: () => customers };
    const { id } = await open(url);
    harness.parts = {};
    expect(await harness.call("showWebhook", { path: { id } })).toMatchObject({
      url,
      secret: null,
    });
    const body = { webhook_url: "https://b.example/" };
    expect(await harness.refusal("updateAccount", { path: { id }, body })).toContain(
      '"webhook_url" cannot be set: the section alerts.customers of the configuration is missing',
    );
    expect(
      await harness.call("updateAccount", { path: { id }, body: { name: "B" } }),
    ).toMatchObject({
      webhook_url: url,
    });
  });
});
