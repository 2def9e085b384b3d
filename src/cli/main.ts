import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadConfig } from "../config/load-config.ts";
import { openOperatorStore } from "../storage/open-store.ts";
import { backUpBooks } from "../storage/sqlite/back-up.ts";
import { Refusal, type CommandContext } from "./command.ts";
import { runCli } from "./run-cli.ts";

const sources = {
  env: process.env,
  cwd: process.cwd(),
  readFile: (path: string): string => readFileSync(path, "utf8"),
};

/** Where the operator stands: npm runs scripts in the package's folder, and says where it was. */
const standing = process.env["INIT_CWD"] ?? sources.cwd;

const context: CommandContext = {
  openStore: () => {
    const { dataDir, databaseUrl } = loadConfig({ ...sources, withoutKeys: true });
    mkdirSync(dataDir, { recursive: true });
    return openOperatorStore({ dataDir, databaseUrl, now: Date.now });
  },
  loadConfig: () => loadConfig({ ...sources, withoutKeys: true }),
  checkConfig: (file) => {
    const path = resolve(standing, file);
    return loadConfig({ ...sources, env: { ...process.env, GATEWAY_CONFIG: path } });
  },
  backUp: (name) => {
    const { dataDir, databaseUrl } = loadConfig({ ...sources, withoutKeys: true });
    if (databaseUrl !== null) {
      throw new Refusal("the books are in PostgreSQL: back them up as any PostgreSQL database");
    }
    const file = resolve(standing, name);
    return { file, bytes: backUpBooks(dataDir, file) };
  },
  randomBytes,
  now: Date.now,
};

const { exitCode, stdout, stderr } = await runCli(process.argv.slice(2), context);
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = exitCode;
