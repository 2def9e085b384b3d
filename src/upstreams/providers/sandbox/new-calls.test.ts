import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type {
  AssistantPart,
  Conversation,
  ToolCall,
  ToolDefinition,
  Turn,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import { callsOf, type GenerationResult } from "../../../core/conversation/generation-result.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { aConversation, ask } from "./test-sandbox.ts";

const user = (...texts: readonly string[]): Turn => ({
  role: "user",
  parts: texts.map((text) => ({ type: "text", text })),
});
const answered: Turn = { role: "assistant", parts: [{ type: "text", text: "Done." }] };

/** Returns a tool with these strings as its arguments. */
function tool(name: string, ...required: readonly string[]): ToolDefinition {
  const properties = Object.fromEntries(required.map((key) => [key, { type: "string" }]));
  return { name, parameters: RawJson.of({ type: "object", properties, required }) };
}

function call(name: string, argumentsJson: string): Turn {
  return { role: "assistant", parts: [{ type: "tool-call", id: "c", name, argumentsJson }] };
}

function result(toolName: string): Turn {
  const content = [{ type: "text", text: "ok" }] as const;
  return { role: "tool", results: [{ callId: "c", toolName, isError: false, content }] };
}

/** Returns the result of a search for tools. */
function found(name: string): Turn {
  const content = [{ type: "tool-reference", name }] as const;
  return { role: "tool", results: [{ callId: "c", toolName: "Bash", isError: false, content }] };
}

/** Returns a completed round: the call, its result, the answer, and the user's next text. */
function round(name: string, argumentsJson: string): readonly Turn[] {
  return [user("go"), call(name, argumentsJson), result(name), answered];
}

function namesOf(reply: GenerationResult): string {
  return callsOf(reply)
    .map(({ name }) => name)
    .join(" ");
}

const unsupported: ToolDefinition = {
  name: "pattern",
  parameters: RawJson.of({ required: ["a"], properties: { a: { pattern: "^a" } } }),
};
const read = tool("Read", "file_path");
const shell = tool("Bash", "command");
const deferred: ToolDefinition = { ...tool("Late", "query"), deferred: true };
const subagent = tool("Agent", "description", "prompt");
const counter: ToolDefinition = {
  name: "Count",
  parameters: RawJson.of({ required: ["count"], properties: { count: { type: "integer" } } }),
};
const image: UserPart = { type: "image", source: { kind: "url", url: "https://x.test/a" } };
/** A longer text than is searched. */
const much = "word ".repeat(2_100);
const required = { toolChoice: { kind: "required" } } as const;
const forced = (name: string) => ({ toolChoice: { kind: "tool", name } }) as const;

type Row = readonly [
  title: string,
  tools: readonly ToolDefinition[],
  turns: readonly Turn[],
  more: Partial<Conversation>,
  names: string,
];

const rows: readonly Row[] = [
  ["the first tool", [read, shell], [user("go")], {}, "Read"],
  [
    "the next tool in the next round",
    [read, shell],
    [...round("Read", '{"file_path":"file_path"}'), user("go")],
    {},
    "Bash",
  ],
  [
    "a call with arguments that the agent wrote differently",
    [read, shell],
    [...round("Read", ' { "file_path" : "file_path" } '), user("go")],
    {},
    "Bash",
  ],
  [
    "the same tool if its arguments were different",
    [read],
    [...round("Read", '{"file_path":"/a"}'), user("go")],
    {},
    "Read",
  ],
  [
    "no tool if each call was made",
    [read],
    [...round("Read", '{"file_path":"file_path"}'), user("go")],
    {},
    "",
  ],
  [
    "no tool if the forced call was made",
    [read, shell],
    [...round("Read", '{"file_path":"file_path"}'), user("go")],
    forced("Read"),
    "",
  ],
  [
    "no tool after eight calls",
    [read],
    [...Array.from({ length: 8 }, (_, at) => round("Bash", `{"at":${at}}`)).flat(), user("go")],
    required,
    "",
  ],
  [
    "no tool after eight calls, if its schema is unsupported",
    [unsupported],
    [...Array.from({ length: 8 }, (_, at) => round("Bash", `{"at":${at}}`)).flat(), user("go")],
    required,
    "",
  ],
  [
    "one call after seven, though two are asked for",
    [read, shell],
    [
      ...Array.from({ length: 7 }, (_, at) => round("Bash", `{"at":${at}}`)).flat(),
      user("in parallel"),
    ],
    {},
    "Read",
  ],
  ["no deferred tool", [deferred, shell], [user("Use the Late tool")], {}, "Bash"],
  [
    "a deferred tool that the conversation refers to",
    [deferred, shell],
    [user("go"), call("Bash", '{"command":"command"}'), found("Late"), answered, user("go")],
    {},
    "Late",
  ],
  ["no tool if each is deferred", [deferred], [user("go")], {}, ""],
  ["no tool that takes a prompt", [subagent, shell], [user("go")], {}, "Bash"],
  ["a tool that takes a prompt if there is no other", [subagent], [user("go")], {}, "Agent"],
  [
    "no tool that takes a prompt once the others were called",
    [subagent, read],
    [...round("Read", '{"file_path":"file_path"}'), user("go")],
    {},
    "",
  ],
  [
    "the forced tool though it takes a prompt",
    [shell, subagent],
    [user("go")],
    forced("Agent"),
    "Agent",
  ],
  ["the tool that the user asks for", [read, subagent], [user("Use the Agent tool.")], {}, "Agent"],
  [
    "the tool that the user asks for in the other order",
    [shell, read],
    [user("call tool `Read`")],
    {},
    "Read",
  ],
  [
    "the first tool if the name is spelled differently",
    [shell, read],
    [user("the read tool")],
    {},
    "Bash",
  ],
  [
    "the first tool if the user does not ask for one",
    [shell, read],
    [user("Read the file")],
    {},
    "Bash",
  ],
  [
    "no tool that another part of the text names",
    [shell, read],
    [user("The Read tool is here.", "go")],
    {},
    "Bash",
  ],
  ["a tool with a supported schema", [unsupported, shell], [user("go")], {}, "Bash"],
  [
    "the first tool if the turn has no text",
    [read],
    [{ role: "user", parts: [image] }],
    {},
    "Read",
  ],
  ['the first tool if the text begins with "tool"', [read], [user("tool")], {}, "Read"],
  ["a tool with a number as argument", [counter], [user("count")], {}, "Count"],
  [
    "the tool that the user asks for, and another",
    [read, shell],
    [user("the Read tool, in parallel")],
    {},
    "Read Bash",
  ],
  [
    "the first tool if a long text follows the name",
    [read, shell],
    [user(`the Bash tool ${much}`)],
    {},
    "Read",
  ],
  [
    "a call even if its argument precedes a long text",
    [read],
    [user(`file_path\n${much}`)],
    {},
    "Read",
  ],
  ["no tool if the text is an argument of the call", [subagent], [user("prompt")], {}, ""],
  [
    "no tool if a line of the text is an argument of any call",
    [shell, tool("Delegate", "task")],
    [user("A reminder.", "Your task:\n  task \nEnd")],
    required,
    "",
  ],
  [
    "a forced tool though the text is its argument",
    [read],
    [user("file_path")],
    forced("Read"),
    "Read",
  ],
];

describe.each(["agent", "echo"])("%s calls", (model) => {
  const own = rows.filter(
    ([, , , { toolChoice }]) => model === "agent" || toolChoice !== undefined,
  );
  it.each(own)("%s", async (_title, tools, turns, more, names) => {
    const { result: reply } = await ask(model, aConversation({ tools, turns, ...more }));
    expect(namesOf(reply)).toBe(names);
  });
});

test("of many tools only the first ones and the requested one are read", async () => {
  const tools = [...Array.from({ length: 16 }, () => unsupported), shell];
  const turns = [user("go")];
  const reply = ask("agent", aConversation({ tools, turns }));
  await expect(reply).rejects.toMatchObject({ kind: "unsupported-schema" });
  const named = await ask("agent", aConversation({ tools, turns: [user("the Bash tool")] }));
  expect(namesOf(named.result)).toBe("Bash");
});

/** Statistics of an agent: its requests in all conversations, and the calls in each. */
interface Run {
  requests: number;
  readonly conversations: (readonly ToolCall[])[];
}

const REQUESTS_MAX = 2_000;

/**
 * Runs an agent's loop: it executes the model's calls, returns the results until the model answers
 * in text, and then sends its next text. A tool in `starting` starts a conversation with the same
 * tools.
 */
async function play(
  tools: readonly ToolDefinition[],
  texts: readonly string[],
  agent: { readonly starting: ReadonlySet<string>; readonly run: Run },
): Promise<void> {
  const turns: Turn[] = [];
  const calls: ToolCall[] = [];
  agent.run.conversations.push(calls);
  for (const text of texts) {
    turns.push(user("A reminder.", text));
    for (;;) {
      agent.run.requests += 1;
      if (agent.run.requests > REQUESTS_MAX) return;
      const { result: reply } = await ask("agent", aConversation({ tools, turns }));
      turns.push({ role: "assistant", parts: reply.blocks as readonly AssistantPart[] });
      const called = callsOf(reply);
      if (called.length === 0) break;
      calls.push(...called);
      for (const { argumentsJson } of called.filter((one) => agent.starting.has(one.name))) {
        const [prompt] = Object.values(RawJson.ofText(argumentsJson).value() as object) as string[];
        await play(tools, [`You are a subagent.\n${prompt ?? ""}`], agent);
      }
      turns.push({
        role: "tool",
        results: called.map(({ id, name }) => ({
          callId: id,
          toolName: name,
          isError: false,
          content: [{ type: "text", text: "ok" }],
        })),
      });
    }
  }
}

test("every agent terminates, with subagents of any name and without a repeated call", async () => {
  const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l");
  const argument = fc.constantFrom("prompt", "task", "message", "path", "query");
  const tools = fc.uniqueArray(fc.tuple(name, argument), {
    selector: ([own]) => own,
    maxLength: 12,
  });
  const texts = fc.array(fc.constantFrom("go", "use the c tool", "both in parallel"), {
    minLength: 1,
    maxLength: 12,
  });
  const starting = fc.uniqueArray(name);
  await fc.assert(
    fc.asyncProperty(tools, texts, starting, async (named, words, starts) => {
      const run: Run = { requests: 0, conversations: [] };
      const offered = named.map(([own, key]) => tool(own, key));
      await play(offered, words, { starting: new Set(starts), run });
      expect(run.requests).toBeLessThan(REQUESTS_MAX);
      for (const calls of run.conversations) {
        expect(calls.length).toBeLessThanOrEqual(8);
        const words = new Set(calls.map(({ name: own }) => own));
        // If two calls are wanted but only one is left, it is made twice in parallel.
        expect(calls.length - words.size).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 100 },
  );
});
