import { expect, test } from "vitest";
import { readWebhookSecret } from "./read-webhook-secret.ts";

test("a secret of another form is its own bytes", () => {
  expect(readWebhookSecret("plain secret").toString()).toBe("plain secret");
});
