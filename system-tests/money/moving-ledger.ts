import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  askOperator,
  runOperator,
  type CommandOutcome,
  type OperatorStore,
} from "../../contract-tests/harness/operator.ts";
import { startPostgres, type PostgresServer } from "../../contract-tests/harness/postgres.ts";
import { until } from "../../contract-tests/harness/real-clock.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import type { GatewaySlot } from "./crash-slot.ts";

/** A killed process expires 15 s after its last heartbeat. */
const EXPIRED_MS = 120_000;

/** A ledger that is moved from one store to the other, repeatedly. */
export class MovingLedger {
  readonly #folder: string;
  readonly #postgres: PostgresServer;
  readonly #config: string;
  #store: OperatorStore;
  #moves = 0;

  private constructor(given: {
    readonly folder: string;
    readonly postgres: PostgresServer;
    readonly config: string;
    readonly store: OperatorStore;
  }) {
    this.#folder = given.folder;
    this.#postgres = given.postgres;
    this.#config = given.config;
    this.#store = given.store;
  }

  /** Opens an empty ledger, embedded at first, for gateways with the text of a gateway.yaml. */
  static async open(config: string): Promise<MovingLedger> {
    const folder = await mkdtemp(join(tmpdir(), "gateway-moves-"));
    const postgres = await startPostgres();
    const store = { dataDir: await mkdtemp(join(folder, "ledger-")) };
    return new MovingLedger({ folder, postgres, config, store });
  }

  get store(): OperatorStore {
    return this.#store;
  }

  /** Folder of its archived months. */
  get archive(): string {
    return join(this.#folder, "archive");
  }

  start(): Promise<TestServer> {
    const { dataDir, env } = this.#store;
    const compiled = join(this.#folder, "compiled");
    const own = { LOG_LEVEL: "error", NODE_COMPILE_CACHE: compiled, DEMO: "off" };
    return startServer({ dataDir, config: this.#config, env: { ...own, ...env } });
  }

  /**
   * Exports it once its processes are known to be dead, and imports it into the other store;
   * returns the number of open holds.
   */
  async move(): Promise<number> {
    this.#moves += 1;
    const file = join(this.#folder, `export-${this.#moves}.gz`);
    const isWritten = async () => {
      const outcome = await runOperator(this.#store, ["ledger", "export", file, "--json"]);
      return isRefusedAsRunning(outcome) ? null : outcome;
    };
    const { code, stdout, stderr } = await until(isWritten, EXPIRED_MS, "the export");
    if (code !== 0) throw new Error(`the export ended with ${code}: ${stderr}`);
    const dataDir = await mkdtemp(join(this.#folder, "ledger-"));
    const isEmbedded = this.#store.env === undefined;
    this.#store = isEmbedded
      ? { dataDir, env: { DATABASE_URL: await this.#postgres.createDatabase() } }
      : { dataDir };
    await askOperator(this.#store, ["ledger", "import", file]);
    await this.verify();
    return (JSON.parse(stdout) as { readonly rows: { readonly holds: number } }).rows.holds;
  }

  /** Verifies all entries, including those in the archive. */
  async verify(): Promise<void> {
    await askOperator(this.#store, ["ledger", "verify", "--full", "--archive", this.archive]);
  }

  /**
   * Archives the months before this one under load. The command is killed once when it has written
   * a file, and repeated until it succeeds: it also fails if its gateway is killed.
   */
  async archiveBefore(month: string, slot: GatewaySlot): Promise<void> {
    const command = ["ledger", "archive", "--before", month, "--to", this.archive];
    const files = await filesIn(this.archive);
    const killing = new AbortController();
    const killed = runOperator(this.#store, command, killing.signal).catch(() => null);
    const hasWritten = async () => ((await filesIn(this.archive)) > files ? true : null);
    await Promise.race([killed, until(hasWritten, EXPIRED_MS, "a file of the archive")]);
    killing.abort();
    await killed;
    const isDone = async () => {
      await slot.started;
      return (await runOperator(this.#store, command)).code === 0 ? true : null;
    };
    await until(isDone, EXPIRED_MS, `the archive of the months before ${month}`);
  }

  async close(): Promise<void> {
    await this.#postgres.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const isRefusedAsRunning = ({ code, stderr }: CommandOutcome): boolean =>
  code !== 0 && /a gateway runs|Another gateway/.test(stderr);

async function filesIn(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((name) => name.endsWith(".gz")).length;
}
