import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "../../contract-tests/harness/loopback.ts";
import { canaries } from "./odd-requests.ts";

/** An upstream that echoes its request, including the key, in each part of a failure. */
export interface RepeatingUpstream {
  readonly origin: string;
  /** Requests that it received with the operator's key. */
  readonly keyed: () => number;
  readonly stop: () => Promise<void>;
}

export async function startRepeatingUpstream(): Promise<RepeatingUpstream> {
  let keyed = 0;
  const server = createServer((request, response) => {
    const took = (body: string): void => {
      const sent = `${JSON.stringify(request.headers)} ${body}`;
      if (sent.includes(canaries.upstreamKey)) keyed += 1;
      answer(request, response, { sent, model: (JSON.parse(body) as { model: string }).model });
    };
    // A client that disconnects may cut the gateway's request in the middle.
    text(request).then(took, () => response.destroy());
  });
  const { origin, close: stop } = await listenOnLoopback(server);
  return {
    origin,
    keyed: () => keyed,
    stop,
  };
}

interface Received {
  readonly sent: string;
  readonly model: string;
}

function answer(_: IncomingMessage, response: ServerResponse, { sent, model }: Received): void {
  const mode = model.replace("repeats-", "");
  const error = { type: "error", error: { type: "api_error", message: sent, code: sent } };
  switch (mode) {
    case "html":
      response.writeHead(502, { "content-type": "text/html" }).end(`<h1>${sent}</h1>`);
      return;
    case "garbage":
      response.writeHead(200, { "content-type": "application/json" }).end(`{"${sent}`);
      return;
    case "redirect":
      response.writeHead(307, { location: `http://127.0.0.1:1/${encodeURI(sent)}` }).end();
      return;
    case "in-stream":
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
      return;
    default:
      response.writeHead(Number(mode), { "content-type": "application/json" });
      response.end(JSON.stringify(error));
  }
}
