import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nanoUsd } from "../../money/amounts.ts";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import type { CallingStore, CallOutcome } from "../calling-store.ts";
import {
  ACCOUNT,
  newEntry,
  newHold,
  newSettlement,
  NOW,
  openAccount,
} from "../suite/ledger-script.ts";
import { openOperatorStore } from "../open-store.ts";
import { SqliteStore } from "../sqlite/sqlite-store.ts";
import { startInProcess } from "../sqlite/test-line.ts";
import { storeSuite, type StoreFixture } from "../store-suite.ts";
import { LineReader } from "./messages.ts";
import { RemoteStore } from "./remote-store.ts";
import { serveStore } from "./served-store.ts";
import { StoreServer } from "./store-server.ts";

/** Far longer than anything takes. */
const PATIENCE = { timeout: 240_000 };

let nowMs = NOW;
afterEach(() => {
  nowMs = NOW;
});
const optionsFor = (dataDir: string) => ({ dataDir, databaseUrl: null, now: () => nowMs });

/** As a gateway and its workers open them, but for the ledger's thread. */
const openStore = async (options: ReturnType<typeof optionsFor>): Promise<CallingStore> =>
  serveStore(await SqliteStore.open({ ...options, lockWaitMs: 0, start: startInProcess }), options);
const openWorkerStore = (options: ReturnType<typeof optionsFor>) => RemoteStore.connect(options);

