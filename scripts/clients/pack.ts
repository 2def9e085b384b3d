import { cp, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runCommand } from "../test/run-command.ts";
import { clientFolder } from "./generate.ts";
import type { LanguageName } from "./languages.ts";
import { editFiles } from "./patches/edit-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const OUTPUT = join(ROOT, "generated/clients/packages");
const PACK_LIMIT_MS = 600_000;

/** What tests and compilers leave behind in a client's folder. */
const notPacked: ReadonlySet<string> = new Set([
  ".stamp",
  ".openapi-generator",
  ".openapi-generator-ignore",
  "scenarios",
  "guide.rs",
  "build",
  "target",
  "node_modules",
  "chat_gateway.egg-info",
]);

/** Name of the archive and of the folder in it. */
const archives = {
  typescript: "chat-gateway-typescript-1.0.0",
  python: "chat-gateway-python-1.0.0",
  go: "chat-gateway-go-1.0.0",
  java: "chat-gateway-java-1.0.0",
  rust: "chat-gateway-rust-1.0.0",
  csharp: "chat-gateway-csharp-1.0.0",
} as const satisfies Record<LanguageName, string>;

/** Commands that build a package in the copy, and the folder that then contains it. */
const packages: Partial<
  Record<LanguageName, { readonly commands: readonly string[]; readonly at: string }>
> = {
  typescript: {
    commands: [`node "${ROOT}/node_modules/typescript/bin/tsc" -p .`, "npm pack"],
    at: ".",
  },
  python: { commands: ["python3 -m pip wheel --quiet --no-deps --wheel-dir out ."], at: "out" },
  java: { commands: ["mvn -q -B package"], at: "target" },
};

const packageEndings = [".tgz", ".whl", ".jar"];

export interface Artefact {
  readonly file: string;
  readonly bytes: number;
}

/** Packs one generated client. Throws if a tool is missing or fails. */
export async function packClient(language: LanguageName): Promise<readonly Artefact[]> {
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  const name = archives[language];
  const copy = join(scratch, name);
  await cp(clientFolder(language), copy, {
    recursive: true,
    filter: (source) => !notPacked.has(basename(source)),
  });
  if (language === "rust") await removeScenarios(copy);
  await mkdir(OUTPUT, { recursive: true });
  const archive = join(OUTPUT, `${name}.tar.gz`);
  await run(`tar -czf "${archive}" -C "${scratch}" "${name}"`);
  const made = [archive];
  const recipe = packages[language];
  for (const command of recipe?.commands ?? []) await run(`cd "${copy}" && ${command}`);
  for (const file of recipe === undefined ? [] : await readdir(join(copy, recipe.at))) {
    if (!packageEndings.some((ending) => file.endsWith(ending))) continue;
    await cp(join(copy, recipe?.at ?? ".", file), join(OUTPUT, file));
    made.push(join(OUTPUT, file));
  }
  await rm(scratch, { recursive: true });
  return Promise.all(
    made.map(async (file) => ({ file: basename(file), bytes: (await stat(file)).size })),
  );
}

/** The manifest names the scenario program, which is not packed. */
async function removeScenarios(folder: string): Promise<void> {
  await editFiles(folder, {
    ending: "Cargo.toml",
    atLeast: 1,
    edit: (text) => text.replace(/\[\[example\]\]\nname = "scenarios"\n.*\n\n/, ""),
  });
}

async function run(command: string): Promise<void> {
  const { code, output } = await runCommand(["sh", "-c", command], { limitMs: PACK_LIMIT_MS });
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
}
