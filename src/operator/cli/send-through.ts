import type { SendAdminRequest } from "./remote-call.ts";

/**
 * Returns a sender that uses a socket, or the proxies of the environment. It has no timeouts,
 * because a probe may take long.
 */
export function sendThrough(socketPath: string | null): SendAdminRequest {
  const unhurried = { headersTimeout: 0, bodyTimeout: 0 };
  return async ({ method, url, headers, body }) => {
    // Loads the whole package. Only this function does, because the build omits its index.
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
