import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreLocked } from "../../storage/shared/errors.ts";
import { openStore } from "../../storage/open-store.ts";
import { openLedger, type OpenLedgerOptions } from "./open-ledger.ts";
import type { AdminRequest } from "./remote-call.ts";

let dataDir: string;
let sent: (readonly [path: string, request: AdminRequest])[];
let options: OpenLedgerOptions;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
  sent = [];
  options = {
    dataDir,
    databaseUrl: null,
    now: () => 1_000,
    actorName: "cli:tester",
    sendThrough: (path) => async (request) => {
      sent.push([path, request]);
      return { status: 200, text: '{"value":[{"planId":"demo","accounts":1}]}' };
    },
  };
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Opens a gateway's socket that only accepts connections. */
async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(dataDir, "gateway.sock"), resolve));
  return server;
}

const end = (server: Server) => new Promise((resolve) => server.close(resolve));

it("if the database does not respond, no file is created instead", async () => {
  const databaseUrl = "postgres://gateway@127.0.0.1:1/ledger";
  await expect(openLedger({ ...options, databaseUrl })).rejects.toThrow("ECONNREFUSED");
  expect(await readdir(dataDir)).toEqual([]);
});

describe("while a gateway listens", () => {
  it("its operations and calls are sent through its socket, with the actor's name", async () => {
    const server = await listen();
    const ledger = await openLedger(options);
    await ledger.callGateway?.("listAccounts");
    expect(await ledger.countPlans()).toEqual([{ planId: "demo", accounts: 1 }]);
    await ledger.close();
    await end(server);
    const headers = { "x-operator": "cli:tester", accept: "application/json" };
    const path = join(dataDir, "gateway.sock");
    expect(sent).toEqual([
      [path, { method: "GET", url: "http://localhost/admin/api/v1/accounts", headers, body: null }],
      [
        path,
        {
          method: "POST",
          url: "http://localhost/ledger/countPlans",
          headers: { ...headers, "content-type": "application/json" },
          body: "{}",
        },
      ],
    ]);
  });

  it("a gateway that has stopped is identified by its data directory", async () => {
    const server = await listen();
    const send = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const ledger = await openLedger({ ...options, sendThrough: () => send });
    await end(server);
    const reason = `no response from the gateway on ${dataDir}: connect ECONNREFUSED`;
    await expect(ledger.callGateway?.("listAccounts")).rejects.toThrow(reason);
    await expect(ledger.countPlans()).rejects.toThrow(reason);
  });
});

describe("without a gateway", () => {
  it.each([
    ["without remains of one", () => Promise.resolve()],
    ["with the socket of a dead one", () => writeFile(join(dataDir, "gateway.sock"), "")],
  ])("the command owns the ledger, %s", async (_case, prepare) => {
    await prepare();
    const ledger = await openLedger(options);
    expect(ledger.callGateway).toBeUndefined();
    expect(await ledger.countPlans()).toEqual([]);
    await expect(openStore({ ...options, lockWaitMs: 0 })).rejects.toThrow(StoreLocked);
    await ledger.close();
    expect(sent).toEqual([]);
  });

  it("it waits for an owner that does not listen, until the owner stops or listens", async () => {
    for (const isGone of [true, false]) {
      const owner = await openStore(options);
      const slept: number[] = [];
      let server: Server | null = null;
      const sleep = async (ms: number): Promise<void> => {
        slept.push(ms);
        if (slept.length < 3) return;
        if (isGone) await owner.close();
        else server = await listen();
      };
      const ledger = await openLedger({ ...options, sleep });
      expect(slept).toEqual([50, 50, 50]);
      expect(ledger.callGateway === undefined).toBe(isGone);
      await Promise.all([ledger.close(), owner.close(), server === null ? null : end(server)]);
    }
  });

  it("it does not wait if the ledger cannot be opened", async () => {
    await writeFile(
      join(dataDir, "ledger.sqlite"),
      "no ledger at all, and longer than a page's head",
    );
    const sleep = (): Promise<void> => Promise.reject(new Error("not to be called"));
    await expect(openLedger({ ...options, sleep })).rejects.toThrow(/not a database/);
  });

  it("it fails if the pause is interrupted", async () => {
    const owner = await openStore(options);
    const sleep = (): Promise<void> => Promise.reject(new Error("interrupted"));
    await expect(openLedger({ ...options, sleep })).rejects.toThrow("interrupted");
    await owner.close();
  });

  it("it waits at most five seconds for such an owner", async () => {
    const owner = await openStore(options);
    let nowMs = 1_000;
    const sleep = (): Promise<void> => {
      nowMs += 2_500;
      return Promise.resolve();
    };
    const opening = openLedger({ ...options, now: () => nowMs, sleep });
    await expect(opening).rejects.toThrow(StoreLocked);
    expect(nowMs).toBe(6_000);
    await owner.close();
  });
});
