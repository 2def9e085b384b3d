import { expect, test } from "vitest";
import { checkDepth } from "./check-depth.ts";
import { refuseThread } from "./refuse-thread.ts";

const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

test.each([
  ["64 levels of arrays pass", nested(64), undefined],
  ["65 levels do not", nested(65), "invalid-request"],
  ["a hundred thousand levels do not", nested(100_000), "invalid-request"],
  ["objects count as levels", { a: nested(64) }, "invalid-request"],
  ["a __proto__ key does not pass", JSON.parse('{"a":[{"__proto__":1}]}'), "invalid-json"],
  ["nor does an escaped one", JSON.parse('{"\\u005f_proto__":1}'), "invalid-json"],
  ["scalars pass", "text", undefined],
] as const)("%s", (_, body, kind) => {
  expect(checkDepth(body)?.kind).toBe(kind);
});

test("a thread is refused with the details that tool runners look for", () => {
  expect(refuseThread({ messages: [] })).toBeNull();
  expect(refuseThread([])).toBeNull();
  const error = refuseThread({ thread: { type: "create" }, nonsense: 1 });
  expect(error?.kind).toBe("thread-unsupported");
  expect(error?.details).toEqual({
    error_code: "thread_unsupported_request",
    unsupported: ["thread"],
  });
});
