import { EventEmitter } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { openConnections, type Connections } from "./connections.ts";

let opened: Connections | null = null;

afterEach(async () => {
  await Promise.all([opened?.hot.end(), opened?.reports.end()]);
  opened = null;
});

/** Nothing is connected: no query is made. */
function open() {
  const broken: string[] = [];
  const onBroken = ({ message }: Error) => broken.push(message);
  opened = openConnections({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", onBroken });
  return { broken, connections: opened };
}

/** An `error` event that nobody listens to ends the process. */
describe.each(["hot", "reports"] as const)("a connection of the pool %s that breaks", (pool) => {
  test("while it is idle is told of", () => {
    const { broken, connections } = open();
    expect(connections[pool].emit("error", new Error("idle"))).toBe(true);
    expect(broken).toEqual(["idle"]);
  });

  test("while it is in use is told of, each by itself", () => {
    const { broken, connections } = open();
    const clients = [new EventEmitter(), new EventEmitter()];
    for (const client of clients) connections[pool].emit("connect", client);
    for (const [at, client] of clients.entries()) client.emit("error", new Error(`in use ${at}`));
    expect(broken).toEqual(["in use 0", "in use 1"]);
  });
});
