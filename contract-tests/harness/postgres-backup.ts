import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import pg from "pg";

/** Files of the running server, and the write-ahead log, which is copied last. */
const leftOut = /^(?:postmaster\.|pg_wal(?:\/|$)|pg_stat_tmp\/|pgsql_tmp)/;

/**
 * Copies the files of a running PostgreSQL server as a base backup with the low-level API
 * (PostgreSQL's manual): begin, copy, end, and then the write-ahead log.
 */
export async function takeBackup(
  url: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { begin, end } = await commandsOf(client);
    await client.query(begin);
    await copyFolder({ from, to, isMeant: (path) => !leftOut.test(path) });
    const { rows } = await client.query<{ readonly labelfile: string }>(end);
    await copyFolder({ from, to, isMeant: (path) => path.startsWith("pg_wal/") });
    await writeFile(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
}

/** The functions of a backup have other names before PostgreSQL 15. */
async function commandsOf(client: pg.Client) {
  const version = "SELECT current_setting('server_version_num')::int AS number";
  const { rows } = await client.query<{ readonly number: number }>(version);
  const isOld = (rows[0]?.number ?? 0) < 150_000;
  return isOld
    ? {
        begin: "SELECT pg_start_backup('test', true, false)",
        end: "SELECT labelfile FROM pg_stop_backup(false, false)",
      }
    : {
        begin: "SELECT pg_backup_start('test', fast => true)",
        end: "SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
      };
}

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Filters a path relative to the folder. */
  readonly isMeant: (path: string) => boolean;
}

async function copyFolder({ from, to, isMeant }: Copying): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    const target = join(to, path);
    await mkdir(entry.isDirectory() ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (!entry.isFile() || !isMeant(path)) continue;
    await copyFile(join(from, path), target).catch((error: NodeJS.ErrnoException) => {
      // The server removes some files during the copy; its write-ahead log records that.
      if (error.code !== "ENOENT") throw error;
    });
  }
}
