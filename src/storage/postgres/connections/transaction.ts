import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Row } from "../../shared/rows.ts";
import { isOwnFault, isRefusal, OutcomeUnknown, StateChanged } from "./failures.ts";

type Settled = PromiseSettledResult<QueryResult<Row>>;

/**
 * What became of each query. They are issued together, so that they share a round trip; through a
 * pooler one after the other, and none after one that failed.
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

/** The answers to queries that are issued together. Rejects with the first failure. */
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
 * Runs a statement that is a transaction by itself. Where the server refuses its data the connection
 * stays: a caller of bad data costs the others no new one.
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
 * Runs `act` with a connection. Where it throws, the connection is given up, and with it the
 * transaction that it may have begun.
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
 * Runs `act` in a transaction, which is rolled back where its result is not to be kept. Rejects with
 * `OutcomeUnknown` where the answer to the commit is lost; after any other failure nothing is written.
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
