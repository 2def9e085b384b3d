import { EnvHttpProxyAgent, request } from "undici";
import type { SendAdminRequest } from "./remote-call.ts";

/** Sends a request through the proxies of the environment; a probe may take its time. */
export const sendAdminRequest: SendAdminRequest = async ({ method, url, headers, body }) => {
  const dispatcher = new EnvHttpProxyAgent({ headersTimeout: 0, bodyTimeout: 0 });
  try {
    const response = await request(url, { method, headers, body, dispatcher });
    return { status: response.statusCode, text: await response.body.text() };
  } finally {
    await dispatcher.close();
  }
};
