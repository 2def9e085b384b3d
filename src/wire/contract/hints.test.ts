import { describe, expect, test } from "vitest";
import {
  ChatCompletionRequest,
  CountTokensRequest,
  MessagesRequest,
} from "../../../generated/validators.js";
import { chatHints } from "./chat-hints.ts";
import { countHints } from "./count-hints.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { HintLookup, type HintTable } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { pointerTo } from "./issue-wording.ts";
import { messagesHints } from "./messages-hints.ts";
import { chatBody, countBody, messagesBody } from "./test-bodies.ts";
import { Draft, type Json, type JsonObject, type Path, valueAt } from "./testing/draft.ts";
import { followAdvice } from "./testing/follow-advice.ts";

interface Protocol {
  readonly name: "ChatCompletionRequest" | "MessagesRequest" | "CountTokensRequest";
  readonly hints: HintTable;
  readonly body: JsonObject;
  readonly accepts: (body: unknown) => boolean;
}

const asJson = (body: object): JsonObject => JSON.parse(JSON.stringify(body)) as JsonObject;
const protocols: readonly Protocol[] = [
  {
    name: "ChatCompletionRequest",
    hints: chatHints,
    body: asJson(chatBody),
    accepts: (body) => ChatCompletionRequest(body),
  },
  {
    name: "MessagesRequest",
    hints: messagesHints,
    body: asJson(messagesBody),
    accepts: (body) => MessagesRequest(body),
  },
  {
    name: "CountTokensRequest",
    hints: countHints,
    body: asJson(countBody),
    accepts: (body) => CountTokensRequest(body),
  },
];

/** A hint, and mistakes that may trigger it: each replaces the valid value at the place. */
interface Case {
  readonly place: string;
  readonly advice: string;
  readonly mistakes: readonly ((draft: Draft) => void)[];
}

/** Values of fields that a hint moves to another place; all others are 1. */
const sent: Readonly<Record<string, Json>> = {
  stop: ["a"],
  stop_sequences: ["a"],
  system: "Be brief.",
  instructions: "Be brief.",
  system_prompt: "Be brief.",
  tool_use_id: "c1",
  tool_call_id: "c1",
  thinking: "hm",
  extra_body: { tools: [] },
  parallel_tool_calls: true,
  disable_parallel_tool_use: true,
  name: "look",
  description: "Looks.",
  parameters: {},
  input_schema: {},
  schema: {},
  json_schema: { name: "n", schema: {} },
  strict: true,
  detail: "low",
};

/** Blocks that are valid in other places. */
const blocks: Readonly<Record<string, JsonObject>> = {
  tool_use: { type: "tool_use", id: "c1", name: "look", input: {} },
  thinking: { type: "thinking", thinking: "hm" },
  redacted_thinking: { type: "redacted_thinking", data: "x" },
  tool_result: { type: "tool_result", tool_use_id: "c1" },
  image: { type: "image", source: { type: "url", url: "https://example.com/a.png" } },
  document: { type: "document", source: { type: "url", url: "https://example.com/a.pdf" } },
};

const wrongValues: readonly (Json | undefined)[] = [undefined, null, 1, "x", {}, [], true];

function casesOf({ fields, values, places }: HintTable): readonly Case[] {
  return [
    ...Object.entries(fields).map(([place, advice]) => ({
      place,
      advice,
      mistakes: [(draft: Draft) => draft.put(sent[draft.name] ?? 1)],
    })),
    ...Object.entries(values).flatMap(([place, words]) =>
      Object.entries(words).map(([word, advice]) => ({
        place: `${place} = ${word}`,
        advice,
        mistakes: [
          (draft: Draft) => draft.put(blocks[word] ?? { type: word }, 1),
          (draft: Draft) => draft.put(word === "*" ? "elsewhere" : word),
        ],
      })),
    ),
    ...Object.entries(places).map(([place, advice]) => ({
      place,
      advice,
      mistakes: wrongValues.map((value) => (draft: Draft) => draft.put(value)),
    })),
  ];
}

/** Returns every place of the body that matches a hint's pattern. */
function pathsOf(pattern: string, body: JsonObject): readonly Path[] {
  let paths: readonly Path[] = [[]];
  for (const token of pattern.replace(/ = .*/, "").split("/").slice(1)) {
    paths = paths.flatMap((path): readonly Path[] => {
      const value = valueAt(body, path);
      if (token !== "*") return [[...path, token]];
      return Array.isArray(value) ? value.map((_item, at) => [...path, at]) : [];
    });
  }
  return paths.filter((path) => valueAt(body, path.slice(0, -1)) !== undefined);
}

/** Returns bodies with one mistake that triggers the hint at its place. */
function refusedBodies(one: Case, { name, hints, body }: Protocol): readonly Draft[] {
  const drafts = pathsOf(one.place, body).flatMap((path) =>
    one.mistakes.flatMap((make) => {
      const draft = new Draft(body, path);
      try {
        make(draft);
      } catch {
        return [];
      }
      return [new Draft(draft.body, path)];
    }),
  );
  return drafts.filter((draft) =>
    new IssueFinder(contractSchemas, new HintLookup(hints))
      .find(name, draft.body)
      .some(({ pointer, hint }) => pointer === pointerTo(draft.path) && hint === one.advice),
  );
}

