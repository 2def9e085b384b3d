import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Config {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

interface Diagnostics {
  readonly diagnostics: readonly { readonly message: string; readonly filename: string }[];
}

/**
 * Runs the linter over texts, by their paths, with the project's own settings of one rule. Returns
 * the beginnings of the messages, up to the colon, of each file in the same order.
 */
export function findingsOf(
  { name, plugin }: { readonly name: string; readonly plugin: string },
  texts: readonly (readonly [file: string, text: string])[],
): readonly (readonly string[])[] {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "lint-rule-"));
  try {
    for (const [file, text] of texts) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    // The project's own configuration without its other rules.
    const settings = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Config;
    const overrides = settings.overrides.filter(({ rules }) => rules[name] === "error");
    const jsPlugins = [join(root, "scripts/lint/plugin", plugin)];
    const config = { plugins: [], jsPlugins, categories: { correctness: "off" }, overrides };
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
    const program = join(root, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [program, "--format=json"], {
      cwd: folder,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as Diagnostics;
    return texts.map(([file]) =>
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ message }) => message.split(": ")[0] ?? ""),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
