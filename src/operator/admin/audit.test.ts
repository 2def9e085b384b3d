import { beforeEach, describe, expect, it, test } from "vitest";
import { operations } from "../../../generated/admin/operations.ts";
import type { AdminOperationId } from "../../wire/contract/admin-contract.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ChangeInDoubt, StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { AuditLine } from "../../core/ledger/audit.ts";
import { isAudited, auditArchive } from "./audit.ts";
import { AdminTestHarness, NOW } from "./testing/admin-test-harness.ts";

let harness: AdminTestHarness;
beforeEach(() => {
  harness = new AdminTestHarness();
});

/** Returns the newest change in the log. */
async function latest() {
  const [record] = (await harness.call("listAudit", { query: { limit: "1" } })).data;
  if (record === undefined) throw new Error("nothing was recorded");
  return record;
}

describe("audited changes", () => {
  const ids = Object.keys(operations) as AdminOperationId[];

  it("are all operations except a GET", () => {
    const unaudited = ids.filter((id) => !isAudited(id, { path: {}, query: {}, body: null }));
    expect(unaudited).toEqual(ids.filter((id) => operations[id].method === "get"));
  });

  test.each<[unknown, boolean]>([
    [{ dry_run: true }, false],
    [{ dry_run: false }, true],
    [{ dry_run: "true" }, true],
    [{}, true],
    [null, true],
    ["dry_run", true],
  ])("of a probe with the body %j: %s", (body, isRecorded) => {
    expect(isAudited("probeUpstreams", { path: {}, query: {}, body })).toBe(isRecorded);
  });

  it("include operations other than a probe even if the body has dry_run", () => {
    const raw = { path: {}, query: {}, body: { dry_run: true } };
    expect(isAudited("createAccount", raw)).toBe(true);
  });
});

describe("the result of a change", () => {
  test.each<[string, Error, string, string]>([
    ["a refusal", new GatewayError("not-found", "no"), "refused", "not_found"],
    ["a rate limit", new GatewayError("rate-limited", "no"), "refused", "rate_limited"],
    ["an unavailable store", new StoreUnavailable("disk full"), "failed", "unavailable"],
    ["a defect", new TypeError("defect"), "failed", "internal_error"],
  ])("%s", async (_case, error, result, code) => {
    const id = await harness.account();
    const stages: string[] = [];
    const { store } = harness;
    harness.replace({
      updateAccount: () => Promise.reject(error),
      appendAudit: async (line) => {
        await store.appendAudit(line);
        await new Promise((resolve) => setImmediate(resolve));
        stages.push(line.stage);
      },
    });
    await expect(harness.call("suspendAccount", { path: { id } })).rejects.toBe(error);
    expect(stages).toEqual(["begun", "ended"]);
    expect(await latest()).toMatchObject({ result, error_code: code, target: id, after: null });
  });

  it("has the time of the end", async () => {
    const id = await harness.account();
    const { store } = harness;
    harness.replace({
      updateAccount: async (update) => {
        harness.nowMs += 1_500;
        return store.updateAccount(update);
      },
    });
    await harness.call("suspendAccount", { path: { id } });
    expect(await latest()).toMatchObject({
      at: new Date(NOW).toISOString(),
      ended_at: new Date(NOW + 1_500).toISOString(),
    });
  });
});

