import pg from "pg";
import { askHost } from "./ask.ts";

/** The PostgreSQL server of the whole run; a test file has databases of its own on it. */
export interface SharedPostgres {
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Removes the databases that were created through this object. */
  readonly stop: () => Promise<void>;
}

/** Databases that this process has created: their names must differ, whichever file asks. */
let created = 0;

/** For tests that neither stop the server nor look at more than their own database. */
export async function sharePostgres(): Promise<SharedPostgres> {
  const { url } = await askHost<{ readonly url: string }>("/postgres");
  const names: string[] = [];
  const execute = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  return {
    createDatabase: async () => {
      created += 1;
      const name = `shared_${process.pid}_${created}`;
      await execute(`CREATE DATABASE ${name}`);
      names.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    stop: async () => {
      for (const name of names.splice(0)) await execute(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
