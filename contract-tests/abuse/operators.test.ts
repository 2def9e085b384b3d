import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { askOperator, createCustomer, type Customer } from "../harness/operator.ts";
import { lacksPostgres } from "../harness/postgres.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const tokens = { full: "token-of-all", board: "token-of-board" };
const config = `server:
  admin_tokens: [{ name: board, role: read, token_env: BOARD_TOKEN }]
plans: [{ id: open, name: Open, models: ["sandbox/*"] }]
`;
const CLIENTS = 8;
const CHATS = 12;
const ATTACKERS = 4;
const REPORTERS = 40;

const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }], max_tokens: 8 };

/** Counts the occurrences of each text. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

describe.skipIf(lacksPostgres())("on PostgreSQL", () => {
  let postgres: SharedPostgres;
  let server: TestServer;
  let honest: Customer;

  beforeAll(async () => {
    postgres = await sharePostgres();
    const DATABASE_URL = await postgres.createDatabase();
    const env = { DATABASE_URL, ADMIN_TOKEN: tokens.full, BOARD_TOKEN: tokens.board };
    server = await startServer({ config, env });
    honest = await createCustomer({ ...server, adminToken: tokens.full }, { plan: "open" });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  /** Repeats a request until the other work is done; returns the statuses. */
  async function beside(
    work: Promise<unknown>,
    askers: number,
    ask: () => Promise<{ readonly status: number }>,
  ): Promise<Record<string, number>> {
    let isOver = false;
    const over = (): void => void (isOver = true);
    void work.then(over, over);
    const statuses: string[] = [];
    const asker = async (): Promise<void> => {
      do statuses.push(String((await ask()).status));
      while (!isOver);
    };
    await Promise.all(Array.from({ length: askers }, asker));
    return tally(statuses);
  }

  test("repeated requests for a name that the database refuses do not delay other clients", async () => {
    const { key } = honest;
    const client = async (): Promise<string[]> => {
      const statuses: string[] = [];
      for (let at = 0; at < CHATS; at += 1) {
        statuses.push(
          String((await call(server, "/v1/chat/completions", { key, body: chat })).status),
        );
      }
      return statuses;
    };
    const chats = Promise.all(Array.from({ length: CLIENTS }, client));
    const path = "/admin/api/v1/accounts/%00";
    const refused = await beside(chats, ATTACKERS, () => call(server, path, { key: tokens.board }));
    expect(Object.keys(refused)).toEqual(["400"]);
    expect(tally((await chats).flat())).toEqual({ "200": CLIENTS * CHATS });
  });

  test("reports on a customer's connections do not keep an operator from revoking its key", async () => {
    const { key, keyId } = await createCustomer(
      { ...server, adminToken: tokens.full },
      { plan: "open" },
    );
    await call(server, "/v1/chat/completions", { key, body: chat });
    const store = { ...server, env: { ADMIN_URL: server.root, ADMIN_TOKEN: tokens.full } };
    const revoking = askOperator(store, ["keys", "revoke", keyId]);
    const path = "/console/api/v1/usage?by=day";
    const reports = await beside(revoking, REPORTERS, () => call(server, path, { key }));
    expect(await revoking).toEqual({ id: keyId, revoked: true });
    expect(["200", "401", "429"]).toEqual(expect.arrayContaining(Object.keys(reports)));
    expect((await call(server, path, { key })).status).toBe(401);
  });
});
