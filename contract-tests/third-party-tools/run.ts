/**
 * Tests third-party tools against a running gateway: Prism as a validating proxy in front of both
 * official SDKs, Specmatic, a client of each generator, and Spectral's linter. The document is not tuned for them. A
 * tool without its compiler is skipped by name, which is a failure in CI. The last line is `N
 * passed, N failed[, N skipped]`.
 *
 *     node contract-tests/third-party-tools/run.ts [name…]
 */
import { mapConcurrently } from "../../scripts/clients/map-concurrently.ts";
import { startServer } from "../harness/start-server.ts";
import { generators } from "./generators.ts";
import { runPrism } from "./prism.ts";
import { missingFor, runGenerator } from "./run-generator.ts";
import { runSpecmatic } from "./specmatic.ts";
import { runSpectral } from "./spectral.ts";
import type { Outcome, ServedGateway } from "./served-gateway.ts";
import { monotonicMs } from "../harness/real-clock.ts";

interface ThirdPartyTool {
  readonly name: string;
  readonly missing: () => Promise<string | null>;
  readonly run: (served: ServedGateway) => Promise<Outcome>;
}

const nothing = () => Promise.resolve(null);

const tools: readonly ThirdPartyTool[] = [
  ...generators.map((generator) => ({
    name: generator.name,
    missing: () => missingFor(generator),
    run: (served: ServedGateway) => runGenerator(generator, served),
  })),
  { name: "specmatic", missing: nothing, run: runSpecmatic },
  { name: "prism", missing: nothing, run: runPrism },
  { name: "spectral", missing: nothing, run: runSpectral },
];

/** Compilers use several processors by themselves. */
const AT_ONCE = 2;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Verdict = Outcome & { readonly skipped: boolean };

async function judge(tool: ThirdPartyTool, served: ServedGateway): Promise<Verdict> {
  const missing = await tool.missing();
  if (missing !== null) {
    say(`skipped ${tool.name}: this does not work here: ${missing}`);
    return { passed: 0, failures: [], note: "", skipped: true };
  }
  const startedMs = monotonicMs();
  const outcome = await tool.run(served).catch((error: unknown) => ({
    passed: 0,
    failures: [String(error)],
    note: "",
  }));
  const seconds = ((monotonicMs() - startedMs) / 1_000).toFixed(0).padStart(4);
  const mark = outcome.failures.length === 0 ? "✓" : "✗";
  say(`${mark} ${tool.name.padEnd(24)} ${seconds} s  ${outcome.note}`);
  for (const failure of outcome.failures) say(`  ${failure}`);
  return { ...outcome, skipped: false };
}

async function main(named: readonly string[]): Promise<number> {
  const wanted = tools.filter(({ name }) => named.length === 0 || named.includes(name));
  if (wanted.length === 0 || wanted.length < named.length) {
    say(`Tools are: ${tools.map(({ name }) => name).join(", ")}`);
    return 2;
  }
  const server = await startServer();
  try {
    const served = { url: `${server.root}/v1`, key: server.key };
    const verdicts = await mapConcurrently(wanted, AT_ONCE, (tool) => judge(tool, served));
    const passed = verdicts.reduce((sum, verdict) => sum + verdict.passed, 0);
    const skipped = verdicts.filter((verdict) => verdict.skipped).length;
    const mustAll = process.env["CI"] === "true";
    const faults = verdicts.reduce((sum, verdict) => sum + verdict.failures.length, 0);
    const failed = faults + (mustAll ? skipped : 0);
    const tail = skipped > 0 && !mustAll ? `, ${skipped} skipped` : "";
    say(`${passed} passed, ${failed} failed${tail}`);
    return failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
