import { afterAll, beforeAll, expect, test } from "vitest";
import { defects } from "../../conformance/defects/defects.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { findDefect } from "./run-kit.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

test("there are at least thirty defects, each with its own name", () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(defects.length).toBeGreaterThan(30);
});

test.each(defects)("$name: found by $foundBy, and by nothing unforeseen", async (defect) => {
  expect(await findDefect(server, defect)).toEqual({ unforeseen: [], unmatched: [] });
});
