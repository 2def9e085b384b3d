import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VERSION } from "./languages.ts";
import { listFiles } from "./list-files.ts";
import { type Artefact, listPackages, ROOT, runBuild, writeOut } from "./output.ts";
import { readAll, tarOf } from "./releases.ts";

export const KIT = "kit";
const NAME = "chat-gateway-kit";
/** The only packages that the kit imports; they travel within its own. */
const DEPENDENCIES = ["ajv", "ajv-formats"] as const;
/** What the kit reads, at the same paths as in the repository. */
const DATA = ["generated/openapi.json", "generated/conformance/rejections.json"] as const;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packs the conformance kit, and adds it to the packages that the gateway serves. */
export async function packKit(): Promise<readonly Artefact[]> {
  const scratch = await mkdtemp(join(tmpdir(), "pack-kit-"));
  try {
    await buildKit(scratch);
    const bytes = tarOf("package", await readAll(scratch));
    const file = { path: `npm/${NAME}-${VERSION}.tgz`, bytes };
    const readme = { path: `readme/${KIT}.md`, bytes: await readFile(join(scratch, "README.md")) };
    for (const written of [file, readme]) await writeOut(written);
    return listPackages(KIT, [file]);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Writes the package of the kit into a folder: plain JavaScript that Node 20 runs. */
export async function buildKit(folder: string): Promise<void> {
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const project = join(ROOT, "conformance/tsconfig.package.json");
  await runBuild(`"${process.execPath}" "${compiler}" -p "${project}" --outDir "${folder}"`);
  for (const name of DATA) {
    const text = await readFile(join(ROOT, name), "utf8");
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), JSON.stringify(JSON.parse(text)));
  }
  await cp(join(ROOT, "conformance/README.md"), join(folder, "README.md"));
  const versions = await copyDependencies(folder);
  const manifest = {
    name: NAME,
    version: VERSION,
    description: "Checks a gateway against the contract of the chat gateway.",
    type: "module",
    bin: { [NAME]: "conformance/main.js" },
    engines: { node: ">=20" },
    dependencies: Object.fromEntries(versions),
    // With its dependencies inside, the gateway alone is enough to install it.
    bundleDependencies: versions.map(([name]) => name),
  };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies the packages, and those that they need; returns their names and versions. */
async function copyDependencies(folder: string): Promise<readonly (readonly [string, string])[]> {
  const versions = new Map<string, string>();
  const waiting: string[] = [...DEPENDENCIES];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (versions.has(name)) continue;
    const source = join("node_modules", name);
    const text = await readFile(join(ROOT, source, "package.json"), "utf8");
    const { version, dependencies = {} } = JSON.parse(text) as Manifest;
    versions.set(name, version);
    waiting.push(...Object.keys(dependencies));
    for (const file of await listFiles(ROOT, source)) {
      if (isNeeded(file.slice(source.length + 1))) await cp(join(ROOT, file), join(folder, file));
    }
  }
  return [...versions];
}

/** Code, data, the manifest and the license; no sources, types and tests. */
function isNeeded(file: string): boolean {
  if (/^(test|benchmark|spec|\.\w+)\//.test(file)) return false;
  return /\.(js|json)$/.test(file) || /^licen[cs]e/i.test(file);
}
