import { expect, test } from "vitest";
import { databaseUrlFault, parseDatabaseUrl } from "./database-url.ts";

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

const modes =
  "the parameter sslmode must be disable, allow, prefer, require, verify-ca, verify-full";

test.each([
  ["mysql://u:secret@a/b", "must be an address such as postgres://… or postgresql://…"],
  ["postgres://u:secret@a,,b/c", "names an empty host among several"],
  ["postgres://u:secret@a?sslmode=secret", modes],
  ["postgres://u:secret@a?sslmode=no-verify", `${modes}; no-verify is called require here`],
  [
    "postgres://u:secret@a?sslmode=verify-ca",
    "the parameter sslmode=verify-ca needs the parameter sslrootcert",
  ],
  [
    "postgres://u:secret@a?sslmode=require&sslrootcert=system",
    "the parameter sslmode must be verify-full with sslrootcert=system",
  ],
  [
    "postgres://u:secret@a?target_session_attrs=standby",
    "the parameter target_session_attrs must be any, read-write, primary",
  ],
  ["postgres://u:secret@a?sslmode=require", null],
])("%s is refused with what is wrong in it, never quoted: %s", (text, fault) => {
  expect(databaseUrlFault(text)).toBe(fault);
  expect(parseDatabaseUrl(text) === null).toBe(fault !== null);
});
