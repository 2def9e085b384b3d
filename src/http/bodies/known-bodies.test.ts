import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { TestTimers } from "../../core/timing/test-timers.ts";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import { type BodyText, NewText } from "./body-text.ts";
import { ContinuedText } from "./continued-text.ts";
import { KnownBodies } from "./known-bodies.ts";

const PIECE = 11_000;
const tools = [{ name: "look", description: "x".repeat(40_000) }];

const message = (content: unknown): object => ({ role: "user", content });

/** Returns the text of a body with these messages; the tools are after them. */
const bodyOf = (...contents: readonly unknown[]): string =>
  JSON.stringify({ model: "m", messages: contents.map(message), tools });

/** Returns a body with its messages as `input`. */
const asInput = (body: string): string => body.replace('"messages":', '"input":');
/** Returns a body with a second array of this kind. */
const withInput = (body: string): string => body.replace('"messages":', '"input":[{}],"messages":');

/** More than an eighth of a body. */
const much = "y".repeat(9_000);

/** Returns all that is read from a text, or the refusal. */
function read(text: BodyText): unknown {
  try {
    const { values, isExactlyParsed } = text.scan();
    const parsed = text.parse();
    text.accepted(parsed);
    const { body, source, illFormed } = parsed;
    const written = source.raw(body as object).text;
    return { values, isExactlyParsed, body: JSON.stringify(body), written, illFormed };
  } catch (error) {
    return error;
  }
}

/**
 * Reads texts of one key, and returns whether each one continued a known body. Each must be read
 * like a new text.
 */
function readAll(known: KnownBodies, ...texts: readonly string[]): readonly boolean[] {
  return texts.map((text) => {
    const opened = open(known, text);
    // Without a byte order mark, as after decoding.
    const whole = new NewText(new BytePieces([Buffer.from(text)]).text());
    expect(read(opened)).toEqual(read(whole));
    return opened instanceof ContinuedText;
  });
}

