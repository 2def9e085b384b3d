import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { parseJson } from "./parse-json.ts";

function kindOf(text: string): string {
  try {
    parseJson(text);
    return "valid";
  } catch (error) {
    return error instanceof GatewayError ? error.kind : String(error);
  }
}

describe("JSON of a body", () => {
  it.each<[string, string, string]>([
    ["a long text with an unterminated string", `["${"x".repeat(70_000)}`, "invalid-json"],
    ["an empty body", "", "invalid-json"],
    ["a trailing comma", '{"a":1,}', "invalid-json"],
  ])("%s: %s", (_fact, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    ['{"a":1,}', 7],
    ['{"a":}', 5],
    ['{"a":nul}', 8],
    ["[tru, 1]", 4],
    ['{"a":1', 6],
    ['{"a":"x', 7],
    ["{a:1}", 1],
    ["[1]]", 3],
    ["<", 0],
  ])("%s is wrong at character %d", (text, place) => {
    expect(() => parseJson(text)).toThrow(`not valid JSON (at character ${place})`);
  });

  it("with a mistake at an unknown position is searched only if it is short", () => {
    const wrong = (values: number): string => `[${"1,".repeat(values)}]`;
    expect(() => parseJson(wrong(1_000))).toThrow("not valid JSON (at character 2001)");
    expect(() => parseJson(wrong(8_000))).toThrow(/not valid JSON\.$/);
  });

  it("is parsed like JSON.parse does, with any strings", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});
