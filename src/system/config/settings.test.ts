import { describe, expect, test } from "vitest";
import { settingsTable } from "./settings-table.ts";
import { settings, type Setting } from "./settings.ts";
import { problemsOf, load } from "./test-load-config.ts";

describe("the share of validated responses", () => {
  test.each([
    ["zero by default", undefined, 0],
    ["zero if it is off", "off", 0],
    ["zero at 0", "0", 0],
    ["all by name", "all", 1],
    ["all by number", "1.0", 1],
    ["one in a hundred", "0.01", 0.01],
    ["one in two", ".5", 0.5],
  ])("is %s: %s", (_name, text, share) => {
    expect(load({ env: text === undefined ? {} : { ATTEST: text } }).responseValidationRate).toBe(
      share,
    );
  });

  test.each(["some", "1.1", "-0.5", "1e-1", "."])("is rejected if it is %s", (text) => {
    const [problem] = problemsOf({ env: { ATTEST: text } });
    expect(problem).toContain("ATTEST: must be off, all, or a share");
  });
});

describe("the demo account", () => {
  test.each([
    ["on", undefined, true],
    ["on", "off", false],
    ["off, as with PostgreSQL", undefined, false],
    ["off, as with PostgreSQL", "on", true],
  ] as const)("is %s by default, and %s in DEMO makes it %s", (byDefault, DEMO, want) => {
    const DATABASE_URL = byDefault === "on" ? undefined : "postgres://db/ledger";
    const env = { ...(DEMO && { DEMO }), ...(DATABASE_URL && { DATABASE_URL }) };
    expect(load({ env }).demo).toBe(want);
  });

  test("is rejected for another value of DEMO", () => {
    expect(problemsOf({ env: { DEMO: "yes" } })).toEqual(["DEMO: must be on or off"]);
  });
});

describe("the table of settings", () => {
  test("has a row for every setting, every vendor and every local server", () => {
    const table = settingsTable();
    for (const row of Object.values<Setting<unknown>>(settings))
      if ("variable" in row) expect(table).toContain(`| \`${row.variable}\` |`);
    for (const row of [
      "| `PORT` | `8080` | the port to listen on; 0 takes a free one |",
      "| `ATTEST` | `off` |",
      "| `OPENROUTER_API_KEY` | | enables the well-known models of OpenRouter |",
      "| `GEMINI_API_KEY`, `GOOGLE_API_KEY` | | enables the well-known models of Gemini |",
      "| `LLAMACPP_BASE_URL` | | the base URL of llama.cpp;",
    ]) {
      expect(table).toContain(row);
    }
  });
});
