import { alertMail } from "./alert-mail.ts";
import { defaultBrand } from "../../core/brand/brand.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AlertRecords, AlertScene, START_MS, state, webhook } from "./test-alert-scene.ts";
import { webhookHeaders } from "./send-webhook.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Creates a process with messages for `ops` about these accounts. */
async function raised(...accounts: readonly string[]): Promise<AlertScene> {
  const scene = new AlertScene();
  scene.finds(...accounts.map((account) => state("low_balance", account)));
  await scene.alerts.check();
  return scene;
}

/** Creates a process with a number of messages for each of these webhooks, oldest first. */
async function raisedFor(ids: readonly string[], count: number): Promise<AlertScene> {
  const scene = new AlertScene({ webhooks: ids.map((id) => webhook(id)) });
  for (let made = 0; made < count; made += 1) {
    scene.finds(state("low_balance", `acc_${made}`));
    await scene.alerts.check();
    scene.nowMs += 1;
  }
  return scene;
}

const subjectOf = (body: string): string =>
  (JSON.parse(body) as { readonly data: { readonly account_id: string } }).data.account_id;

/** Returns the accounts about which a webhook was notified, in order, with every attempt. */
function sentTo(scene: AlertScene, id: string): readonly string[] {
  const to = scene.sent.filter(({ url }) => url === `https://${id}.test/hook`);
  return to.map(({ body }) => subjectOf(body));
}

/** Makes the webhook respond when the test calls `give`; `asked` resolves when it is called. */
function holdAnswer(scene: AlertScene) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  scene.answer = () => {
    asked.resolve();
    return answer.promise;
  };
  return { asked: asked.promise, give: answer.resolve };
}

test("a message goes to its webhook, signed at the time of the attempt", async () => {
  const scene = await raised("acc_1");
  scene.nowMs += 90_000;
  await scene.alerts.send();
  const body = JSON.stringify({
    type: "low_balance",
    timestamp: new Date(START_MS).toISOString(),
    data: { account_id: "acc_1", mail: alertMail(state("low_balance", "acc_1"), defaultBrand) },
  });
  const secret = Buffer.from("secret");
  const headers = webhookHeaders({ id: "msg_1", body, secret, atMs: START_MS + 90_000 });
  expect(scene.sent).toEqual([{ url: "https://ops.test/hook", headers, body }]);
});

test.each([204, 500])("an outcome that the ledger cannot store is logged: %d", async (status) => {
  const scene = await raised("acc_1");
  scene.answer = async () => status;
  scene.records.endAlert = () => Promise.reject(new Error("the ledger is away"));
  await scene.alerts.send();
  expect(scene.logged.at(-1)?.message).toBe("checking or sending alerts failed");
});

test("all due messages are sent, each to its own webhook", async () => {
  const scene = new AlertScene({ webhooks: [webhook("one"), webhook("two")] });
  scene.finds(state("low_balance", "acc_1"), state("low_balance", "acc_2"));
  await scene.alerts.check();
  await scene.alerts.send();
  expect(sentTo(scene, "one")).toEqual(["acc_1", "acc_2"]);
  expect(sentTo(scene, "two")).toEqual(["acc_1", "acc_2"]);
});

test("a webhook that hangs delays no other, and gets no message twice", async () => {
  const scene = await raisedFor(["hanging", "healthy"], 30);
  const never = Promise.withResolvers<number>();
  scene.answer = async ({ url }) => (url.includes("hanging") ? never.promise : 204);
  const first = scene.alerts.send();
  await expect.poll(() => sentTo(scene, "healthy").length).toBe(30);
  expect(sentTo(scene, "hanging")).toEqual(["acc_0"]);
  // The following rounds send new messages to the healthy one.
  scene.finds(state("low_balance", "acc_new"));
  await scene.alerts.check();
  void scene.alerts.send();
  await expect.poll(() => sentTo(scene, "healthy").at(-1)).toBe("acc_new");
  expect(sentTo(scene, "hanging")).toEqual(["acc_0"]);
  never.resolve(204);
  await first;
  expect(sentTo(scene, "hanging")).toEqual(sentTo(scene, "healthy"));
});

