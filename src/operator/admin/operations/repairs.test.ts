import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, test } from "vitest";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { AdminTestHarness, NOW } from "../testing/admin-test-harness.ts";

let harness: AdminTestHarness;
let id: string;
let posted = 0;
beforeEach(async () => {
  harness = new AdminTestHarness();
  id = await harness.account({ balance: "10" });
  posted = 0;
});

/** Posts an entry like an earlier release, which accepted text that is not well-formed. */
async function post(note: string, { isAudited = false } = {}): Promise<void> {
  posted += 1;
  const common = { id: `aud_${posted}`, actor: "ops", operation: "topUpAccount", target: id };
  const details = JSON.stringify({ role: "full", input: { amount: "1", note }, before: null });
  if (isAudited) await harness.store.appendAudit({ ...common, stage: "begun", atMs: NOW, details });
  await harness.store.postEntry({
    id: `ent_${posted}`,
    reference: `ref_${posted}`,
    accountId: id,
    kind: "top-up",
    amount: nanoUsd(1),
    note: note.trim(),
    actor: "ops",
    atMs: NOW,
  });
}

const repair = () => harness.call("repairAccount", { path: { id }, body: { note: " cut notes " } });
const verify = () => harness.call("verifyLedger");
const entryId = (number: number) => `top-up:${id}:ref_${number}`;

test("sums that agree with the entries and holds are not repaired", async () => {
  const sums = { sums: [], unresolved_holds: [] };
  expect(await repair()).toEqual({
    object: "repair",
    account_id: id,
    ...sums,
    repaired: [],
    broken: [],
  });
});

test("sums that contradict the holds are repaired, and shown with both values", async () => {
  const budget = { limit: "5", period: "day" } as const;
  const key = await harness.key(id, { budget, spending_limit: "9" });
  await harness.hold({ id: "h1", account: id, key, hold: "3" });
  harness.store.execute("UPDATE accounts SET held = 0; UPDATE api_keys SET held = 1, spent = 2");
  harness.store.execute("UPDATE budgets SET held = 0, spent = 4");
  expect(await verify()).toMatchObject({ ok: false });
  const { sums } = await repair();
  expect(sums).toEqual([
    { scope: "account", id, before: { held: "0", spent: null }, after: { held: "3", spent: null } },
    {
      scope: "key",
      id: key,
      before: { held: "0.000000001", spent: "0.000000002" },
      after: { held: "3", spent: "0" },
    },
    {
      scope: "key_budget",
      id: key,
      before: { held: "0", spent: "0.000000004" },
      after: { held: "3", spent: "0" },
    },
  ]);
  expect(await verify()).toMatchObject({ ok: true });
});

test("a hold that cannot be ended is named with the contradicting sum", async () => {
  const key = await harness.key(id);
  await harness.hold({ id: "h1", account: id, key, hold: "3" });
  // The balance is wrong too, and is not repaired.
  harness.store.execute("UPDATE accounts SET held = 1, balance = 2");
  expect((await repair()).unresolved_holds).toEqual([
    { request_id: "h1", amount: "3", reason: `account ${id} keeps 1 held of its 3000000000` },
  ]);
});

