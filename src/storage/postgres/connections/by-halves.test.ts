import { describe, expect, it } from "vitest";
import type { CallOutcome } from "../../shared/calling-store.ts";
import { runByHalves } from "./by-halves.ts";
import { Fenced, OutcomeUnknown } from "./failures.ts";

const bad = new RangeError("bad data");

/** Returns a function that runs calls, except those with an error in `failures`. */
function carrier(failures: Readonly<Record<string, Error>>) {
  const done: string[] = [];
  const asked: string[] = [];
  const carryOut = (calls: readonly string[]): Promise<readonly CallOutcome[]> => {
    asked.push(calls.join(""));
    const failure = calls.map((call) => failures[call]).find((error) => error !== undefined);
    if (failure !== undefined) return Promise.reject(failure);
    done.push(...calls);
    return Promise.resolve(calls.map((call) => ({ value: call })));
  };
  return { done, asked, carryOut };
}

const run = async (calls: string, failures: Readonly<Record<string, Error>>) => {
  const { done, asked, carryOut } = carrier(failures);
  const outcomes = await runByHalves([...calls], carryOut);
  const words = outcomes.map((outcome) => {
    if (!("error" in outcome)) return outcome.value;
    return outcome.unavailable ? `${outcome.error}!` : outcome.error;
  });
  return { done: done.join(""), asked: asked.join(" "), words: words.join(" "), outcomes };
};

describe("calls that run together", () => {
  it.each<readonly [string, string, Readonly<Record<string, Error>>, string, string]>([
    ["all pass at once", "abcd", {}, "abcd", "a b c d"],
    ["only one fails", "abcde", { b: bad }, "abcde abc ab a b c de", "a bad data c d e"],
    ["the last one too", "abc", { c: bad }, "abc ab c", "a b bad data"],
    ["only two fail", "abcd", { a: bad, d: bad }, "abcd ab a b cd c d", "bad data b c bad data"],
    ["a single call fails", "a", { a: bad }, "a", "bad data"],
    ["a permanent conflict", "ab", { b: new Fenced("gone") }, "ab a b", "a gone!"],
    [
      "the database becomes unavailable in between",
      "abcd",
      { a: bad, d: new Error("away") },
      "abcd ab a b cd",
      "bad data b away! away!",
    ],
  ])("%s", async (_, calls, failures, asked, words) => {
    expect(await run(calls, failures)).toMatchObject({ asked, words });
  });

  it("run once each and in order", async () => {
    const bads = { c: bad, h: bad, i: bad };
    expect((await run("abcdefghijk", bads)).done).toBe("abdefgjk");
  });

  it("return the cause of an unknown outcome", async () => {
    const lost = new OutcomeUnknown("lost");
    const { outcomes } = await run("ab", { a: bad, b: lost });
    expect(outcomes[1]).toEqual({ error: "lost", unavailable: true, cause: lost });
  });

  it.each([new Error("away"), new OutcomeUnknown("lost")])(
    "all reject if %s is not the fault of a call",
    async (error) => {
      const { asked, carryOut } = carrier({ b: error });
      await expect(runByHalves(["a", "b"], carryOut)).rejects.toBe(error);
      expect(asked).toEqual(["ab"]);
    },
  );
});
