import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config.ts";

/** The unit tests of one module; `run-stryker.ts` names them in the environment. */
export default defineConfig({
  test: {
    ...unit,
    include: process.env["MUTATION_TESTS"]?.split("\n") ?? [],
    globalSetup: ["./contract-tests/harness/shared/host.ts"],
  },
});
