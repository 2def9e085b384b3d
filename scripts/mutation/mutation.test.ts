import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judge, readSurvivors } from "./judge.ts";
import { identityOf, type Fate, type Mutant } from "./mutant.ts";

function mutant(identity: string, fate: Fate, ranOut = false): Mutant {
  const place = { file: "a.ts", line: 1, start: 0, end: 1, replacement: "" };
  return { ...place, identity, fate, uncovered: false, ranOut };
}

const source = "if (a) {\n  return left <   right;\n}\n";
const at = source.indexOf("left");

describe("a mutant is identified", () => {
  it.each([
    [at, at + 14, "true", "return left < right; | left < right → true"],
    [7, source.length - 1, "{}", "if (a) { | { return left < right; } → {}"],
  ])("by its line and the replaced code, from %d to %d", (start, end, replacement, want) =>
    expect(identityOf(source, { start, end, replacement })).toBe(want),
  );

  it("the same way when lines above it change", () => {
    const moved = { start: at + 4, end: at + 18, replacement: "true" };
    const before = identityOf(source, { start: at, end: at + 14, replacement: "true" });
    expect(identityOf(`//\n\n${source}`, moved)).toBe(before);
  });
});

describe("a run", () => {
  const listed = { "a.ts": [{ reason: "equal", mutants: ["known"] }] };
  const known = mutant("known", "survived");
  const killed = (count: number): readonly Mutant[] =>
    Array.from({ length: count }, (_, number) => mutant(String(number), "killed"));

  it.each<[string, readonly Mutant[], RegExp, boolean]>([
    [
      "85 of 100 killed",
      [...killed(85), ...Array.from({ length: 15 }, () => known)],
      /85\.0 %/,
      true,
    ],
    [
      "84 of 100 killed",
      [...killed(84), ...Array.from({ length: 16 }, () => known)],
      /84\.0 %/,
      false,
    ],
    [
      "mutants that do not compile",
      [...killed(9), known, mutant("t", "compiler")],
      /9 of 10/,
      true,
    ],
    [
      "a survivor without a reason",
      [...killed(98), known, mutant("new", "survived")],
      /survived without a reason: a\.ts:1: new$/,
      false,
    ],
    ["a reason without a survivor", killed(9), /listed, but killed or gone: a\.ts: known$/, false],
    ["no mutants", [], /0 of 0 mutants killed \(0\.0 %\)/, false],
    // The machine may have been slow.
    ["a listed mutant that ran out of time", [mutant("known", "killed", true)], /1 of 1/, true],
  ])("%s", (_name, mutants, report, passed) => {
    expect(judge(mutants, ["a.ts"], listed)).toEqual({
      passed,
      report: expect.stringMatching(report) as string,
    });
  });

  it("has no outdated reasons in files that were not mutated", () => {
    expect(judge(killed(1), ["b.ts"], listed).passed).toBe(true);
  });
});

it("each listed survivor is in a file that exists, and has a reason", () => {
  for (const [file, groups] of Object.entries(readSurvivors())) {
    expect(existsSync(file), file).toBe(true);
    for (const { reason, mutants } of groups) {
      expect([reason.length > 10, mutants.length > 0], file).toEqual([true, true]);
    }
  }
});
