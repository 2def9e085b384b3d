/**
 * Walks through `docs/guides/partners.md` as a partner: in an empty folder, with the packages of the
 * registry and a gateway. Each command of the guide must succeed, each command of its workflow must
 * be one of them, and a breaking change must fail the check of the contract. The last line is
 * `N passed, N failed`.
 *
 *     node contract-tests/partners/run.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { runProgram } from "../clients/run-program.ts";
import { fencesIn } from "../harness/fences.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const ROOT = join(import.meta.dirname, "../..");
const GUIDE = join(ROOT, "docs/guides/partners.md");
const WRITTEN_ORIGIN = "http://127.0.0.1:8080";
const FOLDER = "gateway-client";
const STEP_LIMIT_MS = 600_000;

/** The files that the guide says to write, by the language of their block. */
const files: Readonly<Record<string, string>> = {
  ts: "client.test.ts",
  js: "check-contract.mjs",
};

let passed = 0;
let failed = 0;

function judge(isRight: boolean, what: string, output = ""): void {
  if (isRight) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`✗ ${what}\n${output.slice(-4_000)}\n`);
  }
}

/** Runs a block of commands in one shell that stops at the first failure. */
async function runBlock(code: string, folder: string, server: TestServer) {
  return runProgram(["sh", "-e", "-c", code.replaceAll(WRITTEN_ORIGIN, server.root)], {
    folder,
    limitMs: STEP_LIMIT_MS,
    env: {
      GATEWAY_URL: server.root,
      GATEWAY_KEY: server.key,
      PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
    },
  });
}

/** Each check of a strict compiler, for a module that imports what the guide installs. */
const STRICT = [
  "--noEmit",
  "--strict",
  "--exactOptionalPropertyTypes",
  "--noPropertyAccessFromIndexSignature",
  "--noUncheckedIndexedAccess",
  "--noUnusedLocals",
  "--skipLibCheck",
  "--allowImportingTsExtensions",
  ...["--module", "nodenext", "--target", "esnext", "--types", "node"],
  ...["--typeRoots", join(ROOT, "node_modules/@types")],
];

/** Compiles the TypeScript of this guide and of the guide for generated clients. */
async function compileGuides(project: string): Promise<void> {
  const generating = fencesIn(readFileSync(join(ROOT, "docs/guides/generating.md"), "utf8"));
  const snippets = generating.filter(({ language }) => language === "ts");
  judge(snippets.length === 1, "the guide for generated clients has one snippet");
  writeFileSync(join(project, "generating.mts"), snippets[0]?.code ?? "");
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const files = ["client.test.ts", "generating.mts"];
  const { code, output } = await runProgram([process.execPath, tsc, ...STRICT, ...files], {
    folder: project,
    limitMs: STEP_LIMIT_MS,
    env: {},
  });
  judge(code === 0, "the TypeScript of the guides compiles strictly", output);
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

/** Returns a command in one line. */
function oneLine(command: string): string {
  return command.replaceAll(/(?:\\?\s)+/g, " ").trim();
}

const fences = fencesIn(readFileSync(GUIDE, "utf8"));
const scratch = mkdtempSync(join(tmpdir(), "partner-"));
const folder = join(scratch, FOLDER);
const packed = await runProgram([process.execPath, join(ROOT, "scripts/pack-clients.ts"), "kit"], {
  folder: ROOT,
  limitMs: STEP_LIMIT_MS,
  env: {},
});
judge(packed.code === 0, "the conformance kit is packed", packed.output);
const server = await startServer();
try {
  for (const [at, { language, code }] of fences.entries()) {
    const file = files[language];
    if (file !== undefined) writeFileSync(join(folder, file), code);
    if (language !== "sh") continue;
    // The first block makes the folder.
    const { code: status, output } = await runBlock(code, at === 0 ? scratch : folder, server);
    judge(status === 0, `step ${at}: ${code}`, output);
  }
  await compileGuides(folder);
  const shown = oneLine(
    fences
      .filter(({ language }) => language === "sh")
      .map(({ code }) => code)
      .join("\n"),
  );
  const workflow = fences.find(({ language }) => language === "yaml");
  const jobs = Object.values((parse(workflow?.code ?? "") as Workflow).jobs);
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  judge(commands.length === 5, "the workflow has five commands");
  for (const command of commands.map(oneLine)) {
    judge(command === "npm ci" || shown.includes(command), `the guide shows ${command}`);
  }
  const first = `curl --fail --silent --output contract.json ${server.root}/openapi/2026-11-22.json`;
  const outdated = await runBlock(`${first}\nnode check-contract.mjs`, folder, server);
  judge(outdated.code === 1, "a breaking change fails the check", outdated.output);
  judge(outdated.output.includes("policy_blocked"), "the check names it", outdated.output);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
