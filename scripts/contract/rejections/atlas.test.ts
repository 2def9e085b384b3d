import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import { pointerTo } from "../../../src/contract/issue-wording.ts";
import { contractSchemas } from "../../../src/contract/contract-schemas.ts";
import { buildAtlas, nameOf, type Atlas, type ConstraintEntry } from "./atlas.ts";
import { listPlaces } from "./place.ts";
import { countAtlas, renderAtlas, wordFigures } from "./render.ts";

const page = new URL("../../../docs/rejections.md", import.meta.url);

let atlas: Atlas = { constraints: [], permissions: [] };
beforeAll(() => {
  atlas = buildAtlas();
});

/** The names that issues have for a rule; otherwise the rule's own name. */
const issueRules: Readonly<Record<string, string>> = {
  "not null": "type",
  oneOf: "type",
  anyOf: "type",
};

function misplaced({ constraint, refusal }: ConstraintEntry): string[] {
  const { place, rule, field } = constraint;
  const [issue] = refusal.issues;
  const pointer = pointerTo(field === null ? place.path : [...place.path, field]);
  // A reference is broken by whatever its component forbids, there or inside it.
  if (rule.startsWith("$ref "))
    return issue?.pointer.startsWith(pointer) ? [] : [nameOf(constraint)];
  const word = issueRules[rule] ?? rule.split(":")[0];
  // The tag of a branch is reported by the rule of its union.
  const isWord = issue?.rule === word || (word === "enum" && issue?.rule === "discriminator");
  const isTold = issue?.pointer === pointer && isWord;
  return isTold ? [] : [`${nameOf(constraint)}: ${issue?.pointer} ${issue?.rule}`];
}

describe("every constraint of the request bodies", () => {
  test("has a body that keeps to it, and one that breaks it and nothing else", () => {
    const { constraints, accepted, rejected } = countAtlas(atlas);
    expect(constraints).toBeGreaterThan(600);
    expect([accepted, rejected]).toEqual([constraints, constraints]);
  });

  test("is reported at its place and by its name", () => {
    expect(atlas.constraints.flatMap(misplaced)).toEqual([]);
  });

  test("lets the rejected body through once it is lifted", () => {
    const missed = atlas.constraints.filter(({ caught }) => caught === null);
    expect(missed.map(({ constraint }) => nameOf(constraint))).toEqual([]);
  });

  test("is needed by the accepted body where it permits something", () => {
    const missed = atlas.permissions.filter(({ caught }) => caught === null);
    // A list of texts alone is also of the narrower type, which generated clients know since 1.0.0.
    const twice = ["SystemInputBlock branch: TextBlockParam"];
    expect(missed.map(({ permission }) => nameOf(permission))).toEqual(twice);
    expect(atlas.permissions.length).toBeGreaterThan(400);
  });

  test("stands in docs/rejections.md as it is now", () => {
    expect(wordFigures(countAtlas(atlas))).toMatch(/^\d+ constraints; /);
    expect(readFileSync(page, "utf8") === renderAtlas(atlas)).toBe(true);
  });
});

test("the atlas knows every keyword that the request bodies are written in", () => {
  const proven = [
    [
      "type",
      "nullable",
      "enum",
      "oneOf",
      "anyOf",
      "discriminator",
      "required",
      "additionalProperties",
    ],
    ["minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern", "$ref"],
    ["properties", "items"],
  ].flat();
  // Of the lengths, there are only those that follow from the body's.
  const annotations = ["description", "example", "deprecated", "format", "maxLength"];
  const known = new Set([...proven, ...annotations]);
  const keywords = listPlaces(contractSchemas).flatMap(({ schema }) => Object.keys(schema));
  expect(keywords.filter((keyword) => !known.has(keyword))).toEqual([]);
  const formats = listPlaces(contractSchemas).map(({ schema }) => formatOf(schema));
  expect([...new Set(formats)]).toEqual([undefined, "int32", "int64"]);
});

function formatOf(schema: JsonSchema): unknown {
  return Object.entries(schema).find(([key]) => key === "format")?.[1];
}
