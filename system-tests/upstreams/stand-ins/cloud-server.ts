import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { listenOnLoopback } from "../../../contract-tests/harness/loopback.ts";

/** One call as received. */
export interface CloudCall {
  readonly method: string;
  /** Path and query as on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A cloud on the loopback that stores the calls exactly as received, since signatures cover every
 * byte.
 */
export interface CloudServer {
  readonly origin: string;
  /** Every call so far, including refused ones. */
  readonly calls: readonly CloudCall[];
  readonly close: () => Promise<void>;
}

/** Starts a server that answers each call once its body has arrived. */
export async function startCloud(
  answer: (call: CloudCall, response: ServerResponse) => void,
): Promise<CloudServer> {
  const calls: CloudCall[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      const call = { method, target, headers, body };
      calls.push(call);
      answer(call, response);
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  return {
    origin,
    close,
    calls,
  };
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
