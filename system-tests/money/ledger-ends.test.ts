import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../../contract-tests/harness/start-server.ts";

test("a gateway whose embedded ledger fails for good logs it, and ends with an error", async () => {
  const server = await startServer({ env: { ATTEST: "off" } });
  try {
    // Makes each batch fail, and then the reading of the ledger's state.
    const ledger = new DatabaseSync(join(server.dataDir, "ledger.sqlite"), { timeout: 10_000 });
    ledger.exec("DROP TABLE pings; DROP TABLE holds;");
    ledger.close();
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain("the embedded ledger has failed: the process ends");
  } finally {
    await server.stop();
  }
});
