import { expect, it } from "vitest";
import { eachAccount } from "../../core/ledger/each-account.ts";
import type { AccountQuery, KeyQuery, ListPlace } from "../../core/ledger/lists.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { newKey } from "./ledger-script.ts";

const accounts = [
  { id: "b", name: "Beta 100%", planId: "pro", balance: 0, atMs: 2 },
  { id: "c", name: "GAMMA_9", planId: "pro", balance: 0, atMs: 1 },
  { id: "a", name: "alpha", planId: "free", balance: 12_000, atMs: 2 },
  { id: "É", name: "ÉCOLE", planId: "free", balance: 9_000, atMs: 3 },
];

/**
 * Opens accounts; list order: c, a, b, É. b is suspended; c is closed, and was suspended before.
 */
async function openAccounts(store: Store): Promise<void> {
  for (const account of accounts) {
    await store.createAccount({ ...account, balance: nanoUsd(account.balance) });
  }
  await store.updateAccount({ id: "b", state: "suspended", atMs: 5 });
  await store.updateAccount({ id: "c", state: "suspended", atMs: 5 });
  await store.updateAccount({ id: "c", state: "closed", atMs: 6 });
}

const anyAccount = { limit: 9 };

/** Returns the ids of a page's accounts, and whether there is another page. */
async function accountsOf(store: Store, query: Partial<AccountQuery>): Promise<string> {
  const { accounts: found, next } = await store.listAccounts({ ...anyAccount, ...query });
  return `${found.map(({ id }) => id).join()}${next === null ? "" : " …"}`;
}

/** Tests lists of accounts. */
export function accountLists(ledger: () => TestLedger): void {
  it.each<readonly [string, Partial<AccountQuery>, string]>([
    ["in the order of creation, then by id", {}, "c,a,b,É"],
    ["newest first", { order: "desc" }, "É,b,a,c"],
    ["that are active", { state: "active" }, "a,É"],
    ["that are suspended", { state: "suspended" }, "b"],
    ["that are closed, suspended before or not", { state: "closed" }, "c"],
    ["on a plan", { planId: "pro" }, "c,b"],
    ["on an unknown plan", { planId: "none" }, ""],
    ["with a text in the name, in another case", { search: "AlPh" }, "a"],
    ["with a text in the id", { search: "B" }, "b"],
    ["with pattern characters taken literally", { search: "0%" }, "b"],
    ["with an underscore", { search: "_" }, "c"],
    ["with a letter that is matched case-sensitively", { search: "É" }, "É"],
    ["with a text that no account has", { search: "beta 100%x" }, ""],
    ["narrowed by all filters", { state: "suspended", planId: "pro", search: "eta" }, "b"],
    ["page by page", { limit: 2 }, "c,a …"],
    ["after a cursor", { limit: 2, after: { value: 2, id: "a" } }, "b,É"],
    ["after a cursor whose account does not exist", { after: { value: 2, id: "aa" } }, "b,É"],
    ["after the last", { after: { value: 3, id: "É" } }, ""],
    ["newest first, after a cursor", { order: "desc", after: { value: 2, id: "b" } }, "a,c"],
    ["by name, A like a", { sort: "name" }, "a,b,c,É"],
    ["by name, descending", { sort: "name", order: "desc" }, "É,c,b,a"],
    ["by name, after a cursor", { sort: "name", after: { value: "beta 100%", id: "b" } }, "c,É"],
    ["by balance, then by id", { sort: "balance" }, "b,c,É,a"],
    [
      "by balance, of a plan, descending",
      { sort: "balance", order: "desc", planId: "free" },
      "a,É",
    ],
    ["by balance, after a cursor", { sort: "balance", after: { value: 0, id: "b" } }, "c,É,a"],
  ])("accounts are listed %s", async (_, query, want) => {
    const { store } = ledger();
    await openAccounts(store);
    expect(await accountsOf(store, query)).toBe(want);
  });
}

const terms = { name: "A", planId: "p", balance: nanoUsd(5), atMs: 1 };
const details = {
  externalId: "e1",
  email: "A@b.c",
  metadata: { ä: "", b: '"x"' },
  webhookUrl: "https://c.test",
};

