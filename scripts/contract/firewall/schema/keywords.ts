import { boundNames } from "./bounds.ts";

/** Extensions after which generators name what they make of a schema. */
export const codeKeywords = ["x-enum-varnames", "x-enumNames", "x-go-name", "x-ogen-name"];

/** Keywords whose change each has a rule. */
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

/** Keywords that only say where a schema stands or what it consists of; both are followed. */
const structure = ["$ref", "allOf", "$defs", "definitions"];

/** Whether a keyword needs no more than a rule, or none. */
export function isRead(keyword: string): boolean {
  const lists = [comparedKeywords, annotations, structure];
  return keyword.startsWith("x-") || lists.some((list) => list.includes(keyword));
}
