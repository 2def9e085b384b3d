import pg from "pg";
import { messageOf } from "./failures.ts";
import { DatabaseAddress, type AddressConfig } from "./database-address.ts";
import { LedgerPool } from "./ledger-pool.ts";

/** Time limits, so that no call hangs when the database or the network fails. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Lower limit if there are several hosts, so that the next one is tried in time. */
const HOST_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 4_000;
/** Longer than the server's own limit; it applies when the server has vanished. */
const ANSWER_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 300_000;

/** Bounds how long a process stopped in the middle of a transaction keeps its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 3_000;

/** Time limit of a probe; probes are repeated. */
const PROBE_TIMEOUT_MS = 2_000;

/** One connection each for batches, key look-ups, claims and the heartbeat. */
const HOT_CONNECTIONS = 4;
const REPORT_CONNECTIONS = 3;
const CHANGE_CONNECTIONS = 2;
const SIDE_NOTE_CONNECTIONS = 1;

/** A new limit or budget may require adding up all charges of its key. */
const CHANGE_TIMEOUT_MS = 60_000;

const OID_BIGINT = 20;

/** Settings of the server, by name; times in milliseconds. */
type Settings = Readonly<Record<string, string | number>>;

/**
 * Settings for constant statements with indexed look-ups: a plan is made once, and never scans a
 * whole table.
 */
const HOT_SETTINGS: Settings = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  jit: "off",
  default_transaction_isolation: "read committed",
};

/** How the database is reached. */
export interface ConnectionMode {
  /** `postgres://…`, or `file:…` of a file that contains such a URL. */
  readonly databaseUrl: string;
  /**
   * Whether a pooler such as PgBouncer in transaction mode may give each transaction another server
   * connection. Sessions must then keep no state.
   */
  readonly isPooled: boolean;
}

export interface Connections {
  /** Queries that are issued together share a round trip, except through a pooler. */
  readonly hot: pg.Pool;
  /** For long reads, so that no hold or change waits for them. */
  readonly reports: pg.Pool;
  /** For operators' changes, their audit log, and pending alerts. */
  readonly changes: pg.Pool;
  /** For writes whose rate clients control: failed requests. */
  readonly sideNotes: pg.Pool;
}

/** Returns the settings that all connections share. */
const commonOf = (address: DatabaseAddress) =>
  ({
    application_name: "chat-gateway",
    connectionTimeoutMillis: address.hasSeveralHosts ? HOST_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  }) satisfies pg.PoolConfig;

/** Opens a pool whose connections have these settings; times are in milliseconds. */
function openPool(mode: ConnectionMode, own: pg.PoolConfig, settings: Settings): LedgerPool {
  const address = new DatabaseAddress(mode.databaseUrl);
  const all = {
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...settings,
  };
  const sent = mode.isPooled
    ? { Client: clientOf(transactionClient(all), () => address.config()), pipeline: false }
    : { Client: clientOf(pg.Client, () => startingWith(address.config(), all)) };
  return new LedgerPool(address, { ...commonOf(address), ...own, ...sent });
}

/** Returns a client class whose connections read their address when they start. */
function clientOf(Base: typeof pg.Client, address: () => pg.ClientConfig): new () => pg.ClientBase {
  return class extends Base {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...address() });
    }
  };
}

/**
 * Adds settings as startup parameters after those of the URL; the driver itself would use only the
 * URL's.
 */
function startingWith(config: AddressConfig, settings: Settings): pg.ClientConfig {
  const url = new URL(config.connectionString);
  const own = url.searchParams.get("options");
  url.searchParams.delete("options");
  const options = [...(own === null ? [] : [own]), startupOptions(settings)].join(" ");
  return { ...config, connectionString: url.href, options };
}

