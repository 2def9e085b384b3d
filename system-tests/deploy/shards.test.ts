import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimPort, type ClaimedPort } from "../../contract-tests/harness/claim-port.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { lacksProxy, startNginx, type Proxy } from "./proxies.ts";

const LIMIT_MS = 300_000;
const SHARDS = ["eu01", "eu02"] as const;

let shards: readonly TestServer[] = [];
let port: ClaimedPort | null = null;
let proxy: Proxy | null = null;

const portOf = (server: TestServer | undefined): number => Number(new URL(server?.root ?? "").port);

describe.skipIf(lacksProxy("nginx"))("the sample for two shards", () => {
  beforeAll(async () => {
    const env = { TRUSTED_PROXIES: "127.0.0.1", ALLOWED_HOSTS: "127.0.0.1" };
    shards = await Promise.all(SHARDS.map((SHARD) => startServer({ env: { ...env, SHARD } })));
    port = await claimPort();
    const gatewayPorts = [portOf(shards[0]), portOf(shards[1])] as const;
    proxy = await startNginx({ port: port.port, gatewayPorts, site: "shards.conf" });
  }, LIMIT_MS);
  afterAll(async () => {
    await proxy?.stop();
    await port?.release();
    await Promise.all(shards.map((shard) => shard.stop()));
  });

  /** All shards have the same address. */
  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${proxy?.root}/v1/${path}`, init);

  /** Creates a key for a new account over the admin API of one shard. */
  async function newKey(shard: TestServer): Promise<{ account: string; key: string }> {
    const ask = async (path: string, body: object): Promise<Record<string, string>> => {
      const response = await fetch(`${shard.root}/admin/api/v1/${path}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${shard.adminToken}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, string>;
    };
    const { id: account = "" } = await ask("accounts", {
      name: "A",
      plan: "demo",
      balance: "1.00",
    });
    const { key = "" } = await ask("keys", { account });
    return { account, key };
  }

  test.each(SHARDS.map((name, at) => [name, at] as const))(
    "a key of %s reaches its own ledger, in either header, non-streaming and streamed",
    async (name, at) => {
      const shard = shards[at];
      if (shard === undefined) throw new Error("no shard");
      const { account, key } = await newKey(shard);
      expect(key.startsWith(`sk-gw-${name}`)).toBe(true);
      expect(shard.key.startsWith(`sk-gw-${name}`)).toBe(true);
      const json = { "content-type": "application/json" };
      const messages = [{ role: "user", content: "Hello there" }];
      const chat = await call("chat/completions", {
        method: "POST",
        headers: { ...json, authorization: `Bearer ${key}` },
        body: JSON.stringify({ model: "sandbox/echo", messages }),
      });
      expect([chat.status, await chat.text()]).toEqual([200, expect.stringContaining("Hello")]);
      const stream = await call("messages", {
        method: "POST",
        headers: { ...json, "x-api-key": key },
        body: JSON.stringify({ model: "sandbox/echo", max_tokens: 9, stream: true, messages }),
      });
      expect([stream.status, await stream.text()]).toEqual([
        200,
        expect.stringContaining("message_stop"),
      ]);
      const own = await call("account", { headers: { authorization: `Bearer ${key}` } });
      expect(await own.json()).toMatchObject({ id: account });
    },
    LIMIT_MS,
  );

  test("a key of the first shard from before the sharding still reaches the first shard", async () => {
    const [first, second] = shards;
    if (first === undefined || second === undefined) throw new Error("no shards");
    const { status } = await call("models", { headers: { authorization: "Bearer sk-gw-none" } });
    expect(status).toBe(401);
    // The other shard does not have the key.
    const foreign = await fetch(`${second.root}/v1/models`, {
      headers: { authorization: `Bearer ${first.key}` },
    });
    expect(foreign.status).toBe(401);
  });
});
