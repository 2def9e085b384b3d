import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { askOperator, runOperator, type OperatorStore } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const tokens = { admin: "token-of-all", board: "token-of-board" };
const config = `server:
  admin_tokens:
    - { name: board, role: read, token_env: BOARD_TOKEN }
`;

let server: TestServer;
/** A folder without a ledger; its commands reach the gateway over HTTP. */
let elsewhere: OperatorStore;

beforeAll(async () => {
  const env = { ADMIN_TOKEN: tokens.admin, BOARD_TOKEN: tokens.board };
  server = await startServer({ config, env });
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-cli-"));
  elsewhere = { dataDir, env: { ADMIN_URL: server.root, ADMIN_TOKEN: tokens.admin } };
});
afterAll(async () => {
  await server.stop();
  await rm(elsewhere.dataDir, { recursive: true });
});

type Fields = Readonly<Record<string, unknown>>;

describe("commands with ADMIN_URL, from another host", () => {
  test("change accounts and keys", async () => {
    const words = ["--name", "Acme", "--plan", "demo", "--balance", "10.00"];
    const { id } = await askOperator<{ id: string }>(elsewhere, ["accounts", "create", ...words]);
    await askOperator(elsewhere, ["accounts", "top-up", id, "2.5"]);
    const refunded = await askOperator<Fields>(elsewhere, ["accounts", "refund", id, "0.5"]);
    expect(refunded).toMatchObject({ id, balance: "12" });
    const key = await askOperator<{ id: string; key: string }>(elsewhere, [
      ...["keys", "create", "--account", id, "--label", "ci"],
    ]);
    expect((await call(server, "/v1/account", { key: key.key })).status).toBe(200);
    const revoked = await askOperator(elsewhere, ["keys", "revoke", key.id]);
    expect(revoked).toEqual({ id: key.id, revoked: true });
    expect((await call(server, "/v1/account", { key: key.key })).status).toBe(401);
  });

  test("print the same output as on the gateway's host", async () => {
    const words = ["accounts", "list"];
    expect(await runOperator(elsewhere, words)).toEqual(await runOperator(server, words));
    const refund = ["accounts", "refund", "nobody", "1"];
    const refused = await runOperator(elsewhere, refund);
    expect(refused).toEqual(await runOperator(server, refund));
    const stderr = 'error: there is no account "nobody"\n';
    expect(refused).toEqual({ code: 1, stdout: "", stderr });
  });

  test("make the gateway reload its configuration", async () => {
    expect(await askOperator(elsewhere, ["reload"])).toEqual({
      pid: expect.any(Number),
      needs_restart: [],
    });
  });

  test("have the rights of their token", async () => {
    const env = { ...elsewhere.env, ADMIN_TOKEN: tokens.board };
    const board = { ...elsewhere, env };
    expect((await runOperator(board, ["accounts", "list"])).code).toBe(0);
    const refused = await runOperator(board, ["accounts", "top-up", "demo", "1"]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^error: .*role/);
    const wrong = { ...elsewhere, env: { ...env, ADMIN_TOKEN: "wrong-token" } };
    const unknown = await runOperator(wrong, ["accounts", "list"]);
    expect([unknown.code, unknown.stderr.includes("wrong-token")]).toEqual([1, false]);
  });
});
