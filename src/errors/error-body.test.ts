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

test("the vendor's form stands in the message of the messages protocol, and nowhere else", () => {
  const vendorForm = "messages.0: Field required";
  const issues = [{ ...issue, hint: "Send it.", vendorForm }];
  const error = new GatewayError("invalid-request", "Ours.", { issues });
  const messageOf = (protocol?: "chat" | "messages") =>
    errorBody(error, "req_1", protocol).error.message;
  expect([messageOf(), messageOf("chat")]).toEqual(["Ours.", "Ours."]);
  expect(messageOf("messages")).toBe(`It is missing. Send it. (${vendorForm})`);
  const { details } = errorBody(error, "req_1", "messages").error;
  expect(details).toEqual({ issues: [{ ...issue, hint: "Send it." }] });
});

test("an error of the messages protocol without a vendor's form keeps its message", () => {
  const issues = [{ ...issue, hint: "Send it." }];
  const error = new GatewayError("model-not-found", "Ours.", { issues });
  expect(errorBody(error, "req_1", "messages").error.message).toBe("Ours.");
});
