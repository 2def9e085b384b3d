import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nanoUsd } from "../ledger/money.ts";
import { StoreUnavailable, type Store } from "../ledger/store.ts";
import {
  ACCOUNT,
  KEY,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
  runScript,
} from "./ledger-script.ts";
import { laws } from "./store-laws.ts";

/** A store on books of its own, which are empty at first. */
export interface StoreFixture {
  readonly store: Store;
  /** Ends the process that owns the books, as a crash would, and opens them in another. */
  readonly kill: () => Promise<Store>;
  /** Closes the store and removes its books. */
  readonly dispose: () => Promise<void>;
}

interface Books {
  store: Store;
  readonly kill: () => Promise<Store>;
}

/** Every behaviour that the interface promises, over any store: one suite for all of them. */
export function storeSuite(name: string, open: () => Promise<StoreFixture>): void {
  describe(name, () => {
    let fixture: StoreFixture;
    const books: { current: Books | null } = { current: null };
    const current = (): Books => {
      if (books.current === null) throw new Error("no books are open");
      return books.current;
    };
    beforeEach(async () => {
      fixture = await open();
      books.current = { store: fixture.store, kill: fixture.kill };
    });
    afterEach(() => fixture.dispose());

    scripts(current);
    keys(current);
    accounts(current);
    reports(current);
    concurrency(current);
    laws(() => current().store);
    life(current);
  });
}

