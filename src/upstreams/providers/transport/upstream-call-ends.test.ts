import { describe, expect, test } from "vitest";
import { type ReaderBehavior, startCall, type TestCall } from "./test-call.ts";

describe("a call leaves no timer and no listener", () => {
  test.each<[string, ReaderBehavior, (system: TestCall) => Promise<void> | void, string]>([
    [
      "with a complete response",
      {},
      async ({ begin, head, data, call }) => {
        begin();
        head();
        await data("a");
        call.onResponseEnd();
      },
      "done",
    ],
    [
      "with complete content that ends later",
      { last: "a" },
      async ({ begin, head, data, call }) => {
        begin();
        head();
        await data("a");
        call.onResponseEnd();
      },
      "done",
    ],
    [
      "with complete content that never ends",
      { last: "a" },
      async ({ begin, head, data, timers }) => {
        begin();
        head();
        await data("a");
        timers.pass(1_000);
      },
      "done",
    ],
    [
      "with complete content and a socket failure",
      { last: "a" },
      async ({ begin, head, data, call, controller }) => {
        begin();
        head();
        await data("a");
        call.onResponseError(controller, new Error("reset"));
      },
      "done",
    ],
    [
      "without a connection",
      {},
      ({ call, controller }) => call.onResponseError(controller, new Error("refused")),
      "connect: upstream: failed",
    ],
    [
      "with a connection that takes too long",
      {},
      ({ timers }) => timers.pass(100),
      "connect: upstream: no connection within the limit",
    ],
    [
      "without a first byte",
      {},
      ({ begin, timers }) => {
        begin();
        timers.pass(1_000);
      },
      "timeout: upstream: first-byte limit",
    ],
    [
      "that stops sending",
      {},
      async ({ begin, head, data, timers }) => {
        begin();
        head();
        await data("a");
        timers.pass(300);
      },
      "timeout: upstream: idle limit",
    ],
    [
      "that sends slowly without end",
      {},
      async ({ begin, head, data, timers }) => {
        begin();
        head();
        for (let at = 0; at < 40; at += 1) {
          await data("a");
          timers.pass(250);
        }
      },
      "timeout: upstream: total limit",
    ],
    [
      "that is aborted before its connection",
      {},
      ({ signal }) => signal.abort(),
      "cancelled: upstream: aborted",
    ],
    [
      "that is aborted within its body",
      {},
      async ({ begin, head, data, signal }) => {
        begin();
        head();
        await data("a");
        signal.abort();
      },
      "cancelled: upstream: aborted",
    ],
    [
      "that breaks off before its head",
      {},
      ({ begin, call, controller }) => {
        begin();
        call.onResponseError(controller, new Error("reset"));
      },
      "server-error: upstream: failed",
    ],
    [
      "that breaks off within its body",
      {},
      async ({ begin, head, data, call, controller }) => {
        begin();
        head();
        await data("a");
        call.onResponseError(controller, new Error("reset"));
      },
      "server-error: upstream: cut off within the reply",
    ],
    [
      "with a rejected head",
      { refuses: true },
      ({ begin, head }) => {
        begin();
        head();
      },
      "not this reply",
    ],
    [
      "with a reader that fails",
      { failsOn: "b" },
      async ({ begin, head, data }) => {
        begin();
        head();
        await data("b");
      },
      "the reader failed",
    ],
    [
      "with a reader that fails at the end",
      { endFails: true },
      ({ begin, head, call }) => {
        begin();
        head();
        call.onResponseEnd();
      },
      "the end failed",
    ],
  ])("%s", async (_fact, reads, act, outcome) => {
    const system = startCall(reads);
    await act(system);
    expect([await system.outcome(), ...system.left()]).toEqual([outcome, 0, 0]);
    // Late events are ignored.
    const { call, controller, timers, read } = system;
    const seen = [...read];
    call.onResponseData(controller, Buffer.from("late"));
    call.onResponseEnd();
    call.onResponseError(controller, new Error("late"));
    call.pause();
    call.resume();
    timers.pass(100_000);
    expect([await system.outcome(), read, ...system.left()]).toEqual([outcome, seen, 0, 0]);
  });
});
