import pg from "pg";
import { DatabaseAddress, type AddressConfig } from "./database-address.ts";
import { LedgerPool } from "./ledger-pool.ts";

/** Bounds of waiting, so that no call hangs when the database or the way to it is gone. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Of several hosts each has less, so that the next one is tried in time. */
const HOST_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 4_000;
/** Longer than the server's own limit: it ends a wait where the server has vanished. */
const ANSWER_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 300_000;

/** A process that was stopped in the middle of a transaction holds its locks for no longer. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 3_000;

/** Of a probe, which is repeated. */
const PROBE_TIMEOUT_MS = 2_000;

/** Batches, key look-ups, claims, the heartbeat: one connection each. */
const HOT_CONNECTIONS = 4;
const REPORT_CONNECTIONS = 3;
const CHANGE_CONNECTIONS = 2;
const SIDE_NOTE_CONNECTIONS = 1;

/** A new limit or budget may have to add up what its key was ever charged. */
const CHANGE_TIMEOUT_MS = 60_000;

const OID_BIGINT = 20;

/** Settings of the server, by name; times in milliseconds. */
type Settings = Readonly<Record<string, string | number>>;

/** Constant statements over indexed look-ups: a plan made once, and never a whole-table scan. */
const HOT_SETTINGS: Settings = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  jit: "off",
  default_transaction_isolation: "read committed",
};

/** How the database is reached. */
export interface Way {
  /** `postgres://…`, or `file:…` of a file that holds one. */
  readonly databaseUrl: string;
  /**
   * Through a pooler that may give each transaction another connection of the server's, such as
   * PgBouncer in transaction mode: nothing may be left in a session.
   */
  readonly isPooled: boolean;
}

export interface Connections {
  /** Queries that are issued together share a round trip, but through a pooler. */
  readonly hot: pg.Pool;
  /** For long reads, so that neither a hold nor a change waits for them. */
  readonly reports: pg.Pool;
  /** For operators' changes, their audit log, and alerts on their way. */
  readonly changes: pg.Pool;
  /** For what strangers cause to be written: failed requests. */
  readonly sideNotes: pg.Pool;
}

/** What all connections have in common. */
const commonOf = (address: DatabaseAddress) =>
  ({
    application_name: "chat-gateway",
    connectionTimeoutMillis: address.hasSeveralHosts ? HOST_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  }) satisfies pg.PoolConfig;

/** A pool whose connections have these settings, in milliseconds where they are times. */
function openPool(way: Way, own: pg.PoolConfig, settings: Settings): LedgerPool {
  const address = new DatabaseAddress(way.databaseUrl);
  const all = {
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...settings,
  };
  const sent = way.isPooled
    ? { Client: clientOf(transactionClient(all), () => address.config()), pipeline: false }
    : { Client: clientOf(pg.Client, () => startingWith(address.config(), all)) };
  return new LedgerPool(address, { ...commonOf(address), ...own, ...sent });
}

/** The class of connections that ask for their address when they begin. */
function clientOf(Base: typeof pg.Client, address: () => pg.ClientConfig): new () => pg.ClientBase {
  return class extends Base {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...address() });
    }
  };
}

/** Settings as startup parameters, after the URL's own, which the driver would take in their place. */
function startingWith(config: AddressConfig, settings: Settings): pg.ClientConfig {
  const url = new URL(config.connectionString);
  const own = url.searchParams.get("options");
  url.searchParams.delete("options");
  const options = [...(own === null ? [] : [own]), startupOptions(settings)].join(" ");
  return { ...config, connectionString: url.href, options };
}

