/**
 * The baseline: the minimum work of a proxy in Node. It reads the body, forwards it through undici
 * and pipes the response back, without keys, contract or billing. With `json` it parses and
 * serializes the request, the response and each event. Arguments: the upstream's port, then
 * optionally `json`. Prints its port.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StringDecoder } from "node:string_decoder";
import { Agent, type Dispatcher } from "undici";

const origin = `http://127.0.0.1:${process.argv[2] ?? ""}`;
const rewrites = process.argv[3] === "json";
const agent = new Agent({ connect: { timeout: 60_000 } });

const rewritten = (json: string): string => JSON.stringify(JSON.parse(json));

/** Returns one event's text with its data parsed and serialized. */
function rewriteEvent(event: string): string {
  const at = event.indexOf("data: ");
  const data = event.slice(at + "data: ".length);
  return data === "[DONE]" ? event : event.slice(0, at) + `data: ${rewritten(data)}`;
}

/** Writes the complete events of each chunk at once. */
async function rewriteEvents(body: Dispatcher.ResponseData["body"], to: ServerResponse) {
  const decoder = new StringDecoder();
  let rest = "";
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const events = (rest + decoder.write(chunk)).split("\n\n");
    rest = events.pop() ?? "";
    if (events.length > 0) to.write(events.map((event) => `${rewriteEvent(event)}\n\n`).join(""));
  }
  to.end();
}

async function forward(url: string, body: Buffer, response: ServerResponse): Promise<void> {
  const answer = await agent.request({
    origin,
    path: url,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: rewrites ? rewritten(body.toString()) : body,
  });
  const type = String(answer.headers["content-type"]);
  response.writeHead(answer.statusCode, { "content-type": type });
  if (!rewrites) answer.body.pipe(response);
  else if (type.startsWith("text/event-stream")) await rewriteEvents(answer.body, response);
  else response.end(rewritten(await answer.body.text()));
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    forward(request.url ?? "/", Buffer.concat(parts), response).catch(() => response.destroy());
  });
});
server.keepAliveTimeout = 60_000;
// Thousands of streams begin at once.
server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 }, () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
