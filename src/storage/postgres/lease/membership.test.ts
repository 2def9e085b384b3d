import type { Pool } from "pg";
import { expect, it } from "vitest";
import { Membership } from "./membership.ts";

/**
 * Otherwise the thread that renews for a blocked process would keep a process whose database is
 * gone.
 */
it("a failed renewal is not reported", async () => {
  let isAway = false;
  const written: string[] = [];
  const query = () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve({ rows: [] }));
  const pool = { query } as unknown as Pool;
  const onWritten = (id: string) => written.push(id);
  const membership = await Membership.join(pool, { id: "m", leaseMs: 15_000, onWritten });
  await membership.renew();
  isAway = true;
  await expect(membership.renew()).rejects.toThrow("away");
  await expect(membership.rejoin("m")).rejects.toThrow("away");
  expect(written).toEqual(["m"]);
  isAway = false;
  await membership.rejoin("m");
  expect(written).toEqual(["m", membership.id]);
});

it("a process knows the number of others as of its last renewal", async () => {
  let rows: readonly object[] = [];
  const pool = { query: () => Promise.resolve({ rows }) } as unknown as Pool;
  const membership = await Membership.join(pool, { id: "m", leaseMs: 15_000 });
  const others: number[] = [membership.others];
  for (const processes of [1, 4, null]) {
    rows = processes === null ? [] : [{ processes, batch: 0 }];
    await membership.renew();
    others.push(membership.others);
  }
  expect(others).toEqual([0, 0, 3, 0]);
});
