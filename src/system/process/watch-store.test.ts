import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchStore } from "./watch-store.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

test("the store is pinged every two seconds, and its last result is reported", async () => {
  const answers = [false, false, true, false];
  let asked = 0;
  const health = watchStore({
    ping: () => (answers[asked++] === true ? Promise.resolve() : Promise.reject(new Error("down"))),
  });
  expect(health.isUp()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([asked, health.isUp()]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1);
  const seen = [health.isUp()];
  for (const _ of answers.slice(1)) {
    await vi.advanceTimersByTimeAsync(2_000);
    seen.push(health.isUp());
  }
  expect(seen).toEqual(answers);
  health.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, vi.getTimerCount()]).toEqual([4, 0]);
});
