import { describe, expect, test } from "vitest";
import { defaultTimeouts } from "../../upstreams/catalog/model.ts";
import type { Config } from "./config.ts";
import { mergeTimeouts } from "./merge-settings.ts";
import { problemsOf, fromFile, type TestSources, load } from "./test-load-config.ts";

interface Row {
  readonly key: string;
  readonly inFile: number | string;
  readonly variable: string;
  readonly inEnvironment: string;
  readonly want: readonly [byDefault: unknown, ofFile: unknown, ofEnvironment: unknown];
  readonly read: (config: Config) => unknown;
}

const row = (
  key: string,
  [inFile, variable, inEnvironment]: readonly [number | string, string, string],
  want: Row["want"],
  read: Row["read"],
): Row => ({ key, inFile, variable, inEnvironment, want, read });

const byBoth: readonly Row[] = [
  row(
    "host",
    ["10.0.0.1", "HOST", "10.0.0.2"],
    ["127.0.0.1", "10.0.0.1", "10.0.0.2"],
    ({ host }) => host,
  ),
  row("port", [1, "PORT", "2"], [8_080, 1, 2], ({ port }) => port),
  row(
    "client_stall_ms",
    [1, "CLIENT_STALL_MS", "2"],
    [60_000, 1, 2],
    ({ clientStallMs }) => clientStallMs,
  ),
  row("keep_alive_ms", [1, "KEEP_ALIVE_MS", "2"], [4_000, 1, 2], ({ keepAliveMs }) => keepAliveMs),
  row("drain_delay_ms", [1, "DRAIN_DELAY_MS", "0"], [0, 1, 0], ({ drainDelayMs }) => drainDelayMs),
  row("drain_ms", [1, "DRAIN_MS", "0"], [30_000, 1, 0], ({ drainMs }) => drainMs),
  row("metrics_port", [1, "METRICS_PORT", "0"], [null, 1, 0], ({ metricsPort }) => metricsPort),
  row(
    "data_dir",
    ["one", "DATA_DIR", "/other"],
    ["/srv/data", "/srv/one", "/other"],
    ({ dataDir }) => dataDir,
  ),
  row(
    "log_level",
    ["debug", "LOG_LEVEL", "error"],
    ["info", "debug", "error"],
    ({ logLevel }) => logLevel,
  ),
];

describe("a setting of the file", () => {
  test.each(byBoth)("$key takes precedence over its default", ({ key, inFile, want, read }) => {
    expect(read(load({}))).toBe(want[0]);
    expect(read(load(fromFile(`server: { ${key}: ${inFile} }`)))).toBe(want[1]);
  });

  test.each(byBoth)("$variable takes precedence over $key", (setting) => {
    const { key, inFile, variable, inEnvironment, want, read } = setting;
    const env = { [variable]: inEnvironment };
    expect(read(load({ env, ...fromFile(`server: { ${key}: ${inFile} }`) }))).toBe(want[2]);
    expect(read(load({ env }))).toBe(want[2]);
  });

  test.each<[string, (config: Config) => unknown, unknown]>([
    ["max_body_bytes: 1024", ({ maxBodyBytes }) => maxBodyBytes, 1_024],
    ["body_bytes_in_flight: 4096", ({ bodyBytesInFlight }) => bodyBytesInFlight, 4_096],
    ["connections_per_address: 7", ({ connectionsPerAddress }) => connectionsPerAddress, 7],
    ["stored_reply_bytes: 1048576", ({ replyBytesMax }) => replyBytesMax, 1_048_576],
    ["cors_origins: ['https://a.test']", ({ corsOrigins }) => corsOrigins, ["https://a.test"]],
  ])("%s has no variable", (line, read, want) => {
    expect(read(load(fromFile(`server: { ${line} }`)))).toEqual(want);
  });
});

describe("settings that only the environment has", () => {
  test.each<[string, string, (config: Config) => unknown, unknown]>([
    ["PUBLIC_URL", "https://a.test", ({ publicUrl }) => publicUrl, "https://a.test"],
    ["ALLOWED_HOSTS", "a.test,b.test", ({ allowedHosts }) => allowedHosts, ["a.test", "b.test"]],
    ["TRUSTED_PROXIES", "10.0.0.0/8", ({ trustedProxies }) => trustedProxies, ["10.0.0.0/8"]],
    ["ATTEST", "all", ({ responseValidationRate }) => responseValidationRate, 1],
    ["METRICS_TOKEN", "m", ({ metricsToken }) => metricsToken, "m"],
    ["REDIS_URL", "redis://h", ({ redisUrl }) => redisUrl, "redis://h"],
    ["SHARD", "eu01", ({ shard }) => shard, "eu01"],
    ["HTTPS_PROXY", "http://p:1", ({ proxies }) => proxies.https, "http://p:1"],
    ["HTTP_PROXY", "http://p:2", ({ proxies }) => proxies.http, "http://p:2"],
    ["NO_PROXY", "a.test", ({ proxies }) => proxies.none, "a.test"],
    ["http_proxy", "http://p:3", ({ proxies }) => proxies.http, "http://p:3"],
    ["no_proxy", "b.test", ({ proxies }) => proxies.none, "b.test"],
  ])("%s is %s", (variable, value, read, want) => {
    expect(read(load({ env: { [variable]: value } }))).toEqual(want);
  });

  test("an admin port requires a token in the environment or the file", () => {
    const env = { ADMIN_PORT: "9004", ADMIN_TOKEN: "a" };
    expect(load({ env }).adminPort).toBe(9_004);
    const file = fromFile("server: { admin_port: 9005 }");
    expect(load({ env: { ADMIN_TOKEN: "a" }, ...file }).adminPort).toBe(9_005);
    expect(load({ env, ...file }).adminPort).toBe(9_004);
  });
});

