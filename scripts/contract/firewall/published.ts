import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { StreamGrammar } from "../../../src/wire/contract/grammar/compile-grammar.ts";
import { clientContract, type Contract } from "../contracts.ts";
import type { ApiDocument } from "./api-document.ts";
import { listFaults } from "./change.ts";
import { compareDocuments } from "./document/compare-documents.ts";

const generated = new URL("../../../generated/", import.meta.url);

function read(file: URL): ApiDocument {
  return JSON.parse(readFileSync(file, "utf8")) as ApiDocument;
}

function currentFile({ folder }: Contract): URL {
  return new URL(`${folder}openapi.json`, generated);
}

/** Returns the current contract. */
export function readCurrent(contract = clientContract): ApiDocument {
  return read(currentFile(contract));
}

/** Returns the published versions, oldest first. */
export function listPublished({ published } = clientContract): readonly string[] {
  const names = readdirSync(published).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const collator = new Intl.Collator("en", { numeric: true });
  return names.map((name) => name.replace(/\.json$/, "")).toSorted(collator.compare);
}

/** Returns a published contract, such as `1.0.0`. */
export function readPublished(version: string, { published } = clientContract): ApiDocument {
  return read(new URL(`${version}.json`, published));
}

/** Returns the grammar of each stream of a contract, by operation. */
export function streamsOf({ components }: ApiDocument): ReadonlyMap<string, StreamGrammar> {
  const grammars = Object.values(components.responses).flatMap(
    ({ content }) => content?.["text/event-stream"]?.["x-stream-grammar"] ?? [],
  );
  return new Map(grammars.map((grammar) => [grammar.operation, grammar]));
}

/**
 * Publishes the current contract under its version. Throws if it breaks a client of the last
 * version, or if its version was published with other content.
 */
export function publish(contract: Contract): string {
  const { version } = readCurrent(contract).info;
  const last = listPublished(contract).at(-1);
  const changes =
    last === undefined
      ? []
      : compareDocuments(readPublished(last, contract), readCurrent(contract));
  if (listFaults(changes).length > 0) {
    throw new Error(`it breaks clients of ${last}; see the comparison`);
  }
  const target = new URL(`${version}.json`, contract.published);
  const text = readFileSync(currentFile(contract), "utf8");
  if (existsSync(target) && readFileSync(target, "utf8") !== text) {
    throw new Error(`${version} was published with other content; raise info.version`);
  }
  writeFileSync(target, text);
  return version;
}
