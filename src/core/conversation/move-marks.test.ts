import fc from "fast-check";
import { expect, test } from "vitest";
import type { CacheControl, TextPart, ToolResult, Turn } from "./conversation.ts";
import { type MarkedContent, moveMarks } from "./move-marks.ts";

const short: CacheControl = { type: "ephemeral" };
const long: CacheControl = { type: "ephemeral", ttl: "1h" };
const marks: Readonly<Record<string, CacheControl>> = { "!": short, "?": long };

/**
 * Returns parts from a short notation: `a`, an empty text `-`, a mark of five minutes `a!` or of an
 * hour `a?`.
 */
function parts(words: string): TextPart[] {
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const mark = marks[word.slice(-1)];
      const text = word.replaceAll(/[-!?]/g, "");
      return { type: "text", text, ...(mark !== undefined && { cacheControl: mark }) };
    });
}

function draw(list: readonly TextPart[]): string {
  return list.map(({ text, cacheControl }) => `${text || "-"}${markOf(cacheControl)}`).join(" ");
}

function markOf(mark: CacheControl | undefined): string {
  if (mark === undefined) return "";
  return mark.ttl === undefined ? "!" : "?";
}

interface Story {
  readonly tools: string;
  readonly system: string;
  /** Turns as `u(a -!)`; a result as `t(mark: content)`. */
  readonly turns: string;
}

function read({ tools, system, turns }: Story): MarkedContent {
  return {
    tools: parts(tools).map(({ text: name, cacheControl }) => ({
      name,
      ...(cacheControl && { cacheControl }),
    })),
    system: parts(system),
    turns: [...turns.matchAll(/(\w)\(([^)]*)\)/g)].map(([, role, inner = ""]): Turn => {
      if (role === "u") return { role: "user", parts: parts(inner) };
      if (role === "a") return { role: "assistant", parts: parts(inner) };
      if (role === "s") return { role: "system", parts: parts(inner) };
      const [own = "", content = ""] = inner.split(":");
      const mark = marks[own];
      const result: ToolResult = {
        callId: "c",
        toolName: "look",
        isError: false,
        content: parts(content),
        ...(mark !== undefined && { cacheControl: mark }),
      };
      return { role: "tool", results: [result] };
    }),
  };
}

function write({ tools, system, turns }: MarkedContent): Story {
  return {
    tools: tools.map(({ name, cacheControl }) => `${name}${markOf(cacheControl)}`).join(" "),
    system: draw(system),
    turns: turns
      .map((turn) => {
        if (turn.role !== "tool")
          return `${turn.role.charAt(0)}(${draw(turn.parts as TextPart[])})`;
        const [result] = turn.results;
        const content = draw((result?.content ?? []) as TextPart[]);
        return `t(${markOf(result?.cacheControl)}:${content})`;
      })
      .join(" "),
  };
}

test.each<[string, Partial<Story>, Partial<Story>, readonly string[]]>([
  ["to the text before it", { turns: "u(a b -!)" }, { turns: "u(a b! -)" }, []],
  ["over other empty texts", { turns: "u(a - -!)" }, { turns: "u(a! - -)" }, []],
  ["of several the nearest", { turns: "u(a -? -!)" }, { turns: "u(a? - -)" }, []],
  ["but not to one that has its own", { turns: "u(a b? -!)" }, { turns: "u(a b? -)" }, []],
  ["to the turn before", { turns: "u(a) a(b) u(-! c)" }, { turns: "u(a) a(b!) u(- c)" }, []],
  ["to system text between", { turns: "u(a) s(b) a(-! c)" }, { turns: "u(a) s(b!) a(- c)" }, []],
  ["from it", { turns: "u(a) s(-! b)" }, { turns: "u(a!) s(- b)" }, []],
  ["within a result", { turns: "u(a) t(:b -!)" }, { turns: "u(a) t(:b! -)" }, []],
  ["to its result", { turns: "u(a) t(:-! b)" }, { turns: "u(a) t(!:- b)" }, []],
  ["but not over its own mark", { turns: "t(?:-!)" }, { turns: "t(?:-)" }, []],
  ["to a result before", { turns: "t(:b) u(-! c)" }, { turns: "t(!:b) u(- c)" }, []],
  ["to the system text", { system: "s", turns: "u(-! c)" }, { system: "s!", turns: "u(- c)" }, []],
  ["within it", { system: "s -!" }, { system: "s! -" }, []],
  ["to the last tool", { tools: "x y", system: "-! s" }, { tools: "x y!", system: "- s" }, []],
  ["without a carrier, from a turn", { turns: "u(-! a)" }, { turns: "u(- a)" }, ["turns"]],
  ["without a carrier, from system text", { system: "-! s" }, { system: "- s" }, ["system"]],
  [
    "without a carrier, from both",
    { system: "-!", turns: "u(-! a)" },
    { system: "-", turns: "u(- a)" },
    ["turns", "system"],
  ],
])("the mark of an empty text: %s", (_where, given, want, wantLost) => {
  const none = { tools: "", system: "", turns: "" };
  const { content: moved, lostMarks: lost } = moveMarks(
    read({ ...none, ...given }),
    (text) => text !== "",
  );
  expect(write(moved)).toEqual({ ...none, ...want });
  expect([...lost]).toEqual(wantLost);
});

