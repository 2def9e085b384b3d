import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { causes } from "../coverage/causes.ts";
import { checkExchange } from "../coverage/check-exchange.ts";
import type { Exchange } from "../coverage/exchange.ts";
import { startCoverageGateways, type CoverageGateways } from "../coverage/gateways.ts";
import { defects } from "./defects.ts";

/** Raise it with the list, never lower it. */
const DEFECTS_MIN = 200;

const FAULT_CHARACTERS_MAX = 90;

let gateways: CoverageGateways;
/** The live gateway's answer to each cause that a defect spoils. */
const recorded = new Map<string, Exchange>();
/** Each with the first fault that revealed it. */
const caught: string[] = [];

const spoiled = new Set(defects.map(([, cause]) => cause));
const used = causes.filter(({ name }) => spoiled.has(name));

beforeAll(async () => {
  gateways = await startCoverageGateways();
  for (const { name, reach } of used) recorded.set(name, await reach(gateways));
});
afterAll(async () => {
  await gateways.close();
  const figure = `planted defects: ${caught.length} of ${defects.length} caught`;
  process.stdout.write(`${[...caught, figure].join("\n")}\n`);
});

function answerOf(cause: string): Exchange {
  const exchange = recorded.get(cause);
  if (exchange === undefined) throw new Error(`there is no cause ${cause}`);
  return exchange;
}

function faultsOf(cause: string, exchange: Exchange): readonly string[] {
  const expected = used.find(({ name }) => name === cause)?.expected;
  if (expected === undefined) throw new Error(`there is no cause ${cause}`);
  return checkExchange(expected, exchange);
}

test.each([...spoiled])("as it is, the answer is faultless: %s", (cause) => {
  expect(faultsOf(cause, answerOf(cause))).toEqual([]);
});

describe("is caught", () => {
  test.each(defects)("%s (%s)", (name, cause, mutation) => {
    const sound = answerOf(cause);
    const faulty = mutation(sound);
    expect(faulty, "the defect changes nothing").not.toEqual(sound);
    const faults = faultsOf(cause, faulty);
    expect(faults).not.toEqual([]);
    caught.push(`${name} (${cause}): ${(faults[0] ?? "").slice(0, FAULT_CHARACTERS_MAX)}`);
  });
});

test("there are enough of them, and none is listed twice", () => {
  expect(defects.length).toBeGreaterThanOrEqual(DEFECTS_MIN);
  expect(new Set(defects.map(([name, cause]) => `${name} ${cause}`)).size).toBe(defects.length);
});
