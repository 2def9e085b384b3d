/**
 * Mutation testing: plants small bugs, one at a time, and runs the unit tests of the module. Prints
 * a score per module and writes the report with all survivors to `.cache/mutation.md`. Exits with 1
 * if a score is below 85 %, or if a survivor has no reason in `mutation/survivors.json`.
 *
 *     npm run mutation                        every module, large ones by a sample of their lines
 *     npm run mutation -- money routing       these modules
 *     npm run mutation -- src/core/money/amounts.ts  this file, with the tests of its module
 *     npm run mutation -- providers --sample=4  one block of lines in four, always the same ones
 *     npm run mutation -- protocols --sample=1  all lines of a large module
 *     npm run mutation -- limits --concurrency=1  uses one processor
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { markUncompilable } from "./mutation/compile.ts";
import { hasPassed, renderFaults, renderTable, type ModuleResult } from "./mutation/report.ts";
import { modules, sampleLines, sourcesOf, type Module } from "./mutation/modules.ts";
import { runStryker } from "./mutation/run-stryker.ts";
import { judgeSurvivors, readSurvivors } from "./mutation/survivors.ts";

const REPORT = ".cache/mutation.md";

interface Selection {
  readonly module: Module;
  readonly files: readonly string[];
  /** One block of lines in this many is mutated; 1 means all. */
  readonly sample: number;
}

function select(names: readonly string[]): readonly Selection[] {
  const all = modules.map((module) => ({
    module,
    files: sourcesOf(module),
    sample: module.sample ?? 1,
  }));
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ module, files }) => module.name === name || files.includes(name));
    if (found === undefined) {
      throw new Error(
        `neither a module nor a file of one: ${name} (${modules.map((module) => module.name).join(", ")})`,
      );
    }
    return found.module.name === name ? found : { module: found.module, files: [name], sample: 1 };
  });
}

async function testModule(
  { module, files, sample }: Selection,
  concurrency: number,
): Promise<ModuleResult> {
  const startedAt = performance.now();
  const places = sample === 1 ? files : files.flatMap((file) => sampleLines(file, sample));
  const mutants = markUncompilable(await runStryker(module, places, concurrency));
  const judgement = judgeSurvivors(mutants, files, readSurvivors());
  return {
    module: module.name,
    sample,
    mutants,
    ...judgement,
    // A sample omits most of the listed survivors.
    outdated: sample === 1 ? judgement.outdated : [],
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      sample: { type: "string" },
      concurrency: { type: "string", default: "2" },
    },
    allowPositionals: true,
  });
  const results: ModuleResult[] = [];
  const concurrency = Number(values.concurrency);
  for (const selection of select(positionals)) {
    const sample = values.sample === undefined ? selection.sample : Number(values.sample);
    results.push(await testModule({ ...selection, sample }, concurrency));
    const report = `${renderTable(results)}\n${renderFaults(results)}\n`;
    mkdirSync(".cache", { recursive: true });
    writeFileSync(REPORT, report);
    console.log(`${renderTable(results.slice(-1))}\n${renderFaults(results.slice(-1))}\n`);
  }
  const passed = results.filter(hasPassed).length;
  console.log(`${renderTable(results)}\n\nReport: ${REPORT}`);
  console.log(`${passed} passed, ${results.length - passed} failed`);
  process.exitCode = passed === results.length ? 0 : 1;
}

await main();
