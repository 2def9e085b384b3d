import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LeaseKeeper, SILENCE_MAX_MS } from "./lease-keeper.ts";

const HEARTBEAT_MS = 4_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a keeper, and a function that runs heartbeats and returns the renewed ids. */
function openKeeper(renew: (id: string) => Promise<unknown> = () => Promise.resolve()) {
  let nowMs = 0;
  const renewed: string[] = [];
  const keeper = new LeaseKeeper({
    renew: (id) => {
      renewed.push(id);
      return renew(id);
    },
    heartbeatMs: HEARTBEAT_MS,
    elapsedMs: () => nowMs,
  });
  const beat = async (count = 1): Promise<string> => {
    renewed.length = 0;
    for (let at = 0; at < count; at += 1) {
      nowMs += HEARTBEAT_MS;
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    }
    return renewed.join(" ");
  };
  return { keeper, beat };
}

describe("a lease", () => {
  it("is renewed each heartbeat, under the last id received", async () => {
    const { keeper, beat } = openKeeper();
    expect(await beat(2)).toBe("");
    keeper.hear("a");
    expect(await beat(3)).toBe("a a a");
    keeper.hear("b");
    expect(await beat(2)).toBe("b b");
  });

  it("expires a minute after the last sign of life, and is renewed after the next", async () => {
    const { keeper, beat } = openKeeper();
    keeper.hear("a");
    expect(await beat(100)).toBe(
      Array(SILENCE_MAX_MS / HEARTBEAT_MS)
        .fill("a")
        .join(" "),
    );
    keeper.hear("a");
    expect(await beat()).toBe("a");
  });

  it("is retried if the database was away, with one renewal at a time", async () => {
    const waiting: PromiseWithResolvers<unknown>[] = [];
    const { keeper, beat } = openKeeper(() => {
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      return answer.promise;
    });
    keeper.hear("a");
    expect(await beat(3)).toBe("a");
    waiting[0]?.reject(new Error("away"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await beat(3)).toBe("a");
  });
});
