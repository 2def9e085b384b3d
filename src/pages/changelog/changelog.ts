import { readPageFile, type PageFile } from "../page-files.ts";

/** A change between two revisions, as `npm run contract:compare -- --json` prints it. */
export interface Change {
  /** JSON pointer into the newer document, or into the older one for a removed part. */
  readonly place: string;
  readonly verdict: "breaking" | "unknown" | "source" | "harmless";
  readonly text: string;
  /** Why it was made, if it breaks a client. */
  readonly reason?: string;
}

/** A revision of a contract, with the changes since the one before. */
export interface Revision {
  /** The day of its publication; `unreleased` of the served document with changes since then. */
  readonly revision: string;
  readonly version: string;
  /** Markdown. */
  readonly notes: string;
  /** The worst first. */
  readonly changes: readonly Change[];
}

/** A contract's changelog, and where it and its documents are served. */
export interface Changelog {
  readonly file: Extract<PageFile, `${string}changelog.json`>;
  readonly title: string;
  /** The page; with `.md`, `.json` and `.atom` its other forms. */
  readonly path: string;
  /** The current document; `documents`, a slash and a revision make the path of an earlier one. */
  readonly document: string;
  readonly documents: string;
}

/** Reads the revisions of a contract, the newest first. */
export function readRevisions({ file }: Changelog): readonly Revision[] {
  // `npm run generate` writes the file in this form.
  return JSON.parse(readPageFile(file).toString()) as readonly Revision[];
}

/** Returns the path of a revision's document. */
export function documentPath(
  { document, documents }: Changelog,
  { revision }: Pick<Revision, "revision">,
): string {
  return revision === UNRELEASED ? document : `${documents}/${revision}.json`;
}

export const UNRELEASED = "unreleased";

/** Returns the changelog as Markdown: of each revision first what breaks, then the notes. */
export function changelogText(changelog: Changelog): string {
  const { title, document, path } = changelog;
  const intro =
    `[The document](${document}) keeps its version; \`info.x-revision\` is the day of its ` +
    "publication. The document of each revision stays available, and the changes were found by " +
    `comparing it with the one before. This page as [Atom](${path}.atom) and [JSON](${path}.json).`;
  const sections = readRevisions(changelog).map((revision) => sectionOf(changelog, revision));
  return [`# ${title}`, intro, ...sections].join("\n\n");
}

function sectionOf(changelog: Changelog, revision: Revision): string {
  const heading = revision.revision === UNRELEASED ? "Not published yet" : revision.revision;
  return `## ${heading}\n\n${revisionText(changelog, revision)}`;
}

/** Returns the text of one revision as Markdown, without a heading. */
export function revisionText(changelog: Changelog, revision: Revision): string {
  const { changes, notes } = revision;
  const ofKind = (verdict: Change["verdict"]) =>
    changes.filter((change) => change.verdict === verdict);
  const others = ofKind("harmless").length;
  const count =
    others === 0 ? "" : ` ${others} further changes are harmless: [JSON](${changelog.path}.json).`;
  return [
    `[The document](${documentPath(changelog, revision)}).${count}`,
    listOf("Breaking", ofKind("breaking")),
    listOf("To be checked by hand", ofKind("unknown")),
    listOf("Names in generated clients", ofKind("source")),
    notes,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function listOf(title: string, changes: readonly Change[]): string {
  if (changes.length === 0) return "";
  const lines = changes.map(({ place, text, reason }) => {
    const why = reason === undefined ? "" : ` (${reason})`;
    return `- \`${place || "/"}\`: ${text}${why}`;
  });
  return `**${title}**\n\n${lines.join("\n")}`;
}
