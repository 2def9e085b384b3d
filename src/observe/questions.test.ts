import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Questions } from "./questions.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("each question gets the answer to its number, in whatever order they come", async () => {
  const questions = new Questions<string>();
  const ids: number[] = [];
  const asked = [1, 2, 3].map(() => questions.ask((id) => void ids.push(id)));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids.toReversed()) questions.answer(id, `answer ${id}`);
  expect(await Promise.all(asked)).toEqual(ids.map((id) => `answer ${id}`));
});

test("nothing is kept of a question that was answered, once or again", async () => {
  const questions = new Questions<string>(5_000);
  const asked = questions.ask((id) => {
    expect([questions.size, vi.getTimerCount()]).toEqual([1, 1]);
    questions.answer(id, "first");
    questions.answer(id, "second");
  });
  expect(await asked).toBe("first");
  expect([questions.size, vi.getTimerCount()]).toEqual([0, 0]);
  questions.answer(1, "late");
  expect(questions.size).toBe(0);
});

test("nothing is kept of a question that could not be sent", async () => {
  const questions = new Questions<string>(5_000);
  const asked = questions.ask(() => {
    throw new Error("no channel");
  });
  await expect(asked).rejects.toThrow("no channel");
  expect([questions.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test("a question without an answer is given up after its time, and not kept", async () => {
  const questions = new Questions<string>(5_000);
  const refused = questions.ask(() => undefined).catch(String);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(questions.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await refused).toContain("no answer in time");
  expect(questions.size).toBe(0);
});

test("without a limit a question waits as long as it takes", () => {
  const questions = new Questions<string>();
  void questions.ask(() => undefined);
  expect([questions.size, vi.getTimerCount()]).toEqual([1, 0]);
});
