import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback, type Loopback } from "../harness/loopback.ts";

/** Far more than any limited key may send at once. */
const TRIES = 1_000;

/**
 * A client for a tester that sends each request once: repeats a request until the response is a
 * 429, and returns that response. No allowance refills between the limit's exhaustion and the
 * response.
 */
export async function openRepeatUntil429(targetPort: number): Promise<Loopback> {
  const forward = async (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> => {
    const passed = httpRequest({
      host: "127.0.0.1",
      port: targetPort,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      agent: false,
    });
    passed.end(body);
    const [reply] = (await once(passed, "response")) as [IncomingMessage];
    return reply;
  };
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await buffer(incoming);
      for (let sent = 0; sent < TRIES; sent += 1) {
        const reply = await forward(incoming, body);
        const answer = await buffer(reply);
        if (reply.statusCode !== 429) continue;
        outgoing.writeHead(429, reply.headers).end(answer);
        return;
      }
      throw new Error(`${TRIES} requests met no limit`);
      // Dredd notices a missing response.
    })().catch(() => outgoing.destroy());
  });
  return listenOnLoopback(server);
}
