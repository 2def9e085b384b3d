import { UNRESOLVED } from "../../core/ledger/unresolved-holds.ts";
import type { DatabaseError, Pool, PoolClient } from "pg";
import { plainText } from "../../core/log/redact.ts";
import { beginChains } from "../postgres/schema/chains.ts";
import {
  findConnectionMode,
  openUnlimitedConnections,
} from "../postgres/connections/connections.ts";
import { isRefusal } from "../postgres/connections/failures.ts";
import { fillHourlySums } from "../postgres/schema/hourly-sums.ts";
import { migrate } from "../postgres/schema/migrate.ts";
import { verifyAlone } from "../postgres/statements.ts";
import { indexNames, indexRows } from "../shared/indices.ts";
import { onlyRow, text, truth, type Row } from "../shared/rows.ts";
import { postgres } from "../shared/sql.ts";
import { transferredTables, type TransferredTable, type ColumnKind } from "./transferred-tables.ts";
import { rowOf, TransferRefused, type ExportSide, type ImportSide } from "./ledger-side.ts";

/** Application name of the connections, which the server displays. */
const NAME = "chat-gateway transfer";

const ROWS_PER_FETCH = 1_000;

/** A gateway that starts meanwhile waits for its row and times out, so it cannot interfere. */
const KEEP_GATEWAYS_OUT = "LOCK TABLE replicas IN SHARE MODE";

const FIND_GATEWAYS = `SELECT EXISTS (
  SELECT FROM replicas WHERE expires_at > clock_timestamp() AND id <> '${UNRESOLVED}'
) AS is_running`;

/** These owners count as dead: the first gateway that starts resolves their holds by rule 5. */
const ENTER_OWNERS = `INSERT INTO replicas (id, expires_at, batch)
  SELECT DISTINCT owner, now(), 0 FROM holds ON CONFLICT DO NOTHING`;

/**
 * Tables whose triggers are disabled while rows are imported unchanged: chains, sums and the guards
 * of the audit log.
 */
const TRIGGERED = ["accounts", "entries", "audit"];
const NUMBERED = ["entries", "audit"];

interface Opened {
  readonly pool: Pool;
  readonly client: PoolClient;
}

/**
 * Opens a connection with one transaction and without time limits. Rejects with `TransferRefused`
 * while gateways run.
 */
