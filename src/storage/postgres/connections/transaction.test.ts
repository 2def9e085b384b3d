import type { Pool, PoolClient } from "pg";
import { describe, expect, it } from "vitest";
import { pipeline, settleAll, withClient } from "./transaction.ts";

/** Returns a pool of one connection, and a log of its use. */
function openPool(isPipelined = true) {
  const done: string[] = [];
  const client = {
    pipeline: isPipelined,
    query: (text: string) => {
      done.push(text);
      return text === "fail"
        ? Promise.reject(new Error("refused"))
        : Promise.resolve({ rows: [{ text }] });
    },
    release: (isBroken?: boolean) => done.push(isBroken === true ? "given up" : "released"),
  };
  const pool = { connect: () => Promise.resolve(client) } as unknown as Pool;
  return { done, pool, client: client as unknown as PoolClient };
}

describe("a connection is released once", () => {
  it("after its work", async () => {
    const { pool, done } = openPool();
    const result = await withClient(pool, async (client) => {
      await client.query("work");
      return 5;
    });
    expect([result, done]).toEqual([5, ["work", "released"]]);
  });

  it("and closed instead of reused, with its possible transaction, if the work failed", async () => {
    const { pool, done } = openPool();
    const failed = withClient(pool, (client) => client.query("fail"));
    await expect(failed).rejects.toThrow("refused");
    expect(done).toEqual(["fail", "given up"]);
  });
});

it("queries that are issued together return all answers, or the first failure", async () => {
  const { client, done } = openPool();
  const answers = await pipeline(client, ["a", "b"]);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ text: "a" }], [{ text: "b" }]]);
  await expect(pipeline(client, ["c", "fail", "d"])).rejects.toThrow("refused");
  expect(done).toEqual(["a", "b", "c", "fail", "d"]);
});

it("through a pooler queries run one after the other, up to the first failure", async () => {
  const { client, done } = openPool(false);
  const settled = await settleAll(client, ["a", "fail", "b"]);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(done).toEqual(["a", "fail"]);
});
