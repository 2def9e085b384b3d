import { expect, test } from "vitest";
import { refuseThread } from "../../http/bodies/decode-body.ts";

test("a thread is refused with the details that tool runners expect", () => {
  expect(refuseThread({ messages: [] })).toBeNull();
  expect(refuseThread([])).toBeNull();
  const error = refuseThread({ thread: { type: "create" }, nonsense: 1 });
  expect(error?.kind).toBe("thread-unsupported");
  expect(error?.details).toEqual({
    error_code: "thread_unsupported_request",
    unsupported: ["thread"],
  });
});
