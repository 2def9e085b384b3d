import { eachAccount } from "../../src/core/ledger/each-account.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Agent } from "undici";
import { call } from "../../contract-tests/harness/call.ts";
import { revokeKey } from "../../contract-tests/harness/operator.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { addCustomer, openLedger } from "../money/open-ledger.ts";
import { seededRandom } from "../../contract-tests/harness/read-seed.ts";
import { actions, CLIENT_STALL_MS, type World } from "./actions.ts";
import { type ProcessSample, sampleAtRest } from "./process-sample.ts";
import { mixedConfig, type PlannedUpstream, startPlannedUpstream } from "./upstream.ts";
import { GUARD_MS, monotonicMs, pause } from "../../contract-tests/harness/real-clock.ts";

export interface MixedOptions {
  readonly durationMs: number;
  /** Minimum number of rounds, of any duration. */
  readonly roundsMin: number;
  /** Duration of the load between two samples. */
  readonly roundMs: number;
  /** Minimum number of requests per round, so that a slow machine warms up as far. */
  readonly roundRequestsMin: number;
  readonly clients: number;
  readonly seed: number;
}

export interface MixedReport {
  /** Counts by action and result. */
  readonly endings: ReadonlyMap<string, number>;
  /** Violations: wrong results, wrong entries, an inconsistent ledger. */
  readonly problems: readonly string[];
  /** One sample at the end of each round, while idle. */
  readonly samples: readonly ProcessSample[];
  readonly requests: number;
  readonly reloads: number;
}

/** Maximum pause of a client between two requests. */
const THINK_MS_MAX = 400;
const RELOADS_PER_ROUND = 2;
const AUDITED_PER_ROUND = 20;
const PROBLEMS_MAX = 20;
const CUSTOMER_BALANCE = 1_000_000_000_000;

/** Runs one gateway process under all kinds of traffic, and samples it between the rounds. */
export async function runMixed(options: MixedOptions): Promise<MixedReport> {
  const upstream = await startPlannedUpstream();
  const server = await startServer({
    entry: join(import.meta.dirname, "watched-gateway.ts"),
    config: mixedConfig(upstream.origin, 0),
    env: { CLIENT_STALL_MS: String(CLIENT_STALL_MS) },
  });
  try {
    const run = new MixedRun(options, upstream, server);
    await run.play();
    return run.report();
  } finally {
    await server.stop();
    await upstream.close();
  }
}

class MixedRun {
  readonly #options: MixedOptions;
  readonly #upstream: PlannedUpstream;
  readonly #server: TestServer;
  readonly #random: () => number;
  readonly #endings = new Map<string, number>();
  readonly #problems: string[] = [];
  readonly #samples: ProcessSample[] = [];
  #served: string[] = [];
  #numbers = 0;
  #requests = 0;
  #reloads = 0;

  constructor(options: MixedOptions, upstream: PlannedUpstream, server: TestServer) {
    this.#options = options;
    this.#upstream = upstream;
    this.#server = server;
    this.#random = seededRandom(options.seed);
  }

  report(): MixedReport {
    return {
      endings: this.#endings,
      problems: this.#problems,
      samples: this.#samples,
      requests: this.#requests,
      reloads: this.#reloads,
    };
  }