test("a call and an image carry marks", () => {
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  const image = { type: "image", source: { kind: "url", url: "http://h" } } as const;
  const empty = { type: "text", text: "", cacheControl: short } as const;
  const turns: Turn[] = [
    { role: "user", parts: [image, empty] },
    { role: "assistant", parts: [call, empty] },
  ];
  const { content: moved } = moveMarks({ tools: [], system: [], turns }, (text) => text !== "");
  expect(moved.turns).toEqual([
    {
      role: "user",
      parts: [
        { ...image, cacheControl: short },
        { type: "text", text: "" },
      ],
    },
    {
      role: "assistant",
      parts: [
        { ...call, cacheControl: short },
        { type: "text", text: "" },
      ],
    },
  ]);
});

const word = fc.constantFrom("a", "b", "-", "a!", "b?", "-!", "-?");
const words = fc.array(word, { maxLength: 3 }).map((list) => list.join(" "));
const story = fc.record({
  tools: fc.constantFrom("", "x", "x! y"),
  system: words,
  turns: fc
    .array(fc.tuple(fc.constantFrom("u", "a", "s"), words), { maxLength: 4 })
    .map((list) => list.map(([role, inner]) => `${role}(${inner})`).join(" ")),
});

/** Returns for each part that is sent, in order, whether a prompt is cached up to it. */
function cachedAt({ tools, system, turns }: MarkedContent): readonly boolean[] {
  const all = [
    ...tools,
    ...system,
    ...turns.flatMap((turn): readonly { readonly cacheControl?: CacheControl }[] =>
      turn.role === "tool" ? [] : turn.parts,
    ),
  ];
  return all.map(({ cacheControl }) => cacheControl !== undefined);
}

test("the same prompt is cached up to each mark, and content that is not sent has no mark", () => {
  fc.assert(
    fc.property(story, (drawn) => {
      const given = read(drawn);
      const { content: moved, lostMarks: lost } = moveMarks(given, (text) => text !== "");
      const isSent = wordsOf(given).map((one) => one !== "-");
      const want = cachedAt(given).map(() => false);
      let isLost = false;
      for (const [at, isMarked] of cachedAt(given).entries()) {
        if (!isMarked) continue;
        const carrier = isSent.findLastIndex((sent, other) => sent && other <= at);
        if (carrier === -1) isLost = true;
        else want[carrier] = true;
      }
      expect(cachedAt(moved)).toEqual(want);
      expect(lost.length > 0).toBe(isLost);
      expect(wordsOf(moved)).toEqual(wordsOf(given));
    }),
  );
});

/** Returns the texts of a conversation without marks. */
function wordsOf(marked: MarkedContent): readonly string[] {
  const { tools, system, turns } = write(marked);
  return [tools, system, turns.replaceAll(/\w\(|\)/g, " ")]
    .join(" ")
    .split(" ")
    .filter(Boolean)
    .map((one) => one.replace(/[!?]/, ""));
}
