import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** One request received by an upstream, and the socket to answer on in raw bytes. */
export interface RawCall {
  readonly method: string;
  /** Path including the query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body. */
  readonly body: unknown;
  readonly socket: Socket;
}

/** A server on the loopback that reads HTTP requests and answers with any given bytes. */
export interface RawUpstream {
  readonly origin: string;
  /** The currently open sockets. */
  readonly sockets: ReadonlySet<Socket>;
  /** Cuts every open connection. */
  readonly cutAll: () => void;
  readonly close: () => Promise<void>;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Starts an upstream; `answer` is called for each complete request. */
export async function startRawUpstream(answer: (call: RawCall) => void): Promise<RawUpstream> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: false }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // The gateway aborts calls that it no longer needs, so the error has no receiver.
    socket.on("error", () => undefined);
    let unread = Buffer.alloc(0);
    socket.on("data", (bytes: Buffer) => {
      unread = Buffer.concat([unread, bytes]);
      for (let read = readRequest(unread, socket); read !== null;) {
        unread = unread.subarray(read.length);
        answer(read.call);
        read = readRequest(unread, socket);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    cutAll,
    close: async () => {
      cutAll();
      server.close();
      await once(server, "close");
    },
  };
}

function readRequest(
  bytes: Buffer,
  socket: Socket,
): { readonly call: RawCall; readonly length: number } | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const [line = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(":");
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  const start = end + HEAD_END.length;
  const length = start + Number(headers["content-length"] ?? 0);
  if (bytes.length < length) return null;
  const [method = "", path = ""] = line.split(" ");
  const body: unknown = JSON.parse(bytes.toString("utf8", start, length));
  return { call: { method, path, headers, body, socket }, length };
}
