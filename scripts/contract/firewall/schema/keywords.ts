import { boundNames } from "./bounds.ts";

/** Extensions that set the names in generated code. */
export const codeKeywords = ["x-enum-varnames", "x-enumNames", "x-go-name", "x-ogen-name"];

/** Keywords that have a rule for their changes. */
export const comparedKeywords = [
  ...["type", "nullable", "enum", "const", "x-extensible-enum", "format", "pattern"],
  ...[...boundNames, "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "uniqueItems"],
  ...["default", "properties", "readOnly", "writeOnly", "required", "additionalProperties"],
  ...["items", "oneOf", "anyOf", "discriminator", "title", ...codeKeywords],
];

/** Text for people. */
export const annotations = [
  ...["title", "description", "example", "examples", "deprecated", "externalDocs", "xml"],
  ...["$comment", "$schema"],
];

/** Keywords that only name a schema's place or its parts; both are followed. */
const structure = ["$ref", "allOf", "$defs", "definitions"];

/** Returns whether a keyword is covered by a rule or needs none. */
export function isRead(keyword: string): boolean {
  const lists = [comparedKeywords, annotations, structure];
  return keyword.startsWith("x-") || lists.some((list) => list.includes(keyword));
}
