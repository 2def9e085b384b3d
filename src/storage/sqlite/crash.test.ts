import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT, openAccount } from "../suite/ledger-script.ts";
import { SqliteStore } from "./sqlite-store.ts";

const KILLS = 20;
const BALANCE = 1_000_000_000;
const program = fileURLToPath(new URL("./test-crash-process.ts", import.meta.url));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ledger-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = () => SqliteStore.open({ dataDir, now: wallClockMs });
const openAtOnce = () => SqliteStore.open({ dataDir, now: wallClockMs, lockWaitMs: 0 });

/** Runs the program, kills it after this many lines, and returns all lines. */
async function runAndKill(prefix: string, afterLines: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, dataDir, prefix], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === afterLines) child.kill("SIGKILL");
  }
  if (child.signalCode === null && child.exitCode === null) {
    await new Promise((resolve) => child.once("exit", resolve));
  }
  expect(child.signalCode).toBe("SIGKILL");
  return lines;
}

/** Drops a line truncated by the kill: the settlement's amount may lack digits. */
function wholeLines(lines: readonly string[]): readonly (readonly string[])[] {
  return lines.slice(0, -1).map((line) => line.split(" "));
}

describe("a process killed at any moment", () => {
  it("leaves a ledger that verifies and contains each acknowledged settlement", async () => {
    const first = await open();
    await openAccount(first, BALANCE);
    await first.close();

    const lines: (readonly string[])[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      lines.push(...wholeLines(await runAndKill(`k${kill}`, 5 + ((kill * 97) % 240))));
    }

    const store = await open();
    expect((await store.verify()).problems).toEqual([]);
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ held: 0 });
    const settled = new Map(
      lines.filter(([verb]) => verb === "settled").map(([, id, charge]) => [id, Number(charge)]),
    );
    const marked = new Map(
      lines.filter(([verb]) => verb === "marked").map(([, id, charge]) => [id, Number(charge)]),
    );
    const sent = lines.filter(([verb]) => verb === "sent").map(([, id = ""]) => id);
    const records = await Promise.all(sent.map((id) => store.showRequest(id)));
    let killed = 0;
    for (const [at, id] of sent.entries()) {
      const record = records[at];
      const charge = settled.get(id);
      if (record?.outcome === "killed") {
        killed += 1;
        expect([id, charge]).toEqual([id, undefined]);
        if (marked.has(id)) expect([id, record.charge]).toEqual([id, marked.get(id)]);
      } else {
        expect([id, record?.outcome]).toEqual([id, "finished"]);
        if (charge !== undefined) expect([id, record?.charge]).toEqual([id, charge]);
      }
    }
    expect(killed).toBeGreaterThan(0);
    expect(settled.size).toBeGreaterThan(KILLS);
    await store.close();
  });

  it("owns the ledger until then, and no longer", async () => {
    const first = await open();
    await openAccount(first, BALANCE);
    await first.close();
    const child = spawn(process.execPath, [program, dataDir, "k"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    await expect(openAtOnce()).rejects.toMatchObject({ name: "StoreLocked", pid: child.pid });
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
    const next = await openAtOnce();
    expect(await next.showAccount(ACCOUNT)).toMatchObject({ held: 0 });
    await next.close();
  });
});
