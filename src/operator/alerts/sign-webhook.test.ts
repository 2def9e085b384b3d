import { expect, test } from "vitest";
import { readWebhookSecret } from "../../system/config/read-webhook-secret.ts";
import { webhookHeaders } from "./sign-webhook.ts";

test("the signature matches the example of Standard Webhooks", () => {
  const secret = readWebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
  const body = '{"test": 2432232314}';
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  expect(webhookHeaders({ id, body, secret, atMs: 1_614_265_330_999 })).toEqual({
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});
