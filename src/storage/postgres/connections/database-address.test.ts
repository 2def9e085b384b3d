import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  lacksPostgres,
  startPostgres,
  type PostgresServer,
} from "../../../../contract-tests/harness/postgres.ts";
import { ledgerExists } from "../../ledger-exists.ts";
import type { Store } from "../../../core/ledger/store.ts";
import { newHold, NOW, openAccount } from "../../suite/ledger-script.ts";
import { openQueryConnection } from "./connections.ts";
import { openPostgresStore } from "../postgres-store.ts";
import { execute } from "../test-database.ts";
import { startProxy, type Proxy } from "../test-proxy.ts";

const NOBODY = 65_534;

describe.skipIf(lacksPostgres())(
  "the address of a database (needs PostgreSQL's binaries)",
  { timeout: 300_000 },
  () => {
    let server: PostgresServer;
    let databaseUrl = "";
    let proxies: Proxy[] = [];
    const opened: Store[] = [];
    const folder = mkdtempSync(join(tmpdir(), "address-"));

    beforeAll(async () => {
      server = await startPostgres();
      databaseUrl = await server.createDatabase();
      chmodSync(folder, 0o755);
    });
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()));
      await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
    });

    const open = async (url: string): Promise<Store> => {
      const store = await openPostgresStore({ databaseUrl: url, now: () => NOW });
      opened.push(store);
      return store;
    };
    const portOf = (url: string) => new URL(url).port;
    const withHosts = (hosts: string, options = "") =>
      `postgres://postgres@${hosts}${new URL(databaseUrl).pathname}${options}`;

    test("with several hosts leads to a reachable one, and to the next when that fails", async () => {
      proxies = [await startProxy(databaseUrl), await startProxy(databaseUrl)];
      const hosts = proxies.map(({ url }) => `127.0.0.1:${portOf(url)}`).join();
      proxies[0]?.cut();
      const store = await open(withHosts(hosts));
      await openAccount(store, 1_000);
      expect((await store.placeHold(newHold("h1", 1))).result).toBe("placed");
      proxies[0]?.restore();
      proxies[1]?.cut();
      expect((await store.placeHold(newHold("h2", 1))).result).toBe("placed");
    });

    test("with several hosts skips one that does not accept writes", async () => {
      const standby = await startPostgres();
      try {
        await configure(standby, "default_transaction_read_only", "on");
        const hosts = `127.0.0.1:${portOf(standby.url)},127.0.0.1:${portOf(databaseUrl)}`;
        const url = withHosts(hosts);
        expect(await ledgerExists({ dataDir: "", databaseUrl: url })).toBe(true);
        await open(url);
        const alone = `postgres://postgres@127.0.0.1:${portOf(standby.url)}/postgres`;
        await expect(open(`${alone}?target_session_attrs=read-write`)).rejects.toThrow(
          "the database server does not accept writes",
        );
      } finally {
        await standby.stop();
      }
    });

    test("in a file is read again for each connection", async () => {
      const file = join(folder, "url");
      for (const role of ["one", "two"]) {
        await execute(databaseUrl, `CREATE ROLE ${role} LOGIN SUPERUSER`);
      }
      const urlOf = (role: string) => databaseUrl.replace("postgres@", `${role}@`);
      writeFileSync(file, `${urlOf("one")}\n`);
      const store = await open(pathToFileURL(file).href);
      writeFileSync(file, "");
      await store.ping();
      writeFileSync(file, urlOf("two"));
      await execute(databaseUrl, "ALTER ROLE one NOLOGIN");
      await execute(
        databaseUrl,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'one'",
      );
      const users = "SELECT DISTINCT usename FROM pg_stat_activity WHERE usename IN ('one', 'two')";
      const usersNow = async (): Promise<unknown> => {
        await store.ping();
        return (await execute(databaseUrl, users)).rows;
      };
      // A terminated session stays listed for a moment.
      await expect.poll(usersNow).toEqual([{ usename: "two" }]);
    });

    describe.skipIf(lacksOpenssl())("and TLS (needs openssl)", () => {
      beforeAll(() => makeCertificates(folder));

      /** Returns whether a connection is encrypted, or the error message of a failure. */
      const encryption = async (host: string, options: string): Promise<unknown> => {
        const hosts = `${host}:${portOf(databaseUrl)}`;
        const database = { databaseUrl: withHosts(hosts, options), isPooled: false };
        const pool = openQueryConnection(database);
        try {
          const { rows } = await pool.query<{ readonly ssl: boolean }>(
            "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
          );
          return rows[0]?.ssl;
        } catch (error) {
          return error instanceof Error ? error.message : error;
        } finally {
          await pool.end();
        }
      };
      const ca = (name: string) => `&sslrootcert=${join(folder, `${name}.crt`)}`;

      test.each([
        ["", false],
        ["?sslmode=disable", false],
        ["?sslmode=allow", false],
        ["?sslmode=prefer", false],
        ["?sslmode=require", "The server does not support SSL connections"],
      ])("with %s connects to a server without TLS", async (options, found) => {
        await configure(server, "ssl", "off");
        expect(await encryption("127.0.0.1", options)).toBe(found);
      });

      test.each([
        ["", true],
        ["?sslmode=disable", false],
        ["?sslmode=allow", false],
        ["?sslmode=prefer", true],
        ["?sslmode=require", true],
        [`?sslmode=require${ca("ca")}`, true],
        [`?sslmode=require${ca("other")}`, expect.stringContaining("certificate")],
        [`?sslmode=verify-ca${ca("ca")}`, true],
        [`?sslmode=verify-ca${ca("other")}`, expect.stringContaining("certificate")],
        [`?sslmode=verify-full${ca("ca")}`, expect.stringContaining("does not match")],
        ["?sslmode=verify-full", expect.stringContaining("certificate")],
      ])("with %s connects to a server with another name's certificate", async (options, found) => {
        await useTls(server, folder);
        expect(await encryption("127.0.0.1", options)).toEqual(found);
      });

      test("with sslmode=verify-full connects to a server with a matching certificate", async () => {
        await useTls(server, folder);
        expect(await encryption("localhost", `?sslmode=verify-full${ca("ca")}`)).toBe(true);
      });
    });
  },
);

