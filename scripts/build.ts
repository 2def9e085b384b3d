/**
 * Builds `dist/`: the gateway as plain JavaScript for production, with all served files and a
 * compile cache. Run it with `node dist/main.js`; commands with `node dist/cli.js`.
 *
 *     npm run build [-- NEW-FOLDER]
 */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { bundle } from "./build/bundle.ts";
import { writeLicenseTexts } from "./build/license-texts.ts";
import { copyServedFiles } from "./build/served-files.ts";
import { warmCompileCache } from "./build/compile-cache.ts";
import { writeEntries } from "./build/write-entries.ts";

const root = dirname(import.meta.dirname);
const given = process.argv[2];
const folder = resolve(root, given ?? "dist");
if (given === undefined) await rm(folder, { recursive: true, force: true });
else if (existsSync(folder)) throw new Error(`${folder} is there already`);
await bundle(root, join(folder, "src"));
await copyServedFiles(root, folder);
await writeLicenseTexts(root, folder);
await writeEntries(root, folder);
await warmCompileCache(folder);
