import { describe, expect, test } from "vitest";
import type { ReplyHead, ReplySink } from "./job.ts";
import { RunningReply } from "./running-reply.ts";
import { STORED_CHARACTERS_MAX } from "./sealing.ts";
import { TestTimers } from "../core/timing/test-timers.ts";

const head: ReplyHead = { contentType: "text/event-stream", ignored: ["/a"] };

/** A client that reads everything, or waits for `read`; records its calls. */
class Client implements ReplySink {
  readonly calls: string[] = [];
  #drained: PromiseWithResolvers<void> | null = null;
  #closed: () => void = () => undefined;
  readonly #reads: boolean;

  constructor(reads = true) {
    this.#reads = reads;
  }

  get text(): string {
    return this.calls.filter((call) => call !== "end" && !call.startsWith("open")).join("");
  }

  open({ replayed }: ReplyHead): void {
    this.calls.push(replayed === true ? "open replayed" : "open");
  }

  write(text: string): Promise<void> | undefined {
    this.calls.push(text);
    if (this.#reads) return undefined;
    this.#drained = Promise.withResolvers();
    return this.#drained.promise;
  }

  comment(text: string): void {
    this.calls.push(text);
  }

  end(): void {
    this.calls.push("end");
  }

  whenClosed(callback: () => void): void {
    this.#closed = callback;
  }

  /** Drains the last write; the next one waits again. */
  async read(): Promise<void> {
    this.#drained?.resolve();
    await turn();
  }

  async leave(): Promise<void> {
    this.#closed();
    this.#drained?.resolve();
    await turn();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function start(first = new Client()) {
  const forgotten: string[] = [];
  const forget = (): void => void forgotten.push("forgotten");
  const timers = new TestTimers();
  const reply = new RunningReply({ bodyHash: "body", restMs: 20_000, timers, forget });
  const delivered = reply.read(first);
  return { reply, first, delivered, forgotten, timers };
}

async function isDone(promise: Promise<unknown> | undefined): Promise<boolean> {
  let done = promise === undefined;
  void promise?.then(() => (done = true));
  await turn();
  return done;
}

describe("a repeat", () => {
  test("gets the reply from its start, and then as it arrives, marked as a replay", async () => {
    const { reply, first, delivered } = start();
    reply.open(head);
    void reply.write("one ");
    void reply.write("two ");
    const second = new Client();
    const followed = reply.read(second);
    expect(second.calls).toEqual(["open replayed", "one ", "two "]);
    void reply.write("three");
    reply.end();
    await Promise.all([delivered, followed]);
    expect(first.calls).toEqual(["open", "one ", "two ", "three", "end"]);
    expect(second.text).toBe("one two three");
    expect(second.calls.at(-1)).toBe("end");
  });

  test("that arrives before the reply starts waits for it; only the first reader is not marked", async () => {
    const { reply, first } = start();
    await first.leave();
    const second = new Client();
    void reply.read(second);
    expect(second.calls).toEqual([]);
    reply.open(head);
    expect(second.calls).toEqual(["open replayed"]);
  });

  test("is found until all clients have a complete reply, and gets all of it", async () => {
    const slow = new Client(false);
    const { reply, forgotten, delivered, timers } = start(slow);
    reply.open(head);
    void reply.write("one");
    reply.end();
    timers.pass(19_999);
    expect(await isDone(delivered)).toBe(false);
    const second = new Client();
    await reply.read(second);
    expect([second.text, forgotten]).toEqual(["one", []]);
    await slow.read();
    await delivered;
    expect([slow.calls.at(-1), forgotten]).toEqual(["end", ["forgotten"]]);
    expect(timers.running).toBe(0);
  });

  test("is cut off if it does not read the rest in time, and is no longer found", async () => {
    const slow = new Client(false);
    const { reply, forgotten, delivered, timers } = start(slow);
    reply.open(head);
    void reply.write("one");
    reply.end();
    timers.pass(20_000);
    await expect(delivered).rejects.toMatchObject({ kind: "request-timeout" });
    expect([slow.calls, forgotten]).toEqual([["open", "one"], ["forgotten"]]);
  });

  test("is cut off if the reply fails after its end, and its timer is cancelled", async () => {
    const slow = new Client(false);
    const { reply, delivered, timers } = start(slow);
    reply.open(head);
    void reply.write("one");
    reply.end();
    const failure = new Error("cut");
    reply.fail(failure);
    await expect(delivered).rejects.toBe(failure);
    expect(timers.running).toBe(0);
  });

  test("gets the failure of a request that never started", async () => {
    const { reply, delivered, forgotten, timers } = start();
    const followed = reply.read(new Client());
    const refusal = new Error("no balance");
    reply.fail(refusal);
    await expect(delivered).rejects.toBe(refusal);
    await expect(followed).rejects.toBe(refusal);
    expect([forgotten, timers.running]).toEqual([["forgotten"], 0]);
  });
});

describe("the generation", () => {
  test("does not wait for its clients, which read at their own pace", async () => {
    const slow = new Client(false);
    const { reply } = start(slow);
    reply.open(head);
    expect(reply.write("one")).toBeUndefined();
    const fast = new Client();
    void reply.read(fast);
    expect(reply.write("two")).toBeUndefined();
    expect([slow.text, fast.text]).toEqual(["one", "onetwo"]);
    await slow.read();
    expect(slow.text).toBe("onetwo");
  });

  test("continues without clients, and its reply is kept", async () => {
    const { reply, first, delivered, forgotten } = start();
    reply.open(head);
    await first.leave();
    await delivered;
    expect(reply.write("one ")).toBeUndefined();
    expect(reply.stored("two")).toEqual({ head, text: "one two" });
    expect(forgotten).toEqual([]);
    expect(first.calls).toEqual(["open", "end"]);
  });

  test("is not affected by a repeat that leaves", async () => {
    const { reply, first } = start();
    const second = new Client(false);
    reply.open(head);
    void reply.read(second);
    void reply.write("one ");
    await second.leave();
    expect(reply.write("two")).toBeUndefined();
    expect([first.text, second.text]).toEqual(["one two", "one "]);
  });
});

test("a comment is sent to clients that are up to date, and is not kept", () => {
  const slow = new Client(false);
  const { reply, first } = start();
  reply.open(head);
  void reply.read(slow);
  void reply.write("one ");
  reply.comment(": silence ");
  expect([first.text, slow.text]).toEqual(["one : silence ", "one "]);
  expect(reply.stored("")?.text).toBe("one ");
});

describe("a reply that is too long to keep", () => {
  const long = "x".repeat(STORED_CHARACTERS_MAX);

  test("is not stored, not found by repeats, and runs at the pace of the slowest client", async () => {
    const { reply, first, forgotten } = start();
    const slow = new Client(false);
    reply.open(head);
    void reply.write(long);
    expect(reply.stored("")?.text).toHaveLength(long.length);
    expect(reply.stored("y")).toBeUndefined();
    void reply.read(slow);
    expect(forgotten).toEqual([]);
    const waiting = reply.write("y");
    expect([forgotten, reply.stored("")]).toEqual([["forgotten"], undefined]);
    expect(await isDone(waiting)).toBe(false);
    while (slow.text.length < long.length + 1) await slow.read();
    await slow.read();
    expect(await isDone(waiting)).toBe(true);
    expect(first.text).toBe(`${long}y`);
    // All readers have received it.
    expect(reply.kept).toBe(0);
    void reply.write("z");
    expect(reply.kept).toBe(0);
    await slow.read();
    expect(slow.text).toBe(`${long}yz`);
  });

  test("goes on at once when the client for which it waits leaves", async () => {
    const { reply, first } = start();
    const slow = new Client(false);
    reply.open(head);
    void reply.read(slow);
    const waiting = reply.write(`${long}y`);
    expect(await isDone(waiting)).toBe(false);
    await slow.leave();
    expect(await isDone(waiting)).toBe(true);
    expect(first.text).toBe(`${long}y`);
  });

  test("is written in pieces that do not exceed a connection's buffer", () => {
    const { reply, first } = start();
    reply.open(head);
    void reply.write(long.slice(0, 150_000));
    expect(first.calls.map(({ length }) => length)).toEqual([4, 65_536, 65_536, 18_928]);
  });
});

test("a reply that was never opened is not stored", () => {
  expect(start().reply.stored("text")).toBeUndefined();
});
