import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
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
}

export const thisRelease: Release = { name: "this", entry: join(ROOT, "src/main.ts") };

/** This release with one expanding step more. */
export const nextRelease: Release = {
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
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const entry = join(folder, "src/main.ts");
  if (!existsSync(entry)) throw new Error("the recorded release has no src/main.ts");
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  return { release: { name: "last", entry }, close };
}
