import { createHmac } from "node:crypto";

/** Input of a webhook signature. */
export interface SignedWebhook {
  readonly id: string;
  readonly body: string;
  readonly secret: Buffer;
  /** Unix milliseconds of this attempt. */
  readonly atMs: number;
}

/** Returns the headers of Standard Webhooks; the signature covers id, time and body. */
export function webhookHeaders({ id, body, secret, atMs }: SignedWebhook) {
  const timestamp = String(Math.floor(atMs / 1_000));
  const signature = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
