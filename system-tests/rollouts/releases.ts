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

/** This release with one more expanding step. */
export const nextRelease: Release = {
  ...thisRelease,
  name: "next",
  entry: join(import.meta.dirname, "next-release.ts"),
};

/** Unpacks the last release, which runs with this one's packages and pages of documents. */
export async function openLastRelease(): Promise<{
  readonly release: Release;
  readonly close: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-last-release-"));
  const archive = brotliDecompressSync(readFileSync(RECORDED));
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  await linkPackages(folder);
  await symlink(join(ROOT, "docs"), join(folder, "docs"));
  const entry = join(folder, "src/main.ts");
  if (!existsSync(entry)) throw new Error("the recorded release has no src/main.ts");
  // The path of the commands in this release, and in earlier ones.
  const places = ["src/operator/cli/main.ts", "src/cli/main.ts"];
  const cli = places.map((place) => join(folder, place)).find(existsSync);
  if (cli === undefined) throw new Error(`the recorded release has none of ${places.join(", ")}`);
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  return { release: { name: "last", entry, cli }, close };
}

/**
 * Links a release to this one's packages. A package that this release no longer has is replaced by
 * an empty one: the release starts with it, and a rollout does not use its files.
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
