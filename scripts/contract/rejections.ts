/**
 * Finds a valid and an invalid body for every constraint of the request bodies and writes them to
 * `docs/rejections.md`.
 *
 *     node scripts/contract/rejections.ts
 */
import { writeFile } from "node:fs/promises";
import { buildAtlas } from "./rejections/atlas.ts";
import { renderAtlas } from "./rejections/render.ts";

await writeFile(new URL("../../docs/rejections.md", import.meta.url), renderAtlas(buildAtlas()));
