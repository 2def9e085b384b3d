import { EventEmitter, once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  closeConnections,
  findConnectionMode,
  openConnections,
  type Connections,
} from "./connections.ts";

let opened: Connections | null = null;

afterEach(async () => {
  if (opened !== null) await closeConnections(opened);
  opened = null;
});

/** Opens pools without a connection, since no query is made. */
function open() {
  const broken: string[] = [];
  const onBroken = ({ message }: Error) => broken.push(message);
  opened = openConnections(
    { databaseUrl: "postgres://nobody@127.0.0.1:1/none", isPooled: false },
    onBroken,
  );
  return { broken, connections: opened };
}

/** An `error` event without a listener ends the process. */
describe.each(["hot", "reports", "changes", "sideNotes"] as const)(
  "a broken connection of the pool %s",
  (pool) => {
    test("is reported while it is idle", () => {
      const { broken, connections } = open();
      expect(connections[pool].emit("error", new Error("idle"))).toBe(true);
      expect(broken).toEqual(["idle"]);
    });

    test("is reported while it is in use, each connection separately", () => {
      const { broken, connections } = open();
      const clients = [new EventEmitter(), new EventEmitter()];
      for (const client of clients) connections[pool].emit("connect", client);
      for (const [at, client] of clients.entries()) client.emit("error", new Error(`in use ${at}`));
      expect(broken).toEqual(["in use 0", "in use 1"]);
    });
  },
);

test("connections are closed when all pools have ended", async () => {
  let ended = 0;
  const end = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    ended += 1;
  };
  const pool = { end } as unknown as Connections["hot"];
  await closeConnections({ hot: pool, reports: pool, changes: pool, sideNotes: pool });
  expect(ended).toBe(4);
});

const SSL_REQUEST = 80_877_103;

/** Starts a server of PostgreSQL's protocol that answers each session start with an error. */
async function startRefusing(code: string, message: string): Promise<Server> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const error = Buffer.alloc(5);
  error.write("E");
  error.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (bytes: Buffer) => {
      if (bytes.length === 8 && bytes.readInt32BE(4) === SSL_REQUEST) socket.write("N");
      else socket.end(Buffer.concat([error, fields]));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

describe("a session start refused with", () => {
  const answers = [
    ["08P01", "unsupported startup parameter in options: statement_timeout", true],
    [
      "0A000",
      "Feature not supported: RDS Proxy currently doesn’t support command-line options.",
      true,
    ],
    ["08P01", "no PostgreSQL user name specified in startup packet", false],
    ["28P01", "password authentication failed", false],
  ] as const;

  test.each(answers)("%s %s indicates a pooler: %s", async (code, message, isPooled) => {
    const server = await startRefusing(code, message);
    const { port } = server.address() as AddressInfo;
    const databaseUrl = `postgres://gateway@127.0.0.1:${port}/gateway`;
    const found = await findConnectionMode(databaseUrl).catch(
      ({ message: reason }: Error) => reason,
    );
    server.close();
    expect(found).toEqual(isPooled ? { databaseUrl, isPooled } : `DATABASE_URL: ${message}`);
  });
});