test("an unavailable webhook gets no message before its next attempt, then all in order", async () => {
  const scene = await raisedFor(["away", "healthy"], 3);
  let isAway = true;
  scene.answer = async ({ url }) => (isAway && url.includes("away") ? 503 : 204);
  for (const [waitMs, attempts] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
  ] as const) {
    scene.nowMs += waitMs;
    await scene.alerts.send();
    expect(sentTo(scene, "away")).toEqual(Array(attempts).fill("acc_0"));
  }
  isAway = false;
  scene.nowMs += 4_000;
  await scene.alerts.send();
  expect(sentTo(scene, "away").slice(3)).toEqual(["acc_0", "acc_1", "acc_2"]);
  expect(sentTo(scene, "healthy")).toEqual(["acc_0", "acc_1", "acc_2"]);
});

test("several processes send the messages of a webhook once each, in order", async () => {
  const one = await raisedFor(["ops"], 5);
  const other = new AlertScene({}, one.records);
  const order: string[] = [];
  for (const scene of [one, other]) {
    scene.answer = async ({ body }) => {
      order.push(subjectOf(body));
      return 204;
    };
  }
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await Promise.all([one.alerts.send(), other.alerts.send()]);
  }
  expect(order).toEqual(["acc_0", "acc_1", "acc_2", "acc_3", "acc_4"]);
});

test.each([400, 413, 422])(
  "only a message refused with %i waits, up to an hour",
  async (status) => {
    const scene = await raisedFor(["ops"], 3);
    scene.answer = async ({ body }) => (subjectOf(body) === "acc_0" ? status : 204);
    await scene.alerts.send();
    expect(sentTo(scene, "ops")).toEqual(["acc_0", "acc_1", "acc_2"]);
    const waitsMs: number[] = [];
    for (let attempt = 1; attempt < 14; attempt += 1) {
      const end = scene.records.ends.findLast(({ result }) => result === "refused");
      if (end?.result !== "refused") throw new Error("it was not refused");
      waitsMs.push(end.nextAttemptAtMs - scene.nowMs);
      scene.nowMs = end.nextAttemptAtMs;
      await scene.alerts.send();
    }
    expect(waitsMs.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect(waitsMs.at(-1)).toBe(3_600_000);
  },
);

test.each<[string, () => Promise<number>, "delivered" | "failed"]>([
  ["200", async () => 200, "delivered"],
  ["204", async () => 204, "delivered"],
  ["299", async () => 299, "delivered"],
  ["199", async () => 199, "failed"],
  ["300", async () => 300, "failed"],
  ["301, which is not followed", async () => 301, "failed"],
  ["304", async () => 304, "failed"],
  ["404", async () => 404, "failed"],
  ["500", async () => 500, "failed"],
  ["no answer", () => Promise.reject(new Error("timeout")), "failed"],
])("after %s a message counts as sent or is sent again", async (...row) => {
  const [, answer, result] = row;
  const scene = await raised("acc_1");
  scene.answer = answer;
  await scene.alerts.send();
  expect(scene.attempted).toEqual([result]);
  expect(scene.records.ends).toMatchObject([{ id: "msg_1", result }]);
  scene.nowMs += 3_600_000;
  await scene.alerts.send();
  expect(scene.sent).toHaveLength(result === "delivered" ? 1 : 2);
});

test("a delivered message is recorded with the time of its response", async () => {
  const scene = await raised("acc_1");
  scene.answer = async () => {
    scene.nowMs += 4_000;
    return 204;
  };
  await scene.alerts.send();
  const end = { id: "msg_1", result: "delivered", atMs: START_MS + 4_000 };
  expect(scene.records.ends).toEqual([end]);
  expect(scene.logged.map(({ message }) => message)).toEqual(["alerts raised"]);
});

test("an unavailable webhook is called at doubling intervals, up to five minutes", async () => {
  const scene = await raised("acc_1");
  scene.answer = async () => 503;
  const waitsMs: number[] = [];
  for (let attempt = 0; attempt < 15; attempt += 1) {
    await scene.alerts.send();
    const end = scene.records.ends.at(-1);
    if (end?.result !== "failed") throw new Error("it was delivered");
    waitsMs.push(end.nextAttemptAtMs - scene.nowMs);
    // One millisecond early.
    scene.nowMs = end.nextAttemptAtMs - 1;
    await scene.alerts.send();
    expect(scene.sent).toHaveLength(attempt + 1);
    scene.nowMs = end.nextAttemptAtMs;
  }
  expect(waitsMs.map((ms) => ms / 1_000)).toEqual([
    ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300, 300, 300],
  ]);
});

