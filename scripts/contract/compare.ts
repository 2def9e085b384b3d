/**
 * Compares two OpenAPI documents: prints each change with its place and what it does to clients
 * of the older one.
 *
 *     npm run -s contract:compare -- OLD.json NEW.json [--json]
 *
 * Exits with 0 if every change is harmless, 1 if one breaks a client or is not understood, 2 if
 * the documents cannot be compared.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { listFaults, type Change, type Verdict } from "./firewall/change.ts";
import { compareDocuments } from "./firewall/document/compare-documents.ts";
import { BrokenDocument } from "./firewall/part.ts";

/** The command line or a file is wrong; the message says how. */
class UsageError extends Error {}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

function readDocument(path: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path, "utf8"));
  } catch (failure) {
    throw new UsageError(`${path} cannot be read as JSON: ${reasonOf(failure)}`);
  }
  try {
    // With itself, so that a complaint names the file that it is about.
    compareDocuments(document, document);
  } catch (failure) {
    if (!(failure instanceof BrokenDocument)) throw failure;
    throw new UsageError(`${path}: ${failure.message}`);
  }
  return document;
}

function readArguments(): { readonly paths: readonly [string, string]; readonly isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    const [before, after, ...more] = positionals;
    if (before !== undefined && after !== undefined && more.length === 0) {
      return { paths: [before, after], isJson: values.json };
    }
  } catch (failure) {
    throw new UsageError(reasonOf(failure));
  }
  throw new UsageError("usage: npm run -s contract:compare -- OLD.json NEW.json [--json]");
}

const words: Readonly<Record<Verdict, string>> = {
  breaking: "breaking      ",
  unknown: "not understood",
  harmless: "harmless      ",
};

function print(changes: readonly Change[]): void {
  const verdicts = ["breaking", "unknown", "harmless"] as const;
  for (const kind of verdicts) {
    for (const { place, verdict, text } of changes) {
      if (verdict === kind) console.log(`${words[verdict]}  ${place || "/"}\n    ${text}`);
    }
  }
  const counts = verdicts.map(
    (kind) =>
      `${changes.filter(({ verdict }) => verdict === kind).length} ${words[kind].trimEnd()}`,
  );
  console.log(counts.join(", "));
}

function run(): void {
  const { paths, isJson } = readArguments();
  const changes = compareDocuments(readDocument(paths[0]), readDocument(paths[1]));
  if (isJson) console.log(JSON.stringify({ changes }, null, 2));
  else print(changes);
  process.exitCode = listFaults(changes).length > 0 ? 1 : 0;
}

try {
  run();
} catch (failure) {
  if (!(failure instanceof UsageError)) throw failure;
  console.error(failure.message);
  process.exitCode = 2;
}
