import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../observe/create-log.ts";
import { checkArchiveDir, startRetention, withRetention } from "./start-retention.ts";
import { runArchive } from "../../storage/archive/retention.ts";

const log = createLog({ level: "silent", destination: { write: () => undefined } });
const parts = { log, command: "no-such-command" };

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "retention-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("a start", () => {
  it("creates an archive folder that only its owner can access", async () => {
    const archiveDir = join(folder, "a/b");
    await checkArchiveDir({ archiveDir, retentionMonths: 3 });
    expect((await stat(archiveDir)).mode & 0o777).toBe(0o700);
  });

  it("is refused if the folder is not writable", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const settings = { archiveDir: join(file, "below"), retentionMonths: 3 };
    await expect(checkArchiveDir(settings)).rejects.toThrow(
      /LEDGER_ARCHIVE_DIR: is not a folder that the gateway can write to: ENOTDIR/,
    );
    // If only the command uses the folder, the command checks it.
    await checkArchiveDir({ ...settings, retentionMonths: null });
  });

  it("does not archive unless configured", async () => {
    expect(startRetention({ archiveDir: folder, retentionMonths: null }, parts)).toBeNull();
    const retention = startRetention({ archiveDir: folder, retentionMonths: 1 }, parts);
    expect(retention).not.toBeNull();
    await retention?.stop();
  });
});

it("a gateway stops after its archiving has stopped", async () => {
  const ended: string[] = [];
  const ending = (name: string) => async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(name);
  };
  const running = { port: 1, stop: ending("gateway") };
  expect(withRetention(running, null)).toBe(running);
  const both = withRetention(running, { stop: ending("archiving") });
  await both.stop();
  expect([both.port, ended]).toEqual([1, ["archiving", "gateway"]]);
});

describe("the command in a separate process", () => {
  const run = async (script: string, signal = new AbortController().signal) => {
    const command = join(folder, "command.mjs");
    await writeFile(command, script);
    return runArchive({ command, month: "2026-08", folder: "/archive", signal });
  };

  it("receives the month and the folder, and returns the archived months", async () => {
    const found = await run("console.log(JSON.stringify({ months: process.argv.slice(2) }))");
    const words = ["ledger", "archive", "--before", "2026-08", "--to", "/archive", "--json"];
    expect(found).toEqual({ months: words });
  });

  it("rejects with its error output, or with how it ended", async () => {
    const refused = run("console.error('error: the folder is another'); process.exitCode = 1");
    await expect(refused).rejects.toThrow(/^the folder is another$/);
    await expect(run("process.exitCode = 1")).rejects.toThrow("Command failed");
    await expect(run("setInterval(() => {}, 1000)", AbortSignal.abort())).rejects.toThrow("abort");
  });
});
