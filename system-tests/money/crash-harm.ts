import pg from "pg";
import type { Clients } from "./crash-clients.ts";
import type { GatewaySlot } from "./crash-slot.ts";
import { GUARD_MS, until } from "../../contract-tests/harness/real-clock.ts";
import { readSeed, seededRandom } from "../../contract-tests/harness/read-seed.ts";

/** Repeatable by the seed of the run. */
const random = seededRandom(readSeed(process.env));

/** Minimum number of open streams when a gateway is suspended, so that one is fenced. */
const STREAMS_AT_PAUSE = 2;
const PAUSE_ATTEMPTS_MAX = 20;
const LAST_REPLIES = 20;

/** Nano-dollars charged, by request id. */
type Charges = readonly (readonly [id: string, charge: number])[];

export interface HarmOptions {
  readonly slots: readonly GatewaySlot[];
  readonly clients: Clients;
  readonly kills: number;
  readonly pauses: number;
  /** Address of a shared ledger, which pauses require; null for an embedded one. */
  readonly databaseUrl: string | null;
}

/** Record of the kills and pauses. */
export interface Harm {
  readonly kills: number;
  /**
   * Nano-dollars that others charged for suspended gateways' requests before these resumed, by id.
   */
  readonly reaped: ReadonlyMap<string, number>;
}

/** Kills gateways in turn under load, and suspends others beyond their expiry. */
export async function harm(options: HarmOptions): Promise<Harm> {
  const [reaped, kills] = await Promise.all([pauseSome(options), killSome(options)]);
  await options.clients.after(LAST_REPLIES);
  return { kills, reaped };
}

async function killSome(options: HarmOptions): Promise<number> {
  const { slots, clients, kills } = options;
  let kill = 0;
  for (let turn = 0; kill < kills; turn += 1) {
    await clients.after(2 + Math.floor(random() * 20));
    const slot = slots[turn % slots.length];
    if (slot === undefined || slot.isPaused || slot === sparedOf(slots)) continue;
    await slot.killAndStart();
    kill += 1;
  }
  return kill;
}

/**
 * During a pause, the first of the other gateways is not killed: a process reaps with its second
 * heartbeat, and on a fast machine none would live that long.
 */
function sparedOf(slots: readonly GatewaySlot[]): GatewaySlot | undefined {
  return slots.some(({ isPaused }) => isPaused)
    ? slots.find(({ isPaused }) => !isPaused)
    : undefined;
}

async function pauseSome(options: HarmOptions): Promise<ReadonlyMap<string, number>> {
  const { slots, pauses, databaseUrl } = options;
  const reaped = new Map<string, number>();
  if (databaseUrl === null || pauses === 0) return reaped;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let pause = 0; pause < pauses; pause += 1) {
      const slot = slots[pause % slots.length];
      if (slot === undefined) break;
      for (const [id, charge] of await pauseOne(slot, client)) reaped.set(id, charge);
    }
  } finally {
    await client.end();
  }
  return reaped;
}

/** Returns the charges by others for the requests in flight of the suspended gateway. */
async function pauseOne(slot: GatewaySlot, client: pg.Client): Promise<Charges> {
  const streams = async () => (slot.openStreams.size >= STREAMS_AT_PAUSE ? true : null);
  for (let attempt = 0; attempt < PAUSE_ATTEMPTS_MAX; attempt += 1) {
    await until(streams, GUARD_MS, `open streams at ${slot.name}`);
    let reaped: Charges = [];
    await slot.pauseWhile(async () => {
      reaped = await reapedOf(client, [...slot.openStreams], slot.name);
    });
    if (reaped.length > 0) return reaped;
    // It was suspended just after all its open streams had been settled.
  }
  throw new Error(`${slot.name} was never stopped in the middle of a request`);
}

/** Waits until no hold of the requests is left. */
async function reapedOf(client: pg.Client, ids: readonly string[], name: string): Promise<Charges> {
  const held = "SELECT count(*)::int AS held FROM holds WHERE request_id = ANY ($1)";
  const areReaped = async () => {
    const { rows } = await client.query<{ readonly held: number }>(held, [ids]);
    return rows[0]?.held === 0 ? true : null;
  };
  // A silent process expires 15 s after its last heartbeat; the reaper runs every 4 s.
  await until(areReaped, GUARD_MS, `the reaper to resolve the holds of ${name}`);
  const { rows } = await client.query<{ readonly reference: string; readonly charge: number }>(
    `SELECT reference, (-amount)::int AS charge FROM entries
     WHERE kind = 'usage' AND reference = ANY ($1) AND details::json ->> 'outcome' = 'killed'`,
    [ids],
  );
  return rows.map(({ reference, charge }) => [reference, charge]);
}
