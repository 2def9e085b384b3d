/**
 * Proves every constraint of the request bodies (`docs/verification.md`), writes the examples to
 * `docs/rejections.md`, and prints the counts.
 *
 *     node scripts/contract/rejections.ts
 */
import { writeFile } from "node:fs/promises";
import { buildAtlas } from "./rejections/atlas.ts";
import { countAtlas, renderAtlas, wordFigures } from "./rejections/render.ts";

const atlas = buildAtlas();
await writeFile(new URL("../../docs/rejections.md", import.meta.url), renderAtlas(atlas));
console.log(wordFigures(countAtlas(atlas)));
