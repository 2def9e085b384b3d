import { expect, test } from "vitest";
import { GatewayError } from "./gateway-error.ts";

test("details of another shape take precedence over the issues, in the error itself", () => {
  const issues = [{ pointer: "/a", rule: "r", message: "m" }];
  const details = { error_code: "x" };
  expect(new GatewayError("invalid-request", "m", { issues, details }).details).toBe(details);
  expect(new GatewayError("invalid-request", "m", { issues }).details).toEqual({ issues });
  expect(new GatewayError("invalid-request", "m").details).toBeNull();
});
