import { once } from "node:events";
import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { claimPort, type ClaimedPort } from "../../contract-tests/harness/claim-port.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import {
  lacksProxy,
  startCaddy,
  startNginx,
  type Proxy,
  type ProxyName,
  type ProxyOptions,
} from "./proxies.ts";

const LIMIT_MS = 300_000;

/**
 * For each proxy: its start function, and the sample with the lines that open the operators' paths.
 */
const proxies: readonly {
  readonly name: ProxyName;
  readonly start: (options: ProxyOptions) => Promise<Proxy>;
  readonly open: (sample: string) => string;
}[] = [
  {
    name: "nginx",
    start: startNginx,
    open: (sample) =>
      sample
        .replace("# allow 10.0.0.0/8;", "allow 127.0.0.0/8;")
        .replace("# proxy_pass http://gateways;", "proxy_pass http://gateways;"),
  },
  {
    name: "caddy",
    start: startCaddy,
    open: (sample) => sample.replace("# not remote_ip 10.0.0.0/8", "not remote_ip 127.0.0.0/8"),
  },
];

/** The operators' paths, and spellings that a proxy may misread. */
const operators = [
  ...[
    "/admin",
    "/admin/",
    "/admin?x",
    "/admin/assets/src/pages/admin/main.js",
    "/metrics",
    "/metrics/",
  ],
  ...["/admin/api/v1/accounts", "/admin/api/v1/actor"],
  ...["/%61dmin", "/%61dmin/api/v1/actor", "/admin%2fapi/v1/actor", "/%6Detrics"],
  ...["//admin", "//admin/api/v1/actor", "/docs/../admin", "/./metrics", "/docs//../metrics"],
  ...["/ADMIN", "/Admin/api/v1/actor", "/METRICS", "/admin;x", "/admin/../admin/api/v1/actor"],
];

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1", ALLOWED_HOSTS: "127.0.0.1" } });
});
afterAll(() => server?.stop());

/**
 * Requests a path exactly as written, with a full-access token; returns the status and the text.
 */
async function get(root: string, path: string) {
  const { hostname, port } = new URL(root);
  const headers = { authorization: `Bearer ${server.adminToken}`, connection: "close" };
  const asked = request({ hostname, port, path, headers }).end();
  const [response] = await once(asked, "response");
  let text = "";
  for await (const piece of response.setEncoding("utf8")) text += piece;
  return { status: response.statusCode as number, text };
}

describe.each(proxies)("the sample for $name", ({ name, start, open }) => {
  let port: ClaimedPort;
  let proxy: Proxy | null = null;

  async function publish(edit: (sample: string) => string): Promise<string> {
    port = await claimPort();
    const gateway = Number(new URL(server.root).port);
    proxy = await start({ port: port.port, gatewayPorts: [gateway, gateway], edit });
    return proxy.root;
  }
  afterEach(async () => {
    await proxy?.stop();
    await port?.release();
    proxy = null;
  });

  test.skipIf(lacksProxy(name))(
    "does not publish the dashboard, the admin API and the metrics, in any spelling",
    async () => {
      const root = await publish((sample) => sample);
      expect(await get(server.root, "/admin/api/v1/actor")).toMatchObject({ status: 200 });
      expect(await get(root, "/v1/models/sandbox/echo")).toMatchObject({ status: 401 });
      expect(await get(root, "/docs")).toMatchObject({ status: 200 });
      for (const path of operators) {
        const { status, text } = await get(root, path);
        expect([path, [400, 403, 404].includes(status)]).toEqual([path, true]);
        expect(text).not.toMatch(/<script|"object"|gateway_requests/);
      }
      expect(await get(root, "/admin")).toMatchObject({ status: 403 });
      expect(await get(root, "/metrics")).toMatchObject({ status: 403 });
    },
    LIMIT_MS,
  );

  test.skipIf(lacksProxy(name))(
    "opens them to the network that its lines name",
    async () => {
      const root = await publish(open);
      expect(await get(root, "/admin")).toMatchObject({ status: 200 });
      expect(await get(root, "/admin/api/v1/actor")).toMatchObject({ status: 200 });
      expect(await get(root, "/metrics")).toMatchObject({ status: 200 });
    },
    LIMIT_MS,
  );

  test.skipIf(lacksProxy(name))(
    "keeps them closed to all others once they are opened",
    async () => {
      const root = await publish((sample) => open(sample).replace("127.0.0.0/8", "192.0.2.0/24"));
      for (const path of ["/admin", "/admin/api/v1/actor", "/metrics"]) {
        expect(await get(root, path)).toMatchObject({ status: 403 });
      }
    },
    LIMIT_MS,
  );
});
