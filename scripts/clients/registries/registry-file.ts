import { createHash } from "node:crypto";

/** One file of a registry, by its path below `/clients`. */
export interface RegistryFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Returns a text as a file. */
export function textFile(path: string, text: string): RegistryFile {
  return { path, bytes: Buffer.from(text) };
}

/** Returns a checksum in hex. */
export function checksum(algorithm: "md5" | "sha1" | "sha256", bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest("hex");
}
