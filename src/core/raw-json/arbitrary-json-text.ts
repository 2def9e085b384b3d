import fc from "fast-check";

/** A JSON text in two forms: as the gateway writes it, and with white space and needless escapes. */
export interface JsonText {
  readonly text: string;
  readonly loose: string;
}

/** Numbers that a double rounds, numbers in an unusual notation, and plain numbers. */
const numbers = [
  ...["9007199254740993", "-12345678901234567890", "1.0", "-0", "0.0", "1e2", "1E+2", "1e400"],
  ...["0.1000000000000000055511151231257827", "1.50", "1e-7", "2e-400"],
  ...["0", "7", "-5", "0.75", "8192", "123456789012345"],
];

/** Names that come first in an in-memory object, and other names. */
const names = ["10", "2", "1", "0", "4294967295", "01", "-1", "a", "b", "é", 'q"\\', "const"];

const number = fc.oneof(
  fc.constantFrom(...numbers),
  fc
    .tuple(fc.integer({ min: 1 }), fc.stringMatching(/^\d{0,20}(\.\d{1,20})?([eE][+-]?\d{1,3})?$/))
    .map(([first, rest]) => `${first}${rest}`),
);
const space = fc.constantFrom("", "", " ", "\n\t", "\r");
const scalar = fc.oneof(number, fc.constantFrom("true", "false", "null")).map(plain);
const string = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("1.0", '{"2":1e2}'))
  .map(quoted);
const name = fc.oneof(fc.constantFrom(...names), fc.string());

function plain(text: string): JsonText {
  return { text, loose: text };
}

/** Returns a string, and the same string with its first character escaped. */
function quoted(value: string): JsonText {
  const text = JSON.stringify(value);
  if (value === "") return plain(text);
  const [first, rest] = [value.slice(0, 1), value.slice(1)];
  const escaped = `\\u${first.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return { text, loose: `"${escaped}${JSON.stringify(rest).slice(1)}` };
}

function listed(items: readonly JsonText[], [open, close]: string, gap: string): JsonText {
  const [texts, looses] = [items.map(({ text }) => text), items.map(({ loose }) => loose)];
  return {
    text: `${open}${texts.join(",")}${close}`,
    loose: `${open}${gap}${looses.join(`${gap},${gap}`)}${gap}${close}`,
  };
}

const { object } = fc.letrec<{ value: JsonText; array: JsonText; object: JsonText }>((tie) => ({
  value: fc.oneof({ depthSize: "small" }, scalar, string, tie("array"), tie("object")),
  array: fc
    .tuple(fc.array(tie("value"), { maxLength: 4 }), space)
    .map(([items, gap]) => listed(items, "[]", gap)),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(name, tie("value")), { maxLength: 5, selector: ([key]) => key }),
      space,
    )
    .map(([fields, gap]) => {
      const pairs = fields.map(([key, value]) => {
        const named = quoted(key);
        return {
          text: `${named.text}:${value.text}`,
          loose: `${named.loose}${gap}:${gap}${value.loose}`,
        };
      });
      return listed(pairs, "{}", gap);
    }),
}));

/** For tests: JSON objects, most of which would change if parsed and written again. */
export const jsonObjectText: fc.Arbitrary<JsonText> = object;
