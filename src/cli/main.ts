import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { loadConfig } from "../config/load-config.ts";
import { createProviders } from "../providers/create-providers.ts";
import { createHttpClient } from "../providers/transport/http-client.ts";
import { openOperatorStore } from "../storage/open-store.ts";
import { backUpLedger } from "../storage/sqlite/back-up.ts";
import { CommandError, type CommandContext } from "./command.ts";
import { runCli } from "./run-cli.ts";

const sources = {
  env: process.env,
  cwd: process.cwd(),
  readFile: (path: string): string => readFileSync(path, "utf8"),
};

/** The operator's directory: npm runs scripts in the package's own and passes the original on. */
const callerDir = process.env["INIT_CWD"] ?? sources.cwd;

const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  delay(ms, undefined, signal && { signal }).catch(() => undefined);

/** Asks on stderr, since stdout is the command's result; anything but yes is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

const context: CommandContext = {
  openStore: () => {
    const { dataDir, databaseUrl } = loadConfig({ ...sources, withoutKeys: true });
    mkdirSync(dataDir, { recursive: true });
    return openOperatorStore({ dataDir, databaseUrl, now: Date.now });
  },
  loadConfig: () => loadConfig({ ...sources, withoutKeys: true }),
  loadConfigWithKeys: () => loadConfig(sources),
  openUpstreams: () => {
    const http = createHttpClient();
    const newCallId = (): string => `call_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
    return { providers: createProviders({ http, sleep, newCallId }), close: () => http.close() };
  },
  notify: (line) => void process.stderr.write(`${line}\n`),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : null,
  checkConfig: (file) => {
    const path = resolve(callerDir, file);
    return loadConfig({ ...sources, env: { ...process.env, GATEWAY_CONFIG: path } });
  },
  backUp: (name) => {
    const { dataDir, databaseUrl } = loadConfig({ ...sources, withoutKeys: true });
    if (databaseUrl !== null) {
      throw new CommandError("the ledger is in PostgreSQL: use PostgreSQL's own backup tools");
    }
    const file = resolve(callerDir, name);
    return { file, bytes: backUpLedger(dataDir, file) };
  },
  randomBytes,
  now: Date.now,
  sleep,
};

const { exitCode, stdout, stderr } = await runCli(process.argv.slice(2), context);
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = exitCode;