describe("a number outside its bounds is refused", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["PORT", ["0", "65535"], ["65536", "-1", "1.5", "x", "0x10"]],
    ["METRICS_PORT", ["0", "65535"], ["65536", "-1"]],
    ["CLIENT_STALL_MS", ["1", "86400000"], ["0", "86400001"]],
    ["KEEP_ALIVE_MS", ["1", "86400000"], ["0", "86400001"]],
    ["DRAIN_DELAY_MS", ["0", "86400000"], ["86400001"]],
    ["DRAIN_MS", ["0", "86400000"], ["86400001"]],
  ])("%s: %j are accepted, %j are refused", (variable, taken, refused) => {
    const of = (value: string) => problemsOf({ env: { [variable]: value } });
    expect(taken.map(of)).toEqual(taken.map(() => []));
    for (const value of refused) {
      expect(of(value)).toEqual([expect.stringMatching(`^${variable}: must be a whole number`)]);
    }
  });
});

describe("a shared port", () => {
  const database = { DATABASE_URL: "postgres://gateway@db/ledger" };
  const inFile = fromFile("server: { reuse_port: true }");
  const refusal = "REUSE_PORT: needs DATABASE_URL: the embedded ledger belongs to one process";

  test.each<[string, TestSources, boolean]>([
    ["off by default", { env: database }, false],
    ["switched on by the environment", { env: { ...database, REUSE_PORT: "on" } }, true],
    ["switched on by the file", { env: database, ...inFile }, true],
    ["off by the environment", { env: { ...database, REUSE_PORT: "off" }, ...inFile }, false],
  ])("is %s", (_how, given, want) => {
    expect(load(given).reusePort).toBe(want);
  });

  test.each<[string, TestSources, readonly string[]]>([
    ["the embedded ledger", { env: { REUSE_PORT: "on" } }, [refusal]],
    ["the embedded ledger, by the file", inFile, [refusal]],
  ])("with %s", (_what, given, want) => {
    expect(problemsOf(given)).toEqual(want);
  });
});

describe("ports", () => {
  const token = { ADMIN_TOKEN: "a" };
  const metrics = "METRICS_PORT: is the gateway's own port; omit it to serve both on one port";
  const admin = "ADMIN_PORT: is another port of the gateway; omit it to serve both on one";

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ["three separate ports", { PORT: "1", METRICS_PORT: "2", ADMIN_PORT: "3", ...token }, []],
    ["three free ports", { PORT: "0", METRICS_PORT: "0", ADMIN_PORT: "0", ...token }, []],
    ["metrics on the main port", { PORT: "1", METRICS_PORT: "1" }, [metrics]],
    ["operators on the main port", { PORT: "1", ADMIN_PORT: "1", ...token }, [admin]],
    ["operators on the metrics port", { METRICS_PORT: "2", ADMIN_PORT: "2", ...token }, [admin]],
    // Deployments set the port before a token exists, so that adding a token opens no other port.
    ["operators without a token", { ADMIN_PORT: "3" }, []],
  ])("%s", (_name, env, want) => {
    expect(problemsOf({ env })).toEqual(want);
  });
});

describe("timeouts", () => {
  test.each([
    ["connect_ms", "connectMs"],
    ["first_byte_ms", "firstByteMs"],
    ["idle_ms", "idleMs"],
    ["total_ms", "totalMs"],
  ] as const)(
    "%s takes precedence over the enclosing one, and that over the default",
    (key, name) => {
      const outer = { connectMs: 11, firstByteMs: 12, idleMs: 13, totalMs: 14 };
      expect(mergeTimeouts({ [key]: 5 }, outer)).toEqual({ ...outer, [name]: 5 });
      expect(mergeTimeouts({ [key]: 5 })).toEqual({ ...defaultTimeouts, [name]: 5 });
      expect(mergeTimeouts(undefined, outer)).toEqual(outer);
    },
  );
});

test.each(["off", "OFF"])("ADMIN_TOKEN=%s is no token", (text) => {
  expect(load({ env: { ADMIN_TOKEN: text } }).adminTokens).toEqual([]);
});

const shared = { DATABASE_URL: "postgres://db/ledger", REUSE_PORT: "on" };

test.each<[Readonly<Record<string, string>>, boolean]>([
  [{}, true],
  [{ HOST: "127.0.0.2" }, true],
  [{ HOST: "localhost" }, true],
  [{ HOST: "::1" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "::" }, false],
  [{ HOST: "10.0.0.1" }, false],
  [{ ADMIN_TOKEN: "off" }, false],
  [{ ADMIN_TOKEN: "secret" }, false],
  [{ DATABASE_URL: "postgres://db/ledger" }, true],
  // Each process has its own folder, and a client reaches any of them.
  [shared, false],
])("with %j the gateway makes an admin token: %s", (env, want) => {
  expect(load({ env }).makesAdminToken).toBe(want);
});
