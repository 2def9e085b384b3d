import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editFiles } from "./edit-files.ts";

const modules = [
  "apis/index",
  "event-stream",
  "gateway-error",
  "gateway-promise",
  "gateway",
  "log",
  "models/index",
  "options",
  "runtime",
  "sse",
  "streams",
];

/** Unions with a nullable member, which the generator's templates lose. */
const nullableUnion = /^(export type (?:ChatAssistantContent|ResponsesToolChoice) = [^;]+);$/gm;

/**
 * Keeps one kind of module instead of two, repairs nullable unions, writes the version, and exports
 * the helpers.
 */
export async function patchTypescript(folder: string, version: string): Promise<void> {
  await writeFile(join(folder, "src/version.ts"), `export const VERSION = "${version}";\n`);
  await rm(join(folder, "tsconfig.esm.json"));
  await editFiles(join(folder, "src/models"), {
    ending: ".ts",
    atLeast: 1,
    edit: (text) => text.replaceAll(nullableUnion, "$1 | null;"),
  });
  const lines = modules.map((name) => `export * from "./${name}.js";\n`);
  await writeFile(join(folder, "src/index.ts"), lines.join(""));
}
