import { parseArgs } from "node:util";
import { listFaults, type Change, type Verdict } from "../change.ts";
import { compareDocuments } from "../document/compare-documents.ts";
import { BrokenDocument } from "../part.ts";

/** Output and exit code of the command. */
export interface CompareOutcome {
  /**
   * 0: every change is harmless; 1: a change breaks a client or is not understood; 2: no comparison
   * was made; 3: a change breaks the source of generated clients, and none does worse.
   */
  readonly code: 0 | 1 | 2 | 3;
  readonly stdout: string;
  readonly stderr: string;
}

/** Reads a file as text; throws if it cannot. */
export type ReadFile = (path: string) => string;

/** The command line or a file is invalid; the message names the fault. */
class UsageError extends Error {}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

function readDocument(path: string, readFile: ReadFile): unknown {
  let document: unknown;
  try {
    document = JSON.parse(readFile(path));
  } catch (failure) {
    throw new UsageError(`${path} cannot be read as JSON: ${reasonOf(failure)}`);
  }
  try {
    // Compares the document with itself, so that an error names this file.
    compareDocuments(document, document);
  } catch (failure) {
    if (!(failure instanceof BrokenDocument)) throw failure;
    throw new UsageError(`${path}: ${failure.message}`);
  }
  return document;
}

interface Arguments {
  readonly paths: readonly [string, string];
  readonly isJson: boolean;
}

function readArguments(parameters: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
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
  source: "source        ",
  harmless: "harmless      ",
};

/** Returns the changes as text, the worst first, and the number of each kind. */
function textOf(changes: readonly Change[]): string {
  const verdicts = ["breaking", "unknown", "source", "harmless"] as const;
  const ofKind = (kind: Verdict) => changes.filter(({ verdict }) => verdict === kind);
  const lines = verdicts
    .flatMap(ofKind)
    .map(({ place, verdict, text }) => `${words[verdict]}  ${place || "/"}\n    ${text}\n`);
  const counts = verdicts.map((kind) => `${ofKind(kind).length} ${words[kind].trimEnd()}`);
  return `${lines.join("")}${counts.join(", ")}\n`;
}

function codeOf(changes: readonly Change[]): 0 | 1 | 3 {
  const faults = listFaults(changes);
  if (faults.length === 0) return 0;
  return faults.every(({ verdict }) => verdict === "source") ? 3 : 1;
}

/** Compares two documents named on the command line. */
export function runCompare(parameters: readonly string[], readFile: ReadFile): CompareOutcome {
  try {
    const { paths, isJson } = readArguments(parameters);
    const [before, after] = paths.map((path) => readDocument(path, readFile));
    const changes = compareDocuments(before, after);
    return {
      code: codeOf(changes),
      stdout: isJson ? `${JSON.stringify({ changes }, null, 2)}\n` : textOf(changes),
      stderr: "",
    };
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
    return { code: 2, stdout: "", stderr: `${failure.message}\n` };
  }
}
