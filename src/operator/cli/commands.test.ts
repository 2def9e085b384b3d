import { readFileSync, statSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import { TestGateway } from "./test-gateway.ts";

let gateway: TestGateway;

/** The fields of a verification except its verdict, and its state for the next verification. */
const VERIFIED = { accounts: 1, entries: 2, repaired: 0, full: false, rewinds: [] };
const NO_PLACES = { places: [], seq: 0, next: null };

beforeEach(() => {
  gateway = new TestGateway();
});

describe("reports", () => {
  it("the statements of a month for all accounts, as files", async () => {
    await gateway.json("accounts", "create", "--name", "Acme", "--plan", "demo");
    await gateway.json("accounts", "create", "--name", "=Globex", "--plan", "demo");
    const ids = (await gateway.accounts()).map(({ id }) => id);
    const names = ids.flatMap((id) =>
      ["html", "csv", "txt"].map((type) => `statement-${id}-2026-06.${type}`),
    );
    const files = ["statements-2026-06.csv", ...names];
    const folder = await mkdtemp(join(tmpdir(), "statements-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
    const month = ["--month", "2026-06"];
    const made: unknown[] = [];
    const { statement } = gateway.store;
    gateway.replaced = {
      statement: (query) => {
        made.push(query.accountId);
        return statement.call(gateway.store, query);
      },
    };
    expect(await gateway.json("statements", "export", ...month, folder)).toEqual({
      month: "2026-06",
      folder,
      accounts: 2,
      files,
    });
    expect(made).toEqual(ids);
    expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
    expect(statSync(join(folder, files[0] ?? "")).mode & 0o777).toBe(0o600);
    const all = textOf("statements-2026-06.csv");
    expect(all).toMatch(/^(?:[^\r\n]+\r\n){5}$/);
    expect(all).toContain("'=Globex,2026-06,closing balance");
    expect(textOf(names[0] ?? "")).toMatch(/^<!doctype html>/);
    expect((await gateway.run("statements", "export", ...month, folder)).stdout).toBe(
      `2 accounts, 7 files in ${folder}\n`,
    );
    expect((await gateway.run("statements", "export", "--month", "2026-13", "out")).exitCode).toBe(
      2,
    );
    expect((await gateway.run("statements", "export", "out")).exitCode).toBe(2);
  });

  it("statements of the accounts that were opened until the end of the month", async () => {
    const opened = [
      ["acc_last", "2026-05-31T23:59:59.999Z"],
      ["acc_later", "2026-06-01T00:00:00Z"],
    ] as const;
    for (const [id, at] of opened) {
      const account = { id, name: id, planId: "demo", balance: nanoUsd(0), atMs: Date.parse(at) };
      await gateway.store.createAccount(account);
    }
    const folder = await mkdtemp(join(tmpdir(), "statements-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const month = ["--month", "2026-05"];
    expect(await gateway.json("statements", "export", ...month, folder)).toMatchObject({
      accounts: 1,
      files: [
        "statements-2026-05.csv",
        "statement-acc_last-2026-05.html",
        "statement-acc_last-2026-05.csv",
        "statement-acc_last-2026-05.txt",
      ],
    });
  });

  it("requests and a statement, as JSON, tables, comma-separated values and a page", async () => {
    await gateway.json("accounts", "create", "--name", "Acme", "--plan", "demo");
    const [account] = await gateway.accounts();
    const id = String(account?.id);
    expect(await gateway.json("requests", "list", "--from", "2026-01-01")).toEqual([]);
    const columns =
      /^id,account,account_name,account_external_id,key,model,upstream,status,outcome,/;
    expect((await gateway.run("requests", "list", "--csv")).stdout).toMatch(columns);
    const month = ["--month", "2026-06"];
    expect(await gateway.json("statement", id, ...month)).toMatchObject({
      account_id: id,
      opening_balance: "0",
      closing_balance: "0",
    });
    expect((await gateway.run("statement", id, ...month)).stdout).toMatch(
      /opening balance +2026-06/,
    );
    expect((await gateway.run("statement", id, ...month, "--html")).stdout).toMatch(/^<!doctype/);
    expect((await gateway.run("statement", id, "--month", "2026-13")).exitCode).toBe(2);
    expect((await gateway.run("statement", id)).exitCode).toBe(2);
    expect((await gateway.run("usage", "--from", "soon")).exitCode).toBe(2);
  });

  it("a standby of the ledger, without storing a result", async () => {
    const report = { ...VERIFIED, ok: true, problems: [], full: true };
    const keepVerified = vi.fn<typeof gateway.store.keepVerified>();
    gateway.replaced = {
      verify: () => Promise.resolve({ ...report, ...NO_PLACES }),
      keepVerified,
    };
    const line = ["ledger", "verify", "--full", "--from", "postgresql://standby/ledger"];
    expect(await gateway.json(...line)).toEqual(report);
    expect(gateway.notes).toEqual(["standby postgresql://standby/ledger"]);
    expect(keepVerified).not.toHaveBeenCalled();
  });
});
