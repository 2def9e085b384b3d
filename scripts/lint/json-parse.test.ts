import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const rule = "no-restricted-properties";

type Row = readonly [name: string, file: string, text: string, isFound: boolean];

const rows: readonly Row[] = [
  ["a decoder of requests", "src/wire/protocols/chat/a.ts", "JSON.parse(text);", true],
  ["an encoder of requests", "src/upstreams/providers/openai/b.ts", "f(JSON.parse(text));", true],
  ["under another name", "src/upstreams/providers/c.ts", "const { parse } = JSON;", true],
  ["handed on", "src/generation/d.ts", "texts.map(JSON.parse);", true],
  ["the conversation", "src/core/conversation/e.ts", "JSON.parse(text);", true],
  ["a request's body", "src/http/f.ts", "JSON.parse(text);", true],
  ["the module of raw JSON", "src/core/raw-json/g.ts", "JSON.parse(text);", false],
  [
    "a parser of the response around it",
    "src/core/raw-json/untyped-json.ts",
    "JSON.parse(text);",
    false,
  ],
  ["a test", "src/upstreams/providers/h.test.ts", "JSON.parse(text);", false],
  ["writing", "src/upstreams/providers/i.ts", "JSON.stringify(value);", false],
];

interface Config {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

interface Diagnostics {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
let found: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "json-parse-"));
  for (const [, file, text] of rows) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  // The project's own configuration without its other rules.
  const text = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  const overrides = (JSON.parse(text) as Config).overrides
    .filter(({ rules }) => rule in rules)
    .map((override) => ({ ...override, rules: { [rule]: override.rules[rule] } }));
  const config = { plugins: [], categories: { correctness: "off" }, overrides };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  const program = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [program, "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as Diagnostics;
  found = diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("JSON.parse in code that passes raw JSON through", () => {
  test.each(rows)("%s", (_name, file, _text, isFound) => {
    expect(found.includes(file)).toBe(isFound);
  });
});
