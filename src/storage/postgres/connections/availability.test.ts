import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Availability } from "./availability.ts";

/** Answers probes from a list, repeating the last answer. */
function answering(answers: readonly ("written" | Error)[]) {
  const asked = { times: 0, isEnded: false };
  const pool = {
    query: (_: string, values: readonly unknown[]) => {
      expect(values).toEqual(["own"]);
      const answer = answers[Math.min(asked.times, answers.length - 1)];
      asked.times += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [] });
    },
    end: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      asked.isEnded = true;
    },
  };
  // The driver's pool has many more overloads than a probe needs.
  const availability = new Availability({ pool: pool as never, id: () => "own", probeMs: 500 });
  return { availability, asked };
}

const cut = new Error("cut");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("an unavailable database is probed until it accepts writes again", async () => {
  const { availability, asked } = answering([cut, cut, "written"]);
  expect(availability.isAway).toBe(false);
  availability.lost();
  const seen: boolean[] = [availability.isAway];
  for (let probe = 0; probe < 3; probe += 1) {
    await vi.advanceTimersByTimeAsync(probe === 0 ? 0 : 500);
    seen.push(availability.isAway);
  }
  expect(seen).toEqual([true, true, true, false]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.times).toBe(3);
});

test("only one probe runs at a time", async () => {
  const { availability, asked } = answering([cut]);
  availability.lost();
  availability.lost();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.times).toBe(3);
});

test("long work is rejected if a probe fails, and continues if it is answered", async () => {
  const { availability } = answering(["written", cut]);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = availability.whileUp(promise, () => expect.unreachable("it has ended"));
  availability.lost();
  await vi.advanceTimersByTimeAsync(0);
  resolve("a report");
  expect(await first).toBe("a report");
  const second = availability.whileUp(new Promise(() => undefined), () => new Error("away"));
  const ended = second.catch((error: unknown) => error);
  availability.lost();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ended).toEqual(new Error("away"));
});

test("a stopped instance sends no probes and has closed its connection", async () => {
  const { availability, asked } = answering([cut]);
  availability.lost();
  await vi.advanceTimersByTimeAsync(0);
  await availability.stop();
  expect(asked.isEnded).toBe(true);
  availability.lost();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.times).toBe(1);
});
