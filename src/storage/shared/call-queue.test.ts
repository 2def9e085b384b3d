import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { CallQueue } from "./call-queue.ts";
import type { CallOutcome } from "./calling-store.ts";

/** Returns a queue whose batches the test answers. */
function openQueue() {
  const batches: { readonly calls: readonly string[]; readonly answer: () => void }[] = [];
  const queue = new CallQueue<string>((calls) => {
    const { promise, resolve } = Promise.withResolvers<readonly CallOutcome[]>();
    batches.push({ calls, answer: () => resolve(calls.map((call) => ({ value: `${call}!` }))) });
    return promise;
  });
  return { queue, batches, sent: () => batches.map(({ calls }) => calls.join("")) };
}

/** Returns a queue that gives every batch the same answer. */
const answering = (answer: () => Promise<readonly CallOutcome[]>) => new CallQueue<string>(answer);

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe("a queue with a pace", () => {
  /** Returns a queue with a pause, whose batches are answered at once. */
  function paced(pauseMs: number) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent: string[] = [];
    const told: number[] = [];
    const pace = { pauseMs: () => pauseMs, sent: (calls: number) => void told.push(calls) };
    const queue = new CallQueue<string>(
      (calls) => {
        sent.push(calls.join(""));
        return Promise.resolve(calls.map((value) => ({ value })));
      },
      { pace },
    );
    return { queue, sent, told };
  }

  it("waits that long for more calls and reports each batch", async () => {
    const { queue, sent, told } = paced(2);
    const first = queue.push("a");
    await turn();
    vi.advanceTimersByTime(1);
    const second = queue.push("b");
    await turn();
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["ab"]);
    expect(await Promise.all([first, second])).toEqual(["a", "b"]);
    expect(told).toEqual([2]);
  });

  it("does not wait when it closes", async () => {
    const { queue, sent } = paced(2);
    const first = queue.push("a");
    vi.advanceTimersByTime(2);
    const second = queue.push("b");
    const closed = queue.close();
    await first;
    await turn();
    expect(sent).toEqual(["a", "b"]);
    await Promise.all([second, closed]);
  });
});

