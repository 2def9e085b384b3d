import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Row } from "../rows.ts";

/**
 * Issues queries together, so that they share a way to the server and back. Waits for the
 * answers to all of them; rejects with the first failure.
 */
export async function pipeline(
  client: PoolClient,
  queries: readonly (string | QueryConfig)[],
): Promise<readonly QueryResult<Row>[]> {
  const answers = await Promise.allSettled(queries.map((query) => client.query<Row>(query)));
  return answers.map((answer) => {
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  });
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