/** Sets a setting; the server applies it shortly after the request. */
async function configure(server: PostgresServer, name: string, value: string): Promise<void> {
  await server.configure(name, value);
  const shown = async () => (await execute(server.url, `SHOW ${name}`)).rows[0] as unknown;
  await expect.poll(shown).toEqual({ [name]: value });
}

async function useTls(server: PostgresServer, folder: string): Promise<void> {
  await configure(server, "ssl_cert_file", join(folder, "server.crt"));
  await configure(server, "ssl_key_file", join(folder, "server.key"));
  await configure(server, "ssl", "on");
}

const OPENSSL = "/usr/bin/openssl";

/** Whether tests of certificates are skipped. Throws in CI, where tests must not be skipped. */
function lacksOpenssl(): boolean {
  const isMissing = !existsSync(OPENSSL);
  if (isMissing && process.env["CI"] !== undefined) throw new Error("CI must have openssl");
  return isMissing;
}

/**
 * Creates two authorities, and a server's certificate of the first one for the name `localhost`.
 */
function makeCertificates(folder: string): void {
  const openssl = (...args: readonly string[]) =>
    execFileSync(OPENSSL, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const key = ["-newkey", "rsa:2048", "-nodes", "-days", "3650"];
  for (const name of ["ca", "other"]) {
    openssl(
      ...["req", "-x509", ...key, "-subj", `/CN=${name}`],
      ...["-keyout", `${name}.key`, "-out", `${name}.crt`],
    );
  }
  openssl(
    ...[
      "req",
      "-x509",
      ...key,
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
    ],
    ...["-addext", "basicConstraints=critical,CA:false", "-CA", "ca.crt", "-CAkey", "ca.key"],
    ...["-keyout", "server.key", "-out", "server.crt"],
  );
  chmodSync(join(folder, "server.key"), 0o600);
  if (process.getuid?.() !== 0) return;
  for (const name of ["server.key", "server.crt"]) chownSync(join(folder, name), NOBODY, NOBODY);
}
