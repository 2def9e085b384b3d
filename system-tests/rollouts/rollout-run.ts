import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimPort } from "../../contract-tests/harness/claim-port.ts";
import {
  createCustomer,
  runOperator,
  type OperatorStore,
} from "../../contract-tests/harness/operator.ts";
import { startPostgres } from "../../contract-tests/harness/postgres.ts";
import { startRedis } from "../../contract-tests/harness/redis.ts";
import { isServed, startLoad, type Answer, type Load } from "../money/load.ts";
import { addCustomer, openLedger } from "../money/open-ledger.ts";
import { GatewaySlot } from "./gateway-slot.ts";
import { judgeRollout, type RolloutFigures } from "./judge.ts";
import { startNginx } from "../deploy/proxies.ts";
import type { Release } from "./releases.ts";

/**
 * Longer than nginx's `fail_timeout` for a gateway, so that it has found the other one again, and
 * long enough to be noticed on a loaded machine.
 */
const DRAIN_DELAY_MS = 8_000;
const DRAIN_MS = 240_000;

/** About 4 s at five pieces per second: streams run through every replacement. */
const LONG_CONTENT = Array.from({ length: 18 }, (_, at) => `word${at}`).join(" ");
const FAST_CLIENTS = 6;
const SLOW_CLIENTS = 10;
/** Answers of each load between two replacements. */
const ANSWERS_BETWEEN = 10;

export interface RolloutReport extends RolloutFigures {
  readonly replacements: number;
  /** Number of replacements in which `/readyz` on the main port reported the stop. */
  readonly seenStopping: number;
  /** The output of the first release's `ledger verify` at the end; empty if it succeeds. */
  readonly refusedByFirst: string;
}

/** Closes opened resources in reverse order. */
class Cleanup {
  readonly #closing: (() => Promise<unknown>)[] = [];

  add<T>(opened: T, close: (opened: T) => Promise<unknown>): T {
    this.#closing.unshift(() => close(opened));
    return opened;
  }

  async run(): Promise<void> {
    for (const close of this.#closing) await close();
  }
}

/** Claims ports that consecutive gateways use, reserved in between. */
async function claimPorts(count: number, cleanup: Cleanup): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    ports.push(cleanup.add(await claimPort(), (claimed) => claimed.release()).port);
  }
  return ports;
}

const BALANCE = 1_000_000_000_000_000;

/**
 * Opens a separate account for a load, with the demo's unrestricted plan and with budgets, which the
 * releases count alike.
 */
async function openAccount(at: OperatorStore) {
  const ledger = await openLedger(at);
  try {
    const limits = { budget: BALANCE, keyBudget: BALANCE };
    return await addCustomer(ledger, { planId: "demo", balance: BALANCE, ...limits });
  } finally {
    await ledger.close();
  }
}

/** Starts fast requests and long streams, in both protocols. */
function startLoads(root: string, key: string): readonly Load[] {
  const common = { gateways: [{ root }], key };
  return [
    startLoad({ ...common, model: "sandbox/echo", clients: FAST_CLIENTS }),
    startLoad({
      ...common,
      model: "sandbox/slow",
      clients: SLOW_CLIENTS,
      content: LONG_CONTENT,
    }),
  ];
}

async function roll(
  slots: readonly GatewaySlot[],
  releases: readonly Release[],
  loads: readonly Load[],
): Promise<Omit<RolloutReport, keyof RolloutFigures | "refusedByFirst">> {
  let [replacements, seenStopping] = [0, 0];
  for (const release of releases) {
    for (const slot of slots) {
      await Promise.all(loads.map((load) => load.until(ANSWERS_BETWEEN, isServed)));
      await slot.replace(release);
      replacements += 1;
      if (slot.saidStopping) seenStopping += 1;
    }
  }
  await Promise.all(loads.map((load) => load.until(ANSWERS_BETWEEN, isServed)));
  return { replacements, seenStopping };
}

