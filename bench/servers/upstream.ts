/**
 * An upstream of all wires that answers immediately, in a separate process. The model's name
 * selects the response: `whole` is a non-streaming response of about 1 KB, `stream-COUNT-GAP` a
 * stream of COUNT text chunks, one every GAP milliseconds, each in a separate packet; with a gap of
 * 0 all are written in one turn; `loop` is a response with thinking and a call. Prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Wire, anthropicStep, anthropicWire, openaiWire, responsesWire } from "./wires.ts";

const STREAM = /"model":"stream-(\d+)-(\d+)"/;

/** A count of tokens. */
const COUNT = '{"input_tokens":60000}';

/** Streams that begin together are spread over one gap, like those of unrelated clients. */
const SPREAD = 0.618;
let streams = 0;
let steps = 0;

async function stream(response: ServerResponse, wire: Wire, count: number, gapMs: number) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.socket?.setNoDelay(true);
  response.write(wire.head);
  streams += 1;
  if (gapMs > 0) await delay(gapMs * ((streams * SPREAD) % 1));
  for (let sent = 0; sent < count; sent += 1) {
    if (gapMs > 0) await delay(gapMs);
    response.write(wire.chunk);
  }
  response.end(wire.tail(count));
}

function wireAt(path: string): Wire {
  if (path.endsWith("/responses")) return responsesWire;
  return path.endsWith("/messages") ? anthropicWire : openaiWire;
}

function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
  const wire = wireAt(request.url ?? "");
  const asked = STREAM.exec(body);
  if (asked !== null) {
    stream(response, wire, Number(asked[1]), Number(asked[2])).catch(() => response.destroy());
    return;
  }
  const step = body.includes('"model":"loop"') ? anthropicStep((steps += 1)) : wire.whole;
  const whole = request.url?.endsWith("/count_tokens") === true ? COUNT : step;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(whole),
  });
  response.end(whole);
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  // The model's name is within the first bytes of every gateway's request here.
  request.on("end", () => answer(request, response, Buffer.concat(parts).toString("latin1")));
});
server.keepAliveTimeout = 60_000;
// Thousands of streams begin at once.
server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 }, () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
});