describe("the target of a change", () => {
  it("is the account before a key is created, and then the key", async () => {
    const account = await harness.account();
    const lines: AuditLine[] = [];
    const { store } = harness;
    harness.replace({
      appendAudit: (line) => {
        lines.push(line);
        return store.appendAudit(line);
      },
    });
    const id = await harness.key(account);
    expect(lines.map(({ stage, target }) => [stage, target])).toEqual([
      ["begun", account],
      ["ended", id],
    ]);
    expect(await latest()).toMatchObject({ operation: "createKey", target: id, before: null });
  });

  it("is the account if its key was refused", async () => {
    const account = await harness.account();
    await harness.call("closeAccount", { path: { id: account } });
    await harness.refusal("createKey", { body: { account } });
    expect(await latest()).toMatchObject({ target: account, result: "refused" });
  });

  it("is recorded as it was before, for an account and a key", async () => {
    const account = await harness.account();
    await harness.key(account, { label: "one" });
    const key = await harness.key(account, { label: "old" });
    await harness.key(account, { label: "another" });
    await harness.call("updateAccount", { path: { id: account }, body: { name: "New" } });
    expect(await latest()).toMatchObject({
      target: account,
      before: { object: "account", name: "Acme" },
      after: { name: "New" },
    });
    await harness.call("updateKey", {
      path: { id: key },
      body: { label: "new", unlisted_fields: "ignore" },
    });
    expect(await latest()).toMatchObject({
      target: key,
      before: { object: "key", id: key, label: "old", unlisted_fields: null },
      after: { label: "new", unlisted_fields: "ignore" },
    });
  });

  it("has no state before if it does not exist or no id is given", async () => {
    await harness.refusal("suspendAccount", { path: { id: "nobody" } });
    expect(await latest()).toMatchObject({ target: "nobody", before: null, result: "refused" });
    await harness.refusal("revokeKey", { path: { id: "no-key" } });
    expect(await latest()).toMatchObject({ target: "no-key", before: null, result: "refused" });
    await harness.refusal("reloadGateway");
    expect(await latest()).toMatchObject({ target: null, before: null, input: null });
  });

  it("is not changed if it cannot be read", async () => {
    const id = await harness.account();
    const away = new StoreUnavailable("gone");
    harness.replace({ showAccount: () => Promise.reject(away) });
    await expect(harness.call("suspendAccount", { path: { id } })).rejects.toBe(away);
    harness.parts = {};
    expect(await latest()).toMatchObject({ operation: "createAccount" });
    expect(await harness.call("showAccount", { path: { id } })).toMatchObject({ state: "active" });
  });
});

test("a change waits until its first line is stored", async () => {
  const id = await harness.account();
  const steps: string[] = [];
  const { store } = harness;
  harness.replace({
    appendAudit: async ({ stage }) => {
      // Takes longer than any change.
      for (let call = 0; call < 10; call += 1) await store.showAccount(id);
      steps.push(stage);
    },
    updateAccount: (update) => {
      steps.push("changed");
      return store.updateAccount(update);
    },
  });
  await harness.call("suspendAccount", { path: { id } });
  expect(steps).toEqual(["begun", "changed", "ended"]);
});

test("a change whose first line cannot be stored is not attempted", async () => {
  const id = await harness.account();
  const away = new StoreUnavailable("away");
  harness.replace({ appendAudit: () => Promise.reject(away) });
  await expect(harness.call("suspendAccount", { path: { id } })).rejects.toBe(away);
  expect(await harness.store.showAccount(id)).toMatchObject({ suspendedAtMs: null });
});

