/**
 * Plays twelve turns with tools by each framework, at a vendor that binds thinking to its prefix,
 * with the prefix changed in each way that the framework supports. The gateway and the vendor must
 * not refuse a request, and thinking must have been sent back: kept with an unchanged prefix,
 * otherwise dropped. Clients that send fields that the contract refuses play the same turns at a
 * gateway with `unlisted_fields: ignore`, after they were refused without it. Then tests such fields
 * one by one, each with the switch in its hint and with that setting, and the frameworks that use
 * the responses protocol.
 *
 *     node system-tests/upstreams/frameworks/run.ts [FRAMEWORK | ENVIRONMENT | switches | responses …]
 *
 * Installs the frameworks into `.cache/frameworks` at first; an environment that cannot be
 * installed is skipped by name. Mistral Vibe needs a Python of 3.12 or newer, which `PYTHON` may
 * name. A complete run writes a section of `docs/client-matrix.md`. The last line is `N passed, N
 * failed[, N skipped]`, counted in conversations and cases.
 */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Change, changesOf, clients, command, withoutThinking } from "./clients.ts";
import { type Ended, type Gateway, refusals, startGateway } from "./gateways.ts";
import { type Environment, install } from "./installed.ts";
import { countThinking, emptyRun } from "./thinking-sent.ts";
import { type Outcome, writeUnlisted } from "./unlisted-matrix.ts";

const TURNS = 12;
const gateways = { refuse: await startGateway("refuse"), ignore: await startGateway("ignore") };

/** Plays the turns; returns the fault, or null. */
async function play(
  framework: string,
  environment: Environment,
  change: Change,
  { run, standIn }: Gateway,
): Promise<string | null> {
  const ended = await run(command(framework, environment, change));
  const { code, errors } = ended;
  if (code !== 0) return `ended with ${code}: ${errors.slice(-2_000)}`;
  const refused = [...refusals(ended), ...standIn.refused];
  if (refused.length > 0) return `refused: ${refused.join("; ").slice(0, 2_000)}`;
  if (standIn.taken.length < TURNS) return `only ${standIn.taken.length} requests`;
  const empty = emptyRun(
    countThinking(standIn.taken, standIn.answers),
    changesOf(framework, change),
  );
  if (framework in withoutThinking) {
    return empty === "sends no thinking back" ? null : "sends thinking back, unlike its note";
  }
  return empty;
}

/** Returns what is wrong with the refusal of a client that sends the field; null if nothing is. */
async function faultOfRefusal(
  framework: string,
  environment: Environment,
  field: string,
): Promise<string | null> {
  const ended = await gateways.refuse.run(command(framework, environment, "nothing"));
  const [refusal] = refusals(ended);
  if (refusal === undefined) return "is not refused";
  const isNamed = [field, "unlisted_fields"].every((name) => refusal.includes(`\\"${name}\\"`));
  return isNamed ? null : `is refused for something else: ${refusal.slice(0, 2_000)}`;
}

/** Returns the result of a successful run. */
function shown(framework: string, { standIn }: Gateway): string {
  const counts = countThinking(standIn.taken, standIn.answers);
  const why = withoutThinking[framework];
  const thinking =
    why === undefined
      ? `${counts.withThinking} brought thinking back, ${counts.withDropped} lost some of it`
      : `sends nothing back: ${why}`;
  return `${counts.requests} requests, none refused; ${thinking}`;
}

/** Environments of the programs that test cases. */
const programs = {
  switches: ["agents", "instructor", "javascript", "litellm", "llamaindex"],
  responses: ["agents", "javascript"],
} as const;
type Program = keyof typeof programs;

/** The results of cases, by their names: null or the fault. */
type Cases = ReadonlyMap<string, string | null>;

