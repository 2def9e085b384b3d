import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type {
  AssistantPart,
  ImagePart,
  TextPart,
  ToolCall,
  PlainTurn as Turn,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { anyOrder, orderByName, orderTurns, type TurnOrder } from "./turn-order.ts";

const text = (words: string): TextPart => ({ type: "text", text: words });
const image: ImagePart = { type: "image", source: { kind: "url", url: "http://h/a.png" } };
const cacheControl = { type: "ephemeral" } as const;
const hour = { type: "ephemeral", ttl: "1h" } as const;

const user = (...parts: readonly UserPart[]): Turn => ({ role: "user", parts });
const assistant = (words: string): Turn => ({ role: "assistant", parts: [text(words)] });
const system = (...words: readonly string[]): Turn => ({ role: "system", parts: words.map(text) });
const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
const calls: Turn = { role: "assistant", parts: [call] };
const tool = (...contents: readonly (readonly UserPart[])[]): Turn => ({
  role: "tool",
  results: contents.map((content) => ({ callId: "c", toolName: "look", content, isError: false })),
});
const named = (turn: Turn, name: string): Turn => (turn.role === "tool" ? turn : { ...turn, name });

const strict: TurnOrder = {
  lateSystem: false,
  repeatedRoles: false,
  userAfterTool: false,
  parallelCalls: true,
};

function order(turns: readonly Turn[], changes: Partial<TurnOrder>): readonly Turn[] {
  return orderTurns(turns, { ...anyOrder, ...changes }, new Set());
}

describe("late system text", () => {
  const late = { lateSystem: false };
  test.each<[string, Partial<TurnOrder>, readonly Turn[], readonly Turn[]]>([
    [
      "stays if the server accepts it",
      {},
      [user(text("a")), system("s")],
      [user(text("a")), system("s")],
    ],
    [
      "becomes a user turn in the same place",
      late,
      [user(text("a")), assistant("b"), system("s"), user(text("c"))],
      [user(text("a")), assistant("b"), user(text("s")), user(text("c"))],
    ],
    [
      "becomes one text",
      late,
      [user(text("a")), system("s", "t")],
      [user(text("a")), user(text("s\n\nt"))],
    ],
    [
      "is merged into the preceding user turn if turns alternate",
      strict,
      [user(text("a")), system("s"), assistant("b")],
      [user(text("a\n\ns")), assistant("b")],
    ],
    [
      "is merged into the following user turn if turns alternate",
      strict,
      [user(text("a")), assistant("b"), system("s"), user(text("c"), image)],
      [user(text("a")), assistant("b"), user(text("s\n\nc"), image)],
    ],
    [
      "becomes a user turn after a tool if that is allowed",
      { ...strict, userAfterTool: true },
      [calls, tool([text("r")]), system("s"), user(text("c"))],
      [calls, tool([text("r")]), user(text("s\n\nc"))],
    ],
    [
      "is added to the result if a user turn may not follow",
      strict,
      [calls, tool([text("r")]), system("s"), user(text("c")), assistant("b")],
      [calls, tool([text("r\n\ns\n\nc")]), assistant("b")],
    ],
    [
      "is added to a result even if it is accepted elsewhere",
      { userAfterTool: false },
      [calls, tool([text("r")]), system("s"), assistant("b"), system("t")],
      [calls, tool([text("r\n\ns")]), assistant("b"), system("t")],
    ],
  ])("%s", (_fact, changes, given, want) => {
    expect(order(given, changes)).toEqual(want);
  });
});

describe("turns of one role", () => {
  const once = { repeatedRoles: false };
  test.each<[string, readonly Turn[], readonly Turn[]]>([
    ["user turns are merged", [user(text("a")), user(text("b"))], [user(text("a\n\nb"))]],
    [
      "assistant turns are merged, with their calls",
      [assistant("a"), { role: "assistant", parts: [text("b"), call] }, tool([])],
      [{ role: "assistant", parts: [text("a\n\nb"), call] }, tool([])],
    ],
    [
      "images stay between their texts",
      [user(text("a"), image), user(image), user(text("b")), user(text("c"))],
      [user(text("a"), image, image, text("b\n\nc"))],
    ],
    ["texts of one turn stay separate", [user(text("a"), text("b"))], [user(text("a"), text("b"))]],
    [
      "the later text's cache mark applies to both",
      [
        user({ ...text("a"), cacheControl }),
        user({ ...text("b"), cacheControl: hour }),
        user(text("c")),
      ],
      [user({ ...text("a\n\nb\n\nc"), cacheControl: hour })],
    ],
    [
      "results, and accepted system text, are not merged",
      [calls, tool([]), tool([]), system("s"), system("t")],
      [calls, tool([]), tool([]), system("s"), system("t")],
    ],
  ])("%s", (_fact, given, want) => {
    expect(order(given, once)).toEqual(want);
    expect(order(given, {})).toBe(given);
  });
});

describe("the user after a tool", () => {
  const never = { userAfterTool: false };
  test.each<[string, readonly Turn[], readonly Turn[]]>([
    [
      "is added to the last result",
      [calls, tool([text("q")], [text("r"), image]), user(text("a"), image), assistant("b")],
      [calls, tool([text("q")], [text("r"), image, text("a"), image]), assistant("b")],
    ],
    [
      "becomes the content of an empty result",
      [calls, tool([]), user(text("a"))],
      [calls, tool([text("a")])],
    ],
    [
      "stays a separate turn if an assistant turn comes between",
      [calls, tool([]), assistant("b"), user(text("a"))],
      [calls, tool([]), assistant("b"), user(text("a"))],
    ],
  ])("%s", (_fact, given, want) => {
    expect(order(given, never)).toEqual(want);
    expect(order(given, { ...strict, userAfterTool: true })).toEqual(given);
  });
});

describe("parallel calls", () => {
  const callOf = (id: string): ToolCall => ({ ...call, id });
  const says = (...parts: readonly AssistantPart[]): Turn => ({ role: "assistant", parts });
  const results = (...given: readonly (readonly [string, string])[]): Turn => ({
    role: "tool",
    results: given.map(([callId, content]) => ({
      callId,
      toolName: "look",
      content: [text(content)],
      isError: content === "failed",
    })),
  });
  const [a, b, c] = [callOf("a"), callOf("b"), callOf("c")];
  const single = { parallelCalls: false };

  test.each<[string, Partial<TurnOrder>, readonly Turn[], readonly Turn[]]>([
    [
      "become pairs of one call and its result",
      single,
      [user(text("q")), says(a, b, c), results(["a", "1"], ["b", "failed"], ["c", "3"])],
      [
        user(text("q")),
        ...[says(a), results(["a", "1"]), says(b), results(["b", "failed"])],
        ...[says(c), results(["c", "3"])],
      ],
    ],
    [
      "keep their order, regardless of that of the results",
      single,
      [says(a, b), results(["b", "2"], ["a", "1"]), assistant("d")],
      [says(a), results(["a", "1"]), says(b), results(["b", "2"]), assistant("d")],
    ],
    [
      "come after all text of their turn",
      single,
      [says(text("x"), a, text("y"), b, text("z")), results(["a", "1"], ["b", "2"])],
      [
        says(text("x"), text("y"), text("z"), a),
        ...[results(["a", "1"]), says(b), results(["b", "2"])],
      ],
    ],
    [
      "keep the participant's name on each of them",
      single,
      [named(says(a, b), "bot"), results(["a", "1"], ["b", "2"])],
      [
        ...[named(says(a), "bot"), results(["a", "1"])],
        ...[named(says(b), "bot"), results(["b", "2"])],
      ],
    ],
    [
      "have the user's text added to the last result if a user turn may not follow",
      { ...strict, ...single },
      [says(a, b), results(["b", "2"], ["a", "1"]), user(text("u"))],
      [says(a), results(["a", "1"]), says(b), results(["b", "2\n\nu"])],
    ],
    [
      "come after the text of the preceding turn if turns must be merged",
      { ...strict, ...single },
      [assistant("x"), says(text("y"), a, b), results(["a", "1"], ["b", "2"])],
      [says(text("x\n\ny"), a), ...[results(["a", "1"]), says(b), results(["b", "2"])]],
    ],
  ])("%s", (_fact, changes, given, want) => {
    expect(order(given, changes)).toEqual(want);
    expect(order(given, {})).toBe(given);
  });

  test("a single call stays in its place within the text", () => {
    const given = [says(text("x"), a, text("y")), results(["a", "1"])];
    expect(order(given, single)).toEqual(given);
  });
});

describe("the name of a participant", () => {
  const ann = named(user(text("a")), "ann");
  const bob = named(user(text("b")), "bob");
  test.each<[string, readonly Turn[], Turn, readonly IgnoredParameter[]]>([
    ["is kept if all turns have it", [ann, ann], named(user(text("a\n\na")), "ann"), []],
    ["is removed if they differ", [ann, bob], user(text("a\n\nb")), ["participant-name"]],
    [
      "is removed if a turn has none",
      [ann, user(text("b"))],
      user(text("a\n\nb")),
      ["participant-name"],
    ],
    [
      "is removed from system text",
      [named(system("s"), "ann")],
      user(text("s")),
      ["participant-name"],
    ],
    ["is not added to a result", [tool([]), ann], tool([text("a")]), ["participant-name"]],
    ["is not reported if it was absent", [tool([]), user(text("a"))], tool([text("a")]), []],
  ])("%s", (_fact, given, want, wantIgnored) => {
    const ignored = new Set<IgnoredParameter>();
    expect(orderTurns(given, strict, ignored)).toEqual([want]);
    expect([...ignored]).toEqual(wantIgnored);
  });
});

const words = fc.constantFrom("a", "b\n", " ").map(text);
const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
  fc
    .array(fc.oneof(words, fc.constant(image)), { minLength: 1, maxLength: 3 })
    .map((parts) => user(...parts)),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((parts): Turn => ({ role: "system", parts })),
  words.map(({ text: content }) => assistant(content)),
  fc
    .array(fc.array(fc.oneof(words, fc.constant(image))), { minLength: 1, maxLength: 2 })
    .map((contents) => tool(...contents)),
);
const anyFlags = fc.record({
  lateSystem: fc.boolean(),
  repeatedRoles: fc.boolean(),
  userAfterTool: fc.boolean(),
  parallelCalls: fc.boolean(),
});

