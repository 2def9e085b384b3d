import type { StreamGrammar } from "../../../src/wire/contract/grammar/compile-grammar.ts";
import type { JsonSchema } from "../../../src/wire/contract/json-schema.ts";
import type { JsonObject } from "./part.ts";

type Content<Media> = Readonly<Record<string, Media>>;

interface Operation {
  readonly requestBody?: { readonly content: Content<JsonObject> };
}

interface Response {
  readonly content?: Content<{ readonly "x-stream-grammar"?: StreamGrammar }>;
}

/**
 * The parts of our own contract that other modules read. The comparison makes no assumptions about
 * a document.
 */
export interface ApiDocument {
  /** The revision is the day of publication, or `unreleased`. */
  readonly info: { readonly version: string; readonly "x-revision": string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}
