import { expect, test } from "vitest";
import { errorBody, pointerToParam } from "./error-body.ts";
import { GatewayError } from "./gateway-error.ts";

test.each([
  ["", null],
  ["/model", "model"],
  ["/messages/0/content", "messages[0].content"],
  ["/messages/0/content/12/text", "messages[0].content[12].text"],
  ["/tools/0/2x", "tools[0].2x"],
  ["/a~1b/c~0d", "a/b.c~d"],
  ["/a~01", "a~1"],
])("the pointer %j is the parameter %j", (pointer, param) => {
  expect(pointerToParam(pointer)).toBe(param);
});

const issue = { pointer: "/messages/0", rule: "required", message: "It is missing." };

test("the body names the first broken rule, and holds all of them", () => {
  const issues = [issue, { ...issue, pointer: "/model" }];
  expect(errorBody(new GatewayError("invalid-request", "…", { issues }), "req_1")).toEqual({
    type: "error",
    error: {
      type: "invalid_request_error",
      message: "…",
      code: "invalid_request",
      param: "messages[0]",
      details: { issues },
    },
    request_id: "req_1",
  });
});

test("details of another shape take the place of the issues", () => {
  const details = { error_code: "unsupported" };
  const error = new GatewayError("invalid-request", "…", { issues: [issue], details });
  expect(errorBody(error, "req_1").error).toMatchObject({ param: "messages[0]", details });
});

test("without issues there are no details and no parameter", () => {
  const { error } = errorBody(new GatewayError("overloaded", "…"), "req_1");
  expect(error).toMatchObject({ code: "overloaded", param: null, details: null });
});
