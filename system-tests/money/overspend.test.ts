import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenedLedger } from "../../src/operator/cli/command.ts";
import { call } from "../../contract-tests/harness/call.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { lacks, startDeployment, type Deployment, type DeploymentKind } from "./deployment.ts";

const COVERED = 5;
const REQUESTS = 16;

const body = {
  model: "test/held",
  max_tokens: 50,
  messages: [{ role: "user", content: "Hello" }],
};

function configOf(origin: string): string {
  return JSON.stringify({
    plans: [{ id: "demo", models: ["*"], margin: "2" }],
    models: [
      {
        id: "test/held",
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.0000005", completion: "0.000001" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "held" }],
      },
    ],
  });
}

const ways: readonly DeploymentKind[] = ["embedded", "postgres", "replicas"];

describe.each(ways)("on the ledger of a gateway run as %s", (kind) => {
  let upstream: CountingUpstream;
  let deployment: Deployment;
  let ledger: OpenedLedger;
  let isOpen = Promise.resolve();

  beforeAll(async () => {
    if (lacks(kind)) return;
    upstream = await startCountingUpstream(() => isOpen);
    deployment = await startDeployment(kind, configOf(upstream.origin));
    ledger = await openLedger(deployment.store);
  });
  afterAll(async () => {
    await ledger?.close();
    await deployment?.stop();
    await upstream?.close();
  });

  async function holdOfOne(): Promise<number> {
    const reply = await call(deployment.gateways[0], "/v1/chat/completions", {
      key: deployment.gateways[0].key,
      body,
    });
    const record = await ledger.showRequest(reply.headers.get("x-request-id") ?? "");
    return record?.hold ?? 0;
  }

  test.skipIf(lacks(kind)).each([
    ["balance", false],
    ["balance", true],
    ["account's budget", false],
    ["key's budget", true],
  ] as const)(
    "parallel requests get exactly the amount that the %s covers (stream: %s)",
    async (what, stream) => {
      isOpen = Promise.resolve();
      const hold = await holdOfOne();
      // One nano-dollar less than one more hold.
      const covered = hold * (COVERED + 1) - 1;
      const balance = what === "balance" ? covered : covered * 10;
      const { key, accountId } = await addCustomer(ledger, {
        planId: "demo",
        balance,
        ...(what === "account's budget" && { budget: covered }),
        ...(what === "key's budget" && { keyBudget: covered }),
      });
      const before = upstream.calls.length;
      let release = (): void => undefined;
      isOpen = new Promise((resolve) => (release = resolve));

      // No response ends before every other request has been refused, so that no hold is released.
      let refused = 0;
      const replies = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, at) => {
          const gateway =
            deployment.gateways[at % deployment.gateways.length] ?? deployment.gateways[0];
          const options = { key, body: { ...body, stream } };
          const reply = await call(gateway, "/v1/chat/completions", options);
          if (reply.status === 402) refused += 1;
          if (refused === REQUESTS - COVERED) release();
          return reply;
        }),
      );

      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(COVERED);
      expect(statuses.filter((status) => status === 402)).toHaveLength(REQUESTS - COVERED);
      expect(upstream.calls.length - before).toBe(COVERED);
      // 7 prompt tokens at 1,000 and 5 completion tokens at 2,000 nano-dollars.
      expect((await ledger.showAccount(accountId))?.balance).toBe(balance - COVERED * 17_000);
      expect(await ledger.verify()).toMatchObject({ ok: true });
    },
  );
});
