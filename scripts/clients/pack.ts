import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { clientFolder } from "./generate.ts";
import { VERSION, type LanguageName } from "./languages.ts";
import { type Artefact, listPackages, OUTPUT, ROOT, runBuild, writeOut } from "./output.ts";
import { readAll, releases, tarOf } from "./releases.ts";

/** Files that tests and compilers leave in a client's folder. */
const notPacked: ReadonlySet<string> = new Set([
  ".stamp",
  ".openapi-generator",
  ".openapi-generator-ignore",
  "scenarios",
  "guide.rs",
  "build",
  "dist",
  "target",
  "Cargo.lock",
  "__pycache__",
  "node_modules",
  "chat_gateway.egg-info",
]);

/** Commands that build a package in the copied folder. */
const builds: Partial<Record<LanguageName, readonly string[]>> = {
  typescript: [`node "${ROOT}/node_modules/typescript/bin/tsc" -p .`, "npm pack"],
  python: ["python3 -m pip wheel --quiet --no-deps --wheel-dir out ."],
  java: ["mvn -q -B package"],
};

/**
 * Packs one generated client and adds it to the registries that the gateway serves. Throws if a
 * tool is missing or fails.
 */
export async function packClient(language: LanguageName): Promise<readonly Artefact[]> {
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const name = `chat-gateway-${language}-${VERSION}`;
    const folder = join(scratch, name);
    await cp(clientFolder(language), folder, {
      recursive: true,
      filter: (source) => !notPacked.has(basename(source)),
    });
    const files = await readAll(folder);
    for (const command of builds[language] ?? []) await runBuild(`cd "${folder}" && ${command}`);
    const release = await releases[language]?.({ folder, files, output: OUTPUT, run: runBuild });
    const source = { path: `source/${name}.tar.gz`, bytes: tarOf(name, files) };
    const readme = await readFile(join(folder, "README.md"));
    const packages = [...(release?.packages ?? []), source];
    const index = [...(release?.index ?? []), { path: `readme/${language}.md`, bytes: readme }];
    for (const file of [...packages, ...index]) await writeOut(file);
    return listPackages(language, packages);
  } finally {
    await rm(scratch, { recursive: true });
  }
}
