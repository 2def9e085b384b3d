import { EventEmitter } from "node:events";
import type { Context } from "koa";
import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { testScheduler } from "../testing/test-scheduler.ts";
import { ClientDisconnected, Exchange } from "./exchange.ts";

const stopping = new GatewayError("unavailable", "Stopping.");

/** Returns an exchange, and a function that disconnects its client. */
function start(reply = { writableEnded: false, writableFinished: false }) {
  const res = Object.assign(new EventEmitter(), reply);
  const context = { req: {}, res } as unknown as Context;
  const exchange = new Exchange({
    context,
    requestId: "r",
    receivedAtMs: 0,
    isLast: false,
    clientStallMs: 60_000,
    clock: { elapsedMs: () => 0 },
    timers: new TestTimers(),
    scheduler: testScheduler(),
  });
  return { exchange, leave: () => void res.emit("close") };
}

test("a client that leaves aborts its work, and the reason is final", () => {
  const { exchange, leave } = start();
  const { signal } = exchange;
  leave();
  exchange.abort(stopping);
  expect(signal.reason).toBeInstanceOf(ClientDisconnected);
});

test.each([
  ["not complete", { writableEnded: false, writableFinished: false }, true],
  ["written but not sent yet", { writableEnded: true, writableFinished: false }, true],
  ["sent", { writableEnded: true, writableFinished: true }, false],
])("a close while the reply is %s", (_when, reply, isGone) => {
  const { exchange, leave } = start(reply);
  leave();
  expect(exchange.isClosed).toBe(true);
  expect(exchange.signal.aborted).toBe(isGone);
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

test("the first reason counts, whenever it is read", () => {
  const { exchange, leave } = start();
  exchange.abort(stopping);
  leave();
  expect(exchange.signal.reason).toBe(stopping);
});

test("a close listener is called, even if it is added after the close", () => {
  const { exchange, leave } = start();
  const heard: string[] = [];
  exchange.whenClosed(() => heard.push("before"));
  leave();
  exchange.whenClosed(() => heard.push("after"));
  expect(heard).toEqual(["before", "after"]);
});

test("an end listener is called, even if it is added after the end", () => {
  const { exchange, leave } = start();
  const heard: string[] = [];
  exchange.whenEnded(() => heard.push("before"));
  leave();
  expect(heard).toEqual([]);
  exchange.end();
  exchange.whenEnded(() => heard.push("after"));
  exchange.end();
  expect(heard).toEqual(["before", "after"]);
});

test("stopped work stays stopped", () => {
  const { exchange } = start();
  exchange.abort(stopping);
  exchange.outliveClient();
  expect(exchange.signal.reason).toBe(stopping);
});
