import { alertMail } from "./alert-mail.ts";
import { defaultBrand } from "../../core/brand/brand.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AlertAccount, AlertState } from "../../core/ledger/alerts.ts";
import { customerSecret } from "./customer-webhook.ts";
import { readWebhookSecret } from "../../system/config/read-alerts.ts";
import { webhookHeaders } from "./send-webhook.ts";
import { AlertScene, CHECK_MS, START_MS, state } from "./test-alert-scene.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const customers = { secret: Buffer.from("key"), allowsPrivate: false };

function accountOf(id: string, webhookUrl: string | null = `https://${id}.test/`): AlertAccount {
  const noted = { externalId: "crm-7", email: "ann@acme.test", metadata: { tier: "gold" } };
  return { id, name: "Acme", ...noted, webhookUrl };
}

function lowBalance(account: AlertAccount): AlertState {
  return { kind: "low_balance", subject: account.id, occasion: "", account, facts: { balance: 5 } };
}

/** Creates a process that has detected a low balance of these accounts. */
async function raised(...accounts: readonly AlertAccount[]): Promise<AlertScene> {
  const scene = new AlertScene({ customers });
  for (const account of accounts) scene.records.accounts.set(account.id, account);
  scene.finds(...accounts.map(lowBalance));
  await scene.alerts.check();
  return scene;
}

test("the customer gets the balance, but no data recorded by the operator", async () => {
  const scene = await raised(accountOf("acc_1"));
  await scene.alerts.send();
  const facts = { balance: 5 };
  const mail = alertMail({ ...state("low_balance", "acc_1"), facts }, defaultBrand);
  const body = JSON.stringify({
    type: "low_balance",
    timestamp: new Date(START_MS).toISOString(),
    data: { account_id: "acc_1", balance: "0.000000005", mail },
  });
  const url = "https://acc_1.test/";
  const secret = readWebhookSecret(customerSecret({ id: "acc_1", url }, customers));
  const headers = webhookHeaders({ id: "msg_2", body, secret, atMs: START_MS });
  expect(scene.sentToCustomers).toEqual([{ url, headers, body }]);
  expect(scene.sent).toHaveLength(1);
  expect(scene.sent[0]?.body).toContain("crm-7");
});

test("the customer is notified when the state has ended", async () => {
  const scene = await raised(accountOf("acc_1"));
  await scene.alerts.send();
  scene.finds();
  scene.nowMs += 4 * CHECK_MS;
  await scene.alerts.check();
  await scene.alerts.send();
  const { type, data } = JSON.parse(scene.sentToCustomers[1]?.body ?? "") as Record<string, object>;
  expect(type).toBe("low_balance_resolved");
  expect(data).toEqual({ account_id: "acc_1", raised_at: new Date(START_MS).toISOString() });
});

test("no customer is notified without a webhook address, for another kind, or without the section", async () => {
  const scene = await raised(accountOf("acc_1", null));
  const account = accountOf("acc_2");
  const spent: AlertState = { ...lowBalance(account), kind: "budget_nearly_spent" };
  scene.finds({ ...spent, facts: { scope: "account day" } });
  await scene.alerts.check();
  await scene.alerts.send();
  expect([scene.sentToCustomers, scene.sent.length]).toEqual([[], 2]);
  const off = new AlertScene();
  off.finds(lowBalance(account));
  await off.alerts.check();
  await off.alerts.send();
  expect([off.sentToCustomers, off.sent.length]).toEqual([[], 1]);
});

test("a message goes to the current address, and is dropped if the address is removed", async () => {
  const scene = await raised(accountOf("acc_1"), accountOf("acc_2"), accountOf("acc_3"));
  scene.records.accounts.set("acc_1", accountOf("acc_1", "https://other.test/"));
  scene.records.accounts.set("acc_2", accountOf("acc_2", null));
  // Stored while the configuration allowed this address.
  scene.records.accounts.set("acc_3", accountOf("acc_3", "http://127.0.0.1/"));
  await scene.alerts.send();
  expect(scene.sentToCustomers.map(({ url }) => url)).toEqual(["https://other.test/"]);
  expect(
    await scene.records.listDueCustomers({ wereTried: false, atMs: scene.nowMs, limit: 9 }),
  ).toEqual([]);
});

