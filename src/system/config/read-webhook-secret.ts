const SECRET_PREFIX = "whsec_";

/** A secret as Standard Webhooks writes it: base64 after `whsec_`; any other text is its own bytes. */
export function readWebhookSecret(text: string): Buffer {
  return text.startsWith(SECRET_PREFIX)
    ? Buffer.from(text.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(text);
}
