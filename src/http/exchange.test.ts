import { EventEmitter } from "node:events";
import type { Context } from "koa";
import { expect, test } from "vitest";
import { GatewayError } from "../errors/gateway-error.ts";
import { TestTimers } from "../timing/test-timers.ts";
import { ClientGone, Exchange } from "./exchange.ts";

const stopping = new GatewayError("unavailable", "Stopping.");

/** An exchange, and how its client leaves. */
function start() {
  const res = Object.assign(new EventEmitter(), { writableFinished: false });
  const context = { req: {}, res } as unknown as Context;
  const exchange = new Exchange({
    ...{ context, requestId: "r", receivedAtMs: 0, isLast: false },
    ...{ clientStallMs: 60_000, clock: { nowMs: () => 0 }, timers: new TestTimers() },
  });
  return { exchange, leave: () => void res.emit("close") };
}

test("a client that leaves aborts its work, and nothing later changes why", () => {
  const { exchange, leave } = start();
  const { signal } = exchange;
  leave();
  exchange.abort(stopping);
  expect(signal.reason).toBeInstanceOf(ClientGone);
});

test.each(["before", "after"])("work that outlives its client, which leaves %s", (when) => {
  const { exchange, leave } = start();
  const { signal: early } = exchange;
  if (when === "before") leave();
  exchange.outliveClient();
  if (when === "after") leave();
  expect(early.aborted).toBe(when === "before");
  const { signal } = exchange;
  expect(signal.aborted).toBe(false);
  exchange.abort(stopping);
  expect(signal.reason).toBe(stopping);
});

test("work that was stopped stays stopped", () => {
  const { exchange } = start();
  exchange.abort(stopping);
  exchange.outliveClient();
  expect(exchange.signal.reason).toBe(stopping);
});
