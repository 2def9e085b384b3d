import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNT } from "../composed-gateway.ts";
import { lanes } from "./chaos-plan.ts";
import { leavingMoments, startLeftGateway, type LeftGateway } from "./leaving-clients.ts";
import { wireKinds } from "./wire-reply.ts";

/** The events between the client's disconnect and the upstream's occur in several orders. */
const TIMES = 5;

let gateway: LeftGateway;

beforeAll(async () => {
  gateway = await startLeftGateway();
});
afterAll(() => gateway.close());

/** The latency is tested in `disconnect-latency.test.ts`. */
test.each(lanes.flatMap((lane) => leavingMoments.map((when) => ({ ...lane, when }))))(
  "$protocol over $wire, stream $stream: a client that disconnects ($when) is charged once, and no hold remains",
  async ({ when, ...lane }) => {
    const { store } = gateway.composed;
    const requests = async (): Promise<number> => {
      const rows = await store.usage({ accountId: DEMO_ACCOUNT, by: "model" });
      return rows.find(({ group }) => group === `test/${lane.wire}`)?.requests ?? 0;
    };
    const before = await requests();
    for (let time = 0; time < TIMES; time += 1) {
      const client = await gateway.arrive(lane, when);
      client.leave();
      await client.left;
    }
    await expect.poll(requests).toBe(before + TIMES);
    await expect.poll(() => store.showAccount(DEMO_ACCOUNT)).toMatchObject({ held: 0 });
    const rows = await store.usage({ accountId: DEMO_ACCOUNT, by: "model" });
    expect(rows.every(({ charge }) => Number(charge) > 0)).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(wireKinds.length);
    expect(await store.verify()).toMatchObject({ ok: true, problems: [] });
  },
);
