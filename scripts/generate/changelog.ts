import { readFileSync } from "node:fs";
import type { Contract } from "../contract/contracts.ts";
import { acceptedChanges, reasonOf } from "../contract/firewall/accepted-changes.ts";
import type { ApiDocument } from "../contract/firewall/api-document.ts";
import type { Change, Verdict } from "../contract/firewall/change.ts";
import { compareDocuments } from "../contract/firewall/document/compare-documents.ts";
import { listPublished, readPublished } from "../contract/firewall/published.ts";
import type { OpenApiDocument } from "./document.ts";

const prose = new URL("../../spec/CHANGELOG.md", import.meta.url);

/** The verdicts, the worst first. */
const order: readonly Verdict[] = ["breaking", "unknown", "source", "harmless"];

/** A change of a revision, with the reason of one that breaks a client on purpose. */
interface ListedChange extends Change {
  readonly reason?: string;
}

/** A revision of a contract, with the changes since the one before. */
interface Revision {
  /** The day of its publication, or `unreleased`. */
  readonly revision: string;
  readonly version: string;
  /** Markdown of `spec/CHANGELOG.md`. */
  readonly notes: string;
  /** The worst first. */
  readonly changes: readonly ListedChange[];
}

/**
 * Renders `changelog.json`: each revision of a contract, the newest first. Throws if a revision has
 * no text in `spec/CHANGELOG.md`.
 */
export function renderChangelog(contract: Contract, document: OpenApiDocument): string {
  const current = document as unknown as ApiDocument;
  const published = listPublished(contract).map((revision) => readPublished(revision, contract));
  const isPublished = published.at(-1)?.info["x-revision"] === current.info["x-revision"];
  const documents = isPublished ? published : [...published, current];
  const notes = notesOf(contract);
  const revisions = documents.map(({ info }, at): Revision => {
    const [before, now] = [documents[at - 1], documents[at]];
    const revision = info["x-revision"];
    return {
      revision,
      version: info.version,
      notes: textOf(notes, revision, contract),
      changes: before === undefined ? [] : changesOf(before, now, contract),
    };
  });
  return `${JSON.stringify(revisions.toReversed(), null, 2)}\n`;
}

function changesOf(
  before: ApiDocument,
  now: ApiDocument | undefined,
  { name }: Contract,
): readonly ListedChange[] {
  const accepted = acceptedChanges.filter(({ contract }) => contract === name);
  const changes = compareDocuments(before, now).map((change) => {
    const reason = change.verdict === "harmless" ? undefined : reasonOf(change, accepted);
    return reason === undefined ? change : { ...change, reason };
  });
  return order.flatMap((kind) => changes.filter(({ verdict }) => verdict === kind));
}

/** Returns the texts of a contract by revision, from the section with the contract's heading. */
function notesOf({ name }: Contract): ReadonlyMap<string, string> {
  const sections = readFileSync(prose, "utf8").split(/^# /m);
  const own = sections.find((section) => section.split("\n", 1)[0]?.endsWith(`\`${name}\``)) ?? "";
  return new Map(
    own
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = "", ...lines] = part.split("\n");
        return [heading.trim().toLowerCase(), lines.join("\n").trim()] as const;
      }),
  );
}

/** A document can be unreleased without a note, such as after a change of an example. */
function textOf(notes: ReadonlyMap<string, string>, revision: string, { name }: Contract): string {
  const text = notes.get(revision);
  if (text !== undefined || revision === "unreleased") return text ?? "";
  throw new Error(`spec/CHANGELOG.md has no text for the revision ${revision} of ${name}`);
}