function scripts(books: () => Books): void {
  it.each<readonly [string, string]>([
    [
      "a hold lessens what is available, its settlement the balance",
      `
      place   h1 40  placed           60 40
      settle  h1 15  settled          85 0
      settle  h1 15  already-settled  85 0
      settle  h2 15  hold-not-found   85 0`,
    ],
    [
      "a hold that does not fit is refused with what is available",
      `
      place   h1 100  placed                  0 100
      place   h2 1    insufficient:balance:0  0 100
      settle  h1 99   settled                 1 0
      place   h3 2    insufficient:balance:1  1 0
      place   h4 1    placed                  0 1`,
    ],
    [
      "a hold of nothing passes on an empty balance",
      `
      place   h1 100  placed   0 100
      place   h2 0    placed   0 100
      settle  h2 0    settled  0 100`,
    ],
    [
      "a charge above the hold is cut to it",
      `
      place   h1 40  placed   60 40
      settle  h1 41  settled  60 0`,
    ],
    [
      "a request id is held once, and never again",
      `
      place   h1 10   placed                90 10
      place   h1 10   duplicate-request-id  90 10
      place   h1 999  duplicate-request-id  90 10
      settle  h1 10   settled               90 0
      place   h1 10   duplicate-request-id  90 0`,
    ],
    [
      "a request of a killed process costs nothing where the upstream had not answered",
      `
      place   h1 40  placed           60 40
      kill                            100 0
      settle  h1 15  already-settled  100 0
      place   h1 15  duplicate-request-id  100 0`,
    ],
    [
      "and what was known to be owed where it had",
      `
      place   h1 40   placed           60 40
      mark    h1 7    marked           60 40
      mark    h1 12   marked           60 40
      place   h2 20   placed           40 60
      mark    h2 999  marked           40 60
      kill                             68 0
      settle  h1 15   already-settled  68 0`,
    ],
    [
      "a mark of no hold is nothing",
      `
      mark    h1 7   marked   100 0
      place   h1 40  placed   60 40
      settle  h1 15  settled  85 0
      mark    h1 20  marked   85 0
      kill                    85 0`,
    ],
    [
      "a refund returns credit that is neither spent nor held, an entry counts once",
      `
      place   h1 40   placed           60 40
      refund  e1 61   insufficient:60  60 40
      refund  e2 60   posted           0 40
      top-up  e3 5    posted           5 40
      top-up  e3 5    posted           5 40
      settle  h1 40   settled          5 0`,
    ],
    [
      "a stored reply answers its repeats for a day",
      `
      claim   c1 b1 h1     claimed   100 0
      place   h1 40        placed    60 40
      claim   c1 b1 h2     in-flight 60 40
      claim   c1 b2 h2     mismatch  60 40
      settle  h1 15 c1     settled   85 0
      claim   c1 b1 h2     stored:h1 85 0
      claim   c1 b2 h2     mismatch  85 0
      claim   c2 b1 h2     claimed   85 0
      kill                           85 0
      claim   c1 b1 h3 23  stored:h1 85 0
      claim   c1 b2 h3 24  claimed   85 0`,
    ],
    [
      "a claim is given up by its release, and by a settlement without a reply",
      `
      claim    c1 b1 h1  claimed   100 0
      release  c1 h2     released  100 0
      claim    c1 b1 h2  in-flight 100 0
      release  c1 h1     released  100 0
      claim    c1 b2 h2  claimed   100 0
      place    h2 40     placed    60 40
      settle   h2 15     settled   85 0
      claim    c1 b1 h3  claimed   85 0`,
    ],
    [
      "a reply without a claim is not stored",
      `
      place   h1 40     placed   60 40
      settle  h1 15 c1  settled  85 0
      claim   c1 b1 h2  claimed  85 0`,
    ],
    [
      "a repeat of a killed request takes the killed one's charge back, once",
      `
      claim   c1 b1 h1  claimed    100 0
      place   h1 40     placed     60 40
      mark    h1 12     marked     60 40
      kill                         88 0
      claim   c1 b2 h2  mismatch   88 0
      claim   c1 b1 h2  claimed    100 0
      claim   c1 b1 h3  in-flight  100 0
      place   h2 40     placed     60 40
      kill                         100 0
      claim   c1 b1 h3  claimed    100 0
      place   h3 40     placed     60 40
      settle  h3 15 c1  settled    85 0
      claim   c1 b1 h4  stored:h3  85 0`,
    ],
  ])("%s", async (_, script) => {
    await openAccount(books().store, 100);
    await runScript(script, books());
  });

  it.each<readonly [string, string]>([
    [
      "a key's spending limit holds beside the balance",
      `
      place   h1 30  placed               70 30
      place   h2 21  insufficient:key:20  70 30
      place   h2 20  placed               50 50
      settle  h1 10  settled              70 20
      place   h3 21  insufficient:key:20  70 20
      settle  h2 20  settled              70 0
      place   h4 20  placed               50 20
      settle  h4 20  settled              50 0
      place   h5 1   insufficient:key:0   50 0
      top-up  e1 99  posted               149 0
      place   h5 1   insufficient:key:0   149 0`,
    ],
    [
      "a reversal frees the key's spending limit too",
      `
      claim   c1 b1 h1  claimed  100 0
      place   h1 50     placed   50 50
      mark    h1 50     marked   50 50
      kill                       50 0
      claim   c1 b1 h2  claimed  100 0
      place   h2 50     placed   50 50`,
    ],
    [
      "a revoked key holds nothing more, but what it held is settled",
      `
      place   h1 30   placed       70 30
      revoke  nobody  unknown      70 30
      revoke  key     revoked      70 30
      place   h2 1    key-refused  70 30
      settle  h1 10   settled      90 0`,
    ],
  ])("%s", async (_, script) => {
    await openAccount(books().store, 100, 50);
    await runScript(script, books());
  });
}

