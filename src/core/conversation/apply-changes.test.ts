import { describe, expect, test } from "vitest";
import type { Conversation, SystemTurn, ToolDefinition, Turn } from "./conversation.ts";
import { RawJson } from "../raw-json/raw-json.ts";
import { definedTools, offeredTools, referenceText, applyChanges } from "./apply-changes.ts";

const hi: Turn = { role: "user", parts: [{ type: "text", text: "hi" }] };
const find: ToolDefinition = { name: "find" };
const late: ToolDefinition = { name: "late", description: "d", deferred: true };
const loaded: ToolDefinition = { name: "late", description: "d" };
const call: Turn = {
  role: "assistant",
  parts: [{ type: "tool-call", id: "c", name: "find", argumentsJson: "{}" }],
};
const cacheControl = { type: "ephemeral" } as const;

const found = (name: string): Turn => ({
  role: "tool",
  results: [
    { callId: "c", toolName: "find", content: [{ type: "tool-reference", name }], isError: false },
  ],
});
const system = (
  parts: SystemTurn["parts"],
  changes: Omit<SystemTurn, "role" | "parts"> = {},
): Turn => ({ role: "system", parts, ...changes });
const added = (tool: string | ToolDefinition) => system([{ type: "tool-addition", tool }]);
const removed = (name: string) => system([{ type: "tool-removal", name }]);

function conversation(changes: Partial<Conversation> = {}): Conversation {
  return { model: "m/n", system: [], turns: [hi], tools: [find, late], sampling: {}, ...changes };
}

describe("the available tools", () => {
  test.each<[string, Partial<Conversation>, readonly ToolDefinition[]]>([
    ["a deferred tool is not available", {}, [find]],
    ["a tool found by a search is available", { turns: [hi, call, found("late")] }, [find, loaded]],
    ["an added tool is available", { turns: [hi, added("late")] }, [find, loaded]],
    [
      "a tool named in the tool choice is available",
      { toolChoice: { kind: "tool", name: "late" } },
      [find, loaded],
    ],
    ["a removed tool is not available", { turns: [hi, removed("find")] }, []],
    ["a removed tool can be added again", { turns: [hi, removed("find"), added("find")] }, [find]],
    [
      "a found and removed tool is not available",
      { turns: [hi, call, found("late"), removed("late")] },
      [find],
    ],
    [
      "a tool defined in a message is available, after the others",
      { turns: [hi, added({ name: "own" }), hi] },
      [find, { name: "own" }],
    ],
    [
      "a later definition of the same name takes precedence",
      { turns: [hi, added({ name: "find", description: "newer" })] },
      [{ name: "find", description: "newer" }],
    ],
    ["an undefined name adds no tool", { turns: [hi, added("other")] }, [find]],
  ])("%s", (_fact, changes, want) => {
    expect(offeredTools(conversation(changes))).toEqual(want);
  });

  test("all tools defined anywhere are found", () => {
    const turns = [hi, added({ name: "own" })];
    expect(definedTools(conversation({ turns }))).toEqual([find, late, { name: "own" }]);
  });
});

test("a conversation without changes is returned unchanged", () => {
  const plain = conversation({ tools: [find], turns: [hi, call, system([])] });
  expect(applyChanges(plain)).toEqual({ conversation: plain, ignored: [] });
  expect(applyChanges(plain).conversation).toBe(plain);
});

test("betas are left out, without other changes", () => {
  const plain = conversation({ tools: [find, find], toolChoice: { kind: "none" } });
  expect(applyChanges({ ...plain, betas: ["b"] })).toEqual({ conversation: plain, ignored: [] });
  expect(applyChanges({ ...plain, betas: ["b"] }).conversation).not.toHaveProperty("betas");
});

test("checks of the reply are left out and named", () => {
  const { conversation: settled, ignored } = applyChanges(
    conversation({ safeguards: RawJson.of([{ type: "t" }]) }),
  );
  expect(settled).not.toHaveProperty("safeguards");
  expect(ignored).toEqual(["safeguards"]);
});

