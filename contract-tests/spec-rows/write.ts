/**
 * Writes `docs/spec-rows.md`.
 *
 *     node contract-tests/spec-rows/write.ts
 */
import { writeFile } from "node:fs/promises";
import { renderSpecRows } from "./render.ts";

await writeFile(new URL("../../docs/spec-rows.md", import.meta.url), renderSpecRows());