/** Verifies a ledger by a release's own command. Later releases may have migrated it. */
async function refusalOf({ cli }: Release, { dataDir, env = {} }: OperatorStore): Promise<string> {
  const { code, stdout, stderr } = await runOperator({ dataDir, env, cli }, ["ledger", "verify"]);
  return code === 0 ? "" : `${stdout}${stderr}`;
}

/**
 * Runs two replicas on one PostgreSQL and one Redis behind nginx, under load, and replaces each by
 * each of the releases in turn.
 */
export async function rollReplicas(
  from: Release,
  releases: readonly Release[],
): Promise<RolloutReport> {
  const cleanup = new Cleanup();
  try {
    const temporary = await mkdtemp(join(tmpdir(), "gateway-rollout-"));
    const dataDir = cleanup.add(temporary, (path) => rm(path, { recursive: true, force: true }));
    const postgres = cleanup.add(await startPostgres(), (server) => server.stop());
    const redis = cleanup.add(await startRedis(), (server) => server.stop());
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_DELAY_MS: String(DRAIN_DELAY_MS),
      DRAIN_MS: String(DRAIN_MS),
    };
    const [port = 0, first = 0, second = 0] = await claimPorts(3, cleanup);
    const slots = [first, second].map((at) => new GatewaySlot({ port: at, dataDir, env }));
    for (const slot of slots) await cleanup.add(slot, (one) => one.end()).start(from);
    const gatewayPorts = [first, second] as const;
    const nginx = cleanup.add(await startNginx({ port, gatewayPorts }), (one) => one.stop());
    const { key, accountId } = await openAccount({ dataDir, env });
    const loads = startLoads(nginx.root, key);
    const seen = await roll(slots, releases, loads).finally(() =>
      Promise.all(loads.map((load) => load.stop())),
    );
    const answers = loads.flatMap((load) => load.answers);
    const refusedByFirst = await refusalOf(from, { dataDir, env });
    const judged = await judgeRollout({ dataDir, env }, { answers, accountId });
    return { ...seen, refusedByFirst, ...judged };
  } finally {
    await cleanup.run();
  }
}

/**
 * Matches a request while the only gateway of an embedded ledger is being replaced: no connection.
 */
function foundNobody({ status, code }: Answer): boolean {
  return status === 0 || (status === 503 && code === "unavailable");
}

/**
 * Runs one gateway on an embedded ledger, under load, and replaces it by each of the releases in
 * turn.
 */
export async function rollEmbedded(
  from: Release,
  releases: readonly Release[],
): Promise<RolloutReport> {
  const cleanup = new Cleanup();
  try {
    const temporary = await mkdtemp(join(tmpdir(), "gateway-rollout-"));
    const dataDir = cleanup.add(temporary, (path) => rm(path, { recursive: true, force: true }));
    const env = { DRAIN_MS: String(DRAIN_MS) };
    const [port = 0] = await claimPorts(1, cleanup);
    const slot = new GatewaySlot({ port, dataDir, env });
    await cleanup.add(slot, (one) => one.end()).start(from);
    // This release's commands do not support the socket of the last one.
    const commands = { dataDir, env, cli: from.cli };
    const { key, accountId } = await createCustomer(commands, { balance: "1000000" });
    const loads = startLoads(slot.root, key);
    const seen = await roll([slot], releases, loads).finally(() =>
      Promise.all(loads.map((load) => load.stop())),
    );
    // The last release writes entries without a hash; the next owner of the ledger adds it.
    await slot.end();
    const answers = loads.flatMap((load) => load.answers);
    const mayFail = foundNobody;
    const refusedByFirst = await refusalOf(from, { dataDir, env });
    const judged = await judgeRollout({ dataDir, env }, { answers, accountId, mayFail });
    return { ...seen, refusedByFirst, ...judged };
  } finally {
    await cleanup.run();
  }
}