test.each<[string, Partial<Conversation>, Partial<Conversation>, readonly string[]]>([
  [
    "reports of progress",
    { reasoning: { enabled: true, updates: true } },
    { reasoning: { enabled: true } },
    [],
  ],
  [
    "a binding",
    { reasoning: { enabled: true, binding: "drop-block" } },
    { reasoning: { enabled: true } },
    ["reasoning-binding"],
  ],
  [
    "an effort next to text",
    { turns: [hi, system([{ type: "text", text: "Mind." }], { effort: "low" })] },
    {
      turns: [hi, system([{ type: "text", text: "Mind." }])],
      reasoning: { enabled: true, effort: "low" },
    },
    [],
  ],
  ["a deferred tool", { tools: [late, find] }, { tools: [find] }, []],
  [
    "a cache mark without preceding content",
    { turns: [system([{ type: "tool-removal", name: "x", cacheControl }]), hi], tools: [] },
    { turns: [hi], tools: [] },
    ["cache-control"],
  ],
])("by itself, %s is settled", (_fact, given, want, ignored) => {
  const plain = conversation({ tools: [find] });
  expect(applyChanges({ ...plain, ...given })).toEqual({
    conversation: { ...plain, ...want },
    ignored,
  });
});

test("a search result is converted to text with its cache mark", () => {
  const turn: Turn = {
    role: "tool",
    results: [
      {
        callId: "c",
        toolName: "find",
        content: [{ type: "tool-reference", name: "late", cacheControl }],
        isError: false,
      },
    ],
  };
  const { turns } = applyChanges(conversation({ turns: [hi, call, turn] })).conversation;
  expect(turns.at(-1)).toMatchObject({
    results: [
      { content: [{ type: "text", text: 'The tool "late" is available now.', cacheControl }] },
    ],
  });
});

test("a found tool without a definition is not available", () => {
  const { turns } = applyChanges(conversation({ turns: [hi, call, found("gone")] })).conversation;
  expect(turns.at(-1)).toMatchObject({
    results: [{ content: [{ type: "text", text: 'The tool "gone" is not available.' }] }],
  });
  expect('The tool "gone" is not available.'.length).toBeLessThanOrEqual(
    referenceText("gone").length,
  );
});

test("a turn that only contains a change is left out, and its cache mark moves forward", () => {
  const text = { type: "text", text: "Mind." } as const;
  const changes = conversation({
    turns: [
      hi,
      system([{ type: "tool-removal", name: "find", cacheControl }]),
      system([text, { type: "tool-addition", tool: "late" }], { name: "s", effort: "low" }),
    ],
  });
  expect(applyChanges(changes).conversation.turns).toEqual([
    { role: "user", parts: [{ type: "text", text: "hi", cacheControl }] },
    { role: "system", parts: [text], name: "s" },
  ]);
});

describe("the effort", () => {
  const low = system([], { effort: "low" });
  const high = system([], { effort: "high" });
  test.each<[string, Partial<Conversation>, Conversation["reasoning"], readonly string[]]>([
    ["of a turn turns reasoning on", { turns: [hi, low] }, { enabled: true, effort: "low" }, []],
    [
      "of the last turn counts",
      { turns: [low, hi, high], reasoning: { enabled: true, effort: "medium", budgetTokens: 9 } },
      { enabled: true, effort: "high", budgetTokens: 9 },
      [],
    ],
    [
      "of a turn does not turn reasoning on that is off",
      { turns: [hi, low], reasoning: { enabled: false } },
      { enabled: false },
      ["turn-effort"],
    ],
    [
      "of the request are kept, without fields that other upstreams do not support",
      { reasoning: { enabled: true, effort: "low", updates: true, binding: "error" } },
      { enabled: true, effort: "low" },
      ["reasoning-binding"],
    ],
  ])("%s", (_fact, changes, reasoning, ignored) => {
    const settled = applyChanges(conversation(changes));
    expect(settled.conversation.reasoning).toEqual(reasoning);
    expect(settled.ignored).toEqual(ignored);
  });
});

test.each<[string, Partial<Conversation>, Partial<Conversation>, readonly string[]]>([
  [
    "no tool is left",
    { turns: [hi, removed("find")], toolChoice: { kind: "required" }, parallelToolCalls: false },
    {},
    ["tool-choice"],
  ],
  [
    "its tool was removed",
    { turns: [hi, removed("late")], toolChoice: { kind: "tool", name: "late" } },
    {},
    ["tool-choice"],
  ],
  [
    "its tool is on offer",
    { toolChoice: { kind: "tool", name: "late" }, parallelToolCalls: false },
    { toolChoice: { kind: "tool", name: "late" }, parallelToolCalls: false },
    [],
  ],
])("the tool choice if %s", (_fact, changes, want, ignored) => {
  const settled = applyChanges(conversation(changes));
  const { toolChoice, parallelToolCalls } = settled.conversation;
  expect({
    ...(toolChoice && { toolChoice }),
    ...(parallelToolCalls === false && { parallelToolCalls }),
  }).toEqual(want);
  expect(settled.ignored).toEqual(ignored);
});
