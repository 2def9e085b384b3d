import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StoreLocked } from "./shared/errors.ts";
import { openStore } from "./open-store.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("with a database that does not answer, no file is created instead", async () => {
  // Port 1 has no listener.
  const databaseUrl = "postgres://gateway@127.0.0.1:1/ledger";
  const opening = openStore({ dataDir, databaseUrl, now: () => 1_000 });
  await expect(opening).rejects.toThrow("ECONNREFUSED");
  expect(await readdir(dataDir)).toEqual([]);
});

it("a second owner is refused, with the first one's process id and the path", async () => {
  const options = { dataDir, databaseUrl: null, lockWaitMs: 0, now: () => 1_000 };
  const store = await openStore(options);
  const refused: unknown = await openStore(options).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreLocked);
  expect(String(refused)).toContain(String(process.pid));
  expect(String(refused)).toContain(dataDir);
  await store.close();
  // The write-ahead log is removed when the ledger is closed.
  expect(readdirSync(dataDir)).toEqual(["gateway.lock", "gateway.pid", "ledger.sqlite"]);
});

it("the main thread loads no SQLite: the ledger's thread has it", () => {
  const module = new URL("open-store.ts", import.meta.url).href;
  const program = `await import(${JSON.stringify(module)});
    console.log(process.moduleLoadList.filter((name) => /sqlite/i.test(name)).join());`;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "--eval", program]);
  expect(loaded.toString().trim()).toBe("");
});
