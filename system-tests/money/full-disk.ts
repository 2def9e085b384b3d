import { execFile } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestServer } from "../../contract-tests/harness/start-server.ts";

const run = promisify(execFile);

/** A folder on which a gateway's writes can be made to fail, and to succeed again. */
export interface Disk {
  readonly folder: string;
  readonly fill: (gateway: TestServer) => Promise<void>;
  readonly makeRoom: (gateway: TestServer) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export type DiskKind = "a full file system" | "a limit of file sizes";

/** Opens one; null if this system or this user cannot provide it. */
export function openDisk(kind: DiskKind): Promise<Disk | null> {
  return kind === "a full file system" ? openFileSystem("8m") : openLimited();
}

const CHUNK_BYTES = 4_096;

/** A file system that can be filled by any process. */
export interface FileSystem {
  readonly folder: string;
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Mounts a small file system in memory; null unless the user is root. */
export async function openFileSystem(bytes: string): Promise<FileSystem | null> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "none", folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => fillUp(filler),
    makeRoom: () => rm(filler),
    remove: async () => {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillUp(path: string): Promise<void> {
  const file = await open(path, "w");
  try {
    for (;;) await file.write(Buffer.alloc(CHUNK_BYTES));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    await file.close();
  }
}

/** Uses the kernel's limit on a process: writes beyond it fail, as on a full disk. */
async function openLimited(): Promise<Disk | null> {
  try {
    await run("prlimit", ["--version"]);
  } catch {
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), "gateway-disk-"));
  const limit = async ({ pid }: TestServer, bytes: string): Promise<void> => {
    await run("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  };
  return {
    folder,
    fill: (gateway) => limit(gateway, String(CHUNK_BYTES)),
    makeRoom: (gateway) => limit(gateway, "unlimited"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