test("both lines of a change have its id, and each change has a different id", async () => {
  const lines: AuditLine[] = [];
  harness.replace({ appendAudit: async (line) => void lines.push(line) });
  await harness.account();
  await harness.account();
  const ids = lines.map(({ id }) => id);
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("no line contains a secret, however the key was created", async () => {
  const lines: AuditLine[] = [];
  harness.replace({ appendAudit: async (line) => void lines.push(line) });
  const account = await harness.account();
  const { id, key } = await harness.call("createKey", {
    body: { account, label: "for sk-gw-abc1" },
  });
  const { key: rotated } = await harness.call("rotateKey", { path: { id }, body: {} });
  const texts = JSON.stringify(lines);
  for (const secret of [key, rotated, "sk-gw-abc1"]) expect(texts).not.toContain(secret);
  expect(texts).toContain("for sk-gw-…");
});

test("a command uses the log that it opens, and no log without a ledger", async () => {
  const lines: AuditLine[] = [];
  const log = { appendAudit: async (line: AuditLine) => void lines.push(line) };
  harness.parts = {
    reload: () => ({ pid: 7, result: null }),
    openAudit: () => Promise.resolve(log),
  };
  expect(await harness.call("reloadGateway")).toEqual({
    object: "reload",
    pid: 7,
    needs_restart: null,
  });
  expect(lines.map(({ stage }) => stage)).toEqual(["begun", "ended"]);
  harness.parts = { ...harness.parts, openAudit: () => Promise.resolve(null) };
  expect(await harness.call("reloadGateway")).toEqual({
    object: "reload",
    pid: 7,
    needs_restart: null,
  });
  expect(lines).toHaveLength(2);
  expect((await harness.call("listAudit")).data).toEqual([]);
});

describe("an unconfirmed change", () => {
  const doubt = () => Promise.reject(new ChangeInDoubt("a commit was not answered"));
  const known = "The database did not confirm the change: it may have been carried out.";

  test.each([
    ["createAccount", () => ({ body: { name: "A", plan: "demo" } }), "accounts list"],
    ["updateAccount", (path) => ({ path, body: { name: "B" } }), "accounts show ID"],
    ["topUpAccount", (path) => ({ path, body: { amount: "1" } }), "entries list ID"],
    ["repairAccount", (path) => ({ path, body: { note: "n" } }), "ledger verify"],
    ["createKey", ({ id }) => ({ body: { account: id } }), "keys list --account ID"],
  ] satisfies readonly Change[])(
    "names the command that shows the outcome: %s",
    async (name, input, command) => {
      const id = await harness.account();
      harness.replace({
        createAccount: doubt,
        updateAccount: doubt,
        postEntry: doubt,
        createKey: doubt,
        // The first call that only a repair makes.
        listEntries: doubt,
      });
      await expect(harness.call(name, input({ id }))).rejects.toMatchObject({
        kind: "change-unconfirmed",
        message: `${known} \`${command.replace("ID", id)}\` shows it.`,
      });
      // The outcome is unknown, and the log records it as unknown.
      expect(await latest()).toMatchObject({ operation: name, result: "unknown", ended_at: null });
    },
  );

  it("is reported as carried out if only the log could not be completed", async () => {
    const id = await harness.account();
    const { store } = harness;
    harness.replace({
      appendAudit: (line) =>
        line.stage === "begun"
          ? store.appendAudit(line)
          : Promise.reject(new StoreUnavailable("away")),
    });
    await expect(harness.call("suspendAccount", { path: { id } })).rejects.toMatchObject({
      kind: "change-unconfirmed",
      message:
        "The change was carried out, but the audit log could not be completed. " +
        `\`accounts show ${id}\` shows it.`,
    });
    expect(await store.showAccount(id)).toMatchObject({ suspendedAtMs: NOW });
    const missing = harness.call("suspendAccount", { path: { id: "nobody" } });
    await expect(missing).rejects.toMatchObject({ kind: "not-found" });
  });
});

type Change = readonly [
  name: "createAccount" | "updateAccount" | "topUpAccount" | "createKey" | "repairAccount",
  input: (path: { readonly id: string }) => object,
  command: string,
];

const month = { month: "2026-01", files: ["2026-01.jsonl"], entries: 3 };

/** An audit log that stores a line when the test releases it. */
function start() {
  const lines: AuditLine[] = [];
  const written = Promise.withResolvers<void>();
  const onMonth = auditArchive({
    store: {
      appendAudit: async (line) => {
        await written.promise;
        lines.push(line);
      },
    },
    actor: "ops",
    randomBytes: (count) => new Uint8Array(count),
    now: () => 7,
  });
  return { lines, written, onMonth };
}

test("a month is deleted from the ledger between two audit lines, the first one durable", async () => {
  const { lines, written, onMonth } = start();
  let begun = 0;
  const beginning = onMonth(month).finally(() => (begun += 1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(0);
  written.resolve();
  await (
    await beginning
  )();
  const line = { actor: "ops", operation: "archiveLedger", target: "2026-01", atMs: 7 };
  const { id } = lines[0] ?? expect.unreachable();
  expect(lines).toMatchObject([
    { ...line, id, stage: "begun" },
    { ...line, id, stage: "ended" },
  ]);
  expect(lines.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
    { role: "full", input: month, before: null },
    { result: "done", after: null },
  ]);
});

test("a month is kept if the audit log fails", async () => {
  const { written, onMonth } = start();
  written.reject(new Error("away"));
  await expect(onMonth(month)).rejects.toThrow("away");
});
