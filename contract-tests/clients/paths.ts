import { join } from "node:path";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");
/** Build output of the clients. */
export const CACHE = join(ROOT, ".cache/clients");
