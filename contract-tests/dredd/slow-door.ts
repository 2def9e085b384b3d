import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

export interface SlowDoor {
  readonly port: number;
  readonly close: () => void;
}

/**
 * A slow client, for a tester that cannot be slow itself: forwards each request without the last
 * byte of its body, and returns the answer.
 */
export async function openSlowDoor(targetPort: number): Promise<SlowDoor> {
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
      // The gateway may close the connection after its answer; Dredd notices a missing answer.
      passed.on("error", () => outgoing.destroy());
      passed.write(body.subarray(0, -1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
