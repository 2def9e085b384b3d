import { expect, test } from "vitest";
import { adminHooks } from "./admin-causes.ts";

const records = {
  usual: { accounts: "acc_1", keys: "key_1", requests: "req_1" },
  busy: "acc_3",
  closed: "acc_4",
  revoked: "key_2",
  toEnd: { "/keys/{id}/revoke": "key_3" },
};
const { prepare } = adminHooks({
  contract: "admin",
  keys: { rich: "", poor: "", narrow: "", limited: "", onlyKey: "" },
  brokenPort: 1,
  storelessPort: 1,
  slowPort: 1,
  repeatingPort: 1,
  otherPort: 1,
  crowdedPort: 1,
  maxBodyBytes: 1,
  stoppingPort: 1,
  reportFile: "",
  tokens: { read: "r", full: "f" },
  records,
});

function prepared(template: string): string {
  const path = `/admin/api/v1${template.replace("{id}", "example")}?limit=1`;
  const transaction = {
    host: "127.0.0.1",
    port: 1,
    fullPath: path,
    origin: { resourceName: template },
    request: { method: "GET", uri: path, body: "", headers: {} },
  };
  prepare(transaction);
  return transaction.fullPath;
}

test.each([
  ["/accounts/{id}", "acc_1"],
  ["/accounts/{id}/statements/{month}", "acc_1/statements/2026-01"],
  ["/keys/{id}/rotate", "key_1/rotate"],
  ["/keys/{id}/revoke", "key_3/revoke"],
  ["/requests/{id}", "req_1"],
])("the id of %s is that of a record of its kind", (template, end) => {
  expect(prepared(template)).toBe(`/admin/api/v1/${template.split("/")[1]}/${end}`);
});

test("a path without an id is unchanged", () => {
  expect(prepared("/plans")).toBe("/admin/api/v1/plans");
});

test("an unknown kind of record is an error that names the path, and gets no request's id", () => {
  expect(() => prepared("/plans/{id}")).toThrow(/which record is \{id\} of \/plans\/\{id\}/);
});
