import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the proxy forwards it. */
export interface ForwardedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An answer as the proxy returns it. */
export interface ReturnedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a proxy changes what passes through it; what is absent passes unchanged. */
export interface Alteration {
  /** Changes the request; an answer is returned instead of forwarding it. */
  readonly request?: (request: ForwardedRequest) => ForwardedRequest | ReturnedAnswer;
  readonly answer?: (answer: ReturnedAnswer, request: ForwardedRequest) => ReturnedAnswer;
  /** How often a request is sent to the gateway; default 1. */
  readonly times?: number;
}

export interface Proxy {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Headers that belong to one connection, or that `fetch` sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  ...["connection", "content-length", "host", "keep-alive", "transfer-encoding", "accept-encoding"],
  ...["expect", "upgrade"],
]);

/** Starts a proxy in front of a gateway that alters what passes through it. */
export async function startProxy(target: string, alteration: Alteration): Promise<Proxy> {
  const server = createServer((request, response) => {
    void pass(request, response, { target, alteration });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, alteration }: { readonly target: string; readonly alteration: Alteration },
): Promise<void> {
  try {
    const received = await readRequest(incoming);
    const altered = alteration.request?.(received) ?? received;
    const answer = "status" in altered ? altered : await forward(target, altered, alteration);
    const { status, headers, body } = alteration.answer?.(answer, received) ?? answer;
    outgoing.writeHead(status, headers);
    outgoing.end(received.method === "HEAD" ? undefined : body);
  } catch {
    // The kit then reports that no answer came.
    outgoing.destroy();
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ForwardedRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === "string" && !ownHeaders.has(name) ? [[name, value] as const] : [],
  );
  const { method = "GET", url: path = "/" } = incoming;
  return { method, path, headers: Object.fromEntries(headers), body: Buffer.concat(pieces) };
}

async function forward(
  target: string,
  request: ForwardedRequest,
  { times = 1 }: Alteration,
): Promise<ReturnedAnswer> {
  const { method, path, headers, body } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const response = await fetch(target + path, {
    method,
    headers,
    ...(hasBody && { body: Uint8Array.from(body) }),
    redirect: "manual",
  });
  const text = await response.text();
  if (times > 1) return forward(target, request, { times: times - 1 });
  const kept = [...response.headers].filter(
    ([name]) => !ownHeaders.has(name) && name !== "content-encoding",
  );
  return { status: response.status, headers: Object.fromEntries(kept), body: text };
}
