import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Client } from "./client.ts";

test("a gateway that answers nothing but 429 is soon asked only once per request", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(429, { "retry-after": "0" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "key",
    headers: {},
    timeoutMs: 10_000,
    onExchange: () => undefined,
  });
  const statuses: number[] = [];
  for (let request = 0; request < 12; request += 1) {
    statuses.push((await client.send({ path: "/models" })).status);
  }
  server.close();
  server.closeAllConnections();
  expect(new Set(statuses)).toEqual(new Set([429]));
  // The first eight are repeated four times each.
  expect(asked).toBe(8 * 5 + 4);
});
