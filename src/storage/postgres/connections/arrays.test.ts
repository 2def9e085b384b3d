import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lacksPostgres } from "../../../../contract-tests/harness/postgres.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../../../contract-tests/harness/shared/postgres.ts";
import { bigintArray, booleanArray, textArray } from "./arrays.ts";

describe.skipIf(lacksPostgres())("array parameters (needs PostgreSQL's binaries)", () => {
  let server: SharedPostgres;
  let client: pg.Client;
  beforeAll(async () => {
    server = await sharePostgres();
    client = new pg.Client({ connectionString: await server.createDatabase() });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
  });

  /** Returns the received array as JSON text, in which the driver changes no number. */
  async function received(type: string, array: Buffer): Promise<unknown> {
    const text = `SELECT to_json($1::${type}[]) AS given, cardinality($1::${type}[]) AS length`;
    const { rows } = await client.query<{ given: unknown; length: number }>(text, [array]);
    return rows[0];
  }

  it.each([
    ["text", textArray, ["", "a", '{"b":"\\"}', "é€😀", null, "NULL", "a\nb,c"]],
    ["bigint", bigintArray, [0, 1, -1, 2 ** 32, -(2 ** 32) - 1, 2 ** 53 - 1, 1 - 2 ** 53, null]],
    ["boolean", booleanArray, [true, false]],
  ] as readonly (readonly [string, (values: never) => Buffer, readonly unknown[]])[])(
    "of %s arrive unchanged, including empty ones",
    async (type, encode, values) => {
      expect(await received(type, encode(values as never))).toEqual({
        given: values,
        length: values.length,
      });
      expect(await received(type, encode([] as never))).toEqual({ given: [], length: 0 });
    },
  );
});