/** As startup parameters: they hold for the connection. */
function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value).replaceAll(" ", String.raw`\ `)}`)
    .join(" ");
}

/**
 * A connection through a pooler that gives each transaction another connection of the server's: the
 * settings are made in each transaction, and no statement is prepared under a name.
 */
function transactionClient(settings: Settings): typeof pg.Client {
  const locals = Object.entries(settings).map(
    ([name, value]) => `; SET LOCAL ${name} = '${value}'`,
  );
  const begin = locals.join("");
  return class TransactionClient extends pg.Client {
    // The driver's method has an overload for each form of a query; all of them take the query first.
    override query = ((query: unknown, ...rest: readonly unknown[]) =>
      (super.query as (...all: readonly unknown[]) => unknown).call(
        this,
        withoutSession(query, begin),
        ...rest,
      )) as pg.Client["query"];
  };
}

function withoutSession(query: unknown, begin: string): unknown {
  if (typeof query === "string") return query.startsWith("BEGIN") ? query + begin : query;
  if (typeof query !== "object" || query === null || !("name" in query)) return query;
  const { name: _, ...unnamed } = query;
  return unnamed;
}

/** The one connection by which a thread renews the process's lease. */
export function openLeaseConnection(way: Way): pg.Pool {
  const own = { application_name: "chat-gateway lease", max: 1, query_timeout: ANSWER_TIMEOUT_MS };
  const pool = openPool(way, own, { statement_timeout: STATEMENT_TIMEOUT_MS });
  // The renewal that it concerns rejects by itself, and the pool replaces the connection.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** The one connection by which a database that is away is asked whether it is back. */
export function openProbeConnection(way: Way): pg.Pool {
  const own = {
    application_name: "chat-gateway probe",
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    // It is wanted during an outage alone.
    idleTimeoutMillis: PROBE_TIMEOUT_MS,
    allowExitOnIdle: true,
  };
  // Longer: a commit whose wait for its standby is cut short by the server is reported as done.
  const pool = openPool(way, own, { statement_timeout: 2 * PROBE_TIMEOUT_MS });
  // The probe that it concerns rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** Connections for what takes as long as it takes; the server shows what for. */
export function openUnlimitedConnections(way: Way, name: string): pg.Pool {
  const own = { application_name: name, max: 2 };
  const pool = openPool(way, own, { statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  // The query that it concerns rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** An `error` event that nobody listens to ends the process. */
function listenToErrors(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on("error", onBroken);
  // A connection that is in use emits its error itself, beside rejecting its queries.
  pool.on("connect", (client) => client.on("error", onBroken));
}

/**
 * Makes the pools; nothing is connected until the first query. `onBroken` is called when a connection
 * breaks; its queries reject too, and the pool replaces it by itself.
 */
export function openConnections(way: Way, onBroken: (error: Error) => void): Connections {
  const hot = openPool(
    way,
    { max: HOT_CONNECTIONS, pipeline: true, query_timeout: ANSWER_TIMEOUT_MS },
    { ...HOT_SETTINGS, statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const reports = openPool(
    way,
    { max: REPORT_CONNECTIONS, query_timeout: REPORT_TIMEOUT_MS },
    { statement_timeout: REPORT_TIMEOUT_MS },
  );
  const changes = openPool(
    way,
    { max: CHANGE_CONNECTIONS, query_timeout: CHANGE_TIMEOUT_MS },
    { statement_timeout: CHANGE_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const sideNotes = openPool(
    way,
    { max: SIDE_NOTE_CONNECTIONS, query_timeout: ANSWER_TIMEOUT_MS },
    { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const pools = { hot, reports, changes, sideNotes };
  for (const pool of Object.values(pools)) listenToErrors(pool, onBroken);
  return pools;
}

/** Ends all pools once their queries have. */
export async function closeConnections(connections: Connections): Promise<void> {
  const { hot, reports, changes, sideNotes } = connections;
  await Promise.all([hot.end(), reports.end(), changes.end(), sideNotes.end()]);
}

/** A time that nobody sets, by which the server shows that it was told of it. */
const MARK_MS = 4_999;

/** One connection by which something is asked before the ledger is opened. */
export function openQuestion(way: Way): pg.Pool {
  const own = { max: 1, query_timeout: ANSWER_TIMEOUT_MS };
  const pool = openPool(way, own, { statement_timeout: MARK_MS });
  // The query that it concerns rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** PgBouncer's, of a startup parameter that it does not take, among other errors of the protocol. */
const PROTOCOL_VIOLATION = "08P01";

/** That of Amazon RDS Proxy, which takes no options at the start. */
const FEATURE_NOT_SUPPORTED = "0A000";

function refusesSettings(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code, message } = error;
  if (code === FEATURE_NOT_SUPPORTED) return true;
  return code === PROTOCOL_VIOLATION && message.includes("startup parameter");
}

/**
 * Finds out whether there is a pooler before the server: it refuses settings at the start of a
 * connection, or keeps them from the server.
 */
export async function findWay(databaseUrl: string): Promise<Way> {
  const pool = openQuestion({ databaseUrl, isPooled: false });
  try {
    const { rows } = await pool.query<{ readonly found: string }>(
      "SELECT current_setting('statement_timeout') AS found",
    );
    return { databaseUrl, isPooled: rows[0]?.found !== `${MARK_MS}ms` };
  } catch (error) {
    if (!refusesSettings(error)) throw error;
    return { databaseUrl, isPooled: true };
  } finally {
    await pool.end();
  }
}

/** A number, or the text of one that is no safe integer: `integer` in rows.ts refuses it, `total` takes it. */
function parseBigint(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === OID_BIGINT && format !== "binary") return parseBigint;
  // The driver's own parsers are typed by what each of them returns.
  return pg.types.getTypeParser(oid, format ?? "text") as (value: string) => unknown;
}
