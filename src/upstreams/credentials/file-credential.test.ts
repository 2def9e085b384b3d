import { expect, test } from "vitest";
import { FileCredential } from "./file-credential.ts";

function scene({ isRecorded = false } = {}) {
  const state = { nowMs: 0, reads: 0, file: { key: "a" } as { key: string } | { reason: string } };
  const failures: string[] = [];
  const credential = new FileCredential({
    source: "api_key_file key",
    first: "a",
    isRecorded,
    read: () => {
      state.reads += 1;
      return Promise.resolve(state.file);
    },
    elapsedMs: () => state.nowMs,
    failed: (source, reason) => failures.push(`${source}: ${reason}`),
  });
  const afterMs = async (ms: number): Promise<string> => {
    state.nowMs += ms;
    return credential.current();
  };
  /** Calls one after the other. */
  const each = async (...all: readonly number[]): Promise<readonly string[]> => {
    const keys: string[] = [];
    for (const ms of all) keys.push(await afterMs(ms));
    return keys;
  };
  return { state, failures, credential, afterMs, each };
}

test("a key file is read every five seconds, regardless of the number of requests", async () => {
  const { state, each, credential } = scene();
  state.file = { key: "b" };
  expect(await each(0, 4_999)).toEqual(["a", "a"]);
  expect(state.reads).toBe(0);
  expect(await each(1, 0, 4_999)).toEqual(["b", "b", "b"]);
  expect(state.reads).toBe(1);
  expect(credential.secretTexts()).toEqual(["b", "a"]);
});

test("a temporarily missing key file keeps its last key in use, and is logged once", async () => {
  const { state, failures, afterMs, each } = scene();
  state.file = { reason: "is empty" };
  expect(await each(5_000, 5_000)).toEqual(["a", "a"]);
  expect(failures).toEqual(["api_key_file key: is empty"]);
  state.file = { key: "b" };
  expect(await afterMs(5_000)).toBe("b");
  state.file = { reason: "is empty" };
  await afterMs(5_000);
  expect(failures).toHaveLength(2);
});

test("a key that was recorded before is read again at its first use, and then as usual", async () => {
  const { state, afterMs, each, credential } = scene({ isRecorded: true });
  state.file = { key: "b" };
  expect(state.reads).toBe(0);
  expect(await each(0, 4_999)).toEqual(["b", "b"]);
  expect(state.reads).toBe(1);
  expect(credential.secretTexts()).toEqual(["b", "a"]);
  state.file = { key: "c" };
  expect(await afterMs(1)).toBe("c");
});

test("a recorded key stays in use while its file is missing", async () => {
  const { state, failures, afterMs } = scene({ isRecorded: true });
  state.file = { reason: "is empty" };
  expect(await afterMs(0)).toBe("a");
  expect(failures).toEqual(["api_key_file key: is empty"]);
});

test("callers wait for a read in progress, and get its key", async () => {
  const { state, credential } = scene();
  state.nowMs = 5_000;
  state.file = { key: "b" };
  const keys = [credential.current(), credential.current()].map(async (key) => key);
  expect(await Promise.all(keys)).toEqual(["b", "b"]);
  expect([state.reads, credential.current()]).toEqual([1, "b"]);
});
