import { beforeEach, describe, expect, test } from "vitest";
import { hashKey } from "../../access/auth/key-format.ts";
import { MemoryStore, replaceMethods } from "../../storage/sqlite/test-memory-store.ts";
import { auditOf, testConfig } from "./test-gateway.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { AdminContext } from "../admin/admin-context.ts";
import { createLocalCall, type CallOperation } from "../admin/call-operation.ts";

const NOW = Date.parse("2026-06-01T00:00:00Z");
const actor = { name: "billing", role: "full" } as const;
let ledger: MemoryStore;
let store: Store;
let call: CallOperation;
let requested: number;

beforeEach(() => {
  ledger = new MemoryStore();
  store = ledger;
  requested = 0;
  let bytes = 0;
  const { catalog, plans } = testConfig();
  const never = (): never => {
    throw new Error("not to be called");
  };
  const context: AdminContext = {
    openStore: () => Promise.resolve(store),
    catalog: () => catalog,
    plans: () => plans,
    catalogWithKeys: () => catalog,
    customerWebhooks: () => null,
    openUpstreams: never,
    live: null,
    reload: () => ({ pid: (requested += 1), result: { needsRestart: [] } }),
    randomBytes: (size) => new Uint8Array(size).fill((bytes += 1)),
    shard: () => null,
    now: () => NOW,
    sleep: () => Promise.resolve(),
  };
  call = createLocalCall({ actor, context });
});

const newAccount = () =>
  call("createAccount", { body: { name: "A", plan: "demo", balance: "10" } });
const latest = async () => (await call("listAudit", { query: { limit: "1" } })).data[0];

describe("each change is recorded", () => {
  test("with its actor, its target, the state before and after", async () => {
    const opened = await newAccount();
    expect(await latest()).toEqual({
      object: "audit_record",
      id: expect.stringMatching(/^aud_/),
      at: "2026-06-01T00:00:00.000Z",
      ended_at: "2026-06-01T00:00:00.000Z",
      actor: "billing",
      role: "full",
      operation: "createAccount",
      target: opened.id,
      result: "done",
      error_code: null,
      input: { name: "A", plan: "demo", balance: "10" },
      before: null,
      after: opened,
    });
    const path = { id: opened.id };
    const toppedUp = await call("topUpAccount", { path, body: { amount: "5" } });
    expect(await latest()).toMatchObject({ target: opened.id, before: opened, after: toppedUp });
  });

  test("without a key or its hash", async () => {
    const { id } = await newAccount();
    const created = await call("createKey", { body: { account: id, label: "sk-gw-0123abc" } });
    expect(await latest()).toMatchObject({ operation: "createKey", target: created.id });
    await call("revokeKey", { path: { id: created.id } });
    expect(await latest()).toMatchObject({
      target: created.id,
      before: { status: "active" },
      after: { status: "revoked" },
    });
    const texts = JSON.stringify(await auditOf(ledger));
    expect(texts).not.toContain(created.key);
    expect(texts).not.toContain("sk-gw-0");
    expect(texts).not.toContain(hashKey(created.key));
  });

  test("also if it was refused, with the error's code", async () => {
    const path = { id: (await newAccount()).id };
    await expect(call("refundAccount", { path, body: { amount: "11" } })).rejects.toThrow(
      "At most $10",
    );
    expect(await latest()).toMatchObject({ result: "refused", error_code: "insufficient_credit" });
    await expect(call("revokeKey", { path: { id: "none" } })).rejects.toThrow("There is no key");
    expect(await latest()).toMatchObject({ target: "none", result: "refused", before: null });
  });

  test("also of a reload", async () => {
    await call("reloadGateway");
    expect(await latest()).toMatchObject({ operation: "reloadGateway", after: { pid: 1 } });
  });
});

test("reads, calls that violate the contract and probes that send no request are not recorded", async () => {
  await call("listAccounts");
  await call("probeUpstreams", { body: { models: ["sandbox/*"], dry_run: true } });
  const invalid = call("createAccount", { body: { name: "", plan: "demo" } });
  await expect(invalid).rejects.toThrow(GatewayError);
  expect(await auditOf(ledger)).toEqual([]);
});

describe("if the log cannot be written", () => {
  test("no change is made", async () => {
    const appendAudit = () => Promise.reject(new StoreUnavailable("disk full"));
    store = replaceMethods(ledger, { appendAudit });
    await expect(newAccount()).rejects.toThrow("disk full");
    await expect(call("reloadGateway")).rejects.toThrow("disk full");
    expect([await ledger.countPlans(), requested]).toEqual([[], 0]);
  });

  test("a change without a recorded end is not reported as done, and its start is kept", async () => {
    const appendAudit: Store["appendAudit"] = (line) =>
      line.stage === "begun"
        ? ledger.appendAudit(line)
        : Promise.reject(new StoreUnavailable("gone"));
    store = replaceMethods(ledger, { appendAudit });
    await expect(newAccount()).rejects.toThrow("The change was carried out");
    store = ledger;
    expect(await ledger.countPlans()).toEqual([{ planId: "demo", accounts: 1 }]);
    expect(await latest()).toMatchObject({ result: "unknown", input: { name: "A" }, after: null });
  });
});

test("the start is durable before the change is attempted", async () => {
  const order: string[] = [];
  store = replaceMethods(ledger, {
    appendAudit: async (line) => {
      await Promise.resolve();
      await ledger.appendAudit(line);
      order.push(line.stage);
    },
    createAccount: (account) => {
      order.push("change");
      return ledger.createAccount(account);
    },
  });
  await newAccount();
  expect(order).toEqual(["begun", "change", "ended"]);
});

test.each(["x", "-1", "1.5"])("the cursor %s is refused", async (cursor) => {
  await expect(call("listAudit", { query: { cursor } })).rejects.toThrow('"cursor"');
});
