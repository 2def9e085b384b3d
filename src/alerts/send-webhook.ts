import type { Proxies } from "../providers/transport/http-client.ts";

const TIMEOUT_MS = 10_000;

/** One attempt. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts and returns the status; rejects where there is no response in time. Follows no redirect. */
export type SendWebhook = (request: WebhookRequest) => Promise<number>;

/** Sends through the proxies of the configuration, each time over a new connection. */
export function createSendWebhook(proxies: Proxies): SendWebhook {
  return async ({ url, headers, body }) => {
    // The whole package, and only for this: the build leaves its index out.
    const { default: undici } = await import("undici/index.js");
    const dispatcher = new undici.EnvHttpProxyAgent({
      connectTimeout: TIMEOUT_MS,
      httpsProxy: proxies.https ?? "",
      httpProxy: proxies.http ?? "",
      noProxy: proxies.none,
    });
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await undici.request(url, {
        method: "POST",
        headers,
        body,
        dispatcher,
        signal,
      });
      await response.body.dump();
      return response.statusCode;
    } finally {
      await dispatcher.close();
    }
  };
}
