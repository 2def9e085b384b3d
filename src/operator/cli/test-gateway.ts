import type { CallOperation } from "../admin/call-operation.ts";
import type { Config } from "../../system/config/config.ts";
import { ConfigError } from "../../system/config/config-problems.ts";
import { loadConfig } from "../../system/config/load-config.ts";
import { StrictUpstream } from "../../upstreams/probe/test-strict-upstream.ts";
import { createProviders } from "../../upstreams/providers/create-providers.ts";
import type { HttpClient } from "../../upstreams/providers/transport/http-client.ts";
import type { AuditRecord } from "../../core/ledger/audit.ts";
import type { AccountRecord } from "../../core/ledger/accounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import { MemoryStore, replaceMethods } from "../../storage/sqlite/test-memory-store.ts";
import { type CliDependencies, NoLedger, type RunningGateway } from "./command.ts";
import { type CliResult, runCli } from "./run-cli.ts";

/** Time at which every command of a test runs. */
export const NOW = Date.parse("2026-06-01T00:00:00Z");

const BAD_FILE = [
  { path: "PORT", message: "is bad" },
  { path: "x", message: "is worse" },
];

/** Returns a configuration with the built-in plan and another. */
export function testConfig(): Config {
  const readFile = (): string => "plans: [{ id: starter, models: ['sandbox/*'] }]";
  return loadConfig({ env: {}, cwd: "/srv", readFile });
}

/** Returns a configuration with upstreams of several dialects. */
function upstreamsConfig(): Config {
  const readFile = (): string => `
models:
  - id: a/b
    context_length: 1
    max_output_tokens: 1
    pricing: { prompt: "0", completion: "0" }
    upstreams:
      - { kind: openai, base_url: "https://api.mistral.ai/v1", model: m }
      - { kind: openai, base_url: "http://h", model: m, dialect: vllm, quirks: { top_k: true } }
      - { kind: anthropic, base_url: "http://h", model: m }
      - { kind: sandbox, model: echo }
`;
  return loadConfig({ env: {}, cwd: "/srv", readFile });
}

/** Returns a configuration without the plan `starter` and with a plan that matches no model. */
function misspeltConfig(): Config {
  const readFile = (): string =>
    "plans: [{ id: typo, models: ['sandbox/*', 'sandbax/*'], unlisted_fields: ignore }]";
  return loadConfig({ env: {}, cwd: "/srv", readFile });
}

/** The command line over a ledger in memory. */
export class TestGateway {
  readonly store = new MemoryStore();
  /** Methods that replace those of the ledger. */
  replaced: Partial<Store> = {};
  /** Number of times that commands have closed the ledger. */
  closed = 0;
  hasLedger = true;
  /** Reason why its database may lose acknowledged writes. */
  risk: string | null = null;
  /** The gateway on the same data directory. */
  running: RunningGateway | null = null;
  /** Serves every upstream that has an address. */
  upstream: HttpClient = new StrictUpstream();
  loadConfig: () => Config = testConfig;
  /** Calls a remote gateway. */
  remoteCall: CallOperation | null = null;
  /** The operator's answer; null: there is no terminal. */
  answer: boolean | null = null;
  /** Lines that the commands wrote to stderr, and their questions, before they ended. */
  readonly notes: string[] = [];
  #bytes = 0;

  /** Runs one command line. `bad.yaml` is not valid, `keys.yaml` only without keys. */
  run(...args: readonly string[]): Promise<CliResult> {
    return runCli(args, {
      remoteCall: this.remoteCall,
      program: "npx gateway",
      actorName: "cli:tester",
      openStore: async ({ create = false, onRisk } = {}) => {
        if (!this.hasLedger && !create) throw new NoLedger("at /srv/data");
        if (this.risk !== null) onRisk?.(this.risk);
        return this.openStore();
      },
      openStandby: (databaseUrl) => {
        this.notes.push(`standby ${databaseUrl}`);
        return Promise.resolve(this.openStore());
      },
      ...this.#toUpstreams(),
      loadConfig: this.loadConfig,
      checkConfig: (file, { withoutKeys }) => {
        if (file === "good.yaml" || (file === "keys.yaml" && withoutKeys)) return testConfig();
        if (file === "misspelt.yaml") return misspeltConfig();
        if (file === "upstreams.yaml") return upstreamsConfig();
        throw new ConfigError(BAD_FILE);
      },
      pathOf: (name) => name,
      findGateway: () => this.running,
      randomBytes: (size) => this.randomBytes(size),
      now: () => NOW,
    });
  }

  /** Returns different bytes at each call. */
  randomBytes(size: number): Uint8Array {
    return new Uint8Array(size).fill((this.#bytes += 1));
  }

  openStore(): Store {
    const close = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      this.closed += 1;
    };
    return replaceMethods(this.store, { ...this.replaced, close });
  }

  async accounts(): Promise<readonly AccountRecord[]> {
    return (await this.store.listAccounts({ limit: 1_000 })).accounts;
  }

  /** Returns the audit log, newest change first. */
  async audit(): Promise<readonly AuditRecord[]> {
    const all = { fromMs: null, toMs: null, actor: null, target: null, after: null };
    return (await this.store.listAudit({ ...all, count: 1_000 })).records;
  }

  #toUpstreams(): Pick<
    CliDependencies,
    "loadConfigWithKeys" | "openUpstreams" | "notify" | "confirm" | "sleep"
  > {
    const { answer, notes, upstream: http } = this;
    const sleep = (): Promise<void> => Promise.resolve();
    const newCallId = (): string => "call_1";
    return {
      loadConfigWithKeys: this.loadConfig,
      openUpstreams: () =>
        Promise.resolve({
          providers: createProviders({ http, sleep, newCallId }),
          close: () => http.close(),
        }),
      notify: (line) => void notes.push(line),
      confirm:
        answer === null
          ? null
          : async (question) => {
              notes.push(question);
              return answer;
            },
      sleep,
    };
  }

  /** Runs one command line with --json; throws unless it prints exactly one JSON value. */
  async json(...args: readonly string[]): Promise<Record<string, unknown>> {
    const { exitCode, stdout, stderr } = await this.run(...args, "--json");
    if (exitCode !== 0 || stderr !== "" || stdout.split("\n").length !== 2) {
      throw new Error(`exit code ${exitCode}: ${stdout}${stderr}`);
    }
    return JSON.parse(stdout) as Record<string, unknown>;
  }

  /** Opens an account with $10 on the plan `starter`; returns its id. */
  async newAccount(): Promise<string> {
    const words = ["--name", "A", "--plan", "starter", "--balance", "10.00"];
    return String((await this.json("accounts", "create", ...words))["id"]);
  }
}
