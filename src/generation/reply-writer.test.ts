import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { errorBody } from "../core/errors/error-body.ts";
import { GatewayError } from "../core/errors/gateway-error.ts";
import type { StreamEncoder } from "../wire/protocols/protocol.ts";
import { ReplyWriter } from "./reply-writer.ts";
import { TICK_MS, TimerWheel } from "../core/timing/timer-wheel.ts";
import { end, start, text, used } from "./testing/events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Encodes an event as its type and usage; omits reasoning, like a protocol that hides it. */
const plain: StreamEncoder = {
  encode: (event) => {
    if (event.type === "reasoning-delta") return "";
    return "usage" in event ? `<${event.type} ${JSON.stringify(event.usage)}>` : `<${event.type}>`;
  },
  fail: ({ error }) => `<${error.code}>`,
};

function open(encoder = plain) {
  const calls: string[] = [];
  const drained = Promise.resolve();
  const sink = {
    open: ({ ignored }: { readonly ignored: readonly string[] }) =>
      void calls.push(`open ${ignored.join()}`),
    write: (written: string) => {
      calls.push(written);
      return drained;
    },
    comment: (written: string) => void calls.push(`comment ${written}`),
    whenClosed: () => undefined,
    end: () => void calls.push("end"),
  };
  const options = {
    sink,
    encoder,
    ignored: () => ["/early"],
    contextLength: 100,
    timers: new TimerWheel(),
    keepAliveMs: 4_000,
  };
  return { writer: new ReplyWriter(options), calls, drained };
}

const hidden: GenerationEvent = { type: "reasoning-delta", text: "hm" };

test("the head is sent once; the events of a chunk are one write, and its backpressure is returned", () => {
  const { writer, calls, drained } = open();
  expect(writer.isOpen).toBe(false);
  writer.open(["/a"]);
  writer.open(["/b"]);
  expect(writer.isOpen).toBe(true);
  expect(writer.write([start, text])).toBe(drained);
  expect(writer.write([used({ output: 1 }), end, hidden])).toBeUndefined();
  expect(calls).toEqual(["open /a", '<generation-start {"freshInput":5}><text-delta>']);
});

test("what came before an event that cannot be encoded is written", () => {
  const failing: StreamEncoder = {
    ...plain,
    encode: (event) => {
      if (event.type === "tool-call-delta") throw new Error("unreadable");
      return plain.encode(event);
    },
  };
  const { writer, calls } = open(failing);
  const broken: GenerationEvent = { type: "tool-call-delta", index: 0, argumentsJson: "]" };
  expect(() => writer.write([start, text, broken, text])).toThrow("unreadable");
  expect(calls).toEqual(['<generation-start {"freshInput":5}><text-delta>']);
});

test.each([
  [{ freshInput: 100 }, ' {"freshInput":100}'],
  [{ freshInput: 101 }, ""],
  [{ freshInput: 0 }, ""],
  [{ freshInput: 5, output: 0 }, ' {"freshInput":5,"output":0}'],
  [{ freshInput: 5, output: -1 }, ""],
  [{ output: 5 }, ""],
  [undefined, ""],
])("a start with usage %j shows it only if it is usable", (usage, shown) => {
  const { writer, calls } = open();
  void writer.write([{ type: "generation-start", ...(usage && { usage }) }]);
  expect(calls).toEqual([`<generation-start${shown}>`]);
});

test("the other fields of a start are kept if its usage is not billable", () => {
  const told: GenerationEvent[] = [];
  const { writer } = open({ ...plain, encode: (event) => `${told.push(event)}` });
  const usage = { freshInput: 101 };
  void writer.write([{ type: "generation-start", usage, hidesReasoning: true }]);
  expect(told).toEqual([{ type: "generation-start", hidesReasoning: true }]);
});

test("the last events are encoded before they are written; then the reply ends", () => {
  const { writer, calls } = open();
  const last = writer.encodeLast([used({ output: 1 }), end]);
  expect([last, calls]).toEqual(['<usage-update {"output":1}><generation-end>', []]);
  writer.finish(last);
  expect(calls).toEqual([last, "end"]);
});

test("a failure is the last thing written", () => {
  const { writer, calls } = open();
  writer.fail(errorBody(new GatewayError("upstream-error", "It broke."), "req_1"));
  expect(calls).toEqual(["<upstream_error>", "end"]);
});

const comment = "comment : keep-alive\n";

test("comments are sent repeatedly during silence", () => {
  const { writer, calls } = open();
  vi.advanceTimersByTime(3_999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1 + 2 * TICK_MS);
  expect(calls).toEqual(["open /early", comment]);
  vi.advanceTimersByTime(4_000 + 2 * TICK_MS);
  expect(calls).toEqual(["open /early", comment, comment]);
  writer.stop();
});

test("a write postpones the next comment, but a hidden event does not", () => {
  const { writer, calls } = open();
  vi.advanceTimersByTime(3_000);
  void writer.write([text]);
  vi.advanceTimersByTime(3_000);
  void writer.write([hidden]);
  expect(calls).toEqual(["<text-delta>"]);
  vi.advanceTimersByTime(1_000 + 2 * TICK_MS);
  expect(calls.at(-1)).toBe(comment);
  writer.stop();
});

test.each(["stop", "finish", "fail"] as const)("no comment follows %s", (act) => {
  const { writer, calls } = open();
  if (act === "stop") writer.stop();
  if (act === "finish") writer.finish("");
  if (act === "fail") writer.fail(errorBody(new GatewayError("internal-error", "x"), "req_1"));
  vi.advanceTimersByTime(60_000);
  expect(calls).not.toContain(comment);
});
