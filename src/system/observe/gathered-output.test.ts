import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GatheredOutput } from "./gathered-output.ts";

let written: string[];
let output: GatheredOutput;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  output = new GatheredOutput({
    write: (lines) => written.push(lines),
    flush: (done) => {
      written.push("flush");
      done();
    },
    flushSync: () => written.push("flushed"),
    writeSync: (lines) => written.push(`now ${lines}`),
  });
});
afterEach(() => void vi.useRealTimers());

describe("lines", () => {
  it("that arrive close together are one write, in order, 50 ms after the first", () => {
    output.write("a\n");
    vi.advanceTimersByTime(49);
    output.write("b\n");
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(["a\nb\n"]);
    output.write("c\n");
    vi.advanceTimersByTime(50);
    expect(written).toEqual(["a\nb\n", "c\n"]);
  });

  it("of more than 64 KiB are written immediately, and only once", () => {
    const long = "x".repeat(65_537);
    output.write(long);
    expect(written).toEqual([long]);
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual([long]);
  });

  it("that are buffered are written by a synchronous flush", () => {
    output.write("a\n");
    output.flushSync();
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(["flushed", "now a\n"]);
  });

  it("that are buffered are passed on once, before the flush is awaited", async () => {
    output.write("a\n");
    await output.written();
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(["a\n", "flush"]);
  });

  it("that cannot be written do not block", async () => {
    const broken = new GatheredOutput({
      write: () => undefined,
      flush: (done) => done(new Error("EPIPE")),
      flushSync: () => undefined,
      writeSync: () => undefined,
    });
    await expect(broken.written()).resolves.toBeUndefined();
  });
});
