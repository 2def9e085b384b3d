/**
 * Tests the echo law live: installs each release of the vendors' libraries, calls a gateway with
 * it, dumps the responses, and sends each dump back. Fails if a dump is refused or differs from
 * `golden/`. The last line is `N passed, N failed`.
 *
 *     node contract-tests/echo/run.ts           check
 *     node contract-tests/echo/run.ts --write   store the dumps in golden/
 */
import { mkdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { runProgram } from "../clients/run-program.ts";
import { call } from "../harness/call.ts";
import { bareEnvironment, startServer, type TestServer } from "../harness/start-server.ts";
import { echoRequest, paths, requests, type Dump, type Wire } from "./echo-request.ts";
import { distinctDumps, readGolden, writeGolden } from "./golden.ts";
import { CACHE, installPython, installNpm, programOf, type Program } from "./install.ts";
import { libraries, withoutThinking, type Library } from "./libraries.ts";

const RUN_LIMIT_MS = 120_000;

type ReleasedDump = Dump & { readonly release: string };

let passed = 0;
let failed = 0;

function judge(isRight: boolean, what: string): void {
  if (isRight) passed += 1;
  else failed += 1;
  if (!isRight) process.stdout.write(`✗ ${what}\n`);
}

/** Returns every dump of one release, named like `npm openai 7.0.0`. */
async function dumpsOf(
  { wire, language, name }: Library,
  version: string,
  server: TestServer,
): Promise<readonly ReleasedDump[]> {
  const release = `${language} ${name} ${version}`;
  const asked = Object.entries(requests[wire]).filter(
    ([request]) => request !== "thinking" || !withoutThinking.has(release),
  );
  const program: Program = programOf({ wire, language, name, version });
  const { code, stdout, output } = await runProgram(program.command, {
    folder: CACHE,
    limitMs: RUN_LIMIT_MS,
    env: {
      ...bareEnvironment(),
      ...program.env,
      GATEWAY_ROOT: server.root,
      GATEWAY_KEY: server.key,
      REQUESTS: JSON.stringify(Object.fromEntries(asked)),
    },
  });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  const dumps = lines.map((line): ReleasedDump => ({ release, ...JSON.parse(line) }));
  const answered = new Set(dumps.map(({ request }) => request));
  judge(code === 0 && answered.size === asked.length, `${release}: ${output.slice(-2_000)}`);
  return dumps;
}

async function sendBack(wire: Wire, dump: ReleasedDump, server: TestServer): Promise<void> {
  const body = echoRequest(wire, dump);
  const { status, text } = await call(server, paths[wire], { key: server.key, body });
  judge(status === 200, `${dump.release}, ${dump.request}: ${text}`);
}

async function checkWire(wire: Wire, server: TestServer): Promise<void> {
  const all: ReleasedDump[] = [];
  for (const library of libraries.filter((one) => one.wire === wire)) {
    for (const version of library.releases) all.push(...(await dumpsOf(library, version, server)));
  }
  for (const dump of all) await sendBack(wire, dump, server);
  const distinct = distinctDumps(all);
  if (process.argv.includes("--write")) writeGolden(wire, distinct);
  judge(isDeepStrictEqual(distinct, readGolden(wire)), `golden/${wire}.json is not current`);
}

mkdirSync(CACHE, { recursive: true });
await Promise.all([installPython(libraries), installNpm(libraries)]);
const server = await startServer();
try {
  await checkWire("anthropic", server);
  await checkWire("openai", server);
  await checkWire("openai-responses", server);
} finally {
  await server.stop();
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
