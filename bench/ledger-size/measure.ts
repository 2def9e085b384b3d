import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { systemPostgres, type PostgresServer } from "../../contract-tests/harness/postgres.ts";
import {
  cpuMicroseconds,
  memory,
  type Program,
  startProgram,
  stopPrograms,
} from "../gateway/processes.ts";
import { HOT_ACCOUNT, monthBefore } from "./history.ts";
import { Meter, type Figures } from "./meter.ts";
import { pagesOf, REPEATS } from "./pages.ts";

const IDLE_MS = 2_000;
const REQUESTS = 200;
/** Requests between two verifications. */
const NEW_REQUESTS = 1_000;
const CLIENTS = 16;

/** Figures by row name. */
export type Measured = Map<string, Figures>;

export interface Subject {
  /** The folder of the built gateway. */
  readonly built: string;
  /** The file of the export that fills the ledger. */
  readonly file: string;
  /** Empty folder for files of this run. */
  readonly folder: string;
  readonly postgres: PostgresServer | null;
  readonly onRow: (name: string, figures: Figures) => void;
}

/** Fills a ledger from the file and measures the work of operators and clients on it. */
export async function measureLedger(subject: Subject): Promise<Measured> {
  const run = new Run(subject, await subject.postgres?.createDatabase());
  await run.fill();
  const program = await run.start();
  try {
    await run.requests(program);
    await run.pages(program);
    await run.commands(program);
  } finally {
    await stopPrograms([program]);
  }
  return run.measured;
}

/** One plan that admits all requests. */
const CONFIG = `plans:
  - id: demo
    models: ["*"]
    requests_per_minute: 100000000
    tokens_per_minute: 100000000000
    concurrent_requests: 100000
`;

const monthText = (ms: number): string => new Date(ms).toISOString().slice(0, 7);

async function sendRequest({ port }: Program, key: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: REQUEST,
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`a request was answered ${reply.status}: ${text}`);
}

const REQUEST = JSON.stringify({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "Count to five." }],
});

class Run {
  readonly measured: Measured = new Map();
  readonly #subject: Subject;
  readonly #meter: Meter;
  readonly #env: Readonly<Record<string, string>>;
  readonly #databaseUrl: string | undefined;
  readonly #adminToken = randomBytes(16).toString("hex");

  constructor(subject: Subject, databaseUrl: string | undefined) {
    this.#subject = subject;
    this.#meter = new Meter(subject.postgres);
    this.#databaseUrl = databaseUrl;
    const config = join(subject.folder, "gateway.yaml");
    writeFileSync(config, CONFIG);
    const dataDir = join(subject.folder, "data");
    mkdirSync(dataDir);
    this.#env = {
      PORT: "0",
      DATA_DIR: dataDir,
      GATEWAY_CONFIG: config,
      DEMO: "on",
      ATTEST: "off",
      ADMIN_TOKEN: this.#adminToken,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    };
  }

  async fill(): Promise<void> {
    const { file } = this.#subject;
    await this.#command("`ledger import`, which verifies all", "ledger", "import", file);
    await this.#command("`ledger verify`, the first since", "ledger", "verify");
  }

  /** Measures from the start of the process until it accepts requests; memory two seconds later. */
  async start(): Promise<Program> {
    const { built, folder } = this.#subject;
    const begun = performance.now();
    const program = await startProgram({
      command: [process.execPath, join(built, "main.js")],
      cwd: folder,
      env: this.#env,
      logFile: join(folder, "log"),
    });
    const ms = performance.now() - begun;
    const cpuMs = cpuMicroseconds(program) / 1_000;
    await delay(IDLE_MS);
    const nothing = { serverMs: null, serverMib: null };
    this.#row("start", { ms, cpuMs, peakMib: memory(program).now, ...nothing });
    return program;
  }

  async requests(program: Program): Promise<void> {
    const key = await this.#newKey(program);
    const ask = (): Promise<void> => sendRequest(program, key);
    for (let at = 0; at < CLIENTS; at += 1) await ask();
    const figures = await this.#meter.gateway(program, REQUESTS, ask);
    this.#row("a request of the hot account, hold and settlement included", figures);
  }

  async pages(program: Program): Promise<void> {
    for (const [name, path] of pagesOf(Date.now())) {
      const read = (): Promise<string> => this.#admin(program, path, { method: "GET" });
      await read();
      this.#row(name, await this.#meter.gateway(program, REPEATS, read));
    }
  }

  async commands(program: Program): Promise<void> {
    const key = await this.#newKey(program);
    let left = NEW_REQUESTS;
    const client = async (): Promise<void> => {
      for (; left > 0; left -= 1) await sendRequest(program, key);
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await this.#command("`ledger verify`, 1,000 new requests later", "ledger", "verify");
    await this.#command("`ledger verify --full`", "ledger", "verify", "--full");
    await this.#command("`usage --by day`", "usage", "--by", "day");
    const month = monthText(monthBefore(Date.now(), 2));
    await this.#command("`statement`", "statement", HOT_ACCOUNT, "--month", month);
    const { folder } = this.#subject;
    const statements = join(folder, "statements");
    await this.#command(
      "`statements export`, all accounts",
      ...["statements", "export", statements, "--month", month],
    );
    await this.#backUp();
    const archived = monthText(monthBefore(Date.now(), 5));
    await this.#command(
      "`ledger archive` of the first of seven months",
      ...["ledger", "archive", "--before", archived, "--to", join(folder, "archive")],
    );
    await this.#command("`ledger verify` after it", "ledger", "verify");
  }

  async #backUp(): Promise<void> {
    const file = join(this.#subject.folder, "backup");
    const url = this.#databaseUrl;
    if (url === undefined) return this.#command("`ledger backup`", "ledger", "backup", file);
    const system = systemPostgres();
    if (system === null) return; // The package of the tests has no `pg_dump`.
    const program = join(system, "bin", "pg_dump");
    const dump = [program, "--format=custom", `--file=${file}`, url] as const;
    this.#row("`pg_dump --format=custom`", await this.#meter.command(dump, {}));
  }

  async #command(name: string, ...args: readonly string[]): Promise<void> {
    const command = [process.execPath, join(this.#subject.built, "cli.js"), ...args] as const;
    this.#row(name, await this.#meter.command(command, this.#env));
  }

  async #newKey(program: Program): Promise<string> {
    const body = JSON.stringify({ account: HOT_ACCOUNT });
    const text = await this.#admin(program, "/keys", { method: "POST", body });
    return (JSON.parse(text) as { readonly key: string }).key;
  }

  async #admin(
    { port }: Program,
    path: string,
    { method, body }: { readonly method: string; readonly body?: string },
  ): Promise<string> {
    const headers = {
      authorization: `Bearer ${this.#adminToken}`,
      ...(method === "POST" && { "content-type": "application/json" }),
    };
    const posted = method === "POST" ? { body: body ?? "{}" } : {};
    const url = `http://127.0.0.1:${port}/admin/api/v1${path}`;
    const reply = await fetch(url, { method, headers, ...posted });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${text}`);
    return text;
  }

  #row(name: string, figures: Figures): void {
    this.measured.set(name, figures);
    this.#subject.onRow(name, figures);
  }
}
