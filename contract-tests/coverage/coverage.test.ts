import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { answerName, declaredAnswers } from "./answers.ts";
import type { Cause } from "./cause.ts";
import { causes } from "./causes.ts";
import { checkExchange } from "./check-exchange.ts";
import { renderCoverage } from "./render-coverage.ts";
import { startCoverageGateways, type CoverageGateways } from "./gateways.ts";

let gateways: CoverageGateways;
const reached = new Set<string>();

beforeAll(async () => {
  gateways = await startCoverageGateways();
});
afterAll(() => gateways.close());

async function check({ expected, reach }: Cause): Promise<void> {
  const found = await reach(gateways);
  expect(checkExchange(expected, found), found.body).toEqual([]);
  reached.add(answerName(expected));
}

describe("a real cause of", () => {
  const cases = causes.map((cause) => [answerName(cause.expected), cause.name, cause] as const);
  test.each(cases)("%s: %s", async (_answer, _name, cause) => check(cause));
});

test("causes have unique names", () => {
  expect(new Set(causes.map(({ name }) => name)).size).toBe(causes.length);
});

test("exactly the responses that the contract declares were reached", () => {
  expect([...reached].toSorted()).toEqual(declaredAnswers().map(answerName).toSorted());
});

test("the gateways reported no violations in their own responses", async () => {
  const { json } = await call(gateways.server, "/contract");
  expect(json).toMatchObject({ attestation: { mode: "all", violations: 0, recent: [] } });
});

test("docs/contract-coverage.md is current", () => {
  const file = new URL("../../docs/contract-coverage.md", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run generate").toBe(
    renderCoverage(declaredAnswers(), causes),
  );
});