async function openFixture(): Promise<StoreFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  let owner = await openStore(optionsFor(dataDir));
  let current = await openWorkerStore(optionsFor(dataDir));
  const close = async () => {
    await current.close();
    await owner.close();
  };
  return {
    store: current,
    kill: async () => {
      await close();
      owner = await openStore(optionsFor(dataDir));
      current = await openWorkerStore(optionsFor(dataDir));
      return current;
    },
    dispose: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe("the embedded store through its socket", () => {
  storeSuite(openFixture);
});

describe("several processes on the embedded store", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it("a second gateway is refused, with the first one's process and the path", async () => {
    const owner = await openStore(optionsFor(dataDir));
    await expect(openStore(optionsFor(dataDir))).rejects.toMatchObject({
      name: "StoreLocked",
      pid: process.pid,
      path: join(dataDir, "gateway.lock"),
    });
    await owner.close();
  });

  it("a gateway that cannot listen gives the ledger up", async () => {
    await mkdir(join(dataDir, "gateway.sock"));
    await expect(openStore(optionsFor(dataDir))).rejects.toThrow(/directory/i);
    await rm(join(dataDir, "gateway.sock"), { recursive: true });
    await (await openStore(optionsFor(dataDir))).close();
  });

  it("an operator's command goes to the gateway where one runs, else to the ledger", async () => {
    const alone = await openOperatorStore(optionsFor(dataDir));
    await openAccount(alone, 100);
    await alone.close();
    const owner = await openStore(optionsFor(dataDir));
    const operator = await openOperatorStore(optionsFor(dataDir));
    await operator.postEntry(newEntry({ amount: 5 }));
    expect(await owner.showAccount(ACCOUNT)).toMatchObject({ balance: 105 });
    await operator.close();
    await owner.close();
  });

  it("a command that starts while a gateway stops gets the ledger", async () => {
    const owner = await openStore(optionsFor(dataDir));
    const opening = openOperatorStore(optionsFor(dataDir));
    await owner.close();
    const operator = await opening;
    await operator.close();
  });

  it("a worker's requests wait for no report of its own", async () => {
    const options = optionsFor(dataDir);
    const report = Promise.withResolvers<readonly CallOutcome[]>();
    const store = await SqliteStore.open({
      ...options,
      start: async (task) => {
        const line = await startInProcess(task);
        return task.role === "reports" ? { ...line, run: () => report.promise } : line;
      },
    });
    const owner = await serveStore(store, options);
    await openAccount(owner, 100);
    const worker = await openWorkerStore(options);
    const verified = worker.verify();
    await worker.ping();
    expect(await worker.placeHold(newHold("h1", 10))).toEqual({ result: "placed" });
    report.resolve([{ value: "the report" }]);
    expect(await verified).toBe("the report");
    await worker.close();
    await owner.close();
  });

  it("what a dead worker held is resolved, what the others hold stays", async () => {
    const owner = await openStore(optionsFor(dataDir));
    await openAccount(owner, 100);
    const dead = await openWorkerStore(optionsFor(dataDir));
    const alive = await openWorkerStore(optionsFor(dataDir));
    await owner.placeHold(newHold("own", 10));
    await alive.placeHold(newHold("alive", 10));
    await dead.placeHold(newHold("silent", 10));
    await dead.placeHold(newHold("started", 10));
    await dead.markProgress({ requestId: "started", charge: nanoUsd(3) });
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", requestId: "r", atMs: NOW };
    await dead.claimReply(claim);
    expect(await alive.claimReply(claim)).toEqual({ result: "in-flight" });
    await dead.close();
    await expect
      .poll(() => owner.showAccount(ACCOUNT), PATIENCE)
      .toMatchObject({ balance: 97, held: 20 });
    expect(await alive.claimReply({ ...claim, requestId: "r2" })).toEqual({ result: "claimed" });
    expect(await alive.settle(newSettlement("alive", 4))).toBe("settled");
    expect(await owner.settle(newSettlement("own", 4))).toBe("settled");
    await alive.close();
    await owner.close();
  });

  it("nothing is kept of a connection that has ended", async () => {
    const options = optionsFor(dataDir);
    const store = await SqliteStore.open({ ...options, start: startInProcess });
    const server = await StoreServer.listen({ store, dataDir });
    const workers = await Promise.all([openWorkerStore(options), openWorkerStore(options)]);
    await Promise.all(workers.map((worker) => worker.ping()));
    expect(server.connections).toEqual({ open: 2, ending: 0 });
    await workers[0].close();
    await expect.poll(() => server.connections, PATIENCE).toEqual({ open: 1, ending: 0 });
    await workers[1].ping();
    await server.close();
    expect(server.connections).toEqual({ open: 0, ending: 0 });
    await workers[1].close();
    await store.close();
  });

  it("an owner that ends resolves what its workers hold before its ledger is closed", async () => {
    const owner = await openStore(optionsFor(dataDir));
    await openAccount(owner, 100);
    const worker = await openWorkerStore(optionsFor(dataDir));
    await worker.placeHold(newHold("h1", 10));
    await owner.close();
    await worker.close();
    const options = { ...optionsFor(dataDir), start: startInProcess };
    const next = await SqliteStore.open(options);
    expect(next.recoveredHolds).toBe(0);
    expect(await next.showRequest("h1")).toMatchObject({ outcome: "killed", charge: 0 });
    await next.close();
  });

  it("a worker whose owner has gone is refused, and finds the next owner by itself", async () => {
    const first = await openStore(optionsFor(dataDir));
    await openAccount(first, 100);
    const worker = await openWorkerStore(optionsFor(dataDir));
    await worker.placeHold(newHold("h1", 10));
    await first.close();
    await expect(worker.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    const second = await openStore(optionsFor(dataDir));
    nowMs += 1_000;
    await expect
      .poll(
        () =>
          worker.ping().then(
            () => "up",
            () => "down",
          ),
        PATIENCE,
      )
      .toBe("up");
    // The hold was resolved when the connection broke: a reply must not end as if it were charged.
    const settled = worker.settle(newSettlement("h1", 5));
    await expect(settled).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await worker.settle(newSettlement("h1", 5))).toBe("already-settled");
    await worker.close();
    await second.close();
  });

  it("a worker whose owner stays away tries again later and later, up to a second", async () => {
    const owner = await openStore(optionsFor(dataDir));
    const worker = await openWorkerStore(optionsFor(dataDir));
    /** Whether a call tries to connect. */
    const tries = async (): Promise<boolean> => {
      const failure: unknown = await worker.ping().catch((error: unknown) => error);
      return String((failure as Error).cause).includes("ENOENT");
    };
    /** A worker that has not heard of its owner's end finds it by a call. */
    const untilItTries = async (): Promise<void> => {
      while (!(await tries()));
    };
    const waits = async (delayMs: number): Promise<void> => {
      nowMs += delayMs - 1;
      expect(await tries()).toBe(false);
      nowMs += 1;
    };
    await owner.close();
    await untilItTries();
    for (const delayMs of [20, 40, 80, 160, 320, 640, 1_000, 1_000]) {
      await waits(delayMs);
      expect(await tries()).toBe(true);
    }
    await waits(1_000);
    const next = await openStore(optionsFor(dataDir));
    await worker.ping();
    await next.close();
    await untilItTries();
    await waits(20);
    expect(await tries()).toBe(true);
    await worker.close();
  });

  it("the socket and the ledger are the owner's alone", async () => {
    const owner = await openStore(optionsFor(dataDir));
    for (const file of [
      "gateway.sock",
      "ledger.sqlite",
      "ledger.sqlite-wal",
      "gateway.pid",
      "gateway.lock",
    ]) {
      const { mode } = await stat(join(dataDir, file));
      expect([file, (mode & 0o777).toString(8)]).toEqual([file, "600"]);
    }
    await owner.close();
    await expect(stat(join(dataDir, "gateway.sock"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("a data directory too long for a socket is served from a short path", async () => {
    const deep = join(dataDir, "d".repeat(90), "e".repeat(90));
    await mkdir(deep, { recursive: true });
    const owner = await openStore(optionsFor(deep));
    const worker = await openWorkerStore(optionsFor(deep));
    await worker.ping();
    await expect(stat(join(deep, "gateway.sock"))).rejects.toMatchObject({ code: "ENOENT" });
    const path = await readFile(join(deep, "gateway.sock.path"), "utf8");
    await worker.close();
    await owner.close();
    await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it.each(["no JSON\n", "{}\n", '["x"]\n'])("a peer that says %j is cut off", async (line) => {
    const owner = await openStore(optionsFor(dataDir));
    const socket = createConnection(join(dataDir, "gateway.sock"));
    socket.resume().write(line);
    await new Promise((resolve) => socket.once("close", resolve));
    await owner.ping();
    await owner.close();
  });

  it("a peer of another version gets an error for an unknown call", async () => {
    const owner = await openStore(optionsFor(dataDir));
    const socket = createConnection(join(dataDir, "gateway.sock")).setEncoding("utf8");
    socket.write('[["toString",1]]\n');
    const answer = await new Promise<string>((resolve) => socket.once("data", resolve));
    expect(JSON.parse(answer)).toEqual([
      { error: expect.stringContaining("no such call"), unavailable: false },
    ]);
    socket.destroy();
    await owner.close();
  });
});

describe("lines are read however they are cut", () => {
  it.each([
    [["a\nb\n"], ["a", "b"]],
    [
      ["a", "b\nc", "\n"],
      ["ab", "c"],
    ],
    [["a\n", "", "b"], ["a"]],
    [["\n\n"], ["", ""]],
  ])("%j gives %j", (pieces, want) => {
    const reader = new LineReader();
    expect(pieces.flatMap((piece) => reader.feed(piece))).toEqual(want);
  });
});
