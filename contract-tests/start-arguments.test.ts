import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const main = join(import.meta.dirname, "../src/main.ts");
const cli = join(import.meta.dirname, "../src/operator/cli/main.ts");

test.each([main, cli])(
  "%s --version prints the version of the package and ends",
  async (program) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, "--version"]);
    expect([stdout, stderr]).toEqual([`${manifest.version}\n`, ""]);
  },
);

test("the gateway refuses a command as its argument and does not start", async () => {
  const starting = promisify(execFile)(process.execPath, [main, "ledger", "verify"]);
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /cannot start:\nThe gateway takes no arguments: .* npm run -s gateway -- --help lists/,
    ),
  });
});
