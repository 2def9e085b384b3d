import { afterAll, beforeAll, expect, test } from "vitest";
import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { isClearRefusal, isServed, repeatUnanswered, startLoad, tally } from "./load.ts";
import { judgeLoad } from "./load-judgement.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "./paid-model.ts";
import { lacks, startDeployment, type Deployment } from "./deployment.ts";
import { pacedBy } from "./paces.ts";

const LIMIT_MS = 240_000;
const PIECE_MS = 10;

let upstream: CountingUpstream;
let deployment: Deployment;
beforeAll(async () => {
  if (lacks("replicas")) return;
  upstream = await startCountingUpstream(pacedBy(PIECE_MS));
  deployment = await startDeployment("replicas", paidConfig(upstream.origin));
});
afterAll(async () => {
  await deployment?.stop();
  await upstream?.close();
});

test.skipIf(lacks("replicas")).each(["SIGINT", "SIGQUIT"] as const)(
  "a database that stops by %s under load and comes back: clear 503s, then service, and the ledger",
  async (signal) => {
    const { gateways } = deployment;
    const customer = await createCustomer(deployment.store, { balance: "100.00" });
    const before = upstream.calls.length;
    const load = startLoad({
      gateways,
      key: customer.key,
      model: PAID_MODEL,
      clients: 12,
      name: signal,
    });
    await load.until(40, isServed);
    // Away for longer than requests wait for it: after a while they are refused immediately.
    await deployment.postgres?.restart(signal, () => load.until(30, isClearRefusal));
    await load.until(40, isServed);
    await load.stop();
    // A client with a key may retry and gets the response: no request stays in progress forever.
    expect(await repeatUnanswered(load)).toBeGreaterThan(0);

    const { answers } = load;
    // Only complete responses, clear refusals, and cut streams with an error event.
    expect(Object.keys(tally(answers)).filter((kind) => !/^200|^503 unav|^409/.test(kind))).toEqual(
      [],
    );
    expect(answers.filter(({ status }) => status === 503).every(isClearRefusal)).toBe(true);
    const sent = upstream.calls.slice(before);
    const { accountId } = customer;
    const verdict = await judgeLoad(deployment.store, {
      sent,
      answers,
      accountId,
      price: REPLY_PRICE,
    });
    expect(verdict).toEqual({
      lost: 0,
      doubled: 0,
      chargedBeyond: 0,
      held: 0,
      problems: [],
    });
    console.info(signal, JSON.stringify(tally(answers)), `${sent.length} upstream calls`);
  },
  LIMIT_MS,
);
