import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";

/**
 * The baseline: the least that a proxy in Node can do. Reads the body, forwards it through undici,
 * pipes the answer back; no keys, no contract, no billing. Argument: the upstream's port.
 */
const origin = `http://127.0.0.1:${process.argv[2] ?? ""}`;
const agent = new Agent();

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const dispatching = agent.request({
      origin,
      path: "/v1/chat/completions",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.concat(parts),
    });
    dispatching.then(
      (answer) => {
        response.writeHead(answer.statusCode, {
          "content-type": String(answer.headers["content-type"]),
        });
        answer.body.pipe(response);
      },
      () => response.destroy(),
    );
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