/** Returns all text for the model, in order, without empty lines between texts. */
function readOf(turns: readonly Turn[]): string {
  const parts = turns.flatMap(
    (turn): readonly { readonly type: string; readonly text?: string }[] =>
      turn.role === "tool" ? turn.results.flatMap(({ content }) => content) : turn.parts,
  );
  return parts
    .map((part) => part.text ?? "[]")
    .join("")
    .replaceAll("\n\n", "");
}

test("with all flags, each part is sent once and in its place, in an order that the server accepts", () => {
  fc.assert(
    fc.property(fc.array(anyTurn, { maxLength: 8 }), anyFlags, (turns, flags) => {
      const ordered = order(turns, flags);
      expect(readOf(ordered)).toBe(readOf(turns));
      const roles = ordered.map(({ role }) => role);
      if (!flags.lateSystem) expect(roles).not.toContain("system");
      const pairs = roles.slice(1).map((role, at) => `${roles[at]} ${role}`);
      if (!flags.repeatedRoles) expect(pairs).not.toEqual(expect.arrayContaining(["user user"]));
      if (!flags.repeatedRoles) {
        expect(pairs).not.toEqual(expect.arrayContaining(["assistant assistant"]));
      }
      if (!flags.userAfterTool) expect(pairs).not.toEqual(expect.arrayContaining(["tool user"]));
      if (!flags.userAfterTool) expect(pairs).not.toEqual(expect.arrayContaining(["tool system"]));
    }),
  );
});

