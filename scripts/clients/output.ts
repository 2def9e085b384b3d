import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "../test/run-command.ts";
import { checksum, type RegistryFile } from "./registries/registry-file.ts";

export const ROOT = join(import.meta.dirname, "../..");
/** Served by the gateway below `/clients`. */
export const OUTPUT = join(ROOT, "generated/clients/packages");
const COMMAND_LIMIT_MS = 600_000;

/** Builders that support it write this time: the same client gives the same package. */
const SOURCE_DATE_EPOCH = "315532800";

/** A file for download, as `packages.json` lists it. */
export interface Artefact {
  /** A language of the clients, or `kit`. */
  readonly language: string;
  /** Below `/clients`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a served file. */
export async function writeOut({ path, bytes }: RegistryFile): Promise<void> {
  const file = join(OUTPUT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Writes the packages of a language into the list that the packages page shows. */
export function listPackages(
  language: string,
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

/** Runs a command of a build. Throws its output if it fails. */
export async function runBuild(command: string): Promise<void> {
  const { code, output } = await runCommand(["sh", "-c", command], {
    limitMs: COMMAND_LIMIT_MS,
    env: { SOURCE_DATE_EPOCH },
  });
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
}
