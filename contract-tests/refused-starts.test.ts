import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "./harness/start-server.ts";

test("an archive folder that cannot be created refuses the start", async () => {
  const env = { LEDGER_RETENTION_MONTHS: "3", LEDGER_ARCHIVE_DIR: "/dev/null/archive" };
  await expect(startServer({ env })).rejects.toThrow(
    /cannot start:[^]*LEDGER_ARCHIVE_DIR: is not a folder that the gateway can write to/,
  );
});

test("a read-only Redis refuses the start", async () => {
  const role = "role:slave";
  const replica = createServer((socket) => {
    socket.on("data", () => socket.write(`$${role.length}\r\n${role}\r\n`));
    socket.on("error", () => undefined);
  });
  await once(replica.listen(0, "127.0.0.1"), "listening");
  const { port } = replica.address() as AddressInfo;
  const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
  await expect(startServer({ env })).rejects.toThrow(/cannot start:[^]*REDIS_URL: names a replica/);
  replica.close();
});
