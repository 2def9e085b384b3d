import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { runCommand } from "../test/run-command.ts";
import { clientFolder } from "./generate.ts";
import { VERSION, type LanguageName } from "./languages.ts";
import { checksum, type RegistryFile } from "./registries/registry-file.ts";
import { readAll, releases, tarOf } from "./releases.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Served by the gateway below `/clients`. */
const OUTPUT = join(ROOT, "generated/clients/packages");
const PACK_LIMIT_MS = 600_000;

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

/** Builders that support it write this time: the same client gives the same package. */
const SOURCE_DATE_EPOCH = "315532800";

/** Commands that build a package in the copied folder. */
const builds: Partial<Record<LanguageName, readonly string[]>> = {
  typescript: [`node "${ROOT}/node_modules/typescript/bin/tsc" -p .`, "npm pack"],
  python: ["python3 -m pip wheel --quiet --no-deps --wheel-dir out ."],
  java: ["mvn -q -B package"],
};

/** A file for download, as `packages.json` lists it. */
export interface Artefact {
  readonly language: LanguageName;
  /** Below `/clients`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

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
    for (const command of builds[language] ?? []) await run(`cd "${folder}" && ${command}`);
    const release = await releases[language]?.({ folder, files, output: OUTPUT, run });
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

async function writeOut({ path, bytes }: RegistryFile): Promise<void> {
  const file = join(OUTPUT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Writes the language's packages into the list that the packages page shows. */
function listPackages(
  language: LanguageName,
  packages: readonly RegistryFile[],
): readonly Artefact[] {
  const file = join(OUTPUT, "packages.json");
  // Synchronous, since clients are packed at the same time.
  const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const others = (JSON.parse(text) as readonly Artefact[]).filter(
    (listed) => listed.language !== language,
  );
  const own = packages.map(({ path, bytes }) => ({
    language,
    file: path,
    bytes: bytes.length,
    sha256: checksum("sha256", bytes),
  }));
  writeFileSync(file, `${JSON.stringify([...others, ...own], null, 2)}\n`);
  return own;
}

async function run(command: string): Promise<void> {
  const { code, output } = await runCommand(["sh", "-c", command], {
    limitMs: PACK_LIMIT_MS,
    env: { SOURCE_DATE_EPOCH },
  });
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
}
