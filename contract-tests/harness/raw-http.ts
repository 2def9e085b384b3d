import { connect, type Socket } from "node:net";

/** A connection below HTTP, for bytes that no client library sends. */
export interface RawConnection {
  readonly socket: Socket;
  readonly write: (text: string) => void;
  /** Returns all received data once it matches `pattern`; rejects if the connection ends first. */
  readonly until: (pattern: RegExp) => Promise<string>;
  /** Returns all received data until the other side has closed. */
  readonly untilClosed: () => Promise<string>;
}

/** Connects to the server at `http://host:port`. */
export async function openRaw(server: { readonly root: string }): Promise<RawConnection> {
  const { hostname, port } = new URL(server.root);
  const socket = connect(Number(port), hostname);
  let text = "";
  const changed = new EventTarget();
  let isClosed = false;
  const tell = (): void => void changed.dispatchEvent(new Event("change"));
  socket.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    tell();
  });
  // An early close may reset the connection after the response; the tests check the received data.
  socket.on("error", tell);
  socket.on("close", () => {
    isClosed = true;
    tell();
  });
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  const wait = (isEnough: () => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (isEnough()) resolve(text);
        else if (isClosed) reject(new Error(`closed after: ${text}`));
        else changed.addEventListener("change", look, { once: true });
      };
      look();
    });
  return {
    socket,
    write: (piece) => void socket.write(piece),
    until: (pattern) => wait(() => pattern.test(text)),
    untilClosed: () => wait(() => isClosed),
  };
}
