import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../src/wire/contract/json-schema.ts";
import { errorBody } from "../../../src/core/errors/error-body.ts";
import type { GatewayError } from "../../../src/core/errors/gateway-error.ts";
import { admitUnlisted } from "../../../src/wire/contract/admit-unlisted.ts";
import { contractSchemas } from "../../../src/wire/contract/contract-schemas.ts";
import {
  buildAtlas,
  findRejected,
  isVoid,
  listAll,
  listAcceptedBodies,
  listRefusedBodies,
  refusalOf,
  type ConstraintEntry,
} from "./atlas.ts";
import { listPlaces } from "./place.ts";
import { renderAtlas } from "./render.ts";
import { renderWitnesses } from "./witnesses.ts";

const page = new URL("../../../docs/rejections.md", import.meta.url);
const witnesses = new URL("../../../generated/conformance/rejections.json", import.meta.url);

/**
 * The subjects that Claude Code recognizes in a 400, from its documentation for gateways: the words
 * that it searches in the whole body, and the places that they may concern. The contract's own
 * refusals use the first three classes only.
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

let atlas: readonly ConstraintEntry[] = [];
beforeAll(() => {
  atlas = buildAtlas();
});

test("the bodies that need each permission are accepted", () => {
  const bodies = listAcceptedBodies(contractSchemas);
  expect(bodies.filter(({ root, body }) => refusalOf(root, body) !== null)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(240);
});

describe("every constraint of the request bodies", () => {
  test("has a valid body, and an invalid one whose only issue names its rule and its place", () => {
    expect(atlas.length).toBeGreaterThan(600);
  });

  test("is understood by a coding agent as concerning its field", () => {
    const refusals = atlas
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

  test("is in docs/rejections.md in its current form", () => {
    expect(readFileSync(page, "utf8") === renderAtlas(atlas)).toBe(true);
  });

  test("is in the data of the conformance kit, each under its own id", () => {
    const text = readFileSync(witnesses, "utf8");
    expect(text === renderWitnesses(atlas)).toBe(true);
    expect(text.length).toBeLessThan(400_000);
    const ids = (JSON.parse(text) as readonly { readonly id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(atlas.length);
  });
});

const protocols = {
  ChatCompletionRequest: "chat",
  MessagesRequest: "messages",
  CountTokensRequest: "messages",
  ResponsesRequest: "responses",
} as const;

test("unlisted_fields: ignore lets a body in only if the error of each issue says so", () => {
  const outcomes = listRefusedBodies().map(({ root, body, refusal }) => {
    const admitted = admitUnlisted(protocols[root], body).body;
    const saysSo = refusal.issues.every(({ hint = "" }) => hint.includes('"unlisted_fields"'));
    return { body, isIn: refusalOf(root, admitted) === null, saysSo };
  });
  expect(outcomes.filter(({ isIn, saysSo }) => isIn !== saysSo)).toEqual([]);
  expect(outcomes.filter(({ isIn }) => isIn).length).toBeGreaterThan(70);
});

test("unlisted_fields: ignore changes no body that the contract accepts", () => {
  const changed = listAcceptedBodies(contractSchemas).filter(
    ({ root, body }) => admitUnlisted(protocols[root], body).body !== body,
  );
  expect(changed).toEqual([]);
});

test("a void rule is one that no body breaks alone", () => {
  const rules = listAll().filter(isVoid);
  expect(rules.filter((rule) => findRejected(rule) !== null)).toEqual([]);
  expect(rules.length).toBe(14);
});

test("the atlas covers every keyword of the request bodies", () => {
  const proven = [
    ["type", "nullable", "enum", "oneOf", "discriminator", "required", "additionalProperties"],
    ["minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern", "$ref"],
    ["properties", "items"],
  ].flat();
  // Only lengths that follow from the body's length occur.
  const dates = ["x-deprecated-at", "x-sunset"];
  const annotations = ["description", "example", "deprecated", "format", "maxLength", ...dates];
  const known = new Set([...proven, ...annotations]);
  const keywords = listPlaces(contractSchemas).flatMap(({ schema }) => Object.keys(schema));
  expect(keywords.filter((keyword) => !known.has(keyword))).toEqual([]);
  const formats = listPlaces(contractSchemas).map(({ schema }) => formatOf(schema));
  expect([...new Set(formats)]).toEqual([undefined, "int32", "int64"]);
});

function formatOf(schema: JsonSchema): unknown {
  return Object.entries(schema).find(([key]) => key === "format")?.[1];
}
