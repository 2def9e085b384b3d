import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { StreamGrammar } from "../../../src/contract/grammar/stream-grammar.ts";
import type { ApiDocument } from "./api-document.ts";
import { listFaults } from "./change.ts";
import { compareDocuments } from "./document/compare-documents.ts";

const folder = new URL("../../../spec/published/", import.meta.url);
const currentFile = new URL("../../../generated/openapi.json", import.meta.url);

function read(file: URL): ApiDocument {
  return JSON.parse(readFileSync(file, "utf8")) as ApiDocument;
}

/** The current contract. */
export function readCurrent(): ApiDocument {
  return read(currentFile);
}

/** The versions that were published, oldest first. */
export function listPublished(): readonly string[] {
  const names = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const collator = new Intl.Collator("en", { numeric: true });
  return names.map((name) => name.replace(/\.json$/, "")).toSorted(collator.compare);
}

/** A published contract, `1.0.0`. */
export function readPublished(version: string): ApiDocument {
  return read(new URL(`${version}.json`, folder));
}

/** The order of the events in each stream of a contract, by its operation. */
export function streamsOf({ components }: ApiDocument): ReadonlyMap<string, StreamGrammar> {
  const grammars = Object.values(components.responses).flatMap(
    ({ content }) => content?.["text/event-stream"]?.["x-stream-grammar"] ?? [],
  );
  return new Map(grammars.map((grammar) => [grammar.operation, grammar]));
}

/**
 * Publishes the current contract under its version. Throws if it breaks a client of the
 * last one, or if that version was published with other content.
 */
export function publish(): string {
  const { version } = readCurrent().info;
  const last = listPublished().at(-1);
  const changes = last === undefined ? [] : compareDocuments(readPublished(last), readCurrent());
  if (listFaults(changes).length > 0) {
    throw new Error(`it breaks clients of ${last}; see the comparison`);
  }
  const target = new URL(`${version}.json`, folder);
  const text = readFileSync(currentFile, "utf8");
  if (existsSync(target) && readFileSync(target, "utf8") !== text) {
    throw new Error(`${version} was published with other content; raise info.version`);
  }
  writeFileSync(target, text);
  return version;
}
