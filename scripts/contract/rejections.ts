/**
 * Proves every constraint of the request bodies and writes the results to `docs/rejections.md`.
 *
 *     node scripts/contract/rejections.ts
 */
import { writeFile } from "node:fs/promises";
import { buildAtlas } from "./rejections/atlas.ts";
import { countAtlas, renderAtlas, wordFigures } from "./rejections/render.ts";

const atlas = buildAtlas();
await writeFile(new URL("../../docs/rejections.md", import.meta.url), renderAtlas(atlas));
console.log(wordFigures(countAtlas(atlas)));
