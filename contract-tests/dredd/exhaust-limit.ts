import { pause } from "../harness/real-clock.ts";

/** The part of a transaction that is sent. */
interface SentTransaction {
  readonly host: string;
  readonly port: string | number;
  readonly fullPath: string;
  readonly request: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
}

/** More than the limited key may send in a minute. */
const TRIES = 20;
/** How long the limit must go on refusing: Dredd's own request comes later. */
const REFUSED_SECONDS_MIN = 20;

/** Sends the same request until its key's limit refuses it and will for a while. */
export async function exhaustLimit(transaction: SentTransaction): Promise<void> {
  const { host, port, fullPath, request } = transaction;
  const { method, headers, body } = request;
  for (let sent = 0; sent < TRIES; sent += 1) {
    const init = { method, headers, ...(body !== undefined && body !== "" && { body }) };
    const reply = await fetch(`http://${host}:${port}${fullPath}`, init);
    await reply.arrayBuffer();
    if (reply.status !== 429) continue;
    const seconds = Number(reply.headers.get("retry-after"));
    if (seconds >= REFUSED_SECONDS_MIN) return;
    await pause(seconds * 1_000);
  }
  throw new Error(`${TRIES} requests met no limit`);
}
