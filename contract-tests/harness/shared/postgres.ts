import pg from "pg";
import { askHost } from "./ask.ts";

/** The PostgreSQL server of the whole run; each test file has separate databases on it. */
export interface SharedPostgres {
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Removes the databases of this object. */
  readonly stop: () => Promise<void>;
}

/** Number of databases that this process has created, for unique names across files. */
let created = 0;

/** For tests that neither stop the server nor read beyond their own database. */
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
