import { defineConfig } from "vitest/config";

/** Two projects: the tests beside the code, and the black-box tests against a running server. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: ["./contract-tests/harness/without-vendor-keys.ts"],
        },
      },
      {
        test: {
          name: "contract",
          include: ["contract-tests/**/*.test.ts"],
          setupFiles: ["./contract-tests/harness/without-vendor-keys.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
