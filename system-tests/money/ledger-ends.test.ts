import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../../contract-tests/harness/start-server.ts";

test("a gateway whose ledger another process changes logs it, and ends with an error", async () => {
  const server = await startServer({ env: { ATTEST: "off" } });
  try {
    const ledger = new DatabaseSync(join(server.dataDir, "ledger.sqlite"), { timeout: 10_000 });
    ledger.exec("UPDATE pings SET count = count + 1");
    ledger.close();
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain("the embedded ledger has failed: the process ends");
    expect(server.output()).toContain("another process has written to the ledger");
  } finally {
    await server.stop();
  }
});
