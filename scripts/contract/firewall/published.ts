import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { StreamGrammar } from "../../../src/wire/contract/grammar/compile-grammar.ts";
import { clientContract, type Contract } from "../contracts.ts";
import { withoutAccepted } from "./accepted-changes.ts";
import type { ApiDocument } from "./api-document.ts";
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

/** Returns the published revisions, oldest first: the days of their publication. */
export function listPublished({ published } = clientContract): readonly string[] {
  const names = readdirSync(published).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));
  return names.map((name) => name.replace(/\.json$/, "")).toSorted();
}

/** Returns a published contract, such as `2026-11-22`. */
export function readPublished(revision: string, { published } = clientContract): ApiDocument {
  return read(new URL(`${revision}.json`, published));
}

/** Returns the grammar of each stream of a contract, by operation. */
export function streamsOf({ components }: ApiDocument): ReadonlyMap<string, StreamGrammar> {
  const grammars = Object.values(components.responses).flatMap(
    ({ content }) => content?.["text/event-stream"]?.["x-stream-grammar"] ?? [],
  );
  return new Map(grammars.map((grammar) => [grammar.operation, grammar]));
}

/** Returns whether a text is a day of the calendar, such as `2026-11-30`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/**
 * Publishes the current contract under a day, such as `2026-11-30`; returns whether it differs from
 * the last revision. Throws if it breaks a client of an earlier revision and this is not accepted,
 * or if the day is not later than the last revision.
 */
export function publish(contract: Contract, day: string): boolean {
  const current = readCurrent(contract);
  const revisions = listPublished(contract);
  const [last] = revisions.slice(-1);
  if (last === current.info["x-revision"]) return false;
  if (last !== undefined && last >= day) throw new Error(`${contract.name}: ${last} is published`);
  for (const revision of revisions) {
    const changes = compareDocuments(readPublished(revision, contract), current);
    const { faults } = withoutAccepted(contract.name, changes, {
      after: revision,
      until: "unreleased",
    });
    if (faults.length > 0) {
      throw new Error(`${contract.name} breaks clients of ${revision}; see the comparison`);
    }
  }
  const dated = { ...current, info: { ...current.info, "x-revision": day } };
  const target = new URL(`${day}.json`, contract.published);
  writeFileSync(target, `${JSON.stringify(dated, null, 2)}\n`);
  return true;
}
