import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const rows: readonly (readonly [file: string, text: string, found: readonly string[]])[] = [
  ["src/http/a.ts", "f(Date.now(), new Date());", ["Date.now", "new Date()"]],
  ["src/http/b.ts", "f({ nowMs: Date.now });", ["Date.now"]],
  ["src/http/c.ts", "f(clock.nowMs() - startMs);", ["nowMs"]],
  ["src/http/d.ts", "class A { #nowMs = () => 1; f() { return this.#nowMs(); } }", ["nowMs"]],
  ["src/http/e.ts", "const { nowMs } = clock; f(nowMs());", ["nowMs"]],
  ["src/http/f.ts", "new Breaker(clock.nowMs);", ["nowMs"]],
  ["src/storage/g.ts", "f(clock.nowMs(), Date.now());", ["Date.now"]],
  ["src/http/h.ts", "f(clock.elapsedMs(), performance.now(), new Date(atMs), { nowMs });", []],
  ["src/http/i.test.ts", "f(clock.nowMs());", []],
  ["src/core/timing/clock.ts", "f(Date.now());", []],
];

interface Config {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

interface Diagnostics {
  readonly diagnostics: readonly { readonly message: string; readonly filename: string }[];
}

test("the source uses the wall clock only where a time of day is needed", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "wall-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of rows) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  // The project's own configuration without its other rules.
  const text = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  const overrides = (JSON.parse(text) as Config).overrides.filter(
    ({ rules }) => rules["clocks/no-wall-clock"] === "error",
  );
  const jsPlugins = [join(root, "scripts/lint/plugin/wall-clock.ts")];
  const config = { plugins: [], jsPlugins, categories: { correctness: "off" }, overrides };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  const program = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [program, "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as Diagnostics;
  const found = rows.map(([file]) =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message }) => message.split(": ")[0]),
  );
  expect(found).toEqual(rows.map(([, , wanted]) => wanted));
});
