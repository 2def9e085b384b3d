import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";
import { proofFiles } from "../test/test-files.ts";

/**
 * The unit tests of one folder, those of the gate included; `run-stryker.ts` names them in the
 * environment.
 */
export default defineConfig({
  test: {
    ...unit,
    include: [process.env["MUTATION_TESTS"] ?? ""],
    exclude: Object.values(proofFiles).flat(),
    globalSetup: ["./contract-tests/harness/shared/host.ts"],
  },
});