describe("an entry that was posted with half of a surrogate pair", () => {
  it.each(["a\ud83d", "\ude00b", "😀\ud83d\\ud83d", "\ufffd and \ud83d"])(
    "is repaired by trial, verified by its hash: %j",
    async (note) => {
      await post("before");
      await post(note);
      await post("after");
      expect(await verify()).toMatchObject({ ok: false, repaired: 0 });
      const report = await repair();
      expect(report).toMatchObject({
        account_id: id,
        repaired: [
          { id: entryId(2), kind: "top-up", hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        ],
        broken: [],
      });
      const [first] = report.repaired;
      expect(JSON.parse(first?.text ?? "")).toMatchObject({ note });
      expect(await verify()).toMatchObject({ ok: true, entries: 4, repaired: 1, problems: [] });
    },
  );

  it("is repaired from the audit log, however many halves it has", async () => {
    const note = "\ud83d \ude00 \ud83d";
    await post("another \ud83d\ud83d", { isAudited: true });
    await post(` ${note} `, { isAudited: true });
    expect((await repair()).repaired.map(({ text }) => JSON.parse(text))).toMatchObject([
      { note: "another \ud83d\ud83d" },
      { note },
    ]);
    expect(await verify()).toMatchObject({ ok: true, repaired: 2 });
  });

  it("stays broken if neither yields its text", async () => {
    await post("\ud83d \ude00");
    await post("\ud83d".repeat(33));
    const { repaired, broken } = await repair();
    expect([repaired, broken.map((entry) => entry.id)]).toEqual([[], [entryId(1), entryId(2)]]);
    expect(await verify()).toMatchObject({ ok: false, repaired: 0 });
  });

  it("is tried one place at a time, yielding to the event loop in between", async () => {
    await post("\ud83d \ude00");
    const gate = Promise.withResolvers<void>();
    let pauses = 0;
    const sleep = (): Promise<void> => {
      pauses += 1;
      return gate.promise;
    };
    harness.parts = { sleep };
    const repairing = repair();
    await expect.poll(() => pauses, { interval: 1 }).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(pauses).toBe(1);
    gate.resolve();
    await repairing;
    expect(pauses).toBe(2);
  });

  it("is not reported as repaired if the ledger refuses the repair", async () => {
    await post("a\ud83d");
    harness.replace({ addRepair: () => Promise.reject(new Error("away")) });
    await expect(repair()).rejects.toThrow("away");
  });

  it("is repaired once", async () => {
    await post("a\ud83d");
    await repair();
    harness.nowMs += 1_000;
    expect(await repair()).toMatchObject({ repaired: [], broken: [] });
    expect(await verify()).toMatchObject({ ok: true, repaired: 1 });
  });

  it("is listed with the hashed text", async () => {
    await post("a\ud83d");
    await post("b");
    await repair();
    const { data } = await harness.call("listEntries", { path: { id } });
    const sha256 = (...parts: readonly (string | Buffer)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
    const sums = { balance: 0, spent: 0, topped_up: 0 };
    let head = sha256(JSON.stringify({ v: 1, account_id: id, ...sums }));
    for (const { text, hash } of data) {
      head = sha256(head, sha256(text));
      expect(hash).toBe(head.toString("hex"));
    }
    expect(data.map(({ note }) => note)).toEqual([null, "a\ufffd", "b"]);
  });

  it("keeps its reference reserved, for the stored text", async () => {
    await post("a\ud83d");
    const body = { amount: "0.000000001", reference: "ref_1" };
    const again = { path: { id }, body: { ...body, note: "a\ufffd" } };
    expect((await harness.call("topUpAccount", again)).entry.id).toBe(entryId(1));
    const asSent = { path: { id }, body: { ...body, note: "a\ud83d" } };
    expect((await harness.error("topUpAccount", asSent)).kind).toBe("invalid-request");
  });
});

describe("an entry that was posted with NUL, which PostgreSQL cannot store", () => {
  it("verifies, and is repaired with its own text, once", async () => {
    await post("a\0b");
    await post("fine");
    expect(await verify()).toMatchObject({ ok: true, repaired: 0 });
    const { repaired, broken } = await repair();
    expect([repaired.map((entry) => entry.id), broken]).toEqual([[entryId(1)], []]);
    expect(repaired[0]?.text).toContain(String.raw`"note":"a\u0000b"`);
    const all = await harness.call("verifyLedger", { query: { full: "true" } });
    expect(all).toMatchObject({ ok: true, entries: 3, repaired: 1 });
    expect(await repair()).toMatchObject({ repaired: [], broken: [] });
  });

  it("is repaired beside a half", async () => {
    await post("a\0b\ud83d");
    expect((await repair()).repaired.map(({ text }) => JSON.parse(text).note)).toEqual([
      "a\0b\ud83d",
    ]);
    expect(await verify()).toMatchObject({ ok: true, repaired: 1 });
  });

  it("stays broken if it was changed", async () => {
    await post("a\0b");
    harness.store.execute("UPDATE entries SET note = 'c' || char(0) WHERE note IS NOT NULL");
    const { repaired, broken } = await repair();
    expect([repaired, broken.map((entry) => entry.id)]).toEqual([[], [entryId(1)]]);
  });
});

describe("a repair", () => {
  it("is recorded in the audit log, with its reason", async () => {
    await post("a\ud83d");
    await repair();
    const { data } = await harness.call("listAudit");
    expect(data[0]).toMatchObject({
      operation: "repairAccount",
      actor: "ops",
      target: id,
      result: "done",
      input: { note: " cut notes " },
      after: { repaired: [{ id: entryId(1) }] },
    });
  });

  it("of an entry that was tampered with finds no text", async () => {
    await post("a");
    await post("b\ufffd");
    const { store } = harness;
    harness.replace({
      listEntries: async (query) => {
        const page = await store.listEntries(query);
        const changed = ({ text, ...entry }: (typeof page.entries)[number]) =>
          entry.kind === "top-up" && entry.note !== null
            ? { ...entry, amount: nanoUsd(9), text: text.replace('"amount":1', '"amount":9') }
            : { ...entry, text };
        return { ...page, entries: page.entries.map(changed) };
      },
    });
    const { repaired, broken } = await repair();
    expect([repaired, broken.map((entry) => entry.id)]).toEqual([[], [entryId(1), entryId(2)]]);
  });

  it("reads all pages of a long log", async () => {
    for (let at = 0; at < 501; at += 1) await post("fine");
    await post("a\ud83d");
    expect((await repair()).repaired.map((entry) => entry.id)).toEqual([entryId(502)]);
  });

  it("requires an account and a reason", async () => {
    const body = { note: "n" };
    expect(await harness.refusal("repairAccount", { path: { id: "nobody" }, body })).toMatch(
      /^404 /,
    );
    const blank = { path: { id }, body: { note: " " } };
    expect(await harness.refusal("repairAccount", blank)).toMatch(/^400 .*must not be blank/);
  });
});
