import { expect, test } from "vitest";
import { parseDatabaseUrl } from "./database-url.ts";

test.each([
  ["postgres://u:p@db/ledger", ["db"], "any"],
  ["postgresql://db:5433", ["db:5433"], "any"],
  ["postgres://u@a:1,b:2,[::1]:3/ledger", ["a:1", "b:2", "[::1]:3"], "read-write"],
  ["postgres://a,b/ledger?target_session_attrs=any", ["a", "b"], "any"],
  ["postgres://a/ledger?target_session_attrs=primary", ["a"], "read-write"],
])("%s lists its hosts and the required session target", (text, hosts, target) => {
  const parsed = parseDatabaseUrl(text);
  expect(parsed?.hosts.map(({ url }) => new URL(url).host)).toEqual(hosts);
  expect(parsed?.target).toBe(target);
});

test("each host's URL keeps user, database and the driver's own options", () => {
  const text = "postgres://u:p%40@a:1,b:2/ledger?sslmode=disable&application_name=x";
  expect(parseDatabaseUrl(text)?.hosts).toEqual([
    { url: "postgres://u:p%40@a:1/ledger?application_name=x", hostname: "a" },
    { url: "postgres://u:p%40@b:2/ledger?application_name=x", hostname: "b" },
  ]);
});

test.each([
  ["", "prefer", null],
  ["?sslmode=disable", "disable", null],
  ["?sslmode=allow", "allow", null],
  ["?sslmode=require", "require", null],
  ["?sslmode=require&sslrootcert=/ca.pem", "verify-ca", "/ca.pem"],
  ["?sslmode=verify-ca&sslrootcert=/ca.pem", "verify-ca", "/ca.pem"],
  ["?sslmode=verify-full", "verify-full", null],
  ["?sslrootcert=system", "verify-full", null],
])("the options %s ask for %s", (options, sslMode, sslRootCert) => {
  expect(parseDatabaseUrl(`postgres://db/ledger${options}`)).toMatchObject({
    sslMode,
    sslRootCert,
  });
});

test.each([
  "mysql://db/ledger",
  "postgres://a,/ledger",
  "postgres://a:x,b/ledger",
  "postgres://a/ledger?sslmode=maybe",
  "postgres://a/ledger?sslmode=verify-ca",
  "postgres://a/ledger?sslmode=require&sslrootcert=system",
  "postgres://a,b/ledger?target_session_attrs=standby",
])("%s is not valid", (text) => {
  expect(parseDatabaseUrl(text)).toBeNull();
});
