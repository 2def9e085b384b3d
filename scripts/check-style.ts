/**
 * The style rules that no linter checks: file length, line length, no TODOs, no machine
 * paths, the field's own terms. Prints each violation as `file:line: what` and exits with
 * 1 if there is one.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const FILE_LINES_MAX = 400;
const LINE_CHARACTERS_MAX = 120;

/** Spelled in parts, so that this file does not match itself. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"].join("|")})\\b`),
    "left for later",
  ],
  [/@ts-(ignore|nocheck)\b/, "a silenced type check"],
  [/(?:^|[\s"'`(=])\/(?:home|Users|root|work|tmp)\/[A-Za-z0-9]/, "a path of a machine"],
];

/**
 * Where the field has its own term: ledger, valid, reported. Published contracts never change.
 */
const dialect = new RegExp(
  `\\b(?:the boo${"ks"}|(?:un)?law${"ful"}|for who${"ever"}|(?:clients?|nothing) (?:is|are) to${"ld"})\\b`,
  "i",
);

/** Tracked files and new ones that are not ignored. */
function listFiles(): readonly string[] {
  const output = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  return output.split("\0").filter((file) => file !== "");
}

function isSource(file: string): boolean {
  return /\.(ts|cts|mts|mjs|cjs|js)$/.test(file) && !file.startsWith("generated/");
}

function offencesIn(file: string): readonly string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const offences: string[] = [];
  if (isSource(file) && lines.length - 1 > FILE_LINES_MAX) {
    offences.push(`${file}:1: ${lines.length - 1} lines, more than ${FILE_LINES_MAX}`);
  }
  for (const [at, line] of lines.entries()) {
    for (const [pattern, what] of forbidden) {
      if (pattern.test(line)) offences.push(`${file}:${at + 1}: ${what}: ${line.trim()}`);
    }
    if (!file.endsWith(".json") && dialect.test(line)) {
      offences.push(`${file}:${at + 1}: not the word that the field uses: ${line.trim()}`);
    }
    if (isSource(file) && line.length > LINE_CHARACTERS_MAX) {
      offences.push(`${file}:${at + 1}: ${line.length} characters`);
    }
  }
  return offences;
}

const checked = listFiles().filter(
  (file) =>
    (isSource(file) || /\.(md|yaml|yml|json|sh)$/.test(file)) &&
    file !== "package-lock.json" &&
    !file.startsWith("generated/"),
);
const offences = checked.flatMap(offencesIn);
for (const offence of offences) console.log(offence.slice(0, 200));
process.exitCode = offences.length === 0 ? 0 : 1;