const anyExchange = fc
  .array(fc.option(words, { nil: null }), { minLength: 1, maxLength: 5 })
  .chain((drawn) => {
    const calls = drawn.filter((part) => part === null).length;
    return fc.tuple(
      fc.constant(drawn),
      fc.shuffledSubarray([...Array(calls).keys()], { minLength: calls }),
    );
  });

test("without parallel calls, each call is followed by its result, in the order of the calls", () => {
  const exchanges = fc.array(anyExchange, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(exchanges, anyFlags, (drawn, flags) => {
      const turns = drawn.flatMap(([parts, answers], round): readonly Turn[] => {
        const id = (at: number): string => `${round}.${at}`;
        let calls = 0;
        const content = parts.map((part) => part ?? { ...call, id: id(calls++) });
        const results = answers.map((at) => {
          const content = [text(id(at))];
          return { callId: id(at), toolName: "look", content, isError: false };
        });
        const answered: readonly Turn[] = results.length === 0 ? [] : [{ role: "tool", results }];
        return [user(text("q")), { role: "assistant", parts: content }, ...answered];
      });
      const ordered = order(turns, {
        ...anyOrder,
        repeatedRoles: flags.repeatedRoles,
        parallelCalls: false,
      });
      const callsOf = (turn: Turn | undefined): readonly string[] =>
        turn?.role === "assistant"
          ? turn.parts.flatMap((part) => (part.type === "tool-call" ? [part.id] : []))
          : [];
      for (const [at, turn] of ordered.entries()) {
        const before = callsOf(ordered[at - 1]);
        expect(before.length).toBeLessThan(2);
        const answered = turn.role === "tool" ? turn.results.map(({ callId }) => callId) : [];
        expect(answered).toEqual(before);
      }
      expect(ordered.flatMap(callsOf)).toEqual(turns.flatMap(callsOf));
      const textOf = (list: readonly Turn[]): readonly string[] =>
        list.flatMap((turn) =>
          turn.role === "assistant"
            ? turn.parts.flatMap((part) => (part.type === "text" ? [part.text] : []))
            : [],
        );
      expect(textOf(ordered)).toEqual(textOf(turns));
    }),
  );
});

