/**
 * Builds `dist/`: the gateway as plain JavaScript for production, with all served files and a
 * compile cache. Run it with `node dist/main.js`; commands with `node dist/cli.js`.
 *
 *     npm run build [-- NEW-FOLDER]
 */
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { bundle } from "./build/bundle.ts";
import { writeLicenseTexts } from "./build/license-texts.ts";
import { copyServedFiles } from "./build/served-files.ts";
import { warmCompileCache } from "./build/compile-cache.ts";
import { writeEntries } from "./build/write-entries.ts";
import { VERSION } from "../src/system/process/version.ts";

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

const shown = relative(process.cwd(), folder) || ".";
const place = shown.startsWith("..") ? folder : shown;
process.stderr.write(
  `Built ${place}: the gateway for production, version ${VERSION}.\n\n` +
    `  start it       node ${join(place, "main.js")}\n` +
    `  its commands   node ${join(place, "cli.js")} --help\n` +
    `  as a package   npm pack ${place.startsWith("/") ? place : `./${place}`}   (then: npx --yes ./${await packageFile()})\n` +
    `  as an image    docker build -f deploy/Dockerfile -t chat-gateway .\n`,
);

/** Returns the name of the file that `npm pack` writes. */
async function packageFile(): Promise<string> {
  const text = await readFile(join(folder, "package.json"), "utf8");
  const { name, version } = JSON.parse(text) as Record<"name" | "version", string>;
  return `${name}-${version}.tgz`;
}
