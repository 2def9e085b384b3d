import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GatheredOutput, type LineFile } from "./gathered-output.ts";

type Done = Parameters<LineFile["write"]>[1];

let written: string[];
let dropped: number;
/** The writes in flight. */
let inFlight: { readonly text: string; readonly done: Done }[];
/** Returns how a synchronous write ends. */
let accept: (bytes: Uint8Array) => number;
let output: GatheredOutput;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  dropped = 0;
  inFlight = [];
  accept = (bytes) => bytes.length;
  output = new GatheredOutput({
    file: {
      write: (bytes, done) => inFlight.push({ text: textOf(bytes), done }),
      writeSync: (bytes) => {
        const length = accept(bytes);
        written.push(`now ${textOf(bytes.subarray(0, length))}`);
        return length;
      },
    },
    onDropped: () => (dropped += 1),
  });
});
afterEach(() => void vi.useRealTimers());

/** Ends the write in flight, after all its bytes or the given number of them. */
function succeed(length?: number): void {
  const [write] = inFlight.splice(0);
  if (write === undefined) throw new Error("no write is in flight");
  const text = write.text.slice(0, length);
  written.push(text);
  write.done(null, text.length);
}

function fail(code: string): void {
  for (const { done } of inFlight.splice(0)) done(Object.assign(new Error(code), { code }), 0);
}

describe("lines", () => {
  it("that arrive close together are one write, in order, 50 ms after the first", () => {
    output.write("a\n");
    vi.advanceTimersByTime(49);
    output.write("b\n");
    expect(inFlight).toHaveLength(0);
    vi.advanceTimersByTime(1);
    succeed();
    expect(written).toEqual(["a\nb\n"]);
    output.write("c\n");
    vi.advanceTimersByTime(50);
    succeed();
    expect(written).toEqual(["a\nb\n", "c\n"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("of more than 64 KiB are written immediately, and only once", () => {
    const long = "x".repeat(65_537);
    output.write(long);
    succeed();
    vi.advanceTimersByTime(1_000);
    expect([written, inFlight]).toEqual([[long], []]);
  });

  it("that arrive during a write follow it, even if it is written in parts", () => {
    output.write("ab\n");
    vi.advanceTimersByTime(50);
    output.write("c\n");
    vi.advanceTimersByTime(50);
    succeed(1);
    succeed();
    succeed();
    expect(written).toEqual(["a", "b\n", "c\n"]);
  });

  it("that are buffered are written by a synchronous flush", () => {
    output.write("a\n");
    output.flushSync();
    vi.advanceTimersByTime(1_000);
    expect([written, inFlight]).toEqual([["now a\n"], []]);
  });

  it("in flight are not repeated by a synchronous flush", () => {
    output.write("a\n");
    vi.advanceTimersByTime(50);
    output.write("b\n");
    output.flushSync();
    expect(written).toEqual(["now b\n"]);
  });

  it("are written once, in order, before written() resolves", async () => {
    output.write("a\n");
    const done = output.written();
    succeed();
    await done;
    expect([written, inFlight, vi.getTimerCount()]).toEqual([["a\n"], [], 0]);
    await output.written();
  });
});

describe("a log that cannot be written", () => {
  it.each([
    ["a full pipe", "EAGAIN", 10],
    ["a full disk", "ENOSPC", 1_000],
  ])("%s is tried again after a pause", (_, code, pauseMs) => {
    output.write("a\n");
    vi.advanceTimersByTime(50);
    fail(code);
    output.write("b\n");
    vi.advanceTimersByTime(pauseMs - 1);
    expect(inFlight).toHaveLength(0);
    vi.advanceTimersByTime(1);
    succeed();
    succeed();
    expect(written).toEqual(["a\n", "b\n"]);
  });

  it("keeps 8 MiB, drops further lines, and counts them", () => {
    const line = `${"x".repeat(1_023)}\n`;
    for (let sent = 0; sent < 9 * 1_024; sent += 1) output.write(line);
    const kept = 9 * 1_024 - dropped;
    expect(Math.abs(kept - 8 * 1_024)).toBeLessThanOrEqual(1);
    succeed();
    succeed();
    expect(written.join("")).toBe(line.repeat(kept));
    output.write(line);
    vi.advanceTimersByTime(50);
    succeed();
    expect(written).toHaveLength(3);
  });

  it("delays the end of the process by a second at most", async () => {
    output.write("a\n");
    const done = output.written();
    fail("EAGAIN");
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    accept = () => {
      throw new Error("waits again");
    };
    output.flushSync();
    expect(written).toEqual([]);
  });

  it("does not make a synchronous flush throw", () => {
    accept = () => {
      throw Object.assign(new Error("full"), { code: "ENOSPC" });
    };
    output.write("a\n");
    output.flushSync();
    expect(written).toEqual([]);
  });
});
