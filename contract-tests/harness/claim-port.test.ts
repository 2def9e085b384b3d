import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { claimPort } from "./claim-port.ts";

test("claimed ports are unique, below those of outgoing connections, and free to listen on", async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, claimPort));
  const ports = claims.map(({ port }) => port);
  expect(new Set(ports).size).toBe(20);
  expect(ports.every((port) => port >= 20_000 && port < 32_000)).toBe(true);
  const server = createServer().listen(ports[0], "127.0.0.1");
  await once(server, "listening");
  const next = await claimPort();
  expect(ports).not.toContain(next.port);
  server.close();
  await once(server, "close");
  await Promise.all([...claims, next].map(({ release }) => release()));
});
