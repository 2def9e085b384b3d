import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ACCOUNT } from "../composed-gateway.ts";
import { lanes } from "./chaos-plan.ts";
import { moments, startLeftGateway, type LeftGateway } from "./leaving-clients.ts";
import { wireKinds } from "./wire-reply.ts";

/** What happens between a client's leave and the upstream's comes in several orders. */
const TIMES = 5;

let gateway: LeftGateway;

beforeAll(async () => {
  gateway = await startLeftGateway();
});
afterAll(() => gateway.close());

/** How soon: `disconnect-latency.test.ts`. */
test.each(lanes.flatMap((lane) => moments.map((when) => ({ ...lane, when }))))(
  "$protocol over $wire, stream $stream: who leaves ($when) is charged once, and nothing stays held",
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