  async play(): Promise<void> {
    const { durationMs, roundsMin } = this.#options;
    const end = monotonicMs() + durationMs;
    const isOver = (): boolean => monotonicMs() > end && this.#samples.length >= roundsMin;
    while (!isOver() && this.#problems.length < PROBLEMS_MAX) {
      await this.#round();
      this.#samples.push(await sampleAtRest(this.#server.dataDir, this.#samples.at(1)));
    }
    const { json } = await call(this.#server, "/contract");
    const { violations } = (json as { attestation: { violations: number } }).attestation;
    if (violations > 0) this.#problems.push(`${violations} replies broke the contract`);
    await this.#stopAndVerify();
  }

  /** Adds a customer, runs the load for a while, and revokes the customer's key. */
  async #round(): Promise<void> {
    const ledger = await openLedger(this.#server);
    const customer = await addCustomer(ledger, { planId: "mixed", balance: CUSTOMER_BALANCE });
    const keys = [this.#server.key, customer.key];
    const agent = new Agent({ bodyTimeout: 120_000, headersTimeout: 120_000 });
    const world: World = {
      root: this.#server.root,
      key: () => keys[Math.floor(this.#random() * keys.length)] ?? customer.key,
      agent,
      upstream: this.#upstream,
      random: this.#random,
      nextNumber: () => (this.#numbers += 1) % 1_000_000,
      served: (id) => this.#served.push(id),
    };
    const { roundMs, roundRequestsMin, clients: count } = this.#options;
    const end = monotonicMs() + roundMs;
    const requests = this.#requests + roundRequestsMin;
    const isOver = (): boolean => monotonicMs() >= end && this.#requests >= requests;
    const clients = Array.from({ length: count }, () => this.#client(world, isOver));
    await Promise.all([...clients, this.#reload()]);
    await agent.close();
    this.#upstream.cutAll();
    await this.#audit(ledger);
    await ledger.close();
    await revokeKey(this.#server, customer.keyId);
  }

  async #client(world: World, isOver: () => boolean): Promise<void> {
    while (!isOver() && this.#problems.length < PROBLEMS_MAX) {
      const [name, act] = this.#choose();
      this.#requests += 1;
      try {
        this.#count(`${name}: ${await act(world)}`);
      } catch (error) {
        this.#problems.push(`${name}: ${String(error)}`);
      }
      await pause(this.#random() * THINK_MS_MAX);
    }
  }

  #choose(): readonly [string, (world: World) => Promise<string>] {
    const entries = Object.entries(actions);
    let left = this.#random() * entries.reduce((sum, [, { share }]) => sum + share, 0);
    const [name, { act }] = entries.find(([, { share }]) => (left -= share) < 0) ?? fail();
    return [name, act];
  }

  #count(ending: string): void {
    this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1);
  }

  /** Reloads new configurations while requests run. */
  async #reload(): Promise<void> {
    for (let at = 0; at < RELOADS_PER_ROUND; at += 1) {
      await pause(this.#options.roundMs / (RELOADS_PER_ROUND + 1));
      this.#reloads += 1;
      const config = mixedConfig(this.#upstream.origin, this.#reloads);
      await writeFile(join(this.#server.dataDir, "gateway.yaml"), config);
      this.#server.signal("SIGHUP");
    }
  }

  /**
   * Checks that the newest complete responses are charged as finished, and that no hold remains at
   * the end.
   */
  async #audit(ledger: Awaited<ReturnType<typeof openLedger>>): Promise<void> {
    for (const id of this.#served.slice(-AUDITED_PER_ROUND)) {
      const record = await ledger.showRequest(id);
      if (record?.outcome !== "finished" || (record.charge ?? 0) <= 0) {
        this.#problems.push(`${id} was served whole: ${JSON.stringify(record)}`);
      }
    }
    this.#served = [];
    await this.#nothingHeld(ledger);
  }

  async #nothingHeld(ledger: Awaited<ReturnType<typeof openLedger>>): Promise<void> {
    const deadline = monotonicMs() + GUARD_MS;
    for (;;) {
      const held = (await Array.fromAsync(eachAccount(ledger))).filter(
        (account) => account.held !== 0,
      );
      if (held.length === 0) return;
      if (monotonicMs() > deadline) {
        this.#problems.push(`still held at rest: ${JSON.stringify(held)}`);
        return;
      }
      await pause(100);
    }
  }

  /** Stops the gateway like an operator, and recomputes every balance from its entries. */
  async #stopAndVerify(): Promise<void> {
    this.#server.signal("SIGTERM");
    const { code } = await this.#server.exited;
    if (code !== 0) this.#problems.push(`the gateway ended with ${String(code)}`);
    const ledger = await openLedger(this.#server);
    this.#problems.push(...(await ledger.verify()).problems);
    await this.#nothingHeld(ledger);
    await ledger.close();
  }
}

function fail(): never {
  throw new Error("no action to choose from");
}
