import { inject } from "vitest";

/** Asks the run's host for a shared server, which the first request starts. */
export async function askHost<T>(path: string, options: object = {}): Promise<T> {
  const reply = await fetch(inject("sharedServers") + path, {
    method: "POST",
    // The host may close a kept connection at the moment of reuse.
    headers: { connection: "close" },
    body: JSON.stringify(options),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the shared server did not start: ${text}`);
  return JSON.parse(text) as T;
}
