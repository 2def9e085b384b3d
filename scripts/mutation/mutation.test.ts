import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { identityOf, type Fate, type Mutant } from "./mutant.ts";
import { figuresOf, hasPassed, renderTable, type ModuleResult } from "./report.ts";
import { isOnlyForTests, modules, sourcesOf } from "./modules.ts";
import { judgeSurvivors, readSurvivors } from "./survivors.ts";

function mutant(identity: string, fate: Fate): Mutant {
  return {
    file: "a.ts",
    line: 1,
    start: 0,
    end: 1,
    replacement: "",
    identity,
    fate,
    uncovered: false,
    ranOut: false,
  };
}

function moduleOf(fates: readonly Fate[], rest: Partial<ModuleResult> = {}): ModuleResult {
  const mutants = fates.map((fate, at) => mutant(String(at), fate));
  const judgement = { accepted: [], unexplained: [], outdated: [] };
  return { module: "r", sample: 4, mutants, seconds: 3, ...judgement, ...rest };
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

describe("survivors are compared with the list", () => {
  const listed = { "a.ts": [{ reason: "equal", mutants: ["known", "gone"] }] };
  const mutants = [
    mutant("known", "survived"),
    mutant("new", "survived"),
    mutant("gone", "killed"),
    mutant("typed", "compiler"),
  ];

  it("a listed survivor is accepted, a new one is not, a killed one is reported", () => {
    const { accepted, unexplained, outdated } = judgeSurvivors(mutants, ["a.ts"], listed);
    expect(accepted.map(({ identity }) => identity)).toEqual(["known"]);
    expect(unexplained.map(({ identity }) => identity)).toEqual(["new"]);
    expect(outdated).toEqual(["a.ts: gone"]);
  });

  it("a listed survivor that ran out of time is not reported: the machine may have been slow", () => {
    const slow = { ...mutant("gone", "killed"), ranOut: true };
    const { accepted, outdated } = judgeSurvivors([slow], ["a.ts"], {
      "a.ts": [{ reason: "equal", mutants: ["gone"] }],
    });
    expect([accepted, outdated]).toEqual([[], []]);
  });

  it("a file that was not mutated has no outdated survivors", () => {
    expect(judgeSurvivors([], ["b.ts"], listed).outdated).toEqual([]);
  });
});

describe("a module's score", () => {
  const fates = (killed: number, survived: number): readonly Fate[] => [
    ...Array.from({ length: killed }, () => "killed" as const),
    ...Array.from({ length: survived }, () => "survived" as const),
  ];

  it("counts mutants that compile", () => {
    expect(figuresOf(moduleOf(["killed", "killed", "killed", "survived", "compiler"]))).toEqual({
      counted: 4,
      killed: 3,
      score: 75,
    });
  });

  it.each([
    ["85 of 100 killed", moduleOf(fates(85, 15)), true],
    ["84 of 100 killed", moduleOf(fates(84, 16)), false],
    [
      "a survivor without a reason",
      moduleOf(fates(9, 1), { unexplained: [mutant("", "survived")] }),
      false,
    ],
    ["an outdated reason", moduleOf(fates(9, 1), { outdated: ["a.ts: gone"] }), false],
  ])("%s: passed %s", (_, result, want) => expect(hasPassed(result)).toBe(want));

  it("is a row of a table", () => {
    expect(
      renderTable([moduleOf(fates(9, 1))])
        .split("\n")
        .at(-1),
    ).toBe("| r      |   1/4 |      10 |      9 |        0 |           0 | 90.0 % |       3 |");
  });
});

describe("the project's modules", () => {
  it.each(modules.map((module) => [module.name, module] as const))(
    "%s has sources",
    (_, module) => {
      const sources = sourcesOf(module);
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((file) => file.endsWith(".test.ts"))).toEqual([]);
    },
  );

  it("each listed survivor is in a file of a module, and has a reason", () => {
    const sources = new Set(modules.flatMap(sourcesOf));
    for (const [file, groups] of Object.entries(readSurvivors())) {
      expect(sources).toContain(file);
      for (const { reason, mutants } of groups) {
        expect(reason.length, file).toBeGreaterThan(10);
        expect(mutants.length, file).toBeGreaterThan(0);
      }
    }
  });
});

describe("the modules", () => {
  const listed = modules.flatMap((module) => sourcesOf(module));
  const count = (file: string): number => listed.filter((name) => name === file).length;

  it("contain each source file once", () => {
    const sources = globSync("src/**/*.{ts,js}").filter((file) => !isOnlyForTests(file));
    const without = sources.filter((file) => count(file) === 0);
    expect(without.toSorted()).toEqual(
      [
        // These compose the process's parts; tests of whole processes cover them.
        ...["src/main.ts", "src/serve.ts"],
        // Fixed tables of past releases, tested with ledgers of each version.
        ...["src/storage/postgres/schema/migrations.ts", "src/storage/sqlite/migrations.ts"],
        // The ledgers' threads; another thread cannot see their coverage.
        ...[
          "src/storage/postgres/lease/lease-thread.ts",
          "src/storage/postgres/lease/lease-worker.ts",
        ],
        ...["src/storage/sqlite/ledger-thread.ts", "src/storage/sqlite/worker.ts"],
        // The thread for large requests, for the same reason.
        ...["src/http/offload/start-thread.ts", "src/offload-worker.ts"],
        "src/system/process/version.ts",
      ].toSorted(),
    );
    expect(sources.filter((file) => count(file) > 1)).toEqual([]);
  });
});
