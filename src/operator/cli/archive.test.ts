import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillMonths } from "../../storage/archive/test-archive.ts";
import { testConfig, TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;
let folder = "";

beforeEach(async () => {
  gateway = new TestGateway();
  folder = await mkdtemp(join(tmpdir(), "archive-"));
  await fillMonths(gateway.store);
});
afterEach(() => rm(folder, { recursive: true }));

const archive = (...more: readonly string[]) =>
  gateway.run("ledger", "archive", "--before", "2026-03", ...more);

const NOTE = "Charges before 2026-03-01T00:00:00.000Z are in the archive, and not in this list.\n";

describe("ledger archive", () => {
  it("writes months to a folder, reports the result, and does it once", async () => {
    const { exitCode, stdout, stderr } = await archive("--to", folder, "--json");
    expect([exitCode, stderr]).toEqual([0, ""]);
    const files = (await readdir(folder)).toSorted().map((name) => join(folder, name));
    expect(JSON.parse(stdout)).toEqual({
      folder,
      months: ["2026-01", "2026-02"],
      files,
      entries: 19,
      bytes: expect.any(Number),
      deleted: 8,
      archived_before: "2026-03-01T00:00:00.000Z",
    });
    expect((await archive("--to", folder)).stdout).toBe("nothing to archive: 0 entries deleted\n");
  });

  it("uses the configured folder by default", async () => {
    expect(await archive()).toMatchObject({
      exitCode: 1,
      stderr: "error: name a folder for the files: --to, or LEDGER_ARCHIVE_DIR\n",
    });
    gateway.loadConfig = () => ({ ...testConfig(), archiveDir: folder });
    expect((await archive()).stdout).toMatch(
      /^2026-01, 2026-02: 19 entries in 2 files of \d+ bytes/,
    );
  });

  it("is refused for an invalid month, and for one that ended less than 8 days ago", async () => {
    const before = (month: string) =>
      gateway.run("ledger", "archive", "--to", folder, "--before", month);
    expect((await before("2026-13")).stderr).toMatch(/^usage error: --before must be a month such/);
    expect((await before("2026-06")).stderr).toBe(
      "error: 2026-05 can be archived from 2026-06-09 on: a month must have ended at least 8 days ago\n",
    );
  });

  it("is recorded in the audit log, month by month", async () => {
    await archive("--to", folder);
    const records = await gateway.audit();
    const months = records.filter(({ begun }) => begun.operation === "archiveLedger");
    expect(months.map(({ begun }) => begun.target)).toEqual(["2026-02", "2026-01"]);
    expect(months.every(({ ended }) => ended !== null)).toBe(true);
    const shown = await gateway.run("audit", "list", "--json");
    expect(shown.stdout).toContain('"operation":"archiveLedger"');
  });

  it("`ledger verify --archive` verifies the archive files too", async () => {
    await archive("--to", folder);
    const verify = () => gateway.run("ledger", "verify", "--full", "--archive", folder);
    expect(await verify()).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(
        /\narchive is consistent and joins the ledger: 2 files, 3 accounts, 19 entries\n$/,
      ),
    });
    const [first = ""] = await readdir(folder);
    await rm(join(folder, first));
    expect(await verify()).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining("\narchive is inconsistent"),
      stderr: expect.stringContaining("has file 2 after file 0"),
    });
  });
});

describe("queries over archived months", () => {
  beforeEach(() => archive("--to", folder));

  it("a list that may lack charges prints a note, as text, JSON and CSV", async () => {
    for (const form of [[], ["--json"], ["--csv"]]) {
      expect((await gateway.run("requests", "list", ...form)).stderr).toBe(NOTE);
      expect((await gateway.run("entries", "list", "acct", ...form)).stderr).toBe(NOTE);
    }
    for (const words of [
      ["requests", "list", "--from", "2026-03-01"],
      ["entries", "list", "acct", "--from", "2026-03-01"],
      ["entries", "list", "acct", "--kind", "top-up"],
    ]) {
      expect((await gateway.run(...words)).stderr).toBe("");
    }
  });

  it("the error for an unknown request mentions the archive", async () => {
    expect((await gateway.run("requests", "show", "jan 1")).stderr).toBe(
      'error: there is no request "jan 1". Requests before 2026-03-01T00:00:00.000Z are in the archive\n',
    );
  });

  it("sums of days and hours are complete, and sums of parts of an hour are refused", async () => {
    const usage = (...words: readonly string[]) => gateway.run("usage", ...words);
    expect((await usage("--by", "day", "--csv")).stdout).toContain("2026-01-16,");
    expect((await usage("--by", "day", "--to", "2026-02-01")).exitCode).toBe(0);
    expect((await usage("--by", "hour", "--csv")).stdout).toMatch(/^2026-01-16T\d\d,/m);
    expect(
      (await usage("--from", "2026-02-01T12:00:00Z", "--to", "2026-02-02T13:00:00Z")).stderr,
    ).toBe("");
    const refused = [
      ["--from", "2026-02-01T12:30:00Z"],
      ["--by", "hour", "--to", "2026-02-01T12:00:00.001Z"],
    ];
    for (const words of refused) {
      const { exitCode, stderr } = await usage(...words);
      expect([exitCode, stderr]).toEqual([
        1,
        expect.stringMatching(
          /must be the beginning of an hour: earlier requests are in the archive/,
        ),
      ]);
    }
    expect((await usage("--from", "2026-03-01T00:30:00Z")).exitCode).toBe(0);
    expect((await usage("--to", "2026-03-03T12:30:00Z")).exitCode).toBe(0);
  });

  it("`ledger repair` starts at the end of the archive", async () => {
    expect(await gateway.run("ledger", "repair", "acct", "--note", "why")).toMatchObject({
      exitCode: 0,
      stdout:
        "sums: 0 repaired, 0 holds still without an end\nentries: 0 repaired, 0 still broken\n",
    });
  });
});
