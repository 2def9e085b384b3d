import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadConfig } from "../config/load-config.ts";
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

const context: CommandContext = {
  openStore: () => {
    const { dataDir, databaseUrl } = loadConfig({ ...sources, withoutKeys: true });
    mkdirSync(dataDir, { recursive: true });
    return openOperatorStore({ dataDir, databaseUrl, now: Date.now });
  },
  loadConfig: () => loadConfig({ ...sources, withoutKeys: true }),
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
};

const { exitCode, stdout, stderr } = await runCli(process.argv.slice(2), context);
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = exitCode;
