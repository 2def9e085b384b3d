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
      return state.file;
    },
    elapsedMs: () => state.nowMs,
    failed: (source, reason) => failures.push(`${source}: ${reason}`),
  });
  const afterMs = (ms: number): string => {
    state.nowMs += ms;
    return credential.current();
  };
  return { state, failures, credential, afterMs };
}

test("a key file is read every five seconds, regardless of the number of requests", () => {
  const { state, afterMs, credential } = scene();
  state.file = { key: "b" };
  expect([afterMs(0), afterMs(4_999)]).toEqual(["a", "a"]);
  expect(state.reads).toBe(0);
  expect([afterMs(1), afterMs(0), afterMs(4_999)]).toEqual(["b", "b", "b"]);
  expect(state.reads).toBe(1);
  expect(credential.secretTexts()).toEqual(["b", "a"]);
});

test("a temporarily missing key file keeps its last key in use, and is logged once", () => {
  const { state, failures, afterMs } = scene();
  state.file = { reason: "is empty" };
  expect([afterMs(5_000), afterMs(5_000)]).toEqual(["a", "a"]);
  expect(failures).toEqual(["api_key_file key: is empty"]);
  state.file = { key: "b" };
  expect(afterMs(5_000)).toBe("b");
  state.file = { reason: "is empty" };
  afterMs(5_000);
  expect(failures).toHaveLength(2);
});

test("a key that was recorded before is read again at its first use, and then as usual", () => {
  const { state, afterMs, credential } = scene({ isRecorded: true });
  state.file = { key: "b" };
  expect(state.reads).toBe(0);
  expect([afterMs(0), afterMs(4_999)]).toEqual(["b", "b"]);
  expect(state.reads).toBe(1);
  expect(credential.secretTexts()).toEqual(["b", "a"]);
  state.file = { key: "c" };
  expect(afterMs(1)).toBe("c");
});

test("a recorded key stays in use while its file is missing", () => {
  const { state, failures, afterMs } = scene({ isRecorded: true });
  state.file = { reason: "is empty" };
  expect(afterMs(0)).toBe("a");
  expect(failures).toEqual(["api_key_file key: is empty"]);
});
