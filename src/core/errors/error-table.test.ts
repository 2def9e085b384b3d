import { expect, test } from "vitest";
import admin from "../../../generated/admin/openapi.json" with { type: "json" };
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { errorStatus, errorTable } from "./error-table.ts";

const rows = Object.values(errorTable).filter(({ isAdminOnly }) => isAdminOnly !== true);
const { code, type } = openapi.components.schemas.ErrorObject.properties;

test("the contract lists exactly these codes and types", () => {
  const named = code["x-extensible-enum"].toSorted();
  expect(named).toEqual([...new Set(rows.map((row) => row.code))].toSorted());
  const types = rows.flatMap((row) => [row.type, row.messagesType ?? row.type]);
  expect(type.enum.toSorted()).toEqual([...new Set(types)].toSorted());
});

test("the admin contract lists its own codes, all of which exist here", () => {
  const { properties } = admin.components.schemas.ErrorObject;
  const named = properties.code["x-extensible-enum"];
  const all = Object.values(errorTable);
  const own = all.filter(({ isAdminOnly }) => isAdminOnly === true).map((row) => row.code);
  expect(named.filter((word) => own.includes(word)).toSorted()).toEqual(own.toSorted());
  expect(named.filter((word) => !all.some((row) => row.code === word))).toEqual([]);
  const types = new Set(all.filter((row) => named.includes(row.code)).map((row) => row.type));
  expect(properties.type.enum.toSorted()).toEqual([...types].toSorted());
});

test.each(["chat", "messages"] as const)("%s: the contract has every status", (protocol) => {
  const path = protocol === "chat" ? "/chat/completions" : "/messages";
  // Of errors before an operation is selected: unknown path, other method, not HTTP/1.1.
  const elsewhere = [404, 405, 417, 431, 501, 505];
  const statuses = Object.keys(openapi.paths[path].post.responses).map(Number);
  for (const kind of Object.keys(errorTable) as (keyof typeof errorTable)[]) {
    if (errorTable[kind].isAdminOnly === true) continue;
    expect([...statuses, ...elsewhere]).toContain(errorStatus(kind, protocol));
  }
});

test("only a policy refusal has a different type in messages", () => {
  const others = Object.entries(errorTable).filter(([, row]) => row.messagesType !== undefined);
  expect(others.map(([kind, row]) => `${kind}: ${row.messagesType}`)).toEqual([
    "policy-blocked: policy_blocked",
  ]);
});

test("only an overloaded model has a different status in messages", () => {
  const others = (Object.keys(errorTable) as (keyof typeof errorTable)[]).filter(
    (kind) => errorStatus(kind, "chat") !== errorStatus(kind, "messages"),
  );
  expect(others).toEqual(["overloaded"]);
  expect([errorStatus("overloaded", "chat"), errorStatus("overloaded", "messages")]).toEqual([
    503, 529,
  ]);
});

/** Both vendors' SDKs retry 408, 409, 429 and 5xx automatically. Agents also repeat a 400. */
test("x-should-retry is sent if a client would decide wrongly without it", () => {
  const told = Object.entries(errorTable).flatMap(([kind, { shouldRetry }]) =>
    shouldRetry === undefined ? [] : [`${kind}: ${shouldRetry}`],
  );
  expect(told).toEqual([
    "invalid-json: false",
    "invalid-request: false",
    "unknown-field: false",
    "unsupported-content: false",
    "unsupported-schema: false",
    "thread-unsupported: false",
    "upstream-rejected: false",
    "context-length-exceeded: false",
    "policy-blocked: false",
    "missing-api-key: false",
    "invalid-api-key: false",
    "insufficient-balance: false",
    "model-not-allowed: false",
    "role-not-allowed: false",
    "idempotency-in-flight: true",
    "reference-conflict: false",
    "insufficient-credit: false",
    "balance-too-large: false",
    "account-closed: false",
    "external-id-taken: false",
    "requests-running: false",
    "key-revoked: false",
    "invalid-configuration: false",
    "idempotency-mismatch: false",
    "rate-limited: true",
    "not-implemented: false",
    "overloaded: true",
    "unavailable: true",
    "change-unconfirmed: false",
    "upstream-timeout: true",
    "http-version: false",
  ]);
});