/** Tests operators' notes about customers. */
export function accountDetails(ledger: () => TestLedger): void {
  it("details are stored with their account, changed independently, and removed", async () => {
    const { store } = ledger();
    expect(await store.createAccount({ ...terms, id: "a", details })).toMatchObject(details);
    await store.createAccount({ ...terms, id: "b" });
    const change = async (part: object) => {
      const updated = await store.updateAccount({ id: "a", details: part, atMs: 2 });
      expect(updated).toMatchObject({ result: "updated", account: await store.showAccount("a") });
      const account = await store.showAccount("a");
      const { externalId, email, metadata, webhookUrl } = account ?? {};
      return { externalId, email, metadata, webhookUrl };
    };
    expect(await change({ email: null })).toEqual({ ...details, email: null });
    expect(await change({ metadata: { c: "d" } })).toEqual({
      externalId: "e1",
      email: null,
      metadata: { c: "d" },
      webhookUrl: "https://c.test",
    });
    const none = { externalId: null, email: null, metadata: {}, webhookUrl: null };
    expect(await change(none)).toEqual(none);
    expect(await store.showAccount("b")).toMatchObject(none);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("an external id is unique: of two concurrent requests, only one succeeds in creating or changing", async () => {
    const { store } = ledger();
    const made = await Promise.all(
      ["a", "b"].map((id) => store.createAccount({ ...terms, id, details })),
    );
    expect(made.filter((account) => account === null)).toHaveLength(1);
    const first = made.find((account) => account !== null);
    expect((await store.listAccounts({ limit: 9 })).accounts).toEqual([first]);
    expect((await store.verify()).problems).toEqual([]);
    const others = ["c", "d"];
    for (const id of others) await store.createAccount({ ...terms, id });
    const change = (id: string, externalId: string) =>
      store.updateAccount({ id, name: externalId, details: { externalId }, atMs: 2 });
    expect(await change("c", "e1")).toEqual({ result: "external-id-taken" });
    expect(await store.showAccount("c")).toMatchObject({ name: "A", externalId: null });
    const results = await Promise.all(others.map((id) => change(id, "e2")));
    expect(results.map(({ result }) => result).toSorted()).toEqual([
      "external-id-taken",
      "updated",
    ]);
    expect(await change(first?.id ?? "", "e1")).toMatchObject({ result: "updated" });
  });

  it("accounts are found by external id, and searched by it and by email address", async () => {
    const { store } = ledger();
    await store.createAccount({ ...terms, id: "a", details });
    await store.createAccount({ ...terms, id: "b", details: { email: "b@x" } });
    expect(await accountsOf(store, { externalId: "e1" })).toBe("a");
    expect(await accountsOf(store, { externalId: "E1" })).toBe("");
    expect(await accountsOf(store, { search: "E1" })).toBe("a");
    expect(await accountsOf(store, { search: "@B.C" })).toBe("a");
    expect(await accountsOf(store, { search: "@" })).toBe("a,b");
  });
}

/** Tests reads of all accounts, and counts. */
export function wholeAccountLists(ledger: () => TestLedger): void {
  it("accounts are searched by the values of their metadata, literally, and not by the names", async () => {
    const { store } = ledger();
    const terms = { name: "A", planId: "p", balance: nanoUsd(5), atMs: 1 };
    const metadata = { crm: 'A "quoted" 100%', region: "Zürich\\1" };
    await store.createAccount({ ...terms, id: "a", details: { metadata } });
    await store.createAccount({ ...terms, id: "b", details: { email: "b@x" } });
    await store.createAccount({ ...terms, id: "c" });
    const asked = ['a "QUOTED"', "zürich\\", "0%", "crm", "region", ":", "none"];
    const found = await Promise.all(asked.map((search) => accountsOf(store, { search })));
    expect(found).toEqual(["a", "a", "a", "", "", "", ""]);
  });

  it.each(
    (["opened", "name", "balance"] as const).flatMap((sort) =>
      (["asc", "desc"] as const).map((order) => ({ sort, order })),
    ),
  )(
    "law: the pages of a list by $sort, $order, of any size, add up to the list",
    async ({ sort, order }) => {
      const { store } = ledger();
      await openAccounts(store);
      const whole = await store.listAccounts({ sort, order, limit: 9 });
      expect(whole.next).toBeNull();
      for (const limit of [1, 2, 3, 4]) {
        const seen: unknown[] = [];
        let after: ListPlace | null = null;
        do {
          const page = await store.listAccounts({ sort, order, after, limit });
          seen.push(...page.accounts);
          after = page.next;
        } while (after !== null);
        expect(seen).toEqual(whole.accounts);
      }
    },
  );

  it("all accounts follow each other across pages", async () => {
    const { store } = ledger();
    const ids = Array.from({ length: 501 }, (_, at) => `acc_${String(at).padStart(3, "0")}`);
    const terms = { name: "A", planId: "p", balance: nanoUsd(0), atMs: 1 };
    await Promise.all(ids.map((id) => store.createAccount({ ...terms, id })));
    const seen: string[] = [];
    for await (const { id } of eachAccount(store)) seen.push(id);
    expect(seen).toEqual(ids);
  });

  it("the accounts of each plan are counted, including closed ones", async () => {
    const { store } = ledger();
    expect(await store.countPlans()).toEqual([]);
    await openAccounts(store);
    expect(await store.countPlans()).toEqual([
      { planId: "free", accounts: 2 },
      { planId: "pro", accounts: 2 },
    ]);
  });
}

/** Tests the counts of lists. */
export function countedLists(ledger: () => TestLedger): void {
  it.each<readonly [Partial<AccountQuery>, number]>([
    [{}, 4],
    [{ after: { value: 2, id: "a" } }, 4],
    [{ planId: "pro", search: "eta" }, 1],
    [{ search: "none" }, 0],
  ])("the accounts of all pages of %j are counted", async (query, total) => {
    const { store } = ledger();
    await openAccounts(store);
    const page = await store.listAccounts({ ...query, limit: 1, isCounted: true });
    expect(page.total).toBe(total);
    expect(await store.listAccounts({ ...query, limit: 1 })).not.toHaveProperty("total");
  });

  it("the keys of all pages are counted, by the filters", async () => {
    const { store } = ledger();
    await makeKeys(store);
    const counted = { limit: 1, isCounted: true };
    expect(await store.listKeys(counted)).toMatchObject({ total: 4 });
    expect(await store.listKeys({ ...counted, search: "beta" })).toMatchObject({ total: 2 });
    expect(await store.listKeys({ limit: 1 })).not.toHaveProperty("total");
  });
}

/** Creates keys; list order: k1 of a, k3 of b, k2 of a, k4 of b. */
async function makeKeys(store: Store): Promise<void> {
  await openAccounts(store);
  const made = [
    newKey({ id: "k1", accountId: "a", label: "CI build", atMs: 1 }),
    newKey({ id: "k2", accountId: "a", label: null, expiresAtMs: 50, atMs: 3 }),
    newKey({ id: "k3", accountId: "b", label: "phone", expiresAtMs: 51, atMs: 2 }),
    newKey({ id: "k4", accountId: "b", label: "old", expiresAtMs: 50, atMs: 4 }),
  ];
  for (const key of made) await store.createKey(key);
  await store.revokeKey({ id: "k4", atMs: 5 });
}

/** Tests lists of keys. */
export function keyLists(ledger: () => TestLedger): void {
  const at = (is: "active" | "expired" | "revoked") => ({ status: { is, atMs: 50 } });
  it.each<readonly [string, Partial<KeyQuery>, string]>([
    ["in the order of creation", {}, "k1,k3,k2,k4"],
    ["newest first", { order: "desc" }, "k4,k2,k3,k1"],
    ["of an account", { accountId: "a" }, "k1,k2"],
    ["of some ids", { ids: ["k4", "k2", "none"] }, "k2,k4"],
    ["of an empty list of ids", { ids: [] }, ""],
    ["that are active at a time", at("active"), "k1,k3"],
    ["that have expired at a time, and were not revoked", at("expired"), "k2"],
    ["that are revoked, expired or not", at("revoked"), "k4"],
    ["with a text in the label", { search: "ci B" }, "k1"],
    ["with a text in the id", { search: "K2" }, "k2"],
    ["with a text in their account's name", { search: "beta" }, "k3,k4"],
    ["narrowed by all filters", { ...at("active"), accountId: "b", search: "phone" }, "k3"],
    ["page by page", { limit: 3 }, "k1,k3,k2 …"],
    ["after a cursor", { limit: 2, after: { value: 2, id: "k3" } }, "k2,k4"],
    ["by label, those without one first", { sort: "label" }, "k2,k1,k4,k3"],
    [
      "by label, after a cursor",
      { sort: "label", after: { value: "ci build", id: "k1" } },
      "k4,k3",
    ],
  ])("keys are listed %s", async (_, query, want) => {
    const { store } = ledger();
    await makeKeys(store);
    const { keys, next } = await store.listKeys({ ...anyAccount, ...query });
    expect(`${keys.map(({ id }) => id).join()}${next === null ? "" : " …"}`).toBe(want);
  });
}
