import { callbackify } from "node:util";
import pg from "pg";
import { onlyRow, text, type Row } from "../../shared/rows.ts";
import type { DatabaseAddress } from "./database-address.ts";

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** The server answers but does not accept writes, for example a standby. */
class ReadOnlyServer extends Error {
  override readonly name = "ReadOnlyServer";
}

/** The pool's error message if all of its connections are in use. */
const FULL = "timeout exceeded when trying to connect";

/**
 * A pool that connects like libpq: it tries the attempts of the address in order until one reaches
 * a suitable server.
 */
export class LedgerPool extends pg.Pool {
  readonly #address: DatabaseAddress;

  constructor(address: DatabaseAddress, options: pg.PoolConfig) {
    super({
      ...options,
      ...(address.mustTakeWrites
        ? { verify: (client, done) => refuseReadOnly(client, (error) => done(error ?? undefined)) }
        : {}),
    });
    this.#address = address;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.#connect();
    callbackify(() => this.#connect())((error, client) =>
      callback(error ?? undefined, client, (reason) => client.release(reason)),
    );
  }

  /** Connects; rejects with the last error sent by a server, or otherwise with the last failure. */
  async #connect(): Promise<pg.PoolClient> {
    const failures: Error[] = [];
    for (let left = this.#address.count; left > 0;) {
      const { at } = this.#address;
      try {
        return await super.connect();
      } catch (error) {
        if (!(error instanceof Error) || error.message === FULL) throw error;
        failures.push(error);
        left -= this.#address.skip(at, isHostAway(error));
      }
    }
    const databaseError = failures.find((error) => error instanceof pg.DatabaseError);
    throw databaseError ?? failures.at(-1) ?? new Error("the database's address names no host");
  }
}

/**
 * Reports whether other attempts on the host are useless, unlike after a TLS failure: the host was
 * not reached, or its server is not suitable.
 */
function isHostAway(error: Error): boolean {
  if (error instanceof ReadOnlyServer || error.message === TIMED_OUT) return true;
  return "code" in error && away.has(String(error.code));
}

const away = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"]);
const TIMED_OUT = "Connection terminated due to connection timeout";

const refuseReadOnly = callbackify(async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<Row>("SHOW transaction_read_only");
  if (text(onlyRow(rows), "transaction_read_only") === "off") return;
  throw new ReadOnlyServer("the database server does not accept writes");
});
