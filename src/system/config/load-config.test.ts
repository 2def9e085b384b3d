import { describe, expect, it } from "vitest";
import { defaultBrand } from "../../core/brand/brand.ts";
import { loadConfig } from "./load-config.ts";
import { fromFile, load } from "./test-load-config.ts";

describe("defaults", () => {
  it("are those of the interface", () => {
    const { plans, catalog, sources, ...rest } = load({});
    expect(rest).toEqual({
      alerts: null,
      brand: defaultBrand,
      warnings: [],
      host: "127.0.0.1",
      port: 8080,
      maxBodyBytes: 33_554_432,
      reusePort: false,
      bodyBytesInFlight: null,
      clientStallMs: 60_000,
      keepAliveMs: 4_000,
      drainDelayMs: 0,
      drainMs: 30_000,
      connectionsPerAddress: 6_000,
      corsOrigins: [],
      allowedHosts: [],
      trustedProxies: [],
      configFile: null,
      publicUrl: null,
      replyBytesMax: 268_435_456,
      dataDir: "/srv/data",
      archiveDir: null,
      retentionMonths: null,
      databaseUrl: null,
      demo: true,
      shard: null,
      redisUrl: null,
      logLevel: "info",
      responseValidationRate: 0,
      adminTokens: [],
      makesAdminToken: true,
      adminPort: null,
      tracing: null,
      metricsToken: null,
      metricsPort: null,
      proxies: { https: null, http: null, none: "" },
      presets: [],
    });
    expect(sources).toEqual({ env: {}, cwd: "/srv", files: new Map() });
    expect([...plans.keys()]).toEqual(["demo"]);
    expect(plans.get("demo")?.models).toEqual(["*"]);
    expect([...catalog.models.keys()].every((id) => id.startsWith("sandbox/"))).toBe(true);
    expect(catalog.models.size).toBe(15);
  });
});

describe("the sources", () => {
  it("are recorded as read, so that a thread loads the same configuration", () => {
    const given = { env: { LOG_LEVEL: "warn" }, files: { "gateway.yaml": "plans: []" } };
    const { sources } = load(given);
    expect(sources.env).toEqual(given.env);
    expect([...sources.files]).toEqual([["/srv/gateway.yaml", "plans: []"]]);
    const files = Object.fromEntries(
      [...sources.files].map(([path, text]) => [path.slice("/srv/".length), text]),
    );
    expect(load({ env: given.env, files }).logLevel).toBe("warn");
  });

  it("contain the current listening address, even if the file has changed", () => {
    const read = (text: string) => (): string => `server: { host: 192.0.2.1, port: 9001 }\n${text}`;
    const sources = { env: {}, cwd: "/srv", listensAt: { host: "127.0.0.1", port: 8080 } };
    const { host, port, sources: recorded } = loadConfig({ ...sources, readFile: read("") });
    expect({ host, port }).toEqual({ host: "192.0.2.1", port: 9001 });
    const own = "presets: { llamacpp: { base_url: 'http://localhost:8080/v1' } }";
    expect(() => loadConfig({ ...recorded, readFile: read(own) })).toThrow(
      "presets.llamacpp.base_url: points at the gateway itself",
    );
  });
});

describe("the order of sources", () => {
  const file = `server: { host: 0.0.0.0, port: 9001, data_dir: ledger, log_level: warn,
    metrics_port: 9002, max_body_bytes: 1024, body_bytes_in_flight: 4096,
    stored_reply_bytes: 1048576 }`;
  it("puts the file before the default", () => {
    expect(load(fromFile(file))).toMatchObject({
      host: "0.0.0.0",
      port: 9001,
      maxBodyBytes: 1024,
      bodyBytesInFlight: 4096,
      replyBytesMax: 1_048_576,
      dataDir: "/srv/ledger",
      archiveDir: null,
      retentionMonths: null,
      logLevel: "warn",
      metricsPort: 9002,
    });
  });

  it("puts the environment before the file", () => {
    const env = {
      HOST: "::1",
      PORT: "0",
      DATA_DIR: "/var/ledger",
      LOG_LEVEL: "silent",
      METRICS_PORT: "9003",
      ADMIN_TOKEN: "a",
      METRICS_TOKEN: "m",
      DATABASE_URL: "postgres://gateway@db/ledger",
      REDIS_URL: "redis://cache:6379",
    };
    expect(load({ env, ...fromFile(file) })).toMatchObject({
      host: "::1",
      port: 0,
      dataDir: "/var/ledger",
      archiveDir: null,
      retentionMonths: null,
      logLevel: "silent",
      metricsPort: 9003,
      adminTokens: [{ name: "admin", role: "full", token: "a" }],
      tracing: null,
      metricsToken: "m",
      databaseUrl: "postgres://gateway@db/ledger",
      redisUrl: "redis://cache:6379",
    });
  });

  it("reads the proxies in either case, lower case first", () => {
    const env = {
      HTTPS_PROXY: "http://user:pass@upper.example:1",
      https_proxy: "http://lower.example:1",
      HTTP_PROXY: "http://upper.example:2",
      no_proxy: "a.example, .b.example",
    };
    expect(load({ env }).proxies).toEqual({
      https: "http://lower.example:1",
      http: "http://upper.example:2",
      none: "a.example, .b.example",
    });
  });

  it("treats an empty variable as unset", () => {
    expect(load({ env: { PORT: "", GATEWAY_CONFIG: " " } }).port).toBe(8080);
  });

  it("reads the file that GATEWAY_CONFIG names", () => {
    const given = {
      env: { GATEWAY_CONFIG: "other.yaml" },
      files: { "other.yaml": "server: {port: 7}" },
    };
    expect(load(given).port).toBe(7);
  });

  it("accepts an empty file", () => {
    expect(load(fromFile("# nothing yet\n")).port).toBe(8080);
  });
});
