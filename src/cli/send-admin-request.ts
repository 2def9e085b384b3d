import type { SendAdminRequest } from "./remote-call.ts";

/** Sends a request through the proxies of the environment; a probe may take its time. */
export const sendAdminRequest: SendAdminRequest = async ({ method, url, headers, body }) => {
  // The whole package, and only for this: the build leaves its index out.
  const { default: undici } = await import("undici/index.js");
  const dispatcher = new undici.EnvHttpProxyAgent({ headersTimeout: 0, bodyTimeout: 0 });
  try {
    const response = await undici.request(url, { method, headers, body, dispatcher });
    return { status: response.statusCode, text: await response.body.text() };
  } finally {
    await dispatcher.close();
  }
};
