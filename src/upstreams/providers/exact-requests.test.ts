import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { jsonObjectText } from "../../core/raw-json/arbitrary-json-text.ts";
import {
  type ExactJson,
  readExact,
  textOfExact,
  writeExact,
} from "../../core/raw-json/exact-json.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";
import { encodeRequest as encodeMessages } from "./anthropic/encode-request.ts";
import { encodeRequest as encodeResponses } from "./openai-responses/encode-request.ts";
import { encodeRequest as encodeChat } from "./openai/encode-request.ts";
import { testRequest, type TestRequestChanges } from "./transport/test-upstream.ts";
import { dialectNames } from "./upstream-dialect.ts";

type Path = readonly (string | number)[];

/**
 * Paths in a wire's body of the first tool's schema, the output schema and the first call's
 * arguments.
 */
interface Places {
  readonly encode: (changes: TestRequestChanges) => string;
  readonly tool: Path;
  readonly answer: Path;
  readonly call: Path;
  /** Whether the arguments are text within the body. */
  readonly isText: boolean;
}

const wires = {
  openai: {
    encode: (changes) => writeJson(encodeChat(testRequest(changes)).body),
    tool: ["tools", 0, "function", "parameters"],
    answer: ["response_format", "json_schema", "schema"],
    call: ["messages", 1, "tool_calls", 0, "function", "arguments"],
    isText: true,
  },
  "openai-responses": {
    encode: (changes) => writeJson(encodeResponses(testRequest(changes)).body),
    tool: ["tools", 0, "parameters"],
    answer: ["text", "format", "schema"],
    call: ["input", 1, "arguments"],
    isText: true,
  },
  anthropic: {
    encode: (changes) => writeJson(encodeMessages(testRequest(changes)).body),
    tool: ["tools", 0, "input_schema"],
    answer: ["output_config", "format", "schema"],
    call: ["messages", 1, "content", 0, "input"],
    isText: false,
  },
} as const satisfies Record<string, Places>;

function within(json: ExactJson | undefined, [first, ...rest]: Path): ExactJson {
  if (json === undefined) throw new Error("not in the body");
  if (first === undefined) return json;
  if (json instanceof Map) return within(json.get(String(first)), rest);
  return within(typeof json === "string" ? undefined : json[Number(first)], rest);
}

interface Given {
  readonly schema: RawJson;
  readonly argumentsJson: string;
}

function conversationOf({ schema, argumentsJson }: Given): Partial<Conversation> {
  return {
    turns: [
      { role: "user", parts: [{ type: "text", text: "Hi" }] },
      { role: "assistant", parts: [{ type: "tool-call", id: "c", name: "look", argumentsJson }] },
      {
        role: "tool",
        results: [{ callId: "c", toolName: "look", content: [], isError: false }],
      },
    ],
    tools: [{ name: "look", parameters: schema }],
    output: { kind: "json-schema", name: "answer", schema },
  };
}

/**
 * A schema that every vendor accepts, with unusual values and names in the parts that are never
 * changed.
 */
const anySchema = fc
  .tuple(jsonObjectText, jsonObjectText)
  .map(([one, other]) =>
    RawJson.ofText(
      `{"type":"object","properties":{"10":{"const":${one.text}},"2":{"default":${other.text}},` +
        `"a":{"const":1.0}},"additionalProperties":false}`,
    ),
  );

describe.each(Object.entries(wires))("on the wire %s", (name, places) => {
  const kind = name as keyof typeof wires;

  test("schemas and arguments are sent as written, in every dialect", () => {
    const dialects = dialectNames(kind).filter((dialect) => {
      // A separate test covers a schema within text.
      return !["deepseek", "moonshot", "zai", "minimax"].includes(dialect) || kind !== "openai";
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...dialects),
        anySchema,
        jsonObjectText,
        (dialect, schema, called) => {
          const conversation = conversationOf({ schema, argumentsJson: called.loose });
          const body = readExact(places.encode({ kind, conversation, dialect: { name: dialect } }));
          expect(writeExact(within(body, places.tool))).toBe(schema.text);
          expect(writeExact(within(body, places.answer))).toBe(schema.text);
          const sent = within(body, places.call);
          if (places.isText) expect(textOfExact(sent)).toBe(called.loose);
          else expect(writeExact(sent)).toBe(called.text);
        },
      ),
    );
  });

  test("arguments are exactly the client's text", () => {
    const argumentsJson =
      '{ "b":1.0,"10":1e400,\n"2":"\\u00e9", "a":12345678901234567890, "a":-0 }';
    const conversation = conversationOf({ schema: RawJson.of({ type: "object" }), argumentsJson });
    const text = places.encode({ kind, conversation });
    expect(text).toContain(places.isText ? JSON.stringify(argumentsJson) : argumentsJson);
  });
});

test.each([
  ["openai", { name: "deepseek" }, {}],
  ["anthropic", {}, { structuredOutput: "best_effort" }],
] as const)(
  "a schema within the prompt is the client's text: %s",
  (kind, dialect, capabilities) => {
    const schema = RawJson.ofText('{"properties":{"b":{"minimum":1.0},"2":{"enum":[1e400,-0]}}}');
    const conversation = conversationOf({ schema, argumentsJson: "{}" });
    const text = wires[kind].encode({ kind, conversation, dialect, capabilities });
    expect(text).toContain(JSON.stringify(`\n${schema.text}`).slice(1, -1));
  },
);
