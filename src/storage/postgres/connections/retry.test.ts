import { beforeEach, describe, expect, it } from "vitest";
import { Fenced, OutcomeUnknown } from "./failures.ts";
import { Retry } from "./retry.ts";

let nowMs = 0;
let slept: number[] = [];
beforeEach(() => {
  nowMs = 0;
  slept = [];
});

const clock = {
  elapsedMs: () => nowMs,
  sleep: async (ms: number) => {
    slept.push(ms);
    await new Promise((resolve) => setImmediate(resolve));
    nowMs += ms;
  },
};
const away = new Error("Connection terminated");

/** Returns work that fails this often before it succeeds, and a counter of its attempts. */
function failing(error: Error, times: number) {
  const state = { tries: 0, patient: [] as boolean[] };
  const attempt = (deadline: { readonly isOver: () => boolean }): Promise<string> => {
    state.tries += 1;
    state.patient.push(!deadline.isOver());
    return state.tries > times ? Promise.resolve("done") : Promise.reject(error);
  };
  return { state, attempt };
}

describe("work on an unavailable database", () => {
  it("is retried every 50 ms until it succeeds", async () => {
    const { state, attempt } = failing(away, 3);
    expect(await new Retry(200, clock).run(attempt)).toBe("done");
    expect([state.tries, slept]).toEqual([4, [50, 50, 50]]);
  });

  it("fails when the time is over; later work has one attempt until one succeeds", async () => {
    const retry = new Retry(200, clock);
    const first = failing(away, 99);
    await expect(retry.run(first.attempt)).rejects.toBe(away);
    expect(first.state).toEqual({ tries: 5, patient: [true, true, true, true, false] });
    const second = failing(away, 99);
    await expect(retry.run(second.attempt)).rejects.toBe(away);
    expect([second.state.tries, slept.length]).toEqual([1, 4]);
    expect(await retry.run(failing(away, 0).attempt)).toBe("done");
    const third = failing(away, 2);
    expect(await retry.run(third.attempt)).toBe("done");
    expect(third.state.tries).toBe(3);
  });
});

describe("work that fails for another reason", () => {
  it("is retried at once, three times, after a conflict", async () => {
    const fenced = new Fenced("fenced");
    const passing = failing(fenced, 3);
    expect(await new Retry(0, clock).run(passing.attempt)).toBe("done");
    const stuck = failing(fenced, 99);
    await expect(new Retry(0, clock).run(stuck.attempt)).rejects.toBe(fenced);
    expect([passing.state.tries, stuck.state.tries, slept]).toEqual([4, 4, []]);
  });

  it.each([new RangeError("a mistake"), new OutcomeUnknown("lost")])(
    "is not retried after %s",
    async (error) => {
      const { state, attempt } = failing(error, 1);
      await expect(new Retry(1_000, clock).run(attempt)).rejects.toBe(error);
      expect(state.tries).toBe(1);
    },
  );
});