async function openAlone(databaseUrl: string, begin: string): Promise<Opened> {
  const way = await findConnectionMode(databaseUrl);
  const pool = openUnlimitedConnections(way, NAME);
  try {
    await migrate(pool);
    await fillHourlySums(pool, () => openUnlimitedConnections(way, NAME));
    await beginChains(pool);
    const client = await pool.connect();
    try {
      await client.query(begin);
      await client.query(KEEP_GATEWAYS_OUT);
      const { rows } = await client.query<Row>(FIND_GATEWAYS);
      if (truth(onlyRow(rows), "is_running")) {
        throw new TransferRefused(
          "a gateway runs on the database, or crashed less than 15 s ago: stop it and try again",
        );
      }
      return { pool, client };
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function closeAll({ pool, client }: Opened): Promise<void> {
  // This closes the connection, and with it an uncommitted transaction.
  client.release(true);
  await pool.end();
}

const inLine = (column: string, kind: ColumnKind): string =>
  kind === "bytes" ? `encode(${column}, 'hex')` : column;

/** Opens a ledger in PostgreSQL for an export, as of one moment. */
export async function exportFromPostgres(databaseUrl: string): Promise<ExportSide> {
  const opened = await openAlone(databaseUrl, "BEGIN ISOLATION LEVEL READ COMMITTED");
  const { client } = opened;
  return {
    store: "postgres",
    verify: () => verifyAlone(client),
    rows: async function* ({ name, columns, order }) {
      const values = Object.entries(columns).map(([column, kind]) => inLine(column, kind));
      await client.query(`DECLARE lines NO SCROLL CURSOR FOR
        SELECT json_build_array(${values.join(", ")})::text AS line FROM ${name} ORDER BY ${order}`);
      for (;;) {
        const { rows } = await client.query<Row>(`FETCH ${ROWS_PER_FETCH} FROM lines`);
        if (rows.length === 0) break;
        for (const row of rows) yield text(row, "line");
      }
      await client.query("CLOSE lines");
    },
    close: () => closeAll(opened),
  };
}

/**
 * Opens an empty database for an import in one transaction. Rejects with `TransferRefused` if the
 * database has any data.
 */
export async function importIntoPostgres(databaseUrl: string): Promise<ImportSide> {
  const opened = await openAlone(databaseUrl, "BEGIN ISOLATION LEVEL READ COMMITTED");
  const { client } = opened;
  try {
    await refuseUsed(client);
    for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
  return {
    storesNul: false,
    insert: (table, columns, rows) => insertRows(client, { table, columns, rows }),
    finish: async () => {
      for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
      for (const table of NUMBERED) {
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${table}', 'seq'), max(seq)) FROM ${table}`,
        );
      }
      await client.query(ENTER_OWNERS);
      await prepareReading(client);
      const report = await verifyAlone(client);
      if (report.problems.length === 0) await client.query("COMMIT");
      return report;
    },
    close: () => closeAll(opened),
  };
}

/** Rows of a table, each a JSON array of these columns. */
interface Lines {
  readonly table: TransferredTable;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Rejects with `TransferRefused` and the first row that the database refuses, if it does. */
async function insertRows(client: PoolClient, lines: Lines): Promise<void> {
  await client.query("SAVEPOINT before_rows");
  try {
    await insertAtOnce(client, lines);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT before_rows");
    for (const row of lines.rows) {
      const line = { ...lines, rows: [row] };
      await insertAtOnce(client, line).catch((reason: unknown) => {
        throw isRefusal(reason) ? refusedRow(line, row, reason) : reason;
      });
    }
    throw error;
  }
  await client.query("RELEASE SAVEPOINT before_rows");
}

async function insertAtOnce(client: PoolClient, { table, columns, rows }: Lines): Promise<void> {
  const values = columns.map((column, at) => fromLine(table.columns[column], at));
  await client.query({
    text: `INSERT INTO ${table.name} (${columns.join(", ")}) OVERRIDING SYSTEM VALUE
      SELECT ${values.join(", ")} FROM json_array_elements($1::json) AS value`,
    values: [`[${rows.join(",")}]`],
  });
}

const REASON_LENGTH_MAX = 500;

/** The server's reason names the column, its index or its rule. */
function refusedRow(
  { table, columns }: Lines,
  row: string,
  { message, detail = "" }: DatabaseError,
): TransferRefused {
  const values = rowOf(columns, row);
  const key = table.order
    .split(", ")
    .map((column) => `${column} ${JSON.stringify(values[column])}`);
  // Another detail is the whole row.
  const reason = detail.startsWith("Key ") ? `${message}: ${detail}` : message;
  return new TransferRefused(
    `PostgreSQL refuses the row of ${table.name} with ${key.join(", ")}: ` +
      plainText(reason, REASON_LENGTH_MAX),
  );
}

async function refuseUsed(client: PoolClient): Promise<void> {
  for (const { name } of transferredTables) {
    const { rows } = await client.query<Row>(`SELECT EXISTS (SELECT FROM ${name}) AS is_used`);
    if (!truth(onlyRow(rows), "is_used")) continue;
    throw new TransferRefused(
      `there is a ledger already: the table ${name} of the database has rows`,
    );
  }
}

/**
 * Creates the indices and statistics of an imported ledger. Without them the verification reads all
 * entries for each budget.
 */
async function prepareReading(client: PoolClient): Promise<void> {
  for (const name of indexNames) {
    await client.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${indexRows(name, postgres)}`);
  }
  await client.query(`ANALYZE ${transferredTables.map(({ name }) => name).join(", ")}`);
}

const types = { text: "text", integer: "bigint", boolean: "boolean" } as const;

/** Returns the SQL expression for a value of a line. */
function fromLine(kind: TransferredTable["columns"][string] | undefined, at: number): string {
  if (kind === "bytes") return `decode(value ->> ${at}, 'hex')`;
  return `(value ->> ${at})::${types[kind ?? "text"]}`;
}