/** Formats settings as startup parameters, which apply to the connection. */
function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value).replaceAll(" ", String.raw`\ `)}`)
    .join(" ");
}

/**
 * Returns a client class for a pooler that gives each transaction another server connection:
 * settings are made in each transaction, and statements are not prepared under a name.
 */
function transactionClient(settings: Settings): typeof pg.Client {
  const locals = Object.entries(settings).map(
    ([name, value]) => `; SET LOCAL ${name} = '${value}'`,
  );
  const begin = locals.join("");
  return class TransactionClient extends pg.Client {
    // The driver's method has an overload for each form of a query; all of them take the query
    // first.
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

/** Opens the single connection over which a thread renews the process's lease. */
export function openLeaseConnection(mode: ConnectionMode): pg.Pool {
  const own = { application_name: "chat-gateway lease", max: 1, query_timeout: ANSWER_TIMEOUT_MS };
  const pool = openPool(mode, own, { statement_timeout: STATEMENT_TIMEOUT_MS });
  // The affected renewal rejects by itself, and the pool replaces the connection.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** Opens the single connection that probes an unavailable database. */
export function openProbeConnection(mode: ConnectionMode): pg.Pool {
  const own = {
    application_name: "chat-gateway probe",
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    // The connection is needed only during an outage.
    idleTimeoutMillis: PROBE_TIMEOUT_MS,
    allowExitOnIdle: true,
  };
  // Longer, because the server reports a commit as done if it stops waiting for the standby.
  const pool = openPool(mode, own, { statement_timeout: 2 * PROBE_TIMEOUT_MS });
  // The affected probe rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** Opens connections without time limits; the server displays them by `name`. */
export function openUnlimitedConnections(mode: ConnectionMode, name: string): pg.Pool {
  const own = { application_name: name, max: 2 };
  const pool = openPool(mode, own, {
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // The affected query rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** Handles `error` events; one without a listener would end the process. */
function listenToErrors(pool: pg.Pool, onBroken: (error: Error) => void): void {
  pool.on("error", onBroken);
  // A connection in use emits its error itself, in addition to rejecting its queries.
  pool.on("connect", (client) => client.on("error", onBroken));
}

/**
 * Creates the pools; they connect at the first query. `onBroken` is called when a connection
 * breaks; its queries also reject, and the pool replaces it by itself.
 */
export function openConnections(
  mode: ConnectionMode,
  onBroken: (error: Error) => void,
): Connections {
  const hot = openPool(
    mode,
    { max: HOT_CONNECTIONS, pipeline: true, query_timeout: ANSWER_TIMEOUT_MS },
    { ...HOT_SETTINGS, statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const reports = openPool(
    mode,
    { max: REPORT_CONNECTIONS, query_timeout: REPORT_TIMEOUT_MS },
    { statement_timeout: REPORT_TIMEOUT_MS },
  );
  const changes = openPool(
    mode,
    { max: CHANGE_CONNECTIONS, query_timeout: CHANGE_TIMEOUT_MS },
    { statement_timeout: CHANGE_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const sideNotes = openPool(
    mode,
    { max: SIDE_NOTE_CONNECTIONS, query_timeout: ANSWER_TIMEOUT_MS },
    { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
  );
  const pools = { hot, reports, changes, sideNotes };
  for (const pool of Object.values(pools)) listenToErrors(pool, onBroken);
  return pools;
}

/** Ends all pools after their queries. */
export async function closeConnections(connections: Connections): Promise<void> {
  const { hot, reports, changes, sideNotes } = connections;
  await Promise.all([hot.end(), reports.end(), changes.end(), sideNotes.end()]);
}

/**
 * An unusual timeout value; if the server shows it, the startup parameters have reached the server.
 */
const MARK_MS = 4_999;

/** Opens one connection for a query before the ledger is opened. */
export function openQueryConnection(mode: ConnectionMode): pg.Pool {
  const own = { max: 1, query_timeout: ANSWER_TIMEOUT_MS };
  const pool = openPool(mode, own, { statement_timeout: MARK_MS });
  // The affected query rejects by itself.
  listenToErrors(pool, () => undefined);
  return pool;
}

/** PgBouncer's error for an unsupported startup parameter, but also other protocol errors. */
const PROTOCOL_VIOLATION = "08P01";

/** The error of Amazon RDS Proxy, which does not support options at session start. */
const FEATURE_NOT_SUPPORTED = "0A000";

function refusesSettings(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code, message } = error;
  if (code === FEATURE_NOT_SUPPORTED) return true;
  return code === PROTOCOL_VIOLATION && message.includes("startup parameter");
}

/**
 * Detects a pooler in front of the server: it refuses settings at session start, or does not pass
 * them to the server. Rejects with a message that names `setting` if there is no connection.
 */
export async function findConnectionMode(
  databaseUrl: string,
  setting = "DATABASE_URL",
): Promise<ConnectionMode> {
  const pool = openQueryConnection({ databaseUrl, isPooled: false });
  try {
    const { rows } = await pool.query<{ readonly found: string }>(
      "SELECT current_setting('statement_timeout') AS found",
    );
    return { databaseUrl, isPooled: rows[0]?.found !== `${MARK_MS}ms` };
  } catch (error) {
    if (refusesSettings(error)) return { databaseUrl, isPooled: true };
    throw new Error(`${setting}: ${messageOf(error)}`, { cause: error });
  } finally {
    await pool.end();
  }
}

/**
 * Parses a bigint; returns its text if it is not a safe integer: `integer` in rows.ts refuses that,
 * `total` accepts it.
 */
function parseBigint(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === OID_BIGINT && format !== "binary") return parseBigint;
  // The driver types its own parsers by their return types.
  return pg.types.getTypeParser(oid, format ?? "text") as (value: string) => unknown;
}
