import pg from "pg";

/**
 * A program: lets the lease of the process `argv[3]` in the database `argv[2]` expire, and ends
 * once the lease is renewed. For a test that waits for it with a blocked event loop.
 */

/** Guard of some minutes: number of reads of the row before the program gives up. */
const LOOKS_MAX = 2_400;

const LOOK = `SELECT expires_at > clock_timestamp() AS lives, pg_sleep(0.05) FROM replicas
  WHERE id = $1`;

const [databaseUrl, id] = process.argv.slice(2);
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await client.query("UPDATE replicas SET expires_at = clock_timestamp() WHERE id = $1", [id]);
const lives = async (): Promise<unknown> =>
  (await client.query<{ readonly lives: boolean }>(LOOK, [id])).rows[0]?.lives;
let looks = 1;
while ((await lives()) !== true) {
  looks += 1;
  if (looks > LOOKS_MAX) throw new Error("the lease was not renewed");
}
await client.end();
