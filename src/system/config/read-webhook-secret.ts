const SECRET_PREFIX = "whsec_";

/**
 * Decodes a secret in the format of Standard Webhooks, base64 after `whsec_`; any other text is
 * used as raw bytes.
 */
export function readWebhookSecret(text: string): Buffer {
  return text.startsWith(SECRET_PREFIX)
    ? Buffer.from(text.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(text);
}
