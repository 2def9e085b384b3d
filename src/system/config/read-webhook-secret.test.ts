import { expect, test } from "vitest";
import { readWebhookSecret } from "./read-webhook-secret.ts";

test("a secret in another form is used as raw bytes", () => {
  expect(readWebhookSecret("plain secret").toString()).toBe("plain secret");
});
