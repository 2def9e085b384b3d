import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Row } from "../../shared/rows.ts";
import { isOwnFault, isRefusal, OutcomeUnknown, StateChanged } from "./failures.ts";

type Settled = PromiseSettledResult<QueryResult<Row>>;

/**
 * Returns the outcome of each query. The queries are issued together and share a round trip.
 * Through a pooler they run one after the other, up to the first failure.
 */
export async function settleAll(
  client: PoolClient,
  queries: readonly (string | QueryConfig)[],
): Promise<readonly Settled[]> {
  if (client.pipeline) return Promise.allSettled(queries.map((query) => client.query<Row>(query)));
  const settled: Settled[] = [];
  for (const query of queries) {
    const last = settled.at(-1);
    if (last?.status === "rejected") settled.push(last);
    else settled.push(...(await Promise.allSettled([client.query<Row>(query)])));
  }
  return settled;
}

/** Returns the answers to queries that are issued together. Rejects with the first failure. */
export async function pipeline(
  client: PoolClient,
  queries: readonly (string | QueryConfig)[],
): Promise<readonly QueryResult<Row>[]> {
  const answers = await settleAll(client, queries);
  return answers.map((answer) => {
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  });
}

/**
 * Runs a statement that is a complete transaction. If the server rejects its data, the connection
 * is kept, so a caller with bad data does not force a reconnection.
 */
export async function queryOnce(pool: Pool, query: QueryConfig): Promise<QueryResult<Row>> {
  const client = await pool.connect();
  try {
    const result = await client.query<Row>(query);
    client.release();
    return result;
  } catch (error) {
    client.release(!(isRefusal(error) && isOwnFault(error)));
    throw error;
  }
}

/**
 * Runs `act` with a connection. If it throws, the connection is closed, and a transaction that it
 * may have begun is rolled back.
 */
export async function withClient<T>(
  pool: Pool,
  act: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await act(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Runs `act` in a transaction, which is rolled back if `isKept` rejects its result. Rejects with
 * `OutcomeUnknown` if the answer to the commit is lost; after any other failure no data is written.
 */
export function inTransaction<T>(
  pool: Pool,
  act: (client: PoolClient) => Promise<T>,
  isKept: (result: T) => boolean = () => true,
): Promise<T> {
  return withClient(pool, async (client) => {
    await client.query("BEGIN");
    const result = await act(client);
    if (isKept(result)) await commit(client);
    else await client.query("ROLLBACK");
    return result;
  });
}

async function commit(client: PoolClient): Promise<void> {
  const answer = await client.query("COMMIT").catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    throw new OutcomeUnknown("a commit was not answered", { cause: error });
  });
  if (answer.command !== "COMMIT") throw new StateChanged("the transaction was rolled back");
}
