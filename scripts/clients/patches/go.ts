import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Generated tests import packages that the module does not require. */
export async function patchGo(folder: string): Promise<void> {
  await rm(join(folder, "test"), { recursive: true, force: true });
}
