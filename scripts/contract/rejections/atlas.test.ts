import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../src/wire/contract/json-schema.ts";
import { pointerTo } from "../../../src/wire/contract/issue-wording.ts";
import { errorBody } from "../../../src/core/errors/error-body.ts";
import type { GatewayError } from "../../../src/core/errors/gateway-error.ts";
import { contractSchemas } from "../../../src/wire/contract/contract-schemas.ts";
import { buildAtlas, nameOf, type Atlas, type ConstraintEntry } from "./atlas.ts";
import { listPlaces } from "./place.ts";
import { countAtlas, renderAtlas, wordFigures } from "./render.ts";

const page = new URL("../../../docs/rejections.md", import.meta.url);

/**
 * What Claude Code takes a 400 to be about, by its own page for gateways: the words that it looks
 * for in the whole body, and the places of which they may speak. The contract's own refusals are of
 * the first three classes alone.
 */
const agentClasses = [
  {
    name: "cache_control_field",
    words: /(?=.*cache_control)(?!.*ttl).*(not permitted|unknown field|cannot be set)/i,
    about: /\/cache_control/,
  },
  {
    name: "effort_unsupported",
    words: /(?=.*output_config).*extra inputs are not permitted/i,
    about: /^(\/messages\/\d+)?\/output_config/,
  },
  {
    name: "image_block or document_block",
    words:
      /messages[.[]\d+[\].]+content[.[]\d+[\].]+(tool_result[.[]content[.[]\d+[\].]+)?(image|document)/,
    about: /^\/messages\/\d+\/content\/\d+(\/content\/\d+)?\/./,
  },
  { name: "mid_conv_system", words: /system messages?\b|role .{0,2}system/i, about: /^$/ },
  {
    name: "thinking_signature",
    words: /thinking block|redacted_thinking block|(?=.*thinking\.signature).*field required/i,
    about: /^$/,
  },
  { name: "thinking_type", words: /thinking.type: .*not supported/, about: /^$/ },
  { name: "prompt_too_long", words: /too long|context (window|limit|length)/i, about: /^$/ },
  { name: "media_budget", words: /too much media/i, about: /^$/ },
  { name: "beta_header", words: /anthropic[-_]beta/, about: /^$/ },
  { name: "a token", words: /capability_rejected/, about: /^$/ },
];

let atlas: Atlas = { constraints: [], permissions: [] };
beforeAll(() => {
  atlas = buildAtlas();
});

/** The names that issues have for a rule; otherwise the rule's own name. */
const issueRules: Readonly<Record<string, string>> = {
  "not null": "type",
  oneOf: "type",
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
    expect(missed.map(({ permission }) => nameOf(permission))).toEqual([]);
    expect(atlas.permissions.length).toBeGreaterThan(400);
  });

  test("reads to a coding agent as about the field that it is about", () => {
    const refusals = atlas.constraints
      .filter(({ constraint }) => constraint.place.root === "MessagesRequest")
      .map(({ refusal }) => refusal);
    const misread = refusals.flatMap((refusal) => {
      const text = JSON.stringify(errorBody(refusal, "req_1", "messages"));
      const { pointer = "" } = refusal.issues[0] ?? {};
      return agentClasses
        .filter(({ words, about }) => words.test(text) && !about.test(pointer))
        .map(({ name }) => `${name}: ${text}`);
    });
    expect(misread).toEqual([]);
    for (const { name, words } of agentClasses.slice(0, 3)) {
      const isRead = (refusal: GatewayError) =>
        words.test(JSON.stringify(errorBody(refusal, "req_1", "messages")));
      expect(refusals.some(isRead), name).toBe(true);
    }
  });

  test("stands in docs/rejections.md as it is now", () => {
    expect(wordFigures(countAtlas(atlas))).toMatch(/^\d+ constraints; /);
    expect(readFileSync(page, "utf8") === renderAtlas(atlas)).toBe(true);
  });
});

test("the atlas knows every keyword that the request bodies are written in", () => {
  const proven = [
    ["type", "nullable", "enum", "oneOf", "discriminator", "required", "additionalProperties"],
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
