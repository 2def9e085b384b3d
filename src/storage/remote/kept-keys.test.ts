import { mkdtemp, rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../errors/store-unavailable.ts";
import type { CallingStore } from "../calling-store.ts";
import { KEY, newHold, newKey, NOW, openAccount } from "../suite/ledger-script.ts";
import { SqliteStore } from "../sqlite/sqlite-store.ts";
import { startInProcess } from "../sqlite/test-line.ts";
import { LineReader } from "./messages.ts";
import { RemoteStore } from "./remote-store.ts";
import { serveStore } from "./served-store.ts";

const optionsFor = (dataDir: string) => ({ dataDir, databaseUrl: null, now: () => NOW });

const openStore = async (options: ReturnType<typeof optionsFor>): Promise<CallingStore> =>
  serveStore(await SqliteStore.open({ ...options, lockWaitMs: 0, start: startInProcess }), options);
const openWorkerStore = (options: ReturnType<typeof optionsFor>) =>
  RemoteStore.connect({ ...options, keepsKeys: true });

describe("keys that worker processes have looked up", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it("a key revoked by one process is refused in all others at once", async () => {
    const owner = await openStore(optionsFor(dataDir));
    await openAccount(owner, 100);
    const [worker, operator] = await Promise.all([
      openWorkerStore(optionsFor(dataDir)),
      openWorkerStore(optionsFor(dataDir)),
    ]);
    const { hash } = newKey();
    for (const store of [owner, worker]) {
      expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: null });
    }
    await operator.revokeKey({ id: KEY, atMs: NOW });
    for (const store of [owner, worker]) {
      expect(await store.findKey(hash)).toMatchObject({ revokedAtMs: NOW });
      const placed = await store.placeHold(newHold("h", 1));
      expect(placed).toEqual({ result: "key-refused" });
    }
    await Promise.all([worker.close(), operator.close()]);
    await owner.close();
  });

  it("a key that is changed while it is looked up is looked up anew", async () => {
    const asked: string[] = [];
    const owner = createServer((socket) => {
      const lines = new LineReader();
      socket.setEncoding("utf8").on("data", (text: string) => {
        for (const line of lines.feed(text)) {
          asked.push(line);
          // The first look-up is answered with what was there before the change.
          if (line.startsWith("[[")) socket.write('"forget-keys"\n[{"value":{"id":"k"}}]\n');
        }
      });
    });
    await new Promise<void>((resolve) => owner.listen(join(dataDir, "gateway.sock"), resolve));
    const worker = await openWorkerStore(optionsFor(dataDir));
    await worker.findKey("h");
    await worker.findKey("h");
    const [look, forgot] = ['[["findKey","h"]]', '"forgot-keys"'];
    expect(asked).toEqual(['"keeps-keys"', look, forgot, look]);
    await worker.close();
    await new Promise((resolve) => owner.close(resolve));
  });

  it("a key that was looked up is not asked for again, but after a new connection", async () => {
    const lookUp = async (worker: RemoteStore) => {
      const { hash } = newKey();
      expect(await worker.findKey(hash)).toMatchObject({ revokedAtMs: null });
    };
    const first = await openStore(optionsFor(dataDir));
    await openAccount(first, 100);
    const worker = await openWorkerStore(optionsFor(dataDir));
    await lookUp(worker);
    await first.close();
    const asked = await worker.ping().catch((error: unknown) => error);
    expect(asked).toBeInstanceOf(StoreUnavailable);
    await expect(lookUp(worker)).rejects.toBeInstanceOf(StoreUnavailable);
    await worker.close();
  });

  it("a change of a key waits for each worker that keeps keys, or for its end", async () => {
    const owner = await openStore(optionsFor(dataDir));
    await openAccount(owner, 100);
    const socket = createConnection(join(dataDir, "gateway.sock")).setEncoding("utf8");
    socket.write('"keeps-keys"\n[["ping"]]\n');
    const said: string[] = [];
    const next = () => new Promise<string>((resolve) => socket.once("data", resolve));
    await next();
    const revoked = owner.revokeKey({ id: KEY, atMs: NOW }).then(() => said.push("revoked"));
    expect(await next()).toBe('"forget-keys"\n');
    await owner.ping();
    said.push("asked");
    socket.write('"forgot-keys"\n');
    await revoked;
    const updated = owner.revokeKey({ id: KEY, atMs: NOW }).then(() => said.push("again"));
    expect(await next()).toBe('"forget-keys"\n');
    await owner.ping();
    said.push("gone");
    socket.destroy();
    await updated;
    expect(said).toEqual(["asked", "revoked", "gone", "again"]);
    await owner.close();
  });
});
