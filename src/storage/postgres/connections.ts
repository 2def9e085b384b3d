import pg from "pg";

/** Bounds of waiting, so that no call hangs when the database or the way to it is gone. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 8_000;
const LOCK_TIMEOUT_MS = 6_000;
/** Longer than the server's own limit: it ends a wait where the server has vanished. */
const ANSWER_TIMEOUT_MS = 10_000;
const REPORT_TIMEOUT_MS = 300_000;

/** A process that was stopped in the middle of a transaction holds its locks for no longer. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 3_000;

/** Batches, key look-ups, claims, the heartbeat: one connection each. */
const HOT_CONNECTIONS = 4;
const REPORT_CONNECTIONS = 2;

const OID_BIGINT = 20;

/** Constant statements over indexed look-ups: a plan made once, and never a whole-table scan. */
const HOT_SETTINGS = [
  "-c plan_cache_mode=force_generic_plan",
  "-c enable_seqscan=off",
  "-c jit=off",
  "-c default_transaction_isolation=read\\ committed",
].join(" ");

export interface Connections {
  /** Pipelined: queries that are issued together share a way to the server and back. */
  readonly hot: pg.Pool;
  /** For long reads and operators' commands, so that no hold waits for them. */
  readonly reports: pg.Pool;
}

/** Makes the pools; nothing is connected until the first query. */
export function openConnections(options: {
  readonly databaseUrl: string;
  /**
   * Called when a connection breaks; its queries reject too, and the pool replaces it by itself.
   */
  readonly onBroken: (error: Error) => void;
}): Connections {
  const common = {
    connectionString: options.databaseUrl,
    application_name: "chat-gateway",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  } satisfies pg.PoolConfig;
  const hot = new pg.Pool({
    ...common,
    max: HOT_CONNECTIONS,
    pipeline: true,
    options: HOT_SETTINGS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  const reports = new pg.Pool({
    ...common,
    max: REPORT_CONNECTIONS,
    statement_timeout: REPORT_TIMEOUT_MS,
    query_timeout: REPORT_TIMEOUT_MS,
  });
  for (const pool of [hot, reports]) {
    pool.on("error", options.onBroken);
    // A connection that is in use emits its error itself, beside rejecting its queries.
    pool.on("connect", (client) => client.on("error", options.onBroken));
  }
  return { hot, reports };
}

/** Amounts are numbers: `integer` in rows.ts refuses those beyond the safe integers. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === OID_BIGINT && format !== "binary") return Number;
  // The driver's own parsers are typed by what each of them returns.
  return pg.types.getTypeParser(oid, format ?? "text") as (value: string) => unknown;
}
