import { PLACEHOLDER_ORIGIN } from "../../http/request/addresses.ts";
import { escapeHtml } from "../../http/pages/escape-html.ts";
import { renderMarkdown } from "../docs/render-markdown.ts";
import {
  documentPath,
  readRevisions,
  revisionText,
  UNRELEASED,
  type Changelog,
  type Revision,
} from "./changelog.ts";

/**
 * Returns the changelog as an Atom feed (RFC 4287) of the published revisions by an author. The
 * identifiers do not depend on the gateway's address and brand.
 */
export function changelogAtom(changelog: Changelog, author: string): string {
  const { title, path } = changelog;
  const published = readRevisions(changelog).filter(({ revision }) => revision !== UNRELEASED);
  const [newest] = published;
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${PLACEHOLDER_ORIGIN}${path}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${idOf(changelog)}</id>`,
    `<updated>${timeOf(newest?.revision ?? "")}</updated>`,
    `<author><name>${escapeHtml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${PLACEHOLDER_ORIGIN}${path}.atom"/>`,
    `<link rel="alternate" type="text/html" href="${PLACEHOLDER_ORIGIN}${path}"/>`,
    ...published.map((revision) => entryOf(changelog, revision)),
    `</feed>\n`,
  ].join("\n");
}

function entryOf(changelog: Changelog, revision: Revision): string {
  const { html } = renderMarkdown(revisionText(changelog, revision));
  const page = `${PLACEHOLDER_ORIGIN}${changelog.path}#${revision.revision}`;
  const document = PLACEHOLDER_ORIGIN + documentPath(changelog, revision);
  return [
    "<entry>",
    `<title>${escapeHtml(titleOf(revision))}</title>`,
    `<id>${idOf(changelog)}:${revision.revision}</id>`,
    `<updated>${timeOf(revision.revision)}</updated>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<link rel="related" type="application/json" href="${document}"/>`,
    `<content type="html">${escapeHtml(html)}</content>`,
    "</entry>",
  ].join("\n");
}

function titleOf({ revision, changes }: Revision): string {
  const breaking = changes.filter(({ verdict }) => verdict === "breaking").length;
  const count = breaking === 1 ? "1 breaking change" : `${breaking} breaking changes`;
  return breaking === 0 ? `Revision ${revision}` : `Revision ${revision}: ${count}`;
}

function idOf({ documents }: Changelog): string {
  return `urn:chat-gateway${documents.replaceAll("/", ":")}`;
}

/** A revision is a day; feeds state times. */
function timeOf(revision: string): string {
  return `${revision}T00:00:00Z`;
}
