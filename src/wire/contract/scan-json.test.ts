import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { scanJson, VALUES_MAX } from "./scan-json.ts";
import { jsonObjectText } from "../../core/raw-json/arbitrary-json-text.ts";

const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const row = (items: number, item = "1"): string => `[${Array(items).fill(item).join(",")}]`;

/** Returns the number of values, or the kind and rule of the refusal. */
function outcome(text: string): number | string {
  try {
    return scanJson(text).values;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return `${error.kind} ${error.issues[0]?.rule}`;
  }
}

/** Counts values by walking the parsed value, as a reference for the scan. */
function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((count: number, inner) => count + countValues(inner), 1);
}

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe("values", () => {
  it.each<[string, string, number]>([
    ["a scalar", "1", 1],
    ["an empty array", "[]", 1],
    ["an empty object with white space", "{ \n\t\r }", 1],
    ["a key counts with its value", '{"a":1,"b":2}', 3],
    ["containers count too", '{"a":[1,{}],"b":[[]]}', 6],
    ["commas and brackets in strings", '["a,[{\\",]","\\\\",","]', 4],
    ["escaped quotes in a row", JSON.stringify(['"'.repeat(40), '\\"'.repeat(40), 1]), 4],
    ["escaped quotes far apart", JSON.stringify([`"${"x".repeat(40)}"\\`, [1]]), 4],
    ["white space everywhere", ' [ 1 , [ ] , { "a" : [ 2 ] } ] ', 6],
  ])("%s", (_fact, text, values) => {
    expect(scanJson(text).values).toBe(values);
    expect(countValues(JSON.parse(text))).toBe(values);
  });

  it("are counted like parsed values", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 3), (value, space) => {
        const text = JSON.stringify(value, null, space);
        if (/__proto__/.test(text)) return;
        expect(scanJson(text).values).toBe(countValues(JSON.parse(text)));
      }),
    );
  });

  it.each<[string, string, number | string]>([
    ["the maximum", row(VALUES_MAX - 1), VALUES_MAX],
    ["one more", row(VALUES_MAX), "invalid-request size"],
    ["one more as empty objects", row(VALUES_MAX, "{}"), "invalid-request size"],
    ["one more in invalid JSON", `${row(VALUES_MAX)}}}`, "invalid-request size"],
    ["a comma in a string is not counted", JSON.stringify([",".repeat(600_000)]), 2],
  ])("%s", (_fact, text, want) => {
    expect(outcome(text)).toBe(want);
  });
});

describe("levels", () => {
  it.each<[string, string, number | string]>([
    ["64", nested(64), 64],
    ["65", nested(65), "invalid-request depth"],
    ["half a million that never close", "[".repeat(500_000), "invalid-request depth"],
    ["an object is a level", `{"a":${nested(64)}}`, "invalid-request depth"],
    ["brackets side by side", row(1_000, "[]"), 1_001],
    ["brackets in strings", JSON.stringify(["[{".repeat(500)]), 2],
    ["a string that never ends", `["${"[".repeat(500)}`, 2],
  ])("%s", (_fact, text, want) => {
    expect(outcome(text)).toBe(want);
  });
});

describe("a key __proto__", () => {
  it.each<[string, string, number | string]>([
    ["plain", '{"a":[{"__proto__":1}]}', "invalid-json proto"],
    ["before a space", '{"__proto__" \n:1}', "invalid-json proto"],
    ["escaped", '{"\\u005f_proto__":1}', "invalid-json proto"],
    [
      "escaped throughout",
      `{"${[..."__proto__"].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join("")}":1}`,
      "invalid-json proto",
    ],
    ["escaped in capitals", '{"_\\u005Fpr\\u006Fto__":1}', "invalid-json proto"],
    ["as a value", '["__proto__",{"a":"__proto__"}]', 4],
    ["another case", '{"__PROTO__":1}', 2],
    ["an escaped backslash before it", '{"\\\\u005f_proto__":1}', 2],
    ["a longer name", '{"__proto__x":1}', 2],
  ])("%s", (_fact, text, want) => {
    expect(outcome(text)).toBe(want);
    expect(keysOf(JSON.parse(text)).includes("__proto__")).toBe(want === "invalid-json proto");
  });
});

describe("a text is plain", () => {
  it.each<[string, string, boolean]>([
    ["with any text in strings", '["1.0","10",{"a":"1e400"}]', true],
    ["with ordinary numbers", '{"a":[0,-5,8192,0.75], "b" : 123456789012345}', true],
    ["with names that only begin with digits", '{"2fa":1,"10-4":2}', true],
    ["not with a number of another form", '{"a":[1,1.0]}', false],
    ["not with a number that is rounded", "[12345678901234567890]", false],
    ["not with a number at its very end", "1e2", false],
    ["not with a name that is an integer", '{"a":{"10":1}}', false],
    ["not with such a name before white space", '{"10" \n: 1}', false],
    ["not with such a name in escapes", '{"\\u0031":1}', false],
    ["not if plain numbers follow", "[1.0,2,3]", false],
    ["not if plain names follow", '{"1":1,"a":2,"b":"3"}', false],
  ])("%s", (_fact, text, isPlain) => {
    expect(scanJson(text).isExactlyParsed).toBe(isPlain);
    if (isPlain) expect(JSON.stringify(JSON.parse(text))).toBe(text.replaceAll(" ", ""));
  });

  it("if JSON.stringify reproduces it", () => {
    const seen = { plain: 0, other: 0 };
    fc.assert(
      fc.property(jsonObjectText, ({ text, loose }) => {
        fc.pre(!keysOf(JSON.parse(loose)).includes("__proto__"));
        const { isExactlyParsed } = scanJson(loose);
        const isKept = JSON.stringify(JSON.parse(loose)) === text;
        if (isExactlyParsed) expect(isKept).toBe(true);
        seen[isKept ? "plain" : "other"] += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(seen.plain, seen.other)).toBeGreaterThan(100);
  });
});

it.each([
  ["nesting", "[".repeat(65), "The request body is not valid JSON: recursion limit exceeded"],
  ["a key __proto__", '{"__proto__":1}', "__proto__: Extra inputs are not permitted"],
  ["values", `[${"1,".repeat(500_000)}1]`, "The request body should have at most 500000 values"],
])("the refusal of %s has the vendor's form", (_fact, text, vendorForm) => {
  expect(() => scanJson(text)).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ vendorForm })] }),
  );
});
