import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedLedger } from "../../src/operator/cli/command.ts";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { askOperator } from "../../contract-tests/harness/operator.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "./paid-model.ts";
import { whileShared } from "./shared-limits.ts";
import { lacks, startDeployment, type Deployment } from "./deployment.ts";

const FEW_A_MINUTE = 2;
/** Enough connections to reach every process of a deployment. */
const PROBES = 6;

const plans = [
  { id: "open", name: "Open", models: ["*"] },
  { id: "few", name: "Few", models: ["*"], requests_per_minute: FEW_A_MINUTE },
  { id: "few-tokens", name: "Few tokens", models: ["*"], tokens_per_minute: 10 },
  { id: "one", name: "One at once", models: ["*"], concurrent_requests: 1 },
];

const chat = "/v1/chat/completions";

describe.skipIf(lacks("replicas"))("replicas behave like one gateway", () => {
  let upstream: CountingUpstream;
  let deployment: Deployment;
  let ledger: OpenedLedger;
  let isOpen = Promise.resolve();
  beforeAll(async () => {
    upstream = await startCountingUpstream(() => isOpen);
    deployment = await startDeployment("replicas", paidConfig(upstream.origin, plans));
    ledger = await openLedger(deployment.store);
  });
  afterAll(async () => {
    await ledger?.close();
    await deployment?.stop();
    await upstream?.close();
  });

  interface Wish {
    readonly key: string;
    readonly path?: string;
    readonly stream?: boolean;
    readonly idempotencyKey?: string;
    readonly content?: string;
  }

  /** Sends one request on a separate connection, to each gateway in turn. */
  function ask(at: number, { key, path = chat, ...wish }: Wish): Promise<Reply> {
    const { stream = false, idempotencyKey, content = "Hello" } = wish;
    const messages = [{ role: "user", content }];
    return call(
      deployment.gateways[at % deployment.gateways.length] ?? deployment.gateways[0],
      path,
      {
        key,
        body: { model: PAID_MODEL, max_tokens: 50, stream, messages },
        headers: {
          connection: "close",
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
      },
    );
  }

  const askAll = (wish: Wish, count = PROBES): Promise<readonly Reply[]> =>
    Promise.all(Array.from({ length: count }, (_, at) => ask(at, wish)));

  const statusesOf = (replies: readonly Reply[]): readonly number[] =>
    replies.map(({ status }) => status).toSorted((a, b) => a - b);

  const spentOf = async (id: string): Promise<unknown> => (await ledger.showAccount(id))?.spent;

  /** Blocks the upstream until the returned function is called. */
  function hold(): () => void {
    let release = (): void => undefined;
    isOpen = new Promise((resolve) => (release = resolve));
    return release;
  }

  async function running(wish: Wish): Promise<{ readonly reply: Promise<Reply> }> {
    const before = upstream.calls.length;
    const reply = ask(0, wish);
    await expect.poll(() => upstream.calls.length).toBe(before + 1);
    return { reply };
  }

  test.each([
    [chat, false],
    [chat, true],
    ["/v1/messages", true],
  ])(
    "a repeat on any gateway follows its first request or is told to retry (%s, stream: %s)",
    async (path, stream) => {
      const { key, accountId } = await addCustomer(ledger);
      const wish = { key, path, stream, idempotencyKey: "once" };
      const release = hold();
      const first = await running(wish);
      const refused: Reply[] = [];
      const early = Array.from({ length: PROBES }, async (_, at) => {
        const reply = await ask(at, wish);
        if (reply.status === 409) refused.push(reply);
        return reply;
      });
      // In the process of the first request a repeat follows it and waits; the other processes
      // refuse it.
      await expect.poll(() => refused.length).toBeGreaterThan(0);
      expect(refused.every(({ headers }) => headers.get("x-should-retry") === "true")).toBe(true);
      release();
      const { status, text } = await first.reply;
      expect(status).toBe(200);
      const followed = (await Promise.all(early)).filter((reply) => !refused.includes(reply));
      expect(followed.map((reply) => reply.text)).toEqual(followed.map(() => text));
      for (const { headers } of followed) expect(headers.get("idempotent-replayed")).toBe("true");
      const late = await askAll(wish);
      expect(late.map((reply) => reply.text)).toEqual(late.map(() => text));
      expect(statusesOf(await askAll({ ...wish, content: "Other" }, 2))).toEqual([422, 422]);
      expect(await spentOf(accountId)).toBe(REPLY_PRICE);
    },
  );

  test("requests per minute are counted once for all gateways", () =>
    whileShared(deployment.gateways, async () => {
      const { key } = await addCustomer(ledger, { planId: "few" });
      expect(statusesOf(await askAll({ key }))).toEqual([200, 200, 429, 429, 429, 429]);
    }));

  test("tokens spent on one gateway count on the others", async () => {
    const { key } = await addCustomer(ledger, { planId: "few-tokens" });
    expect((await ask(0, { key })).status).toBe(200);
    const later = async (): Promise<boolean> =>
      (await askAll({ key })).every(({ status }) => status === 429);
    // Tokens are counted after the response: then 12 of 10 per minute are spent.
    await expect.poll(later).toBe(true);
  });

  test("a concurrency slot taken on one gateway is unavailable on the others", () =>
    whileShared(deployment.gateways, async () => {
      const { key } = await addCustomer(ledger, { planId: "one" });
      const release = hold();
      try {
        const first = await running({ key, stream: true });
        expect((await askAll({ key })).every(({ status }) => status === 429)).toBe(true);
        release();
        expect((await first.reply).status).toBe(200);
      } finally {
        release();
      }
      const served = async (): Promise<number> => (await ask(1, { key })).status;
      await expect.poll(served).toBe(200);
    }));

  test("a key's spending limit admits exactly the covered requests on any gateway", async () => {
    const { key: probe } = await addCustomer(ledger);
    const id = (await ask(0, { key: probe })).headers.get("x-request-id") ?? "";
    const held = (await ledger.showRequest(id))?.hold ?? 0;
    const covered = 3;
    const spendingLimit = held * covered + REPLY_PRICE;
    const { key } = await addCustomer(ledger, { spendingLimit });
    const release = hold();
    const before = upstream.calls.length;
    const asked = Array.from({ length: PROBES }, (_, at) => ask(at, { key }));
    let refused = 0;
    for (const reply of asked) {
      void reply.then(({ status }) => {
        if (status === 402) refused += 1;
      });
    }
    await expect.poll(() => refused).toBe(PROBES - covered);
    release();
    const statuses = statusesOf(await Promise.all(asked));
    expect(statuses).toEqual([200, 200, 200, 402, 402, 402]);
    expect(upstream.calls.length - before).toBe(covered);
  });

  test("a revoked key is refused on every gateway, and its running requests are charged", async () => {
    const { key, keyId, accountId } = await addCustomer(ledger);
    const release = hold();
    const first = await running({ key, stream: true });
    await askOperator(deployment.store, ["keys", "revoke", keyId]);
    expect((await askAll({ key })).every(({ status }) => status === 401)).toBe(true);
    release();
    expect((await first.reply).text).toContain("[DONE]");
    expect(await spentOf(accountId)).toBe(REPLY_PRICE);
  });
});
