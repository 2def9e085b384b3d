import { isDeepStrictEqual } from "node:util";
import type { Contract } from "../contract/contracts.ts";
import { listPublished, readPublished } from "../contract/firewall/published.ts";
import type { OpenApiDocument } from "./document.ts";

const UNRELEASED = "unreleased";

/**
 * Returns the document with its revision in `info.x-revision`: the day of its publication if the
 * last published document is the same, otherwise `unreleased`.
 */
export function withRevision(document: OpenApiDocument, contract: Contract): OpenApiDocument {
  const last = listPublished(contract).at(-1);
  const dated = (revision: string) => datedDocument(document, revision);
  const isPublished =
    last !== undefined && isDeepStrictEqual(dated(last), readPublished(last, contract));
  return dated(isPublished ? last : UNRELEASED);
}

function datedDocument(document: OpenApiDocument, revision: string): OpenApiDocument {
  const { title, version, ...info } = document.info;
  return { ...document, info: { title, version, "x-revision": revision, ...info } };
}
