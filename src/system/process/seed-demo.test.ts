import type { DetailedAccount, NewKey } from "../../core/ledger/accounts.ts";
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { demoBalance } from "../../upstreams/catalog/sandbox-models.ts";
import type { Store } from "../../core/ledger/store.ts";
import { hashKey, isWellFormedKey } from "../../access/auth/key-format.ts";
import { seedDemo } from "./seed-demo.ts";

let accounts: Parameters<Store["createAccount"]>[0][];
let keys: NewKey[];
let files: { path: string; text: string; mode: number; keysThen: number }[];

/** The part of a store that seeding uses; `never` makes other calls fail. */
const store = {
  listAccounts: async () => ({ accounts: accounts as unknown as DetailedAccount[], next: null }),
  showAccount: async (id: string) => accounts.find((account) => account.id === id) ?? null,
  listKeys: async () => ({ keys, next: null }),
  createAccount: async (account: Parameters<Store["createAccount"]>[0]) => {
    if (accounts.some(({ id }) => id === account.id)) throw new Error("duplicate account");
    accounts.push(account);
  },
  createKey: async (key: NewKey) => {
    keys.push(key);
  },
} as unknown as Store;

const dependencies = {
  dataDir: "data",
  writeFile: async (path: string, text: string, { mode }: { readonly mode: number }) => {
    files.push({ path, text, mode, keysThen: keys.length });
  },
  randomBytes,
  clock: () => 1_000,
};

beforeEach(() => {
  accounts = [];
  keys = [];
  files = [];
});

describe("seeding the demo account", () => {
  it("adds the account, its credit, and a key with its secret in a file to an empty store", async () => {
    expect(await seedDemo(store, dependencies)).toBe(true);
    expect(accounts).toEqual([
      { id: "demo", name: "demo", planId: "demo", balance: demoBalance, atMs: 1_000 },
    ]);
    const [file] = files;
    expect(file).toMatchObject({ path: "data/demo-key", mode: 0o600, keysThen: 0 });
    const key = file?.text.slice(0, -1) ?? "";
    expect(file?.text).toBe(`${key}\n`);
    expect(isWellFormedKey(key)).toBe(true);
    expect(keys).toMatchObject([{ accountId: "demo", hash: hashKey(key) }]);
    expect(keys[0]?.models ?? null).toBeNull();
  });

  it("leaves a store unchanged if it has the key", async () => {
    await seedDemo(store, dependencies);
    expect(await seedDemo(store, dependencies)).toBe(false);
    expect([accounts.length, keys.length, files.length]).toEqual([1, 1, 1]);
  });

  it("leaves a store unchanged if it has the operator's accounts", async () => {
    accounts.push({ id: "acc_1", name: "A", planId: "p", balance: demoBalance, atMs: 0 });
    expect(await seedDemo(store, dependencies)).toBe(false);
    expect([keys.length, files.length]).toEqual([0, 0]);
  });

  it("leaves a store unchanged if it has the demo account without a key, and another account", async () => {
    for (const id of ["demo", "acc_1"]) {
      accounts.push({ id, name: id, planId: "p", balance: demoBalance, atMs: 0 });
    }
    expect(await seedDemo(store, dependencies)).toBe(false);
    expect([accounts.length, keys.length]).toEqual([2, 0]);
  });

  it("does not recreate an account that exists without its key", async () => {
    accounts.push({ id: "demo", name: "demo", planId: "demo", balance: demoBalance, atMs: 0 });
    const strict = {
      ...store,
      createAccount: () => Promise.reject(new Error("made twice")),
      showAccount: () => Promise.reject(new Error("asked in vain")),
    };
    expect(await seedDemo(strict, dependencies)).toBe(true);
  });

  it("completes an interrupted start", async () => {
    const failing = { ...dependencies, writeFile: () => Promise.reject(new Error("disk full")) };
    await expect(seedDemo(store, failing)).rejects.toThrow("disk full");
    expect([accounts.length, keys.length]).toEqual([1, 0]);
    expect(await seedDemo(store, dependencies)).toBe(true);
    expect([accounts.length, keys.length, files.length]).toEqual([1, 1, 1]);
  });

  it("creates a separate key if another replica created the account first", async () => {
    const racing = {
      ...store,
      listAccounts: async () => {
        const seen = [...accounts];
        accounts.push({ id: "demo", name: "demo", planId: "demo", balance: demoBalance, atMs: 0 });
        return { accounts: seen as unknown as DetailedAccount[], next: null };
      },
    };
    expect(await seedDemo(racing, dependencies)).toBe(true);
    expect([accounts.length, keys.length]).toEqual([1, 1]);
  });

  it("fails if the account cannot be created", async () => {
    const broken = { ...store, createAccount: () => Promise.reject(new Error("store away")) };
    await expect(seedDemo(broken, dependencies)).rejects.toThrow("store away");
    expect(files).toEqual([]);
  });

  it("fails if the key cannot be created", async () => {
    const broken = { ...store, createKey: () => Promise.reject(new Error("store away")) };
    await expect(seedDemo(broken, dependencies)).rejects.toThrow("store away");
  });
});