function keys(books: () => Books): void {
  it("a key is found by its hash with its account's plan, and by no other", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const models = ["a/*", "b/c"];
    const full = newKey({ id: "k2", label: "ci", models, expiresAtMs: NOW + 5, limit: 70 });
    const { hash, atMs, ...rest } = full;
    const want = { ...rest, planId: "plan", createdAtMs: atMs, revokedAtMs: null };
    expect(await store.createKey(full)).toEqual(want);
    expect(await store.findKey(hash)).toEqual(want);
    expect(await store.findKey("another hash")).toBeNull();
  });

  it("a key of no account is not made", async () => {
    const { store } = books();
    expect(await store.createKey(newKey({ accountId: "nobody" }))).toBeNull();
    expect(await store.listKeys(null)).toEqual([]);
  });

  it("a key is found revoked as soon as its revocation is acknowledged", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const { hash } = newKey();
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: null });
    const before = store.findKey(hash);
    expect(await store.revokeKey({ id: KEY, atMs: NOW + 7 })).toBe(true);
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: NOW + 7 });
    expect(await store.revokeKey({ id: KEY, atMs: NOW + 9 })).toBe(true);
    expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: NOW + 7 });
    await before;
  });

  it("an expired key, a foreign key and an unknown key hold nothing", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(50), atMs: NOW };
    await store.createAccount(other);
    await store.createKey(newKey({ id: "foreign", accountId: "other" }));
    await store.createKey(newKey({ id: "expired", expiresAtMs: NOW }));
    for (const keyId of ["expired", "foreign", "unknown"]) {
      const refused = await store.placeHold(newHold(keyId, 1, { keyId }));
      expect([keyId, refused.result]).toEqual([keyId, "key-refused"]);
    }
    const lapsed = newHold("h", 1, { accountId: "nobody" });
    expect(await store.placeHold(lapsed)).toEqual({ result: "key-refused" });
  });

  it("keys are listed for one account or for all", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(other);
    await store.createKey(newKey({ id: "k2", accountId: "other", atMs: NOW + 1 }));
    expect((await store.listKeys(null)).map(({ id }) => id)).toEqual([KEY, "k2"]);
    expect((await store.listKeys("other")).map(({ id }) => id)).toEqual(["k2"]);
  });
}

function accounts(books: () => Books): void {
  it("an account shows its balance, what is held, spent and topped up", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 15));
    await store.placeHold(newHold("h2", 30));
    const entry = { accountId: ACCOUNT, amount: nanoUsd(20), atMs: NOW };
    await store.postEntry({ ...entry, id: "e1", kind: "top-up" });
    const posted = await store.postEntry({ ...entry, id: "e2", kind: "refund", amount: nanoUsd(5) });
    const want = {
      id: ACCOUNT, name: "Acme", planId: "plan", balance: 100, held: 30, spent: 15,
      toppedUp: 115, createdAtMs: NOW,
    };
    expect(posted).toEqual({ result: "posted", account: want });
    expect(await store.listAccounts()).toEqual([want]);
    expect(await store.showAccount(ACCOUNT)).toEqual(want);
  });

  it("there is no account that nobody made", async () => {
    const { store } = books();
    expect(await store.showAccount("nobody")).toBeNull();
    const entry = { id: "e", accountId: "nobody", kind: "top-up", atMs: NOW } as const;
    expect(await store.postEntry({ ...entry, amount: nanoUsd(1) })).toEqual({
      result: "no-account",
    });
  });

  it("a second account of one id, and an entry of nothing, are refused as mistakes", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await expect(openAccount(store, 5)).rejects.not.toBeInstanceOf(StoreUnavailable);
    const entry = { id: "e", accountId: ACCOUNT, kind: "top-up", atMs: NOW } as const;
    await expect(store.postEntry({ ...entry, amount: nanoUsd(0) })).rejects.toThrow(Error);
    await expect(store.postEntry({ ...entry, amount: nanoUsd(-5) })).rejects.toThrow(Error);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 100 });
  });

  it("a call that fails does not touch the others of its batch", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const results = await Promise.allSettled([
      store.placeHold(newHold("h1", 40)),
      openAccount(store, 5),
      store.placeHold(newHold("h2", 61)),
      store.settle(newSettlement("h1", 15)),
      store.placeHold(newHold("h3", 85)),
    ]);
    const said = results.map((result) =>
      result.status === "rejected" ? "rejected" : JSON.stringify(result.value),
    );
    expect(said).toEqual([
      '{"result":"placed"}',
      "rejected",
      '{"result":"insufficient","available":60,"limit":"balance"}',
      '"settled"',
      '{"result":"placed"}',
    ]);
    expect((await store.verify()).problems).toEqual([]);
  });
}

