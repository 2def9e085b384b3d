import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonObjectText } from "../../src/core/raw-json/arbitrary-json-text.ts";
import { type ExactJson, textOfExact, writeExact } from "../../src/core/raw-json/exact-json.ts";
import {
  argumentsOf,
  type CallingUpstream,
  lanes,
  placeIn,
  type Protocol,
  sentPlaces,
  startCallingUpstream,
} from "./calling-upstream.ts";
import { wireKinds } from "./wire-reply.ts";

let upstream: CallingUpstream;
beforeAll(async () => {
  upstream = await startCallingUpstream();
});
afterAll(() => upstream.close());

/** A client's own JSON texts. */
interface Own {
  readonly tool: string;
  readonly answer: string;
  readonly input: string;
}

/** Returns the client's own JSON in the fields of its protocol. */
const fieldsOf: Readonly<Record<Protocol, (own: Own) => string>> = {
  chat: ({ tool, answer, input }) =>
    `"tools":[{"type":"function","function":{"name":"look","parameters":${tool}}}],` +
    `"response_format":{"type":"json_schema","json_schema":{"name":"a","schema":${answer}}},` +
    '"messages":[{"role":"user","content":"Hi 1.0"},{"role":"assistant","tool_calls":[{"id":"c",' +
    `"type":"function","function":{"name":"look","arguments":${JSON.stringify(input)}}}]},` +
    '{"role":"tool","tool_call_id":"c","content":"red"}]',
  messages: ({ tool, answer, input }) =>
    `"max_tokens":100,"tools":[{"name":"look","input_schema":${tool}}],` +
    `"output_config":{"format":{"type":"json_schema","schema":${answer}}},` +
    '"messages":[{"role":"user","content":"Hi 1.0"},{"role":"assistant","content":[{"type":' +
    `"tool_use","id":"c","name":"look","input":${input}}]},` +
    '{"role":"user","content":[{"type":"tool_result","tool_use_id":"c","content":"red"}]}]',
};

const written = (json: ExactJson | undefined): string =>
  json === undefined ? "nothing" : writeExact(json);

/** Returns the text of a string, or of an object. */
const textOf = (json: ExactJson | undefined): string => textOfExact(json) ?? written(json);

describe.each(wireKinds)("on the wire %s", (wire) => {
  test.each(lanes)(
    "$protocol, streamed: $stream: each token keeps its text and place",
    async (lane) => {
      const places = sentPlaces[wire];
      await fc.assert(
        fc.asyncProperty(
          jsonObjectText,
          jsonObjectText,
          jsonObjectText,
          async (schema, input, answered) => {
            const [head, tail] = ['{"type":"object","properties":{"10":{"const":', "}}}"];
            const [tool, answer] = [`${head}${schema.loose}${tail}`, `{"default":${schema.loose}}`];
            const own = { tool, answer, input: input.loose };
            upstream.say({ input: answered.loose.replace(/[\r\n\t]/g, " ") });
            const reply = await upstream.ask({
              wire,
              ...lane,
              fields: fieldsOf[lane.protocol](own),
            });
            expect(reply.status).toBe(200);

            const sent = upstream.received();
            expect(written(placeIn(sent, places.tool))).toBe(`${head}${schema.text}${tail}`);
            expect(written(placeIn(sent, places.answer))).toBe(`{"default":${schema.text}}`);
            const called = placeIn(sent, places.call);
            // Text with the same form in the protocol and the wire is unchanged.
            const isUntouched = lane.protocol === "chat" && wire !== "anthropic";
            expect(textOf(called)).toBe(isUntouched ? input.loose : input.text);

            expect(textOf(argumentsOf(lane, reply))).toBe(answered.text);
          },
        ),
        { numRuns: 50 },
      );
    },
  );

  test.each(lanes)(
    "$protocol, streamed: $stream: a response keeps the exact text",
    async (lane) => {
      const input = ' {"b":1.0,"10":1e400, "2":12345678901234567890,"a":-0} ';
      upstream.say({ input: JSON.stringify(input) });
      const reply = await upstream.ask({
        wire,
        ...lane,
        fields: '"messages":[{"role":"user","content":"Hi"}]',
      });
      const given = argumentsOf(lane, reply);
      const isObject = lane.protocol === "messages" && !lane.stream;
      expect(isObject ? written(given) : textOfExact(given)).toBe(
        isObject ? input.replaceAll(" ", "") : input,
      );
    },
  );
});
