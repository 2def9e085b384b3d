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
  it("that come together are one write, in their order, 50 ms after the first", () => {
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

  it("of more than 64 KiB do not wait, and nothing is written twice", () => {
    const long = "x".repeat(65_537);
    output.write(long);
    expect(written).toEqual([long]);
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual([long]);
  });

  it("that still wait are written by a flush", () => {
    output.write("a\n");
    output.flushSync();
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(["flushed", "now a\n"]);
  });

  it("that still wait are handed over before their end is awaited, once", async () => {
    output.write("a\n");
    await output.written();
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(["a\n", "flush"]);
  });

  it("that cannot be written are not waited for", async () => {
    const broken = new GatheredOutput({
      write: () => undefined,
      flush: (done) => done(new Error("EPIPE")),
      flushSync: () => undefined,
      writeSync: () => undefined,
    });
    await expect(broken.written()).resolves.toBeUndefined();
  });
});
