/**
 * Records the code of a release, which the rollouts' proof runs with this one, since the history
 * may be missing there. Repeat it with each release.
 *
 *     node system-tests/rollouts/record-release.ts COMMIT
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { constants, brotliCompressSync } from "node:zlib";
import { RECORDED } from "./releases.ts";

const [commit = "HEAD"] = process.argv.slice(2);
const wanted = ["src", "generated", "spec/stream-grammar.yaml", "package.json"];
const withoutTests = [
  ...[":(exclude)*.test.ts", ":(exclude)*/testing/*"],
  ...[":(exclude)*/suite/*", ":(exclude)*/golden/*"],
];
const archive = execFileSync(
  "git",
  ["archive", "--format=tar", commit, "--", ...wanted, ...withoutTests],
  { maxBuffer: 100_000_000 },
);
const params = {
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
};
writeFileSync(RECORDED, brotliCompressSync(archive, { params }));
