import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the gateway refuses a command as its argument and does not start", async () => {
  const main = join(import.meta.dirname, "../src/main.ts");
  const starting = promisify(execFile)(process.execPath, [main, "ledger", "verify"]);
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /cannot start:\nThe gateway takes no arguments: .* npm run -s gateway -- --help lists/,
    ),
  });
});
