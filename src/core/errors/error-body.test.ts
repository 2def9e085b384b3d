import { describe, expect, test } from "vitest";
import { errorBody, pointerToParam } from "./error-body.ts";
import type { ErrorProtocol } from "./error-table.ts";
import { GatewayError } from "./gateway-error.ts";

test.each([
  ["", null],
  ["/model", "model"],
  ["/messages/0/content", "messages[0].content"],
  ["/messages/0/content/12/text", "messages[0].content[12].text"],
  ["/tools/0/2x", "tools[0].2x"],
  ["/a~1b/c~0d", "a/b.c~d"],
  ["/a~01", "a~1"],
])("the pointer %j becomes the parameter %j", (pointer, param) => {
  expect(pointerToParam(pointer)).toBe(param);
});

const issue = { pointer: "/messages/0", rule: "required", message: "It is missing." };

test("the body names the first broken rule and lists all of them", () => {
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

test("details of another shape replace the issues", () => {
  const details = { error_code: "unsupported" };
  const error = new GatewayError("invalid-request", "…", { issues: [issue], details });
  expect(errorBody(error, "req_1").error).toMatchObject({ param: "messages[0]", details });
});

test("an error without issues has neither details nor a parameter", () => {
  const { error } = errorBody(new GatewayError("overloaded", "…"), "req_1");
  expect(error).toMatchObject({ code: "overloaded", param: null, details: null });
});

test("the vendor's form is added only to the message of the messages protocol", () => {
  const vendorForm = "messages.0: Field required";
  const issues = [{ ...issue, hint: "Send it.", vendorForm }];
  const error = new GatewayError("invalid-request", "Ours.", { issues });
  const messageOf = (protocol?: ErrorProtocol) => errorBody(error, "req_1", protocol).error.message;
  expect([messageOf(), messageOf("chat"), messageOf("responses")]).toEqual([
    "Ours.",
    "Ours.",
    "Ours.",
  ]);
  expect(messageOf("messages")).toBe(`It is missing. Send it. (${vendorForm})`);
  const { details } = errorBody(error, "req_1", "messages").error;
  expect(details).toEqual({ issues: [{ ...issue, hint: "Send it." }] });
});

test("an error of the messages protocol without a vendor's form keeps its message", () => {
  const issues = [{ ...issue, hint: "Send it." }];
  const error = new GatewayError("model-not-found", "Ours.", { issues });
  expect(errorBody(error, "req_1", "messages").error.message).toBe("Ours.");
});

describe("an upstream's refusal in each protocol", () => {
  const refusal = { class: "image_block", token: "capability_rejected: image_block" } as const;
  test("in the responses protocol it is that of chat", () => {
    const error = new GatewayError("upstream-rejected", "No images.", { refusal });
    expect(errorBody(error, "req_1", "responses")).toEqual(errorBody(error, "req_1", "chat"));
    const blocked = new GatewayError("policy-blocked", "Blocked.");
    expect(errorBody(blocked, "req_1", "responses")).toEqual(errorBody(blocked, "req_1", "chat"));
  });

  const both = (error: GatewayError) => [
    errorBody(error, "req_1", "chat").error,
    errorBody(error, "req_1", "messages").error,
  ];

  test("its token follows its message, in the messages protocol only", () => {
    const error = new GatewayError("upstream-rejected", "No images.", { refusal });
    const [chat, messages] = both(error);
    expect(errorBody(error, "req_1").error).toEqual(chat);
    expect(chat).toMatchObject({ message: "No images.", code: "upstream_rejected" });
    expect(messages).toEqual({
      ...chat,
      message: "No images. (capability_rejected: image_block)",
    });
  });

  test("a message that clients recognize has no token", () => {
    const known = { class: "image_block" } as const;
    const error = new GatewayError("upstream-rejected", "No images.", { refusal: known });
    expect(both(error).map(({ message }) => message)).toEqual(["No images.", "No images."]);
  });

  test("a policy refusal has a separate type in the messages protocol", () => {
    const error = new GatewayError("policy-blocked", "Blocked.");
    expect(both(error).map(({ type, code }) => `${type} ${code}`)).toEqual([
      "invalid_request_error policy_blocked",
      "policy_blocked policy_blocked",
    ]);
  });
});