const after = { userAfterTool: true };

test.each<[string, Partial<TurnOrder>, Partial<TurnOrder>]>([
  ["mistralai/Devstral-Small-2-24B-Instruct-2512", strict, strict],
  ["open-mixtral-8x22b", strict, strict],
  ["mistral.ministral-3-8b", strict, strict],
  ["gemma3:27b", strict, strict],
  ["google/gemma-2-9b-it", strict, strict],
  ["google/gemma-4-31b", {}, {}],
  ["codegemma-7b-it", strict, strict],
  ["Qwen/Qwen3.6-27B", after, { ...after, lateSystem: false }],
  ["qwen3.5:9b", after, { ...after, lateSystem: false }],
  ["Qwen3.10-30B-A3B", after, { ...after, lateSystem: false }],
  ["qwen3_5-9b", after, { ...after, lateSystem: false }],
  ["qwen4-max", after, { ...after, lateSystem: false }],
  ["Qwen/Qwen3-235B-A22B-Instruct-2507", after, after],
  ["Qwen/Qwen3-8B", after, after],
  ["Qwen3.1-9B", after, after],
  ["Qwen2.5-72B-Instruct", after, after],
  ["Qwen-7B-Chat", after, after],
  ["MiniMaxAI/MiniMax-M2.5", after, { ...after, lateSystem: false }],
  ["nvidia/NVIDIA-Nemotron-Nano-9B-v2", {}, { lateSystem: false }],
  ["meta-llama/Llama-3.3-70B-Instruct", after, { ...after, parallelCalls: false }],
  ["meta/llama-3.1-8b-instruct", after, { ...after, parallelCalls: false }],
  ["llama3.2:3b", after, { ...after, parallelCalls: false }],
  ["Meta-Llama-3.1-8B", after, { ...after, parallelCalls: false }],
  ["meta-llama/Llama-4-Scout-17B-16E-Instruct", after, after],
  ["llama-2-7b", strict, strict],
  ["llama-30b", {}, {}],
  ["openai/gpt-oss-20b", after, { ...after, lateSystem: false, parallelCalls: false }],
  ["zai-org/GLM-4.6", after, after],
  ["deepseek-ai/DeepSeek-V3.1", after, after],
  ["moonshotai/Kimi-K2-Instruct", after, after],
  ["my-qwenlike", after, after],
  ["smollm2", {}, {}],
  ["notmistral", {}, {}],
])(
  "for %s the order is limited to %j, and if the server applies the model's template to %j",
  (model, any, applied) => {
    expect(orderByName(model, false)).toEqual(any);
    expect(orderByName(model, true)).toEqual(applied);
  },
);
