import { inject } from "vitest";

/** Asks the run's host for a shared server, which is started for the first to ask. */
export async function askHost<T>(path: string, options: object = {}): Promise<T> {
  const reply = await fetch(inject("sharedServers") + path, {
    method: "POST",
    // A kept connection may be closed by the host just when it is used again.
    headers: { connection: "close" },
    body: JSON.stringify(options),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the shared server did not start: ${text}`);
  return JSON.parse(text) as T;
}