test("the wait starts when the attempt has failed, and the failure is logged", async () => {
  const scene = await raised("acc_1");
  scene.answer = async () => {
    scene.nowMs += 9_000;
    throw new Error("no answer");
  };
  await scene.alerts.send();
  const nextAttemptAtMs = START_MS + 9_000 + 1_000;
  expect(scene.records.ends).toEqual([{ id: "msg_1", result: "failed", nextAttemptAtMs }]);
  expect(scene.logged.at(-1)).toMatchObject({
    id: "msg_1",
    webhook: "ops",
    attempts: 1,
    waitMs: 1_000,
    outcome: [{ message: "no answer" }],
    message: "alert not delivered",
  });
});

test("during an attempt no other process sends the message, for 20 seconds", async () => {
  const one = await raised("acc_1");
  const other = new AlertScene({}, one.records);
  const answer = holdAnswer(one);
  const sending = one.alerts.send();
  await answer.asked;
  expect(one.records.claims).toMatchObject([{ atMs: START_MS, untilMs: START_MS + 20_000 }]);
  other.nowMs = START_MS + 19_999;
  await other.alerts.send();
  expect(other.sent).toEqual([]);
  answer.give(204);
  await sending;
  other.nowMs = START_MS + 20_000;
  await other.alerts.send();
  expect(other.sent).toEqual([]);
});

test("the message of a killed process is sent by the next process, with the same id", async () => {
  const killed = await raised("acc_1");
  const { asked } = holdAnswer(killed);
  void killed.alerts.send();
  await asked;
  const next = new AlertScene({}, killed.records);
  next.nowMs = START_MS + 20_000;
  await next.alerts.send();
  const idOf = (scene: AlertScene) => scene.sent.map(({ headers }) => headers["webhook-id"]);
  expect(idOf(next)).toEqual(idOf(killed));
});

test("one round of sending runs at a time", async () => {
  const scene = await raised("acc_1");
  const answer = holdAnswer(scene);
  const rounds = [scene.alerts.send(), scene.alerts.send()];
  await answer.asked;
  expect(scene.records.claims).toHaveLength(1);
  answer.give(204);
  await Promise.all(rounds);
  expect(scene.records.claims).toHaveLength(2);
  await scene.alerts.send();
  expect(scene.records.claims).toHaveLength(3);
});

test("a failed round is logged, and the next one sends", async () => {
  const scene = await raised("acc_1");
  const { claimAlert } = scene.records;
  scene.records.claimAlert = () => Promise.reject(new Error("no ledger"));
  await scene.alerts.send();
  expect(scene.logged.at(-1)).toMatchObject({ message: "checking or sending alerts failed" });
  scene.records.claimAlert = claimAlert;
  await scene.alerts.send();
  expect(scene.sent).toHaveLength(1);
});

test("messages to webhooks that were removed from the configuration are kept", async () => {
  const before = await raised("acc_1");
  const after = new AlertScene({ webhooks: [webhook("new")] }, before.records);
  await after.alerts.send();
  expect(after.sent).toEqual([]);
  expect(before.records.claims).toMatchObject([{ webhook: "new" }]);
});

describe("the stop", () => {
  /** Returns whether a promise settles within one turn of the event loop. */
  async function isSettled(promise: Promise<unknown>): Promise<boolean> {
    const pending = {};
    await new Promise(setImmediate);
    return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
  }

  test("waits for the current attempt and its record, and starts no further attempt", async () => {
    const scene = await raised("acc_1", "acc_2");
    const answer = holdAnswer(scene);
    void scene.alerts.send();
    await answer.asked;
    const stopped = scene.alerts.stop();
    expect(await isSettled(stopped)).toBe(false);
    answer.give(204);
    await stopped;
    expect(scene.records.ends).toMatchObject([{ id: "msg_1", result: "delivered" }]);
    expect(scene.sent).toHaveLength(1);
  });

  test("waits for the current check", async () => {
    const records = new AlertRecords();
    const scene = new AlertScene({}, records);
    const found = Promise.withResolvers<typeof records.found>();
    records.findAlerts = () => found.promise;
    void scene.alerts.check();
    const stopped = scene.alerts.stop();
    expect(await isSettled(stopped)).toBe(false);
    found.resolve({ states: [], lastSeq: 0 });
    await stopped;
    expect(records.rounds).toHaveLength(1);
  });

  test("is immediate without open work", async () => {
    const scene = await raised();
    await scene.alerts.stop();
    await scene.alerts.send();
    expect(scene.records.claims).toEqual([]);
  });
});
