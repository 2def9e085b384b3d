import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const ROOT = join(import.meta.dirname, "../..");

/** The code of the last release; `record-release.ts` writes it. */
export const RECORDED = join(import.meta.dirname, "last-release.tar.br");

/** A release that gateways can be started from. */
export interface Release {
  readonly name: "last" | "this" | "next";
  /** The file that is run. */
  readonly entry: string;
  /** The program of its commands. */
  readonly cli: string;
}

export const thisRelease: Release = {
  name: "this",
  entry: join(ROOT, "src/main.ts"),
  cli: join(ROOT, "src/operator/cli/main.ts"),
};

/** This release with one expanding step more. */
export const nextRelease: Release = {
  ...thisRelease,
  name: "next",
  entry: join(import.meta.dirname, "next-release.ts"),
};

/** Unpacks the last release, which runs with this one's packages. */
export async function openLastRelease(): Promise<{
  readonly release: Release;
  readonly close: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-last-release-"));
  const archive = brotliDecompressSync(readFileSync(RECORDED));
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  await linkPackages(folder);
  const entry = join(folder, "src/main.ts");
  if (!existsSync(entry)) throw new Error("the recorded release has no src/main.ts");
  // Where this release has its commands, and where earlier ones do.
  const places = ["src/operator/cli/main.ts", "src/cli/main.ts"];
  const cli = places.map((place) => join(folder, place)).find(existsSync);
  if (cli === undefined) throw new Error(`the recorded release has none of ${places.join(", ")}`);
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  return { release: { name: "last", entry, cli }, close };
}

/**
 * Gives a release this one's packages. One that this release no longer has is an empty package: the
 * release starts with it, and nothing in a rollout asks for the files of such a package.
 */
async function linkPackages(folder: string): Promise<void> {
  const present = join(ROOT, "node_modules");
  const linked = join(folder, "node_modules");
  await mkdir(linked);
  const names = await readdir(present);
  await Promise.all(names.map((name) => symlink(join(present, name), join(linked, name))));
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    if (existsSync(join(present, name))) continue;
    await mkdir(join(linked, name), { recursive: true });
    await writeFile(join(linked, name, "package.json"), JSON.stringify({ name, version }));
  }
}
