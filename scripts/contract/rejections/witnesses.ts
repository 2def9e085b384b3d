import { errorTable } from "../../../src/core/errors/error-table.ts";
import type { Constraint } from "./list-constraints.ts";
import type { ConstraintEntry } from "./atlas.ts";
import type { RequestRoot } from "./place.ts";

const operations: Readonly<Record<RequestRoot, string>> = {
  ChatCompletionRequest: "createChatCompletion",
  MessagesRequest: "createMessage",
  CountTokensRequest: "countMessageTokens",
  ResponsesRequest: "createResponse",
};

/**
 * Returns the rejected witnesses as JSON for the conformance kit, one per line: the id of the rule,
 * the operation that refuses the body, the issue that it reports, and the body. Equal items and
 * characters in it are one, with their number: `{"$of": "x", "$times": 513}`.
 */
export function renderWitnesses(atlas: readonly ConstraintEntry[]): string {
  const lines = atlas.map(({ constraint, rejected, refusal }) => {
    const [issue] = refusal.issues;
    return JSON.stringify({
      id: idOf(constraint),
      operation: operations[constraint.place.root],
      code: errorTable[refusal.kind].code,
      pointer: issue?.pointer,
      rule: issue?.rule,
      body: shorten(rejected),
    });
  });
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** `ChatTool/properties/type/enum`: the rule's place in the document, its keyword and field. */
function idOf({ place, rule }: Pick<Constraint, "place" | "rule">): string {
  const [keyword = "", field = ""] = rule.split(": ");
  const parts = keyword === "required" ? [keyword, field] : [keyword];
  return [place.component, ...place.keys, ...parts].join("/").replaceAll(/[\s$]+/g, "-");
}

/** From this number on, equal items or characters are shortened. */
const SHORTENED_FROM = 64;

function shorten(value: unknown): unknown {
  if (typeof value === "string" || Array.isArray(value)) {
    const items: readonly unknown[] = [...value];
    const first = JSON.stringify(items[0]);
    const isLong = items.length >= SHORTENED_FROM;
    if (isLong && items.every((item) => JSON.stringify(item) === first)) {
      return { $of: items[0], $times: items.length };
    }
    return typeof value === "string" ? value : items.map(shorten);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field)]));
}
