import { join } from "node:path";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");
/** What builds of the clients leave behind. */
export const CACHE = join(ROOT, ".cache/clients");