test("an unavailable address gets twenty attempts within ten hours, then the message is given up", async () => {
  const scene = await raised(accountOf("acc_1"));
  scene.answer = async ({ url }) => (url.includes("acc_1") ? 503 : 204);
  let hours = 0;
  for (; scene.sentToCustomers.length < 20; hours = (scene.nowMs - START_MS) / 3_600_000) {
    await scene.alerts.send();
    scene.nowMs += 1_000;
    if (hours > 24) throw new Error(`${scene.sentToCustomers.length} attempts in a day`);
  }
  expect(hours).toBeLessThan(10);
  scene.nowMs += 24 * 3_600_000;
  await scene.alerts.send();
  expect(scene.sentToCustomers).toHaveLength(20);
  expect(scene.logged.at(-1)).toMatchObject({ message: "alert given up", attempts: 20 });
  expect(scene.logged.map((line) => JSON.stringify(line)).join()).not.toContain("acc_1.test");
});

test("hanging addresses delay only those behind them, eight at once", async () => {
  const ids = Array.from({ length: 10 }, (_, at) => `acc_${at}`);
  const scene = await raised(...ids.map((id) => accountOf(id)));
  const hang = Promise.withResolvers<number>();
  scene.answer = async ({ url }) => (/acc_[0-6]/.test(url) ? hang.promise : 204);
  const round = scene.alerts.send();
  await vi.waitFor(() => expect(scene.sentToCustomers).toHaveLength(10));
  void scene.alerts.send();
  await vi.waitFor(() => expect(scene.attempted).toHaveLength(13));
  expect(scene.sentToCustomers).toHaveLength(10);
  hang.resolve(204);
  await round;
  expect(scene.attempted.every((result) => result === "delivered")).toBe(true);
});

test("eight addresses are called at once, the next after a response", async () => {
  const accounts = Array.from({ length: 10 }, (_, at) => accountOf(`acc_${at}`));
  const scene = await raised(...accounts);
  const hang = Promise.withResolvers<number>();
  scene.answer = async ({ url }) => (url.includes("acc_") ? hang.promise : 204);
  const round = scene.alerts.send();
  await vi.waitFor(() => expect(scene.sentToCustomers).toHaveLength(8));
  await new Promise((resolve) => setImmediate(resolve));
  expect(scene.sentToCustomers).toHaveLength(8);
  hang.resolve(204);
  await round;
  expect(scene.sentToCustomers).toHaveLength(10);
});

test("addresses that hung before do not delay a first notification", async () => {
  const hanging = Array.from({ length: 40 }, (_, at) => accountOf(`acc_${at}`));
  const scene = await raised(...hanging);
  scene.answer = async () => 503;
  await scene.alerts.send();
  scene.nowMs += CHECK_MS;
  const hang = Promise.withResolvers<number>();
  scene.answer = async ({ url }) => (url.includes("acc_new") ? 204 : hang.promise);
  const next = accountOf("acc_new");
  scene.records.accounts.set(next.id, next);
  scene.finds(...[...hanging, next].map(lowBalance));
  await scene.alerts.check();
  const round = scene.alerts.send();
  await vi.waitFor(() => expect(scene.attempted).toContain("delivered"));
  expect(scene.attempted.filter((result) => result === "delivered")).toHaveLength(1);
  hang.resolve(204);
  await round;
});

test("a given-up message that cannot be removed from the ledger is logged as an error", async () => {
  const scene = await raised(accountOf("acc_1"));
  scene.answer = async ({ url }) => (url.includes("acc_1") ? 503 : 204);
  for (; scene.sentToCustomers.length < 19; scene.nowMs += 3_600_000) await scene.alerts.send();
  scene.records.endAlert = () => Promise.reject(new Error("the ledger is away"));
  await scene.alerts.send();
  expect(scene.sentToCustomers).toHaveLength(20);
  expect(scene.logged.at(-1)?.message).toBe("checking or sending alerts failed");
});

test("a dropped message that cannot be removed from the ledger is logged", async () => {
  const scene = await raised(accountOf("acc_1"));
  scene.records.accounts.set("acc_1", accountOf("acc_1", null));
  scene.records.endAlert = ({ id }) =>
    id === "msg_2" ? Promise.reject(new Error("the ledger is away")) : Promise.resolve();
  await scene.alerts.send();
  expect(scene.logged.at(-1)?.message).toBe("checking or sending alerts failed");
});
