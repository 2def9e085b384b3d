import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "./loopback.ts";

/** A proxy that spreads repeats over processes instead of hashing them by their key. */
export interface AlternatingProxy {
  readonly root: string;
  readonly close: () => Promise<void>;
}

/** Sends the first request of each `Idempotency-Key` to the first gateway, the next to the second. */
export async function startAlternatingProxy(
  targets: readonly [first: string, second: string],
): Promise<AlternatingProxy> {
  const seen = new Map<string, number>();
  const server = createServer((incoming, response) => {
    const key = String(incoming.headers["idempotency-key"]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    forward(incoming, response, targets[count % 2 === 0 ? 0 : 1]);
  });
  const { origin: root, close } = await listenOnLoopback(server);
  return { root, close };
}

function forward(incoming: IncomingMessage, response: ServerResponse, root: string): void {
  const { method, url = "/", headers } = incoming;
  const { hostname, port, host } = new URL(root);
  const options = { hostname, port, path: url, headers: { ...headers, host }, agent: false };
  const outgoing = request({ ...options, ...(method !== undefined && { method }) }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}
