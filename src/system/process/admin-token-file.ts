import {
  chmodSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { RandomBytes } from "../../access/auth/key-format.ts";

/** The file within `DATA_DIR` of the token that the gateway made for its dashboard. */
export const ADMIN_TOKEN_FILE = "admin-token";

const TOKEN_BYTES = 24;
/** As written here; an operator may write another token into the file. */
const TOKEN = /^[\x21-\x7e]{16,}$/;
const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Returns the token in `$DATA_DIR/admin-token`, which is created with mode 0600 if it is missing or
 * has no token of 16 characters or more. Of several processes that start at once, all return the
 * token of the first, if the file system has hard links, which `link` makes. Throws if the file can
 * be neither read nor written.
 */
export function readOrMakeAdminToken(
  dataDir: string,
  randomBytes: RandomBytes,
  link: typeof linkSync = linkSync,
): string {
  const file = join(dataDir, ADMIN_TOKEN_FILE);
  const found = readToken(file);
  if (found !== undefined) {
    if ((statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
    return found;
  }
  const token = `gw-admin-${Buffer.from(randomBytes(TOKEN_BYTES)).toString("hex")}`;
  const complete = `${file}.${process.pid}`;
  writeFileSync(complete, `${token}\n`, { mode: OWNER_ONLY });
  try {
    // A link appears with its whole content, and never replaces the file of another process.
    link(complete, file);
  } catch {
    // The file exists, or the file system has no links, such as that of a USB drive.
    const other = readToken(file);
    if (other !== undefined) return other;
    renameSync(complete, file);
  } finally {
    rmSync(complete, { force: true });
  }
  return token;
}

/** Returns the token in a file; undefined if the file is missing or has none. */
function readToken(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8").trim();
    return TOKEN.test(text) ? text : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
