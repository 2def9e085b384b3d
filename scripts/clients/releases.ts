import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { VERSION, type LanguageName } from "./languages.ts";
import { listFiles } from "./list-files.ts";
import { cargoRegistry, type CargoPackage } from "./registries/cargo-index.ts";
import { goProxy } from "./registries/go-proxy.ts";
import { mavenRepository } from "./registries/maven-repository.ts";
import { pythonIndex } from "./registries/python-index.ts";
import type { RegistryFile } from "./registries/registry-file.ts";
import { tarGz, type TarEntry } from "./registries/tar.ts";

const GO_MODULE = "github.com/chat-gateway/chat-gateway-go";
const JAVA = { groupId: "com.chatgateway", artifactId: "chat-gateway" } as const;
/** The address in the written files: the gateway replaces it with its own. */
const CRATES = "http://127.0.0.1:8080/clients/cargo";

/** Sources of a release. */
interface Built {
  /** A built copy of the client. */
  readonly folder: string;
  /** The client's files before its build. */
  readonly files: readonly TarEntry[];
  /** The registries, with earlier releases. */
  readonly output: string;
  readonly run: (command: string) => Promise<void>;
}

/** A release: the package itself, and the files that a registry serves with it. */
interface Release {
  readonly packages: readonly RegistryFile[];
  readonly index: readonly RegistryFile[];
}

/** Makes the files of a registry from each language's release. */
export const releases: Partial<Record<LanguageName, (built: Built) => Promise<Release>>> = {
  typescript: async ({ folder }) => ({ packages: await take(folder, ".tgz", "npm"), index: [] }),
  python: releasePython,
  go: releaseGo,
  java: releaseJava,
  rust: releaseRust,
};

async function releasePython({ folder, output }: Built): Promise<Release> {
  const packages = await take(join(folder, "out"), ".whl", "python");
  const names = new Set(packages.map(({ path }) => path));
  const earlier = await take(join(output, "python"), ".whl", "python");
  const wheels = [...earlier.filter(({ path }) => !names.has(path)), ...packages];
  return { packages, index: pythonIndex(wheels) };
}

async function releaseGo({ files, output }: Built): Promise<Release> {
  const served = await namesIn(join(output, "go", GO_MODULE, "@v"));
  const others = served.flatMap((name) => /^v(.+)\.zip$/.exec(name)?.[1] ?? []);
  const all = goProxy({ module: GO_MODULE, version: VERSION, files, others });
  return split(all, ".zip");
}

async function releaseJava({ folder, output }: Built): Promise<Release> {
  const { groupId, artifactId } = JAVA;
  const place = join(output, "maven", groupId.replaceAll(".", "/"), artifactId);
  const others = (await namesIn(place)).filter((name) => /^\d/.test(name));
  const jar = await readFile(join(folder, "target", `${artifactId}-${VERSION}.jar`));
  const pom = await readFile(join(folder, "pom.xml"));
  return split(mavenRepository({ ...JAVA, version: VERSION, jar, pom, others }), ".jar");
}

async function releaseRust({ folder, files, output, run }: Built): Promise<Release> {
  const metadata = join(dirname(folder), "metadata.json");
  await run(`cd "${folder}" && cargo metadata --no-deps --format-version 1 > "${metadata}"`);
  const { packages } = JSON.parse(await readFile(metadata, "utf8")) as {
    readonly packages: readonly CargoPackage[];
  };
  const [manifest] = packages;
  if (manifest === undefined) throw new Error("cargo names no package");
  const archive = tarOf(`${manifest.name}-${manifest.version}`, files);
  const place = join(output, "cargo/index/ch/at", manifest.name);
  const index = await readFile(place, "utf8").catch(() => "");
  return split(cargoRegistry({ manifest, archive, index, address: CRATES }), ".crate");
}

/** Reads the files below a folder, in a fixed order. */
export async function readAll(folder: string): Promise<readonly TarEntry[]> {
  const names = await listFiles(folder, ".");
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const isExecutable = ((await stat(file)).mode & 0o100) !== 0;
      return { name, bytes: await readFile(file), isExecutable };
    }),
  );
}

/** Returns an archive with its files in one folder. */
export function tarOf(folder: string, files: readonly TarEntry[]): Buffer {
  return tarGz(files.map((file) => ({ ...file, name: `${folder}/${file.name}` })));
}

function split(files: readonly RegistryFile[], ending: string): Release {
  return {
    packages: files.filter(({ path }) => path.endsWith(ending)),
    index: files.filter(({ path }) => !path.endsWith(ending)),
  };
}

/** Reads the files of a folder with this ending, to be served from another path. */
async function take(from: string, ending: string, to: string): Promise<readonly RegistryFile[]> {
  const names = (await namesIn(from)).filter((name) => name.endsWith(ending));
  return Promise.all(
    names.map(async (name) => ({ path: `${to}/${name}`, bytes: await readFile(join(from, name)) })),
  );
}

/** Returns the names in a folder in a fixed order; empty if the folder does not exist. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(folder).catch(() => []);
  return names.toSorted();
}
