import { describe, expect, test } from "vitest";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { startCall, turn } from "./test-call.ts";

describe("the socket", () => {
  test("is closed with the failure if the call fails", async () => {
    const { begin, timers, controller } = startCall();
    begin();
    timers.pass(1_000);
    expect(controller.acts).toEqual(["abort upstream: first-byte limit"]);
  });

  test("that connects after the abort is closed immediately", () => {
    const { begin, signal, controller, left } = startCall();
    signal.abort(new GatewayError("unavailable", "stopping"));
    expect(controller.acts).toEqual([]);
    begin();
    expect([controller.acts, left()]).toEqual([["abort aborted"], [0, 0]]);
  });

  test("is reused after complete content: it is neither closed nor paused", async () => {
    const { call, begin, head, data, controller } = startCall({ last: "b" });
    begin();
    head();
    await data("a");
    call.pause();
    await data("b");
    call.onResponseEnd();
    expect(controller.acts).toEqual(["pause", "resume"]);
  });

  test("is closed if complete content does not end within a second", async () => {
    const { begin, head, data, controller, timers, signal } = startCall({ last: "a" });
    begin();
    head();
    await data("a");
    // The reply is complete, so a client's disconnect does not close its socket.
    signal.abort();
    timers.pass(999);
    expect(controller.acts).toEqual(["resume"]);
    timers.pass(1);
    expect(controller.acts).toEqual(["resume", "abort upstream: complete, but never ended"]);
  });
});

describe("the idle limit", () => {
  test("restarts with each piece, including the first", async () => {
    const { begin, head, data, timers, outcome } = startCall();
    begin();
    timers.pass(999);
    head();
    await data("a");
    for (let at = 0; at < 5; at += 1) {
      timers.pass(299);
      await data("b");
    }
    expect(await outcome()).toBe("pending");
    timers.pass(300);
    expect(await outcome()).toBe("timeout: upstream: idle limit");
  });

  test("starts with the body; until then the first-byte limit applies, even after the head", async () => {
    const { begin, head, timers, outcome } = startCall();
    begin();
    timers.pass(900);
    head();
    timers.pass(99);
    expect(await outcome()).toBe("pending");
    timers.pass(1);
    expect(await outcome()).toBe("timeout: upstream: first-byte limit");
  });

  test("does not run while the reader is slow, even if bytes still arrive", async () => {
    const { call, begin, head, data, timers, outcome, controller } = startCall();
    begin();
    head();
    await data("a");
    call.pause();
    await data("b");
    timers.pass(5_000);
    expect(await outcome()).toBe("pending");
    call.resume();
    expect(controller.acts).toEqual(["pause", "resume"]);
    timers.pass(300);
    expect(await outcome()).toBe("timeout: upstream: idle limit");
  });

  test("is independent of the total limit, which continues while the reader is slow", async () => {
    const { call, begin, head, data, timers, outcome } = startCall();
    begin();
    head();
    await data("a");
    call.pause();
    timers.pass(10_000);
    expect(await outcome()).toBe("timeout: upstream: total limit");
  });
});

describe("received data", () => {
  test("is read once per turn of the loop, in order, and before the end", async () => {
    const { call, begin, head, controller, read, outcome } = startCall();
    begin();
    head();
    for (const text of ["a", "b", "c"]) call.onResponseData(controller, Buffer.from(text));
    expect(read).toEqual([]);
    await turn();
    call.onResponseData(controller, Buffer.from("d"));
    call.onResponseEnd();
    expect([read, await outcome()]).toEqual([["abc", "d", "end"], "done"]);
  });

  test("is read before a broken connection is reported", async () => {
    const { call, begin, head, controller, read, outcome } = startCall();
    begin();
    head();
    call.onResponseData(controller, Buffer.from("a"));
    call.onResponseError(controller, new Error("reset"));
    expect([read, await outcome()]).toEqual([
      ["a"],
      "server-error: upstream: cut off within the reply",
    ]);
  });

  test("is read immediately above 64 KiB", () => {
    const { call, begin, head, controller, read } = startCall();
    begin();
    head();
    call.onResponseData(controller, Buffer.alloc(65_536, "x"));
    expect(read).toEqual([]);
    call.onResponseData(controller, Buffer.from("y"));
    expect(read.map(({ length }) => length)).toEqual([65_537]);
  });

  test("is counted from zero after each read", async () => {
    const { call, begin, head, data, controller, read } = startCall();
    begin();
    head();
    await data("x".repeat(60_000));
    call.onResponseData(controller, Buffer.alloc(60_000, "y"));
    expect(read).toHaveLength(1);
    await turn();
    expect(read.map(({ length }) => length)).toEqual([60_000, 60_000]);
  });

  test("uses the final head: an interim or a second one is ignored", async () => {
    const { call, begin, head, controller } = startCall();
    begin();
    head(103);
    expect(call.status).toBe(0);
    head(200);
    call.onResponseStart(controller, 500, { "x-one": "2" });
    expect([call.status, call.header("x-one"), call.header("x-two")]).toEqual([
      200,
      "1",
      undefined,
    ]);
  });

  test("uses the first of repeated headers", () => {
    const { call, begin, controller } = startCall();
    begin();
    call.onResponseStart(controller, 200, { "set-cookie": ["a", "b"] });
    expect(call.header("set-cookie")).toBe("a");
  });
});
