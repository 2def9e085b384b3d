import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { Reload } from "../src/operator/admin/operation.ts";
import { hashKey } from "../src/access/auth/key-format.ts";
import { DEMO_KEY_FILE } from "../src/system/process/seed-demo.ts";
import type { Config } from "../src/system/config/config.ts";
import { ConfigError } from "../src/system/config/config-problems.ts";
import { loadConfig } from "../src/system/config/load-config.ts";
import { nanoUsd } from "../src/core/money/amounts.ts";
import { StoreUnavailable } from "../src/core/errors/store-unavailable.ts";
import type { Store } from "../src/core/ledger/store.ts";
import { MemoryStore, replaceMethods } from "../src/storage/sqlite/test-memory-store.ts";
import { listen, type ListenOptions } from "./composed-gateway.ts";
import { every, wallClockMs } from "../contract-tests/harness/real-clock.ts";

/**
 * A process of gateways with one faulty part each, for the tests that reach the statuses 500, 503
 * and 408 over HTTP, one gateway that is stopping, one with keys that another process has claimed,
 * for 409, and one whose memory for bodies is full, for 529. Prints their ports as one line of JSON; ends with its standard input.
 */

const BODY_TIMEOUT_MS = 200;

const config = loadConfig({ env: process.env, cwd: import.meta.dirname, readFile: () => "" });

/** Returns a store that rejects every call with this reason. */
function failingStore(reason: () => Error): Store {
  return new Proxy<Store>({} as Store, {
    get: (_target, method) => {
      // Without `then`, so that a promise for the store does not treat it as a promise.
      if (method === "then") return undefined;
      return method === "close" ? () => Promise.resolve() : () => Promise.reject(reason());
    },
  });
}

/** Returns a map that throws on every read. */
function failingMap<Key, Value>(): ReadonlyMap<Key, Value> {
  const fail = (): never => {
    throw new TypeError("a part that throws");
  };
  return Object.assign(new Map<Key, Value>(), { has: fail, values: fail });
}

const brokenConfig = {
  ...config,
  plans: failingMap(),
  catalog: { models: failingMap() },
} as Config;

/** Opens a ledger in this process, with the demo account and the key of that file. */
async function openDemoLedger(keyFile: string): Promise<MemoryStore> {
  const store = new MemoryStore();
  const [id, atMs] = ["demo", wallClockMs()];
  const key = readFileSync(keyFile, "utf8").trim();
  await store.createAccount({ id, name: id, planId: id, balance: nanoUsd(1_000_000_000), atMs });
  await store.createKey({ id: "key_demo", accountId: id, hash: hashKey(key), atMs });
  return store;
}

async function portOf(store: Store, options: Partial<ListenOptions> = {}) {
  return (await listen({ config, store, ...options })).port;
}

process.stdin.resume().once("close", () => process.exit(0));
const store = await openDemoLedger(join(config.dataDir, DEMO_KEY_FILE));
/** Another process has claimed each request key. */
const claimed = replaceMethods(store, { claimReply: async () => ({ result: "in-flight" }) });
/** The reload of a process with a file that became invalid after its start. */
const requestReload = (): Reload => ({
  pid: process.pid,
  result: { error: new ConfigError([{ path: "plans", message: "must be a list" }]) },
});

/** Less than the upload below takes. */
const CROWDED_BYTES = 1_024;
/** Shorter than the time for which a client may be silent within its body. */
const BYTE_MS = 1_000;

/** Starts a gateway whose memory for bodies an upload fills that never ends; returns its port. */
async function openCrowded(): Promise<number> {
  const port = await portOf(store, {
    config: { ...config, bodyBytesInFlight: CROWDED_BYTES },
    bodyTimeoutMs: 86_400_000,
  });
  const key = readFileSync(join(config.dataDir, DEMO_KEY_FILE), "utf8").trim();
  const url = `http://127.0.0.1:${port}/v1/messages`;
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const upload = request(url, { method: "POST", headers });
  upload.write(" ".repeat(CROWDED_BYTES));
  every(BYTE_MS, () => upload.write(" "));
  const body = JSON.stringify({
    model: "sandbox/echo",
    messages: [{ role: "user", content: "a" }],
  });
  for (let status = 0; status !== 529;) {
    const reply = await fetch(url, { method: "POST", headers, body });
    await reply.arrayBuffer();
    ({ status } = reply);
  }
  return port;
}

const ports = {
  broken: await portOf(
    failingStore(() => new TypeError("a part that throws")),
    {
      config: brokenConfig,
      requestReload: () => {
        throw new TypeError("a part that throws");
      },
    },
  ),
  storeless: await portOf(failingStore(() => new StoreUnavailable("the store is away"))),
  impatient: await portOf(store, { bodyTimeoutMs: BODY_TIMEOUT_MS }),
  other: await portOf(claimed, { requestReload }),
  crowded: await openCrowded(),
  stopping: await portOf(store, { phase: () => "draining" }),
};
process.stdout.write(`${JSON.stringify(ports)}\n`);