describe("a queue of calls", () => {
  it("sends the calls of one turn together, and later ones after that batch", async () => {
    const { queue, batches, sent } = openQueue();
    const first = [queue.push("a"), queue.push("b")];
    expect(sent()).toEqual([]);
    await turn();
    const second = [queue.push("c"), queue.push("d")];
    await turn();
    expect(sent()).toEqual(["ab"]);
    batches[0]?.answer();
    expect(await Promise.all(first)).toEqual(["a!", "b!"]);
    await turn();
    expect(sent()).toEqual(["ab", "cd"]);
    batches[1]?.answer();
    expect(await Promise.all(second)).toEqual(["c!", "d!"]);
    await turn();
    expect(sent()).toEqual(["ab", "cd"]);
  });

  it("sends at most 1,024 calls together, in order", async () => {
    const { queue, batches } = openQueue();
    const calls = Array.from({ length: 1_025 }, (_, at) => String(at));
    const results = calls.map((call) => queue.push(call));
    await turn();
    batches[0]?.answer();
    await results[0];
    await turn();
    expect(batches.map((batch) => batch.calls.length)).toEqual([1_024, 1]);
    batches[1]?.answer();
    expect(await Promise.all(results)).toEqual(calls.map((call) => `${call}!`));
  });

  it("sends a deferred call with the next batch", async () => {
    const { queue, batches, sent } = openQueue();
    const later = [queue.pushLater("1", "a"), queue.pushLater("1", "b"), queue.pushLater("2", "c")];
    await turn();
    expect(sent()).toEqual([]);
    const first = queue.push("d");
    await turn();
    expect(sent()).toEqual(["abcd"]);
    batches[0]?.answer();
    expect(await Promise.all([...later, first])).toEqual(["a!", "b!", "c!", "d!"]);
  });

  it("sends a deferred call by itself if no batch follows soon", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { queue, batches, sent } = openQueue();
    const later = queue.pushLater("1", "a");
    vi.advanceTimersByTime(9);
    await turn();
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    await turn();
    expect(sent()).toEqual(["a"]);
    batches[0]?.answer();
    expect([await later, vi.getTimerCount()]).toEqual(["a!", 0]);
  });

  it("never sends a call that was withdrawn in time", async () => {
    const { queue, batches, sent } = openQueue();
    const later = [queue.pushLater("1", "a"), queue.pushLater("1", "c")];
    queue.withdraw("1");
    const first = queue.push("b");
    await turn();
    batches[0]?.answer();
    expect(await Promise.all([...later, first])).toEqual([undefined, undefined, "b!"]);
    queue.withdraw("1");
    expect(sent()).toEqual(["b"]);
  });

  it("sends deferred calls when it closes, and accepts no more of them", async () => {
    const { queue, batches, sent } = openQueue();
    const later = queue.pushLater("1", "a");
    const closing = queue.close();
    await expect(queue.pushLater("2", "b")).rejects.toThrow("the store is closed");
    await turn();
    expect(sent()).toEqual(["a"]);
    batches[0]?.answer();
    expect(await later).toBe("a!");
    await closing;
  });

  it("leaves no timer when it closes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { queue } = openQueue();
    const later = queue.pushLater("1", "a");
    queue.withdraw("1");
    expect(vi.getTimerCount()).toBe(1);
    await queue.close();
    expect([await later, vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  it("sends deferred calls after the batch in flight when it closes", async () => {
    const { queue, batches, sent } = openQueue();
    const first = queue.push("a");
    await turn();
    const later = queue.pushLater("1", "b");
    const closing = queue.close();
    batches[0]?.answer();
    await first;
    await turn();
    expect(sent()).toEqual(["a", "b"]);
    batches[1]?.answer();
    expect(await later).toBe("b!");
    await closing;
  });

  it("refuses calls once it closes, and has closed when earlier calls are answered", async () => {
    const { queue, batches } = openQueue();
    const earlier = queue.push("a");
    let isClosed = false;
    const closing = queue.close().then(() => (isClosed = true));
    await expect(queue.push("b")).rejects.toThrow(new StoreUnavailable("the store is closed"));
    await turn();
    expect(isClosed).toBe(false);
    batches[0]?.answer();
    expect(await earlier).toBe("a!");
    await closing;
    await queue.close();
    expect(batches.length).toBe(1);
  });
});

describe("a call fails", () => {
  it.each<[string, readonly CallOutcome[], Error]>([
    ["by itself", [{ error: "no", unavailable: false }], new Error("no")],
    ["with the store", [{ error: "full", unavailable: true }], new StoreUnavailable("full")],
    ["if no outcome came back", [], new StoreUnavailable("the store did not answer")],
  ])("%s", async (_, outcomes, want) => {
    const queue = answering(() => Promise.resolve(outcomes));
    await expect(queue.push("a")).rejects.toStrictEqual(want);
  });

  it("with its whole batch, whose error is kept as the cause; the next batch is sent", async () => {
    const cause = new Error("broken");
    let isBroken = true;
    const queue = answering(async () => {
      if (isBroken) throw cause;
      return [{ value: 1 }];
    });
    const failures = await Promise.allSettled([queue.push("a"), queue.push("b")]);
    const want = new StoreUnavailable("the store is away", { cause });
    expect(failures.map((ended) => ended.status === "rejected" && ended.reason)).toEqual([
      want,
      want,
    ]);
    isBroken = false;
    expect(await queue.push("c")).toBe(1);
  });
});

describe("a call with a time limit", () => {
  const fake = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error);

  it("is rejected if it was sent and not answered", async () => {
    fake();
    const { queue, batches } = openQueue();
    const call = refusal(queue.push("a", 100));
    await turn();
    vi.advanceTimersByTime(99);
    const answer = await Promise.race([call, turn()]);
    expect(answer).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(await call).toBeInstanceOf(StoreUnavailable);
    expect(await call).toMatchObject({ cause: { name: "Unanswered" } });
    // The answer arrives late, and the next batch is sent.
    batches[0]?.answer();
    await turn();
    const next = queue.push("b", 100);
    await turn();
    batches[1]?.answer();
    expect(await next).toBe("b!");
  });

  it("is not sent if its time expires first", async () => {
    fake();
    const { queue, batches, sent } = openQueue();
    const first = queue.push("a");
    await turn();
    const late = refusal(queue.push("b", 100));
    const patient = queue.push("c", 200);
    vi.advanceTimersByTime(100);
    expect(await late).toEqual(new StoreUnavailable("the store does not answer"));
    expect(await late).not.toHaveProperty("cause");
    batches[0]?.answer();
    await turn();
    await turn();
    expect(sent()).toEqual(["a", "c"]);
    batches[1]?.answer();
    expect(await Promise.all([first, patient])).toEqual(["a!", "c!"]);
  });

  it("is rejected at its own time, in any order", async () => {
    fake();
    const { queue } = openQueue();
    const ended: string[] = [];
    const wait = (name: string, ms: number) =>
      queue.push(name, ms).catch(() => void ended.push(name));
    const calls = [wait("long", 300), wait("short", 100), wait("middle", 200)];
    for (const _ of calls) await vi.advanceTimersByTimeAsync(100);
    await Promise.all(calls);
    expect(ended).toEqual(["short", "middle", "long"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports each time that the store did not answer or failed", async () => {
    fake();
    let away = 0;
    const onAway = () => void (away += 1);
    const silent = new CallQueue<string>(() => new Promise(() => undefined), { onAway });
    const calls = [refusal(silent.push("a", 100)), refusal(silent.push("b", 100))];
    await turn();
    vi.advanceTimersByTime(100);
    await Promise.all(calls);
    expect(away).toBe(1);
    const failing = new CallQueue<string>(() => Promise.reject(new Error("cut")), { onAway });
    await refusal(failing.push("a", 100));
    expect(away).toBe(2);
  });

  it("sends no batch if all of its calls expired before", async () => {
    fake();
    const { queue, batches, sent } = openQueue();
    const first = queue.push("a");
    await turn();
    const late = refusal(queue.push("b", 100));
    batches[0]?.answer();
    await first;
    vi.advanceTimersByTime(100);
    await late;
    await turn();
    expect(sent()).toEqual(["a"]);
    const last = queue.push("c");
    await turn();
    batches[1]?.answer();
    expect(await last).toBe("c!");
  });
});
