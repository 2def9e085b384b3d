import { describe, expect, it } from "vitest";
import { limitReply } from "./limit-reply.ts";
import type { ReplyPart } from "./reply.ts";

const text = (value: string): ReplyPart => ({ type: "text", text: value });
const thought = (value: string): ReplyPart => ({ type: "reasoning", text: value });
/** 6 tokens: the name, and `{"`, `a`, `":`, `1`, `}`. */
const call: ReplyPart = { type: "tool-call", name: "look", argumentsJson: '{"a":1}' };

interface Row {
  readonly reply: readonly ReplyPart[];
  readonly max?: number;
  readonly characters?: number;
  readonly stop?: readonly string[];
  readonly says: readonly string[];
  readonly cause: string;
  readonly sequence?: string;
  readonly output: number;
  readonly reasoning?: number;
}

const rows: readonly (readonly [string, Row])[] = [
  [
    "a text within the limit is complete",
    { reply: [text("a b")], says: ["a| b"], cause: "end", output: 2 },
  ],
  ["an empty text has no piece", { reply: [text("")], says: [""], cause: "end", output: 0 }],
  [
    "a text of exactly the limit ends by itself",
    { reply: [text("a b")], max: 2, says: ["a| b"], cause: "end", output: 2 },
  ],
  [
    "a text beyond the limit is cut after its last piece",
    { reply: [text("a b c")], max: 2, says: ["a| b"], cause: "length", output: 2 },
  ],
  [
    "a text ends before a stop string",
    {
      reply: [text("a b STOP c")],
      stop: ["STOP"],
      says: ["a| b| "],
      cause: "stop-sequence",
      sequence: "STOP",
      output: 3,
    },
  ],
  [
    "a stop string may span pieces, and begin within one",
    {
      reply: [text("one two three")],
      stop: ["o thr"],
      says: ["one| tw"],
      cause: "stop-sequence",
      sequence: "o thr",
      output: 2,
    },
  ],
  [
    "of two stop strings the one that begins first counts",
    {
      reply: [text("a b c")],
      stop: ["c", " b"],
      says: ["a"],
      cause: "stop-sequence",
      sequence: " b",
      output: 1,
    },
  ],
  [
    "of two stop strings at one place the first listed counts",
    {
      reply: [text("a bc")],
      stop: ["b", "bc"],
      says: ["a| "],
      cause: "stop-sequence",
      sequence: "b",
      output: 2,
    },
  ],
  [
    "a stop string at the start leaves an empty text",
    {
      reply: [text("a b")],
      stop: ["a"],
      says: [""],
      cause: "stop-sequence",
      sequence: "a",
      output: 0,
    },
  ],
  [
    "an empty stop string is ignored",
    { reply: [text("a b")], stop: [""], says: ["a| b"], cause: "end", output: 2 },
  ],
  [
    "a stop string that the limit cuts in two is not met",
    { reply: [text("a b c")], max: 2, stop: ["b c"], says: ["a| b"], cause: "length", output: 2 },
  ],
  [
    "a stop string within the limit is met before it",
    {
      reply: [text("a b c d")],
      max: 3,
      stop: ["c"],
      says: ["a| b| "],
      cause: "stop-sequence",
      sequence: "c",
      output: 3,
    },
  ],
  [
    "reasoning counts, and no stop string ends it",
    {
      reply: [thought("x y"), text("a y b")],
      stop: ["y"],
      says: ["x| y", "a| "],
      cause: "stop-sequence",
      sequence: "y",
      output: 4,
      reasoning: 2,
    },
  ],
  [
    "reasoning that takes the whole limit leaves no answer",
    {
      reply: [thought("x y"), text("a")],
      max: 2,
      says: ["x| y", ""],
      cause: "length",
      output: 2,
      reasoning: 2,
    },
  ],
  [
    "reasoning beyond the limit is cut",
    {
      reply: [thought("x y z"), text("a")],
      max: 2,
      says: ["x| y"],
      cause: "length",
      output: 2,
      reasoning: 2,
    },
  ],
  [
    "a tool call counts its name and arguments",
    { reply: [call], max: 6, says: ['look:{"|a|":|1|}'], cause: "tool-calls", output: 6 },
  ],
  [
    "a stop string within arguments is ignored",
    { reply: [call], stop: ["a"], says: ['look:{"|a|":|1|}'], cause: "tool-calls", output: 6 },
  ],
  [
    "a tool call that does not fit is not begun",
    { reply: [call], max: 5, says: [], cause: "length", output: 0 },
  ],
  [
    "of two calls only the one that fits is sent",
    { reply: [call, call], max: 11, says: ['look:{"|a|":|1|}'], cause: "length", output: 6 },
  ],
  [
    "a text of more characters than a reply may have ends at the length limit",
    { reply: [text("a b cd")], characters: 5, says: ["a| b"], cause: "length", output: 2 },
  ],
  [
    "a text of exactly as many characters ends by itself",
    { reply: [text("a b cd")], characters: 6, says: ["a| b| cd"], cause: "end", output: 3 },
  ],
  [
    "reasoning leaves the answer the rest of the characters",
    {
      reply: [thought("x y"), text("a b")],
      characters: 5,
      says: ["x| y", "a"],
      cause: "length",
      output: 3,
      reasoning: 2,
    },
  ],
  [
    "a call's name, id, arguments and overhead count: it fits",
    {
      reply: [call],
      characters: 256 + 64 + 11,
      says: ['look:{"|a|":|1|}'],
      cause: "tool-calls",
      output: 6,
    },
  ],
  [
    "a call that has a character too many is not begun",
    { reply: [call], characters: 256 + 64 + 10, says: [], cause: "length", output: 0 },
  ],
  [
    "of two calls only the one within the characters is sent",
    {
      reply: [call, call],
      characters: 600,
      says: ['look:{"|a|":|1|}'],
      cause: "length",
      output: 6,
    },
  ],
];

describe("a reply within its limits", () => {
  it.each(rows)("%s", (_name, row) => {
    const limited = limitReply(row.reply, {
      outputTokensMax: row.max ?? 100,
      charactersMax: row.characters ?? 100_000,
      stop: row.stop ?? [],
    });
    const says = limited.parts.map((part) =>
      part.type === "tool-call" ? `${part.name}:${part.pieces.join("|")}` : part.pieces.join("|"),
    );
    expect(says).toEqual(row.says);
    expect(limited.stop).toEqual({
      cause: row.cause,
      raw: row.cause,
      ...(row.sequence !== undefined && { sequence: row.sequence }),
    });
    expect(limited.usage).toEqual({ output: row.output, reasoning: row.reasoning ?? 0 });
  });
});
