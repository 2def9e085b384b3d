import type { SendAdminRequest } from "./remote-call.ts";

/** Sends requests through a socket, or through the proxies of the environment; a probe may take its time. */
export function sendThrough(socketPath: string | null): SendAdminRequest {
  const unhurried = { headersTimeout: 0, bodyTimeout: 0 };
  return async ({ method, url, headers, body }) => {
    // The whole package, and only for this: the build leaves its index out.
    const { default: undici } = await import("undici/index.js");
    const dispatcher =
      socketPath === null
        ? new undici.EnvHttpProxyAgent(unhurried)
        : new undici.Agent({ ...unhurried, connect: { socketPath } });
    try {
      const response = await undici.request(url, { method, headers, body, dispatcher });
      return { status: response.statusCode, text: await response.body.text() };
    } finally {
      await dispatcher.close();
    }
  };
}