/** Opens a text whose bytes arrive in pieces. */
function open(known: KnownBodies, text: string, key = "key"): BodyText {
  const bytes = Buffer.from(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(bytes.subarray(at, at + PIECE));
  return known.open(key, new BytePieces(pieces));
}

const start = (timers = new TestTimers()): KnownBodies => new KnownBodies(timers);

describe("a step", () => {
  const many = Array(100_000).fill(1);
  const cut = `{"tools":${JSON.stringify(tools)},"messages":[{"content":[1],"k":{}}`;

  test.each<[string, string, string, boolean]>([
    ["with one more message", bodyOf("a"), bodyOf("a", "b"), true],
    ["with the same messages", bodyOf("a", "b"), bodyOf("a", "b"), true],
    ["of responses", asInput(bodyOf("a")), asInput(bodyOf("a", "b")), true],
    ["of responses with another last item", asInput(bodyOf("a", "b")), asInput(bodyOf("a")), true],
    ["with both fields", withInput(bodyOf("a")), withInput(bodyOf("a", "b")), false],
    ["with another last message", bodyOf("a", "b"), bodyOf("a", "c"), true],
    ["with fewer messages", bodyOf("a", "b"), bodyOf("a"), true],
    ["of another conversation of the agent", bodyOf("a"), bodyOf("b", "c"), true],
    ["without messages", bodyOf("a"), bodyOf(), true],
    ["after one without messages", bodyOf(), bodyOf("a"), false],
    ["with white space", bodyOf("a"), bodyOf("a", "b").replace(',{"role"', ' ,\n{ "role"'), true],
    ["with another model", bodyOf("a"), bodyOf("a", "b").replace('"m"', '"n"'), false],
    ["with another tool", bodyOf("a"), bodyOf("a", "b").replace("look", "find"), false],
    ["with a message of another form", bodyOf("a"), bodyOf("a", [1, { b: [] }, "x"]), true],
    ["with a number that is rounded", bodyOf("a"), bodyOf("a", 1).replace(":1}", ":1.0}"), true],
    ["with half of a character", bodyOf("a"), bodyOf("a", "\ud800"), true],
    ["with a mistake", bodyOf("a"), bodyOf("a", "b").replace('"},{', '"},,{'), true],
    ["with a number after a message", bodyOf("a"), bodyOf("a").replace('"}]', '"}.5]'), true],
    ["whose messages end early", bodyOf("a"), bodyOf("a", "b").replace('"},{', '"}],"x":[{'), true],
    ["that has no messages", bodyOf("a"), bodyOf("a").replace(/\{"role.*?\]/, '],"x":[{}]'), true],
    ["with a forbidden name", bodyOf("a"), bodyOf({ a: 1 }).replace('"a":', '"__proto__":'), true],
    ["that is nested too deep", bodyOf("a"), bodyOf("b").replace('"b"', "[".repeat(80)), true],
    ["with too many values", bodyOf("a"), bodyOf("a", Array(500_000).fill(1)), true],
    ["with too many values in all", bodyOf(many), bodyOf(many, Array(450_000).fill(1)), true],
    ["that is cut where a message ends like the body", `${cut}],"k":{}}`, cut, true],
  ])("%s", (_fact, first, second, want) => {
    expect(readAll(start(), first, second)).toEqual([false, want]);
  });

  test("continues the conversation of its key with the most equal messages", () => {
    const known = start();
    expect(readAll(known, bodyOf("a", "b"), bodyOf("x"), bodyOf("x", "y"))).toEqual([
      false,
      true,
      true,
    ]);
    expect(known.size).toBe(2);
    expect(readAll(known, bodyOf("a", "b", "c"))).toEqual([true]);
    expect(known.size).toBe(2);
    expect(open(known, bodyOf("a", "b", "d"), "another key")).toBeInstanceOf(NewText);
  });
});

test("a body with a message that is not an object is not remembered", () => {
  const mixed = bodyOf("b").replace("[{", '["a",{');
  expect(readAll(start(), bodyOf("a"), mixed, mixed.replace("}]", "} ]"))).toEqual([
    false,
    true,
    true,
  ]);
});

test("a known body is replaced once an eighth of its text is new", () => {
  const known = start();
  readAll(
    known,
    bodyOf("a"),
    bodyOf("a", "b"),
    bodyOf("a", "b", much),
    bodyOf("a", "b", much, "c"),
  );
  const opened = open(known, bodyOf("a", "b", much, "d"));
  const read = vi.spyOn(JSON, "parse");
  opened.parse();
  expect(known.size).toBe(1);
  expect(read.mock.calls.map(([text]) => text.length)).toEqual([expect.closeTo(30, -2)]);
  read.mockRestore();
  expect(opened.length - opened.knownLength).toBe(JSON.stringify(message("d")).length + 1);
  readAll(known, bodyOf("a", "e"));
});

test("an object that bodies share is written once", () => {
  const known = start();
  const [first, second] = [bodyOf("a"), bodyOf("a", "b")].map((text) => {
    const opened = open(known, text);
    const parsed = opened.parse();
    opened.accepted(parsed);
    return parsed.source.raw((parsed.body as { readonly tools: readonly object[] }).tools);
  });
  expect(second).toBe(first);
});

test("a known body stays if its next step is too large to be remembered", () => {
  const known = start();
  const large = "z".repeat(4_194_304);
  expect(readAll(known, bodyOf("a"), bodyOf("a", large), bodyOf("a", large, "b"))).toEqual([
    false,
    true,
    true,
  ]);
});

describe("a body is not remembered", () => {
  test.each<[string, string]>([
    ["if it has its messages twice", `{"messages":[{}],${bodyOf("a").slice(1)}`],
    ["if its first messages are none", `{"messages":[],${bodyOf("a").slice(1)}`],
    ["if a name has an escape", bodyOf("a").replace("model", String.raw`mode\u006c`)],
    ["if its messages are no objects", JSON.stringify({ messages: ["a"], tools })],
    ["if it has no messages", JSON.stringify({ tools })],
    ["if it is an array", JSON.stringify([{ messages: [message("a")], tools }])],
    ["if it has half of a character", bodyOf("\ud800")],
    ["if a number would be rounded", bodyOf(1).replace(":1}", ":1.0}")],
  ])("%s", (_fact, text) => {
    const known = start();
    readAll(known, text);
    expect(known.size).toBe(0);
  });

  test.each<[string, string]>([
    ["its text", bodyOf("a", "x".repeat(4_200_000))],
    ["its values", bodyOf("a", Array(140_000).fill(1))],
  ])("if it exceeds the share of its key by %s", (_by, text) => {
    const known = start();
    readAll(known, bodyOf("a").replace("look", "find"), text);
    expect(known.size).toBe(1);
    expect(open(known, bodyOf("b").replace("look", "find"))).toBeInstanceOf(ContinuedText);
  });

  test("if it begins with a byte order mark", () => {
    const known = start();
    read(open(known, `\ufeff${bodyOf("a")}`));
    expect(known.size).toBe(0);
  });

  test("if it is short, and was decoded as it arrived", () => {
    const known = start();
    read(known.open("key", bodyOf("a")));
    expect(known.size).toBe(0);
  });

  test("if it is refused", () => {
    const known = start();
    const opened = open(known, bodyOf("a"));
    opened.scan();
    opened.parse();
    expect(known.size).toBe(0);
  });

  test("for longer than five minutes after its last step", () => {
    const timers = new TestTimers();
    const known = start(timers);
    readAll(known, bodyOf("a"));
    timers.pass(299_999);
    readAll(known, bodyOf("a", "b"));
    timers.pass(299_999);
    expect([known.size, known.keys, timers.running]).toEqual([1, 1, 1]);
    timers.pass(1);
    expect([known.size, known.keys, timers.running]).toEqual([0, 0, 0]);
  });
});

test("the oldest bodies are forgotten, of a key first", () => {
  const timers = new TestTimers();
  const known = start(timers);
  const text = (name: string): string => bodyOf(name, "x".repeat(900_000));
  const keep = (key: string, name: string): unknown => read(open(known, text(name), key));
  for (let key = 0; key < 6; key += 1) {
    for (let body = 0; body < 6; body += 1) keep(`key ${key}`, String(body));
    expect(known.size).toBe(Math.min(4 * (key + 1), 17));
    expect(timers.running).toBe(known.size);
  }
});

test("a body that was continued is forgotten later", () => {
  const known = start();
  const text = (name: string): string => bodyOf("x".repeat(900_000), name).replace("look", name);
  const isKnown = (name: string): boolean => open(known, text(name)) instanceof ContinuedText;
  readAll(known, text("a"), text("b"), text("c"), text("d"), text("a"), text("e"));
  expect(["b", "a", "e"].map(isKnown)).toEqual([false, true, true]);
});

test("law: texts are read as if nothing were known", () => {
  const content = fc.oneof(
    fc.constantFrom<unknown>("a", "}]", much, "\ud83d", "é", 1, null, [], {}),
    fc.array(fc.record({ type: fc.constantFrom("x", "y"), "1": fc.nat(3) }), { maxLength: 2 }),
  );
  const kept = ["a", "é", { messages: [{}] }].map(message);
  const added = fc.array(fc.oneof(content.map(message), content), { maxLength: 3 });
  const before = fc.constantFrom(
    "",
    '"a":1,',
    '"a":1.0,',
    '"messages":[],',
    '"messages":1,',
    String.raw`"\u006dessages":[],`,
  );
  const after = fc.constantFrom("", ',"b":[{}]', ',"b":"]}"', ',"messages":[{}]');
  /** An edit next to a bracket or comma. */
  const edit = fc.record({
    at: fc.nat(),
    text: fc.constantFrom(
      ...[...',]}[{"1. :\\\u00a0\ufeff', "1e400", '{"__proto__":1}', String.raw`"\ud800"`],
      ...["{}", '"a"', '],"x":[', '],"messages":[', ',{"role":"user"}', "/**/"],
    ),
    deletes: fc.nat(1),
  });
  const step = fc.record({
    keeps: fc.nat(kept.length),
    messages: added,
    change: fc.option(edit),
  });
  const conversation = fc
    .tuple(before, after, fc.array(step, { minLength: 2, maxLength: 5 }))
    .map(([head, tail, steps]) =>
      steps.map(({ keeps, messages, change }) => {
        const list = JSON.stringify([...kept.slice(0, keeps), ...messages]);
        const whole = `{${head}"messages":${list}${tail},"tools":${JSON.stringify(tools)}}`;
        if (change === null) return whole;
        const { at, text, deletes } = change;
        const places = Array.from(whole.matchAll(/[[\]{},]/g), ({ index }) => index);
        const place = (places[at % places.length] ?? 0) + (at % 2);
        return whole.slice(0, place) + text + whole.slice(place + deletes);
      }),
    );
  fc.assert(
    fc.property(conversation, conversation, (texts, others) => {
      readAll(start(), ...texts, ...others);
    }),
  );
});