test.each<[protocol: number, place: string, words: readonly string[], meant: string]>([
  [0, "/messages/*/role", ["developer"], "system"],
  [0, "/messages/*/role", ["model", "ai", "bot"], "assistant"],
  [0, "/messages/*/role", ["human"], "user"],
  [0, "/messages/*/role", ["tool_result"], "tool"],
  [0, "/reasoning/effort", ["minimal"], "low"],
  [0, "/reasoning/effort", ["xhigh", "max"], "high"],
  [1, "/messages/*/role", ["developer"], "system"],
  [1, "/messages/*/role", ["model"], "assistant"],
  [1, "/messages/*/role", ["human"], "user"],
  [1, "/thinking/type", ["on"], "enabled"],
  [1, "/thinking/type", ["off"], "disabled"],
  [1, "/output_config/effort", ["minimal"], "low"],
])("wire %i, %s: %j means %s", (at, place, words, meant) => {
  const hints = new HintLookup(protocols[at]?.hints ?? chatHints);
  for (const word of words) expect(hints.ofValue(place, word)).toContain(`"${meant}"`);
});

/** A refused chat field, and the setting of each client that sends it. */
test.each<[place: string, switches: readonly string[]]>([
  [
    "/reasoning_effort",
    [
      '"reasoning"',
      "smolagents, instructor: extra_body",
      'LlamaIndex: the same in additional_kwargs={"extra_body": …}',
      "AI SDK, Mastra: reasoning in providerOptions",
      "--thinking",
      '"compat": {"supportsReasoningEffort": false}',
    ],
  ],
  ["/store", ['"compat": {"supportsStore": false}']],
  ["/n", ['additional_drop_params=["n"]', "AnthropicChatGenerator"]],
  ["/seed", ['additional_drop_params=["seed"]']],
  [
    "/parallel_tool_calls",
    ["disabled_params", "should_use_structured_outputs", "ReActAgent", "openai-agents"],
  ],
])("chat, %s: the hint names the client's setting", (place, switches) => {
  const hint = new HintLookup(chatHints).ofField(place) ?? "";
  for (const each of switches) expect(hint).toContain(each);
  // The general advice comes first, and the hint is short.
  expect(hint.slice(0, hint.indexOf(" ("))).toMatch(/Leave it out|instead/);
  expect(hint.length).toBeLessThan(400);
});

test("chat, the role developer: the hint names the client's setting", () => {
  const hint = new HintLookup(chatHints).ofValue("/messages/*/role", "developer");
  expect(hint).toBe('Use the role "system". (pi: "compat": {"supportsDeveloperRole": false}.)');
});

test("a client's text never matches an inherited member of an object", () => {
  const hints = new HintLookup({
    fields: { "/a": "field" },
    names: { b: "name" },
    values: { "/c": { word: "value" } },
    places: { "/d": "place" },
  });
  expect([hints.ofField("/a"), hints.ofField("/x/b"), hints.ofField("/x")]).toEqual([
    "field",
    "name",
    undefined,
  ]);
  expect([hints.ofValue("/c", "word"), hints.ofPlace("/d")]).toEqual(["value", "place"]);
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(hints.ofField(word)).toBeUndefined();
    expect(hints.ofField(`/${word}`)).toBeUndefined();
    expect(hints.ofValue(word, "word")).toBeUndefined();
    expect(hints.ofValue("/c", word)).toBeUndefined();
    expect(hints.ofPlace(word)).toBeUndefined();
  }
});

describe.each(protocols)("null in an optional field of $name", ({ name, hints, body, accepts }) => {
  test.each(Object.keys(body))("%s: the only hint is to leave it out, and it works", (field) => {
    const draft = new Draft(body, [field]);
    draft.put(null);
    const found = new IssueFinder(contractSchemas, new HintLookup(hints)).find(name, draft.body);
    const isRequired = ["model", "messages"].includes(field);
    expect(found.map(({ hint }) => hint === "Leave it out instead.")).toEqual([!isRequired]);
    draft.put(undefined);
    expect(accepts(draft.body)).toBe(!isRequired);
  });
});

describe.each(protocols)("a request that follows a hint of $name is accepted", (protocol) => {
  test.each(casesOf(protocol.hints).map((one) => [one.place, one.advice, one] as const))(
    "%s: %s",
    (_place, advice, one) => {
      const refused = refusedBodies(one, protocol);
      expect(refused, "no mistake shows this hint").not.toEqual([]);
      for (const readings of followAdvice(advice)) {
        const isTaken = refused.some(({ body, path }) =>
          readings.some((follow) => {
            const draft = new Draft(body, path);
            try {
              follow(draft);
            } catch {
              return false;
            }
            return protocol.accepts(draft.body);
          }),
        );
        expect(isTaken).toBe(true);
      }
    },
  );
});
