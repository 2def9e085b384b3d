import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { loadConfig } from "../../system/config/load-config.ts";
import { ownCommandLine } from "../../system/process/command-line.ts";
import { ledgerExists } from "../../storage/ledger-exists.ts";
import { tolerateClosedPipes } from "./closed-pipes.ts";
import { CommandError, NoLedger, type CliDependencies } from "./command.ts";
import type { CallOperation } from "../admin/call-operation.ts";
import { openLedger } from "./open-ledger.ts";
import { createRemoteCall, sendThrough } from "./remote-call.ts";
import { runCli } from "./run-cli.ts";
import { findRunningGateway } from "./running.ts";
import { sleepUntilStop } from "../../core/timing/stop-signal.ts";

const sources = {
  env: process.env,
  cwd: process.cwd(),
  readFile: (path: string): string => readFileSync(path, "utf8"),
};

/**
 * The operator's working directory. npm runs scripts in the package's directory and passes the
 * original in `INIT_CWD`.
 */
const callerDir = process.env["INIT_CWD"] ?? sources.cwd;

const sleep = (ms: number): Promise<void> => delay(ms);

/** Asks on stderr, since stdout contains the command's result. Only `y` or `yes` confirms. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/**
 * Returns a caller for the gateway at `ADMIN_URL`, authenticated by `ADMIN_TOKEN`; null if
 * `ADMIN_URL` is not set.
 */
function remoteCall(): CallOperation | null {
  const { ADMIN_URL: baseUrl = "", ADMIN_TOKEN: token = "" } = process.env;
  if (baseUrl === "") return null;
  const headers = (): Readonly<Record<string, string>> => {
    if (token === "") throw new CommandError("ADMIN_URL is set and ADMIN_TOKEN is not");
    return { authorization: `Bearer ${token}` };
  };
  return createRemoteCall({ baseUrl, headers, send: sendThrough(null) });
}

/**
 * Returns the actor of local commands in the audit log. The prefix distinguishes it from an API
 * token. The name is sent in a header.
 */
function actorName(): string {
  try {
    return `cli:${userInfo().username.replace(/[^\w.@$+-]/g, "_")}`;
  } catch {
    return `cli:${process.getuid?.() ?? "unknown"}`;
  }
}

const dependencies: CliDependencies = {
  remoteCall: remoteCall(),
  program: ownCommandLine(),
  actorName: actorName(),
  openStore: async ({ create = false, place, onRisk } = {}) => {
    const config = place ?? loadConfig({ ...sources, withoutKeys: true });
    const { dataDir, databaseUrl, replyBytesMax } = config;
    if (create && databaseUrl === null) mkdirSync(dataDir, { recursive: true });
    if (!create && !(await ledgerExists({ dataDir, databaseUrl }))) {
      throw new NoLedger(databaseUrl === null ? `at ${resolve(dataDir)}` : "in the database");
    }
    const where = { dataDir, databaseUrl, replyBytesMax, actorName: actorName(), sendThrough };
    return openLedger({ ...where, now: Date.now, ...(onRisk && { onRisk }) });
  },
  loadConfig: () => loadConfig({ ...sources, withoutKeys: true }),
  loadConfigWithKeys: () => loadConfig(sources),
  openUpstreams: async () => {
    // Only a probe without a gateway needs them: a quarter of the CPU of every other command.
    const [{ createProviders }, { createHttpClient }] = await Promise.all([
      import("../../upstreams/providers/create-providers.ts"),
      import("../../upstreams/providers/transport/http-client.ts"),
    ]);
    const http = createHttpClient();
    const newCallId = (): string => `call_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
    return {
      providers: createProviders({ http, sleep: sleepUntilStop, newCallId }),
      close: () => http.close(),
    };
  },
  notify: (line) => {
    process.stderr.write(`${line}\n`);
  },
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : null,
  checkConfig: (file, { withoutKeys }) => {
    const path = resolve(callerDir, file);
    const env = { ...process.env, GATEWAY_CONFIG: path };
    return loadConfig({ ...sources, env, withoutKeys });
  },
  openStandby: async (databaseUrl) => {
    const postgres = await import("../../storage/postgres/standby.ts");
    return postgres.openStandby(databaseUrl);
  },
  pathOf: (name) => resolve(callerDir, name),
  findGateway: findRunningGateway,
  randomBytes,
  now: Date.now,
  sleep,
};

tolerateClosedPipes();
const { exitCode, stdout, stderr } = await runCli(process.argv.slice(2), dependencies);
process.exitCode = exitCode;
process.stderr.write(stderr);
process.stdout.write(stdout);
