import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../contract-tests/harness/shared/postgres.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { Store } from "../../core/ledger/store.ts";
import {
  ACCOUNT,
  KEY,
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { emptyLedger, execute } from "./test-database.ts";
import { startProxy, type Proxy } from "./test-proxy.ts";

/** A character that the server accepts in no text. */
const REFUSED = "\0";

/** Too long for any index; random, so that it is not compressible. */
const TOO_LONG = Array.from({ length: 4_000 }, (_, at) =>
  Math.abs(Math.sin(at + 1))
    .toString(36)
    .slice(2, 10),
).join("");

describe.skipIf(lacksPostgres())(
  "a call whose data the server refuses (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: SharedPostgres;
    let databaseUrl = "";
    let proxy: Proxy;
    let store: Store;

    beforeAll(async () => {
      server = await sharePostgres();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await emptyLedger(databaseUrl);
      proxy = await startProxy(databaseUrl);
      const options = { databaseUrl: proxy.url, now: () => NOW, heartbeatMs: 3_600_000 };
      store = await openPostgresStore(options);
      await openAccount(store, 1_000);
    });
    afterEach(async () => {
      await store.close();
      await proxy.close();
    });

    /** Returns the outcomes of calls; calls of one turn share a batch. */
    const outcomes = async (calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> => {
      const settled = await Promise.allSettled(calls);
      return settled.map((one) => {
        if (one.status === "fulfilled") return one.value;
        return one.reason instanceof StoreUnavailable ? "unavailable" : "refused";
      });
    };
    const placed = { result: "placed" };
    const claim = (keyHash: string, requestId: string) =>
      store.claimReply({ accountId: ACCOUNT, keyHash, bodyHash: "b", requestId, atMs: NOW });
    const connected = async (): Promise<unknown> => {
      const sql = `SELECT array_agg(pid ORDER BY pid) AS pids FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'chat-gateway'`;
      return (await execute(databaseUrl, sql)).rows;
    };

    it("fails alone among look-ups", async () => {
      const { hash } = newKey();
      const found = await outcomes([
        store.findKey(hash),
        store.showAccount(REFUSED),
        store.showAccount(ACCOUNT),
        store.findKey(REFUSED),
        store.showKeySums(KEY),
        store.showKeySums(REFUSED),
        store.findKey("nobody's"),
      ]);
      expect(found).toMatchObject([
        { id: KEY },
        "refused",
        { id: ACCOUNT },
        "refused",
        { spent: 0 },
        "refused",
        null,
      ]);
    });

    it("does not close a connection of look-ups", async () => {
      await store.showAccount(ACCOUNT);
      const before = await connected();
      expect(await outcomes([store.showAccount(REFUSED)])).toEqual(["refused"]);
      expect(await connected()).toEqual(before);
    });

    it.each([
      ["a byte that is invalid in text", REFUSED],
      ["a reference too long for an index", TOO_LONG],
    ])("fails alone among holds and charges: %s", async (_, reference) => {
      await store.placeHold(newHold("old", 50));
      const results = await outcomes([
        ...["h1", "h2", "h3"].map((id) => store.placeHold(newHold(id, 100))),
        store.postEntry(newEntry({ id: reference })),
        store.settle(newSettlement("old", 40)),
        store.placeHold(newHold("h4", 100)),
        store.ping(),
      ]);
      expect(results).toEqual([placed, placed, placed, "refused", "settled", placed, undefined]);
      expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 960, held: 400 });
      expect((await store.verify()).problems).toEqual([]);
    });

    it("does not change the order of other calls", async () => {
      const results = await outcomes([
        store.placeHold(newHold("h1", 1_000)),
        store.settle(newSettlement("h1", 0)),
        store.postEntry(newEntry({ id: REFUSED })),
        store.placeHold(newHold("h2", 1_000)),
      ]);
      expect(results).toEqual([placed, "settled", "refused", placed]);
    });

    it.each(["before-the-server", "after-the-server"] as const)(
      "with a commit of the others that is lost %s: each counts once",
      async (how) => {
        // The refusal precedes the commit, so the first commit is the one of the other calls.
        proxy.loseNextCommit(how);
        const results = await outcomes([
          ...["h1", "h2"].map((id) => store.placeHold(newHold(id, 100))),
          ...["h3", "h4"].map((id) => store.placeHold(newHold(id, 100, { accountId: REFUSED }))),
          ...["h5", "h6"].map((id) => store.placeHold(newHold(id, 100))),
        ]);
        expect(proxy.lost()).toBe(1);
        expect(results).toEqual([placed, placed, "refused", "refused", placed, placed]);
        expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 1_000, held: 400 });
        expect((await store.verify()).problems).toEqual([]);
      },
    );

    it("fails alone among claims and releases", async () => {
      await claim("old", "h0");
      const release = (keyHash: string, requestId: string) =>
        store.releaseReply({ accountId: ACCOUNT, keyHash, requestId });
      const results = await outcomes([
        claim("c1", "h1"),
        claim(REFUSED, "h2"),
        release("old", "h0"),
        claim("c3", "h3"),
        release("c4", REFUSED),
        claim("old", "h5"),
      ]);
      const claimed = { result: "claimed" };
      expect(results).toEqual([claimed, "refused", undefined, claimed, "refused", claimed]);
      expect(await claim("c1", "h6")).toEqual({ result: "in-flight" });
      expect(await claim("old", "h6")).toEqual({ result: "in-flight" });
    });
  },
);
