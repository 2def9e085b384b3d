/**
 * Finds a valid and an invalid body for every constraint of the request bodies. Writes both to
 * `docs/rejections.md`, and the invalid ones to the data of the conformance kit.
 *
 *     node scripts/contract/rejections.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { buildAtlas } from "./rejections/atlas.ts";
import { renderAtlas } from "./rejections/render.ts";
import { renderWitnesses } from "./rejections/witnesses.ts";

const page = new URL("../../docs/rejections.md", import.meta.url);
const witnesses = new URL("../../generated/conformance/rejections.json", import.meta.url);

const atlas = buildAtlas();
await writeFile(page, renderAtlas(atlas));
await mkdir(new URL(".", witnesses), { recursive: true });
await writeFile(witnesses, renderWitnesses(atlas));
