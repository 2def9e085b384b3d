import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "../harness/loopback.ts";

/** A request through the proxy, and its response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's JSON, or its text if it is not JSON; null without a body. */
  readonly body: unknown;
  readonly status: number;
  readonly reply: string;
  readonly replyHeaders: Readonly<Record<string, string>>;
}

export interface RecordingProxy {
  /** Without the prefix `/v1`. */
  readonly root: string;
  /** Returns and removes the exchanges that have ended. */
  readonly take: () => readonly Exchange[];
  readonly close: () => Promise<void>;
}

/** More requests than any session that ends needs. */
const REQUESTS_MAX = 60;

/**
 * Starts a proxy on loopback that records the requests of a client to a gateway and their
 * responses. After `requestsMax` requests since the last `take` it answers 400, which ends an endless
 * client.
 */
export async function startRecordingProxy(
  target: string,
  requestsMax = REQUESTS_MAX,
): Promise<RecordingProxy> {
  let exchanges: Exchange[] = [];
  let started = 0;
  const server = createServer((incoming, response) => {
    started += 1;
    if (started > requestsMax) refuse(response);
    else {
      forward(incoming, response, target).then(
        (exchange) => exchanges.push(exchange),
        () => response.destroy(),
      );
    }
  });
  const { origin: root, close } = await listenOnLoopback(server);
  const take = (): readonly Exchange[] => {
    const taken = exchanges;
    exchanges = [];
    started = 0;
    return taken;
  };
  return { root, take, close };
}

function refuse(response: ServerResponse): void {
  const error = { type: "invalid_request_error", message: "too many requests in one session" };
  response.writeHead(400, { "content-type": "application/json", "x-should-retry": "false" });
  response.end(JSON.stringify({ type: "error", error }));
}

async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
): Promise<Exchange> {
  const { method = "GET", url: path = "/" } = incoming;
  const sent = await text(incoming);
  const headers = flat(incoming);
  const reply = await ask(target, { method, path, headers, sent });
  response.writeHead(reply.statusCode ?? 502, reply.headers);
  reply.pipe(response);
  const received = await text(reply);
  return {
    method,
    path,
    headers,
    body: parsed(sent),
    status: reply.statusCode ?? 502,
    reply: received,
    replyHeaders: flat(reply),
  };
}

interface Asked extends Pick<Exchange, "method" | "path" | "headers"> {
  readonly sent: string;
}

function ask(target: string, { method, path, headers, sent }: Asked): Promise<IncomingMessage> {
  const { host } = new URL(target);
  const body = Buffer.from(sent);
  const { "transfer-encoding": _, ...kept } = headers;
  const own = {
    host,
    "accept-encoding": "identity",
    ...(body.length > 0 && { "content-length": String(body.length) }),
  };
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...kept, ...own }, agent: false };
    const outgoing = request(new URL(path, target), options, resolve);
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function flat({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
}

function parsed(body: string): unknown {
  if (body === "") return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
