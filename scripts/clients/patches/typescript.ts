import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const modules = [
  "apis/index",
  "gateway-error",
  "gateway",
  "models/index",
  "runtime",
  "sse",
  "streams",
];

/** Keeps one kind of module instead of two, and exports the helpers. */
export async function patchTypescript(folder: string): Promise<void> {
  await rm(join(folder, "tsconfig.esm.json"));
  const lines = modules.map((name) => `export * from "./${name}.js";\n`);
  await writeFile(join(folder, "src/index.ts"), lines.join(""));
}