/** Runs a program that prints a line for each case: its name, and `ok` or the fault. */
async function playCases(
  program: Program,
  environment: Environment,
  { run }: Gateway,
): Promise<{ readonly cases: Cases; readonly ended: Ended }> {
  const ended = await run(casesOf(program, environment));
  const { code, output, errors } = ended;
  const lines = output.split("\n").filter((line) => line !== "");
  const cases = new Map<string, string | null>();
  for (const line of lines) {
    const [name = "", ...fault] = line.split(": ");
    cases.set(name, fault.join(": ") === "ok" ? null : fault.join(": "));
  }
  const crash = code === 0 ? null : `ended with ${code}: ${errors.slice(-2_000)}`;
  if (crash !== null) cases.set(`${program} of ${environment}`, crash);
  return { cases, ended };
}

/** Plays the cases of the switches where unlisted fields are ignored, after they were refused. */
async function playIgnored(environment: Environment, before: Cases): Promise<void> {
  const { cases, ended } = await playCases("switches", environment, gateways.ignore);
  for (const [name, fault] of cases) {
    report(`${name}, unlisted fields ignored`, fault);
    outcomes.push({ name, isRefused: before.get(name) === null, isLetIn: fault === null });
  }
  const refused = refusals(ended);
  report(`${environment}, unlisted fields ignored`, refused.length > 0 ? refused.join("; ") : null);
}

function casesOf(program: Program, environment: Environment): readonly string[] {
  const folder = install(environment);
  const of = (name: string): string => join(import.meta.dirname, name);
  if (environment !== "javascript") {
    return [join(folder, "bin/python"), of(`${program}.py`), environment];
  }
  copyFileSync(of(`${program}.mjs`), join(folder, `${program}.mjs`));
  return [process.execPath, join(folder, `${program}.mjs`)];
}

/** Returns the reason for which an environment cannot be installed, or null. */
function missing(environment: Environment): string | null {
  try {
    install(environment);
    return null;
  } catch (error) {
    return String(error).split("\n", 1).join();
  }
}

const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const count = { passed: 0, failed: 0, skipped: 0 };
const outcomes: Outcome[] = [];

/** Prints and counts a result; `fault` is null if there is none. */
function report(name: string, fault: string | null, success = "ok"): void {
  count[fault === null ? "passed" : "failed"] += 1;
  console.log(`${name}: ${fault ?? success}`);
}

for (const [framework, [environment, changes, field]] of Object.entries(clients)) {
  if (!isChosen(framework)) continue;
  const why = missing(environment);
  if (why !== null) {
    count.skipped += changes.length;
    console.log(`${framework}: skipped: ${why}`);
    continue;
  }
  const gateway = field === undefined ? gateways.refuse : gateways.ignore;
  const before = field === undefined ? null : await faultOfRefusal(framework, environment, field);
  if (field !== undefined) report(`${framework}, by default`, before, `refused for ${field}`);
  const faults: (string | null)[] = [];
  for (const change of changes) {
    const fault = await play(framework, environment, change, gateway);
    report(`${framework}, ${change}`, fault, shown(framework, gateway));
    faults.push(fault);
  }
  if (field === undefined) continue;
  outcomes.push({
    name: `${framework}, ${field}`,
    isRefused: before === null,
    isLetIn: faults.every((fault) => fault === null),
  });
}
for (const program of ["switches", "responses"] as const) {
  for (const environment of programs[program]) {
    if (!isChosen(environment) && !isChosen(program)) continue;
    const why = missing(environment);
    if (why !== null) {
      count.skipped += 1;
      console.log(`${program} of ${environment}: skipped: ${why}`);
      continue;
    }
    const { cases } = await playCases(program, environment, gateways.refuse);
    for (const [name, fault] of cases) report(name, fault);
    if (program === "switches") await playIgnored(environment, cases);
  }
}
await Promise.all(Object.values(gateways).map(({ close }) => close()));
if (chosen.length === 0 && count.skipped === 0) await writeUnlisted(outcomes);
const tail = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
console.log(`${count.passed} passed, ${count.failed} failed${tail}`);
process.exitCode = count.failed === 0 ? 0 : 1;
