import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * How the next COMMIT is lost: the command itself, its answer, or its answer and then the whole
 * connection until `restore`.
 */
export type LostCommit = "before-the-server" | "after-the-server" | "with-the-way";

/** A connection to the database that can be cut at a commit, or completely. */
export interface Proxy {
  readonly url: string;
  readonly loseNextCommit: (how: LostCommit) => void;
  /** Returns the number of commits lost so far. */
  readonly lost: () => number;
  /** Breaks all connections and refuses new ones until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Breaks connections; later ones lead to the server at this address. */
  readonly redirect: (databaseUrl: string) => void;
  /** Stops all bytes from now on, although connections stay open and new ones are accepted. */
  readonly hang: () => void;
  /** Forwards the delayed bytes and all later ones. */
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** Both the client's command and the tag of the server's answer. */
const COMMIT = Buffer.from("COMMIT\0");

/** The name of a statement that is a complete transaction, and the tag of the answer to it. */
const AT_ONCE = Buffer.from("write-at-once");
const SELECTED = Buffer.from("SELECT 1\0");

/** Returns the marker in the answer to a commit; null: the bytes contain no commit. */
function answerTo(bytes: Buffer): Buffer | null {
  if (bytes.includes(COMMIT)) return COMMIT;
  return bytes.includes(AT_ONCE) ? SELECTED : null;
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: LostCommit | null = null;
  let lost = 0;
  let isCut = false;
  let isHanging = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    let mustLose: LostCommit | null = null;
    let answer: Buffer = COMMIT;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (isHanging) socket.pause();
      socket.on("error", end);
      socket.on("close", end);
    }
    client.on("data", (bytes: Buffer) => {
      const awaited = armed === null ? null : answerTo(bytes);
      if (awaited !== null) {
        answer = awaited;
        mustLose = armed;
        armed = null;
        lost += 1;
        if (mustLose === "before-the-server") {
          end();
          return;
        }
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes: Buffer) => {
      if (mustLose === null) client.write(bytes);
      else if (bytes.includes(answer)) {
        isCut ||= mustLose === "with-the-way";
        end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseNextCommit: (how) => {
      armed = how;
    },
    lost: () => lost,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore: () => {
      isCut = false;
    },
    redirect: (next) => {
      target = new URL(next);
      for (const socket of sockets) socket.destroy();
    },
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
