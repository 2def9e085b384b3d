import { EventEmitter } from "node:events";
import type { RedisOptions } from "iovalkey";
import { expect, test } from "vitest";
import type { RedisAddress } from "./redis-address.ts";
import { connectRedis } from "./redis-client.ts";

/** Returns a client, the options and commands of its connection, and its reports. */
function connected() {
  const events = new EventEmitter();
  const calls: (readonly unknown[])[] = [];
  const asked = (...call: readonly unknown[]): Promise<string> => {
    calls.push(call);
    return Promise.resolve("answer");
  };
  const opened: [RedisAddress, RedisOptions][] = [];
  const client = connectRedis("redis://cache.test", (address, options) => {
    opened.push([address, options]);
    return {
      eval: (...call) => asked("eval", ...call),
      zrem: (...call) => asked("zrem", ...call),
      disconnect: () => void calls.push(["disconnect"]),
      on: (event, listener) => events.on(event, listener),
    };
  });
  return { client, calls, events, opened };
}

test("a server that does not answer delays no request, and is retried automatically", () => {
  const [opened] = connected().opened;
  expect(opened).toMatchObject([
    { kind: "single", hosts: [{ host: "cache.test", port: 6_379 }] },
    { commandTimeout: 250, connectTimeout: 1_000, maxRetriesPerRequest: 0 },
  ]);
  const retry = opened?.[1].retryStrategy;
  expect([retry?.(1), retry?.(1_000)]).toEqual([1_000, 1_000]);
});

test("a connection error is not fatal: each failed command reports it too", () => {
  expect(connected().events.emit("error", new Error("away"))).toBe(true);
});

test("commands are passed to the connection unchanged", async () => {
  const { client, calls } = connected();
  expect(await client.eval("return 1", 1, "key", 2)).toBe("answer");
  expect(await client.zrem("key", "slot")).toBe("answer");
  client.disconnect();
  expect(calls).toEqual([
    ["eval", "return 1", 1, "key", 2],
    ["zrem", "key", "slot"],
    ["disconnect"],
  ]);
});