function reports(books: () => Books): void {
  it("a request is shown while it runs and after its end", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40, { protocol: "messages", stream: false }));
    const running = {
      id: "h1", accountId: ACCOUNT, keyId: KEY, model: "test/model", protocol: "messages",
      stream: false, status: null, outcome: null, usage: null, estimated: false, hold: 40,
      charge: null, upstreams: [], startedAtMs: NOW, endedAtMs: null,
    };
    expect(await store.showRequest("h1")).toEqual(running);
    const end = newSettlement("h1", 15, { estimated: true, outcome: "client-gone" });
    await store.settle(end);
    expect(await store.showRequest("h1")).toEqual({
      ...running, status: 200, outcome: "client-gone", usage: end.usage, estimated: true,
      charge: 15, upstreams: end.upstreams, endedAtMs: NOW + 1_000,
    });
    expect(await store.showRequest("nothing")).toBeNull();
  });

  it("a killed request is shown as such, estimated where it is charged", async () => {
    const { store, kill } = books();
    await openAccount(store, 100);
    await store.placeHold(newHold("silent", 40));
    await store.placeHold(newHold("started", 40, { startedCharge: nanoUsd(3) }));
    await store.markProgress({ requestId: "started", charge: nanoUsd(2) });
    const next = await kill();
    books().store = next;
    const want = { outcome: "killed", status: 0 };
    expect(await next.showRequest("silent")).toMatchObject({ ...want, charge: 0, estimated: false });
    expect(await next.showRequest("started")).toMatchObject({ ...want, charge: 3, estimated: true });
  });

  it("usage is added up by key, by model and by day, for one account or for all", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "k2" }));
    const day = 24 * 3_600_000;
    const requests = [
      ["h1", KEY, "a/x", 0, 10],
      ["h2", "k2", "a/x", 0, 4],
      ["h3", KEY, "b/y", day, 1],
    ] as const;
    for (const [id, keyId, model, later, charge] of requests) {
      await store.placeHold(newHold(id, 20, { keyId, model }));
      await store.settle(newSettlement(id, charge, { atMs: NOW + later }));
    }
    const row = (group: string, count: number, charge: number) => ({
      group, requests: count, promptTokens: 11 * count, completionTokens: 7 * count, charge,
    });
    const accountId = ACCOUNT;
    expect(await store.usage({ accountId, by: "key" })).toEqual([row("k2", 1, 4), row(KEY, 2, 11)]);
    expect(await store.usage({ accountId: null, by: "model" })).toEqual([
      row("a/x", 2, 14), row("b/y", 1, 1),
    ]);
    expect(await store.usage({ accountId, by: "day" })).toEqual([
      row("2026-01-15", 2, 14), row("2026-01-16", 1, 1),
    ]);
    expect(await store.usage({ accountId: "nobody", by: "day" })).toEqual([]);
  });

  it("verification counts accounts and entries", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 20));
    await store.settle(newSettlement("h1", 20));
    expect(await store.verify()).toEqual({ ok: true, accounts: 1, entries: 2, problems: [] });
  });
}

function concurrency(books: () => Books): void {
  it.each([
    [64, 10, 640, 64],
    [64, 10, 639, 63],
    [200, 7, 100, 14],
    [50, 101, 100, 0],
  ])("of %d holds of %d at once on %d, %d are placed", async (count, amount, balance, fit) => {
    const { store } = books();
    await openAccount(store, balance);
    const results = await Promise.all(
      Array.from({ length: count }, (_, at) => store.placeHold(newHold(`h${at}`, amount))),
    );
    expect(results.filter(({ result }) => result === "placed")).toHaveLength(fit);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: fit * amount });
  });

  it("of settlements at once of one request, one counts", async () => {
    const { store } = books();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => store.settle(newSettlement("h1", at))),
    );
    expect(results.filter((result) => result === "settled")).toHaveLength(1);
    expect((await store.verify()).problems).toEqual([]);
  });

  it("of claims at once of one key, one gets it", async () => {
    const { store } = books();
    await openAccount(store, 100);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        store.claimReply({
          accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId: `h${at}`, atMs: NOW,
        }),
      ),
    );
    expect(results.filter(({ result }) => result === "claimed")).toHaveLength(1);
  });
}

function life(books: () => Books): void {
  it("a closed store refuses every call, after it has done the earlier ones", async () => {
    const { store } = books();
    await store.ping();
    await openAccount(store, 100);
    const last = store.placeHold(newHold("h1", 40));
    const closed = store.close();
    await expect(store.placeHold(newHold("h2", 40))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.verify()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await last).toEqual({ result: "placed" });
    await closed;
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  });
}
