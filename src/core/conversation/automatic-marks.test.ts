import { expect, test } from "vitest";
import { deepFreeze } from "../raw-json/test-deep-freeze.ts";
import { type MarkCarriers, setAutomaticMarks } from "./automatic-marks.ts";
import type { CacheControl, TextPart, ToolResult, Turn } from "./conversation.ts";
import { type MarkedContent, marksOf } from "./move-marks.ts";

/** Parts by a letter each; `-` is blank text, `!` marks what is before it. */
function partsOf(letters: string): TextPart[] {
  const texts = letters.match(/[a-z-]!?/g) ?? [];
  return texts.map((one) => ({
    type: "text",
    text: one.startsWith("-") ? " \n" : one.charAt(0),
    ...(one.endsWith("!") && { cacheControl: { type: "ephemeral" } }),
  }));
}

/** Turns such as `u(ab)`, `a(a)` and `t(a,b)`, with the content of each result; `s(a)` is system. */
function turnsOf(text: string): Turn[] {
  return [...text.matchAll(/([usat])\(([^)]*)\)/g)].map(([, role, inner = ""]): Turn => {
    if (role === "t") return { role: "tool", results: inner.split(",").map(resultOf) };
    const names = { u: "user", a: "assistant", s: "system" } as const;
    return { role: names[role as "u" | "a" | "s"], parts: partsOf(inner) };
  });
}

function resultOf(content: string, at: number): ToolResult {
  return { callId: `c${at}`, toolName: "f", content: partsOf(content), isError: false };
}

function contentOf(tools: string, system: string, turns: string): MarkedContent {
  return {
    tools: [...tools].map((name) => ({ name })),
    system: partsOf(system),
    turns: turnsOf(turns),
  };
}

const draw = (carriers: readonly { readonly text: string; readonly mark?: CacheControl }[]) =>
  carriers.map(({ text, mark }) => `${text}${mark === undefined ? "" : "!"}`);
const drawParts = (parts: readonly object[]) =>
  draw(
    (parts as readonly TextPart[]).map(({ text, cacheControl: mark }) => ({
      text: text.trim() === "" ? "-" : text,
      ...(mark && { mark }),
    })),
  ).join("");

function drawTurn(turn: Turn): string {
  if (turn.role !== "tool") return `${turn.role.charAt(0)}(${drawParts(turn.parts)})`;
  const results = turn.results.map(({ content, cacheControl: mark }) => ({
    text: drawParts(content),
    ...(mark && { mark }),
  }));
  return `t(${draw(results).join(",")})`;
}

/** Returns tools, system text and turns in the notation of the table, with the marks. */
function marked(content: MarkedContent, carriers: MarkCarriers): readonly string[] {
  const { tools, system, turns } = setAutomaticMarks(deepFreeze(content), carriers);
  const names = tools.map(({ name, cacheControl: mark }) => ({
    text: name,
    ...(mark && { mark }),
  }));
  return [draw(names).join(""), drawParts(system), turns.map(drawTurn).join("")];
}

test.each([
  ["the first request of an agent", "ab", "st", "u(a)", "ab!", "st!", "u(a!)"],
  ["the next one", "a", "s", "u(a)a(b)t(c,d)", "a!", "s!", "u(a!)a(b)t(c,d!)"],
  [
    "a later one: this request's end and that of the previous one",
    ...["a", "s", "u(a)a(b)t(c)a(d)t(e)a(f)u(g)"],
    ...["a!", "s!", "u(a)a(b)t(c)a(d)t(e!)a(f)u(g!)"],
  ],
  [
    "several turns before a reply",
    "a",
    "",
    "u(a)u(b)a(c)t(d)u(e)",
    "a!",
    "",
    "u(a)u(b!)a(c)t(d)u(e!)",
  ],
  ["a reply in two turns", "a", "", "u(a)a(b)a(c)u(d)", "a!", "", "u(a!)a(b)a(c)u(d!)"],
  ["a reply to continue", "a", "", "u(a)a(b)", "a!", "", "u(a!)a(b)"],
  ["a later reply to continue", "a", "", "u(a)a(b)u(c)a(d)", "a!", "", "u(a!)a(b)u(c!)a(d)"],
  [
    "system text at the end, which may change",
    "a",
    "",
    "u(a)a(b)u(c)s(d)",
    "a!",
    "",
    "u(a!)a(b)u(c!)s(d)",
  ],
  [
    "blank text, which is not sent",
    "a",
    "s-",
    "u(a)a(b)u(c-)u(-)",
    "a!",
    "s!-",
    "u(a!)a(b)u(c!-)u(-)",
  ],
  ["a result without content", "a", "", "u(a)a(b)t(c,)", "a!", "", "u(a!)a(b)t(c,!)"],
  ["a chat's first request", "", "s", "u(a)", "", "s!", "u(a)"],
  ["a chat's next request", "", "s", "u(a)a(b)u(c)", "", "s!", "u(a!)a(b)u(c!)"],
  ["no user", "a", "", "s(a)", "a!", "", "s(a)"],
  ["a mark of the client", "a", "s", "u(a!)a(b)u(c)", "a", "s", "u(a!)a(b)u(c)"],
  ["a mark of the client in a result", "a", "s", "u(a)a(b)t(c!)", "a", "s", "u(a)a(b)t(c!)"],
])("blocks: %s", (_name, tools, system, turns, ...want) => {
  expect(marked(contentOf(tools, system, turns), "blocks")).toEqual(want);
});

test.each([
  ["within the results", "a", "s", "u(a)a(b)t(c,d)", "a", "s!", "u(a!)a(b)t(c,d!)"],
  ["a result without content", "a", "", "u(a)a(b)t(cd,)", "a", "", "u(a!)a(b)t(cd!,)"],
  ["no result with content", "a", "", "u(a)a(b)t(-)a(b)t(c)", "a", "", "u(a!)a(b)t(-)a(b)t(c!)"],
])("parts: %s", (_name, tools, system, turns, ...want) => {
  const content = contentOf(tools, system, turns);
  expect(marked(content, "parts")).toEqual(want);
  const all = setAutomaticMarks(content, "parts");
  expect(all.turns.some((turn) => turn.role === "tool" && turn.results.some(isMarked))).toBe(false);
  expect(marksOf(all).length).toBeGreaterThan(0);
});

function isMarked({ cacheControl }: ToolResult): boolean {
  return cacheControl !== undefined;
}
