import { expect, test } from "vitest";
import { rawInputOf } from "./call-operation.ts";

test("only operations that take a body have one", () => {
  expect(rawInputOf("probeUpstreams", {}).body).toEqual({});
  expect(rawInputOf("probeUpstreams", { body: { dry_run: true } }).body).toEqual({ dry_run: true });
  expect(rawInputOf("listPlans", {}).body).toBeNull();
  expect(rawInputOf("suspendAccount", { path: { id: "acc_1" } }).body).toBeNull();
});

test("parameters are text, as over HTTP", () => {
  const { path, query } = rawInputOf("listEntries", {
    path: { id: "acc_1" },
    query: { limit: "5", kind: "refund" },
  });
  expect([path, query]).toEqual([{ id: "acc_1" }, { limit: "5", kind: "refund" }]);
  expect(rawInputOf("listPlans", {})).toMatchObject({ path: {}, query: {} });
});
