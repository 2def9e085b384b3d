import type { JsonObject } from "../contract/document.ts";
import type { CheckContext, Generations } from "./check.ts";
import type { ModelRole } from "./models.ts";
import type { Part, Question, Wire } from "./wire.ts";

/** A request of the checks of streams, replies, folding and echoing. */
export interface Case {
  /** Part of ids. */
  readonly name: string;
  readonly title: string;
  readonly role: ModelRole;
  readonly question: Omit<Question, "model">;
  /** Why the reply ends. */
  readonly end: keyof Wire["ends"];
  /** The parts of the sandbox's reply. */
  readonly parts: readonly Part[];
}

const TEXT = "one two three four";
const LONG_TEXT =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen";
const call = (name: string): Part => ({ type: "call", name, arguments: { city: "city" } });
const text = (value: string): Part => ({ type: "text", text: value });

const textCase: Case = {
  name: "text",
  title: "a text",
  role: "echo",
  question: { text: TEXT, maxTokens: 64 },
  end: "stop",
  parts: [text(TEXT)],
};

const others: readonly Case[] = [
  {
    name: "tool",
    title: "a tool call",
    role: "agent",
    question: { text: TEXT, maxTokens: 128, tools: ["look_up"] },
    end: "tools",
    parts: [call("look_up")],
  },
  {
    name: "parallel",
    title: "two tool calls",
    role: "agent",
    question: {
      text: "Do both in parallel.",
      maxTokens: 128,
      tools: ["look_up", "find_city"],
    },
    end: "tools",
    parts: [call("look_up"), call("find_city")],
  },
  {
    name: "reasoning",
    title: "reasoning before the text",
    role: "reasoner",
    question: { text: TEXT, maxTokens: 128, thinks: true },
    end: "stop",
    parts: [text(TEXT)],
  },
  {
    name: "length",
    title: "a text that is cut at its bound",
    role: "echo",
    // Some upstreams raise a smaller bound to 16.
    question: { text: LONG_TEXT, maxTokens: 16 },
    end: "length",
    parts: [text(LONG_TEXT.replace(" seventeen eighteen", ""))],
  },
  {
    name: "stop",
    title: "a text that ends at a stop sequence",
    role: "echo",
    question: { text: TEXT, maxTokens: 64, stop: "three" },
    end: "stopped",
    parts: [text("one two ")],
  },
  {
    name: "unicode",
    title: "a text beyond ASCII",
    role: "echo",
    question: { text: 'Grüße 👋🏽 東京\n"quoted" \\ end', maxTokens: 64 },
    end: "stop",
    parts: [text('Grüße 👋🏽 東京\n"quoted" \\ end')],
  },
];

/** Returns the cases of a protocol; the first is a text. */
export function casesOf(wire: Wire): readonly [Case, ...Case[]] {
  return [textCase, ...others.filter(({ end }) => wire.ends[end] !== null)];
}

/** Returns the request of a case. */
export function ask(context: CheckContext, wire: Wire, { role, question }: Case): JsonObject {
  return wire.body({ ...question, model: context.model(wire.protocol, role) });
}

/** The reply that is sent back in a next turn, and the results of its calls. */
const NEXT_TURN_BYTES = 8_192;
/** The extra tokens of a request with thinking. */
const THINKING_TOKENS = 1_024;

/** Returns the generations of a check that makes requests of a case. */
export function generationsOf(
  wire: Wire,
  { role, question }: Pick<Case, "role" | "question">,
  calls: number,
): readonly Generations[] {
  const length = JSON.stringify(wire.body({ ...question, model: "x".repeat(128) })).length;
  const outputTokens = question.maxTokens + (question.thinks === true ? THINKING_TOKENS : 0);
  const inputBytes = length + NEXT_TURN_BYTES;
  return [{ protocol: wire.protocol, role, calls, inputBytes, outputTokens }];
}
