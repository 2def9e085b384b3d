import { expect, it } from "vitest";
import type { AuditLine, AuditPage, AuditPlace, AuditQuery } from "../../core/ledger/audit.ts";
import { hashKey } from "../../access/auth/key-format.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, KEY, newKey, NOW, openAccount } from "./ledger-script.ts";

function line(id: string, more: Partial<AuditLine> = {}): AuditLine {
  const details = JSON.stringify({ note: `ä "${id}"` });
  const common = {
    id,
    stage: "begun",
    atMs: NOW,
    actor: "desk",
    operation: "topUpAccount",
  } as const;
  return { ...common, target: "acc_1", details, ...more };
}

const everything: AuditQuery = {
  fromMs: null,
  toMs: null,
  actor: null,
  target: null,
  after: null,
  count: 100,
};

/** Tests the audit log. */
export function audit(ledger: () => TestLedger): void {
  it("a change is listed with its begin and end, newest first", async () => {
    const { store } = ledger();
    const first = line("a");
    const end = line("a", { stage: "ended", atMs: NOW + 5 });
    const cutOff = line("b", { target: null });
    for (const added of [first, cutOff, end]) await store.appendAudit(added);
    expect(await store.listAudit(everything)).toEqual({
      records: [
        { begun: first, ended: end },
        { begun: cutOff, ended: null },
      ],
      next: null,
    });
  });

  it("a target may be as long as a path allows, and is compared as a whole", async () => {
    const { store } = ledger();
    // Random, so that no database can compress it.
    const target = Array.from({ length: 64 }, (_, at) => hashKey(String(at))).join("");
    await store.appendAudit(line("a", { target }));
    await store.appendAudit(line("b", { target: `${target.slice(0, -1)}-` }));
    const { records } = await store.listAudit({ ...everything, target });
    expect(records.map(({ begun }) => begun.id)).toEqual(["a"]);
  });

  it("changes are found by time, actor and target", async () => {
    const { store } = ledger();
    await store.appendAudit(line("a"));
    await store.appendAudit(line("b", { atMs: NOW + 10, actor: "cli:root", target: null }));
    await store.appendAudit(line("b", { stage: "ended", atMs: NOW + 20, target: "key_1" }));
    const find = async (query: Partial<AuditQuery>) => {
      const { records } = await store.listAudit({ ...everything, ...query });
      return records.map(({ begun }) => begun.id);
    };
    expect(await find({ fromMs: NOW, toMs: NOW + 10 })).toEqual(["a"]);
    expect(await find({ fromMs: NOW + 20, toMs: NOW + 21 })).toEqual(["b"]);
    expect(await find({ fromMs: NOW + 10, toMs: NOW + 20 })).toEqual([]);
    expect(await find({ toMs: NOW })).toEqual([]);
    expect(await find({ actor: "cli:root" })).toEqual(["b"]);
    expect(await find({ target: "key_1" })).toEqual(["b"]);
    expect(await find({ target: "acc_1" })).toEqual(["a"]);
    expect(await find({ actor: "nobody" })).toEqual([]);
  });

  it("an account lists the changes of its keys, but not of other keys", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const other = { id: "other", name: "", planId: "plan", balance: nanoUsd(0), atMs: NOW };
    await store.createAccount(other);
    await store.createKey(newKey({ id: "k2", accountId: "other" }));
    for (const target of [ACCOUNT, KEY, "k2", "other", null]) {
      await store.appendAudit(line(`of ${target}`, { target }));
    }
    const find = async (target: string) => {
      const { records } = await store.listAudit({ ...everything, target });
      return records.map(({ begun }) => begun.id);
    };
    expect(await find(ACCOUNT)).toEqual([`of ${KEY}`, `of ${ACCOUNT}`]);
    expect(await find("other")).toEqual(["of other", "of k2"]);
    expect(await find(KEY)).toEqual([`of ${KEY}`]);
  });
}

/** Tests pages of the audit log, and its durability. */
export function auditPages(ledger: () => TestLedger): void {
  it("pages neither repeat nor omit a change while others begin and end", async () => {
    const { store } = ledger();
    for (const id of ["a", "b", "c", "d"]) await store.appendAudit(line(id));
    const seen: string[] = [];
    for (let after: AuditPlace | null | undefined; after !== null;) {
      const page: AuditPage = await store.listAudit({
        ...everything,
        after: after ?? null,
        count: 3,
      });
      seen.push(...page.records.map(({ begun, ended }) => `${begun.id} ${ended !== null}`));
      after = page.next;
      await store.appendAudit(line(`later ${seen.length}`));
      if (seen.length === 3) await store.appendAudit(line("a", { stage: "ended" }));
    }
    expect(seen).toEqual(["d false", "c false", "b false", "a false"]);
    const { records } = await store.listAudit(everything);
    const latest = records.slice(0, 3).map(({ begun, ended }) => `${begun.id} ${ended !== null}`);
    expect(latest).toEqual(["later 4 false", "a true", "later 3 false"]);
  });

  it("a line exists once, and survives a kill", async () => {
    const { store, kill } = ledger();
    await store.appendAudit(line("a"));
    await expect(store.appendAudit(line("a"))).rejects.toThrow(Error);
    const next = await kill();
    ledger().store = next;
    expect((await next.listAudit(everything)).records).toHaveLength(1);
  });
}
