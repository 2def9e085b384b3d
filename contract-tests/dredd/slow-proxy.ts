import { createServer, request as httpRequest } from "node:http";
import { listenOnLoopback, type Loopback } from "../harness/loopback.ts";

/**
 * A slow proxy for a tester that cannot be slow itself: forwards each request without the last byte
 * of its body, and returns the response.
 */
export async function openSlowProxy(targetPort: number): Promise<Loopback> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks);
      const passed = httpRequest({
        host: "127.0.0.1",
        port: targetPort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, "content-length": String(body.length) },
        agent: false,
      });
      passed.on("response", (reply) => {
        outgoing.writeHead(reply.statusCode ?? 0, reply.headers);
        reply.pipe(outgoing);
        reply.on("end", () => passed.destroy());
      });
      // The gateway may close the connection after its response; Dredd notices a missing one.
      passed.on("error", () => outgoing.destroy());
      passed.write(body.subarray(0, -1));
    });
  });
  return listenOnLoopback(server);
}
