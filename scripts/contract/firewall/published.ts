import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import type { StreamGrammar } from "../../../src/contract/grammar/stream-grammar.ts";
import type { ApiDocument } from "./api-document.ts";
import { compareDocuments, type Breach } from "./compare-documents.ts";
import { compareStreams } from "./compare-streams.ts";

/** What a version of the contract consists of. */
export interface Contract {
  readonly document: ApiDocument;
  readonly streams: Readonly<Record<string, StreamGrammar>>;
}

const folder = new URL("../../../spec/published/", import.meta.url);
const documentFile = new URL("../../../generated/openapi.json", import.meta.url);
const streamsFile = new URL("../../../spec/stream-grammar.yaml", import.meta.url);

function read(document: URL, streams: URL): Contract {
  return {
    document: JSON.parse(readFileSync(document, "utf8")) as ApiDocument,
    streams: (parse(readFileSync(streams, "utf8")) as Pick<Contract, "streams">).streams,
  };
}

/** The current contract. */
export function readCurrent(): Contract {
  return read(documentFile, streamsFile);
}

/** The versions that were published, oldest first. */
export function listPublished(): readonly string[] {
  const names = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const collator = new Intl.Collator("en", { numeric: true });
  return names.map((name) => name.replace(/\.json$/, "")).toSorted(collator.compare);
}

/** A published contract, `1.0.0`. */
export function readPublished(version: string): Contract {
  return read(new URL(`${version}.json`, folder), new URL(`${version}.streams.yaml`, folder));
}

/** The changes from one contract to the next that break a client. */
export function compareContracts(before: Contract, after: Contract): readonly Breach[] {
  const streams = Object.entries(before.streams).flatMap(([name, grammar]) => {
    const next = after.streams[name];
    if (next === undefined) return [{ place: `stream ${name}`, what: "is gone" }];
    return compareStreams(name, grammar, next);
  });
  return [...compareDocuments(before.document, after.document), ...streams];
}

/**
 * Publishes the current contract under its version. Throws if it breaks a client of the
 * last one, or if that version was published with other content.
 */
export function publish(): string {
  const { version } = readCurrent().document.info;
  const last = listPublished().at(-1);
  const breaches = last === undefined ? [] : compareContracts(readPublished(last), readCurrent());
  if (breaches.length > 0) throw new Error(`it breaks clients of ${last}; see the comparison`);
  for (const [source, name] of [
    [documentFile, `${version}.json`],
    [streamsFile, `${version}.streams.yaml`],
  ] as const) {
    const target = new URL(name, folder);
    const text = readFileSync(source, "utf8");
    if (existsSync(target) && readFileSync(target, "utf8") !== text) {
      throw new Error(`${version} was published with another ${name}; raise info.version`);
    }
    writeFileSync(target, text);
  }
  return version;
}
