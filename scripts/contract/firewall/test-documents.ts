import type { Change } from "./change.ts";
import { compareDocuments } from "./document/compare-documents.ts";
import type { JsonObject } from "./part.ts";

/** The parts of a small document with one operation that a test sets. */
export interface DocumentParts {
  readonly request?: unknown;
  readonly response?: unknown;
  readonly schemas?: JsonObject;
  readonly operation?: JsonObject;
  readonly item?: JsonObject;
  readonly root?: JsonObject;
}

/** Returns a document with one operation, `POST /things`. */
export function documentOf(parts: DocumentParts): JsonObject {
  const { request = {}, response = {}, schemas = {}, operation, item, root } = parts;
  const json = (schema: unknown) => ({ "application/json": { schema } });
  const post = {
    operationId: "createThing",
    requestBody: { content: json(request) },
    responses: { "200": { description: "Done.", content: json(response) } },
    ...operation,
  };
  return {
    openapi: "3.0.3",
    info: { title: "Things", version: "1.0.0" },
    paths: { "/things": { post, ...item } },
    components: { schemas },
    ...root,
  };
}

/** Returns the changes between two small documents, as `verdict text`. */
export function textsOf(before: DocumentParts, after: DocumentParts): readonly string[] {
  return listChanges(before, after).map(({ verdict, text }) => `${verdict} ${text}`);
}

/** Returns the changes between two small documents. */
export function listChanges(before: DocumentParts, after: DocumentParts): readonly Change[] {
  return compareDocuments(documentOf(before), documentOf(after));
}
