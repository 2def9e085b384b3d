/**
 * The request of a coding agent's step: many tools, a long system text, and a history of calls and
 * results, in the order of fields that agents send. All text is made up and always the same.
 */
import type { ProtocolName } from "../../src/wire/protocols/protocol.ts";

/** Stands for the text that differs between requests, in the last result. */
export const REQUEST_NUMBER = "<request number>";

const VERBS = ["read", "list", "search", "create", "update"];
const THINGS = ["file", "issue", "branch", "review", "test_run", "deployment", "message", "page"];
const SYSTEM_CHARACTERS = 12_000;
const RESULT_CHARACTERS = 2_400;
const MAX_TOKENS = 1024;
const cached = { cache_control: { type: "ephemeral" } };

/** Repeats what `make` returns for 0, 1, … up to a number of characters. */
function filled(characters: number, make: (at: number) => string): string {
  let text = "";
  for (let at = 0; text.length < characters; at += 1) text += make(at);
  return text.slice(0, characters);
}

const string = (description: string) => ({ type: "string", description });
const oneOf = (description: string, ...values: readonly string[]) => ({
  ...string(description),
  enum: values,
});
const object = (properties: object, ...required: readonly string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** Returns the schema of a tool's arguments, of about 1 KB. */
function schemaOf(verb: string, thing: string): object {
  const edit = object(
    {
      old_text: string("The text to replace, which must occur exactly once."),
      new_text: string("The text in its place."),
      replace_all: { type: "boolean", default: false },
    },
    "old_text",
    "new_text",
  );
  const filter = object({
    author: string("Only those of this author."),
    since: string("Only changes after this time (ISO 8601)."),
    order: oneOf("The order of results.", "newest", "oldest", "relevance"),
  });
  const limit = { type: "integer", description: "How many results.", minimum: 1, maximum: 500 };
  const properties = {
    path: string(`The absolute path of the ${thing} to ${verb}. A relative path is refused.`),
    format: oneOf(`How the ${thing} is returned.`, "text", "markdown", "json", "summary"),
    limit: { ...limit, default: 50 },
    labels: { type: "array", items: { type: "string" }, description: "It has all of these." },
    filter,
    edits: { type: "array", items: edit, description: "Applied in this order, all or none." },
  };
  return object(properties, "path");
}

const tools = VERBS.flatMap((verb) =>
  THINGS.map((thing) => ({
    name: `${verb}_${thing}`,
    description:
      `Use it to ${verb} a ${thing} of the project — the current one unless "path" names another.\n\n` +
      `- Prefer this tool to a shell command that would ${verb} it.\n` +
      "- Make several calls in one step if they are independent.\n" +
      `- It fails if the ${thing} was changed since it was last read.`,
    schema: schemaOf(verb, thing),
  })),
);

const system = filled(
  SYSTEM_CHARACTERS,
  (at) =>
    `${at + 1}. Before a change of "module-${at}", read its callers; afterwards run its tests.\n` +
    "   - Keep the style of the file. Do not add a comment that only repeats the code.\n" +
    "   - Report a failed test with its output → never describe it as passed.\n",
);

/** Returns source text with line numbers, as an agent's tool for reading files returns it. */
const sourceText = (turn: number): string =>
  filled(RESULT_CHARACTERS, (at) => {
    const line = turn * 40 + at * 6;
    return [
      `${line}\t/** Loads "part-${at}" of the module; see 'docs\\module-${turn}.md'. */`,
      `${line + 1}\texport async function loadPart${at}(path: string): Promise<Part | null> {`,
      `${line + 2}\t  const text = await readFile(path, { encoding: "utf8" });`,
      `${line + 3}\t  if (!/^\\s*\\{"part":${at},/.test(text)) return null; // not this part`,
      `${line + 4}\t  return { ...JSON.parse(text), name: "part-${at}", turn: ${turn} };`,
      `${line + 5}\t}\n`,
    ].join("\n");
  });

/** Returns the steps so far; the last result ends with `mark`. */
const stepsOf = (turns: number, mark: string) =>
  Array.from({ length: turns }, (_, turn) => ({
    id: `toolu_${String(turn).padStart(24, "0")}`,
    text: `The callers of module ${turn} are known. Next I read "module-${turn}.ts" to see its parts.`,
    name: tools[turn % tools.length]?.name ?? "",
    input: { path: `/project/src/module-${turn}.ts`, format: "text", limit: 100 + turn },
    result: sourceText(turn) + (turn + 1 === turns ? mark : ""),
  }));

const TASK = "Rename the parts of all modules, and adapt the tests.";

/** The marks of a request: each is empty, or the number that makes the request differ. */
interface Marks {
  readonly inSystem: string;
  readonly inLastResult: string;
}

function messagesBody(model: string, turns: number, marks: Marks): object {
  const history = stepsOf(turns, marks.inLastResult).flatMap(
    ({ id, text, name, input, result }) => [
      {
        role: "assistant",
        content: [
          { type: "text", text },
          { type: "tool_use", id, name, input },
        ],
      },
      { role: "user", content: [{ type: "tool_result", tool_use_id: id, content: result }] },
    ],
  );
  return {
    model,
    messages: [{ role: "user", content: [{ type: "text", text: TASK }] }, ...history],
    system: [{ type: "text", text: system + marks.inSystem, ...cached }],
    tools: tools.map(({ schema, ...tool }) => ({ ...tool, input_schema: schema })),
    max_tokens: MAX_TOKENS,
    stream: true,
  };
}

function chatBody(model: string, turns: number, marks: Marks): object {
  const history = stepsOf(turns, marks.inLastResult).flatMap(
    ({ id, text, name, input, result }) => [
      {
        role: "assistant",
        content: text,
        tool_calls: [
          { id, type: "function", function: { name, arguments: JSON.stringify(input) } },
        ],
      },
      { role: "tool", tool_call_id: id, content: result },
    ],
  );
  return {
    model,
    max_tokens: MAX_TOKENS,
    messages: [
      { role: "system", content: system + marks.inSystem },
      { role: "user", content: TASK },
      ...history,
    ],
    tools: tools.map(({ schema, ...tool }) => ({
      type: "function",
      function: { ...tool, parameters: schema },
    })),
    tool_choice: "auto",
    stream: true,
    stream_options: { include_usage: true },
  };
}

function responsesBody(model: string, turns: number, marks: Marks): object {
  const history = stepsOf(turns, marks.inLastResult).flatMap(
    ({ id, text, name, input, result }) => [
      { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
      { type: "function_call", call_id: id, name, arguments: JSON.stringify(input) },
      { type: "function_call_output", call_id: id, output: result },
    ],
  );
  return {
    model,
    instructions: system + marks.inSystem,
    input: [{ type: "message", role: "user", content: TASK }, ...history],
    tools: tools.map(({ schema, ...tool }) => ({ type: "function", ...tool, parameters: schema })),
    tool_choice: "auto",
    store: false,
    max_output_tokens: MAX_TOKENS,
    stream: true,
  };
}

const bodies = { chat: chatBody, messages: messagesBody, responses: responsesBody } as const;

/** A coding agent's request. */
export interface AgentRequest {
  readonly protocol: ProtocolName;
  /** Number of steps before it. */
  readonly turns: number;
  /** Whether each request is of another agent, whose system text differs from those before. */
  readonly isNew: boolean;
  /** Whether its tokens are only counted: it has no fields of the output. */
  readonly counts: boolean;
}

/**
 * Returns the request's body with `REQUEST_NUMBER`, which is in the last result, or in the system
 * text if the request is new.
 */
export function agentBody(model: string, { protocol, turns, isNew, counts }: AgentRequest): string {
  const marks = {
    inSystem: isNew ? REQUEST_NUMBER : "",
    inLastResult: isNew ? "" : REQUEST_NUMBER,
  };
  const body = bodies[protocol](model, turns, marks);
  return JSON.stringify(counts ? { ...body, max_tokens: undefined, stream: undefined } : body);
}
