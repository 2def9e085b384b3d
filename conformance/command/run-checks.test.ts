import { describe, expect, test } from "vitest";
import type { Check } from "../checks/check.ts";
import { CheckFailure, NotApplicable } from "../checks/expect.ts";
import { Models } from "../checks/models.ts";
import { type Exchange, NoAnswer, type RequestOptions } from "../client/exchange.ts";
import { ContractDocument } from "../contract/document.ts";
import { Schemas } from "../contract/schemas.ts";
import { runChecks } from "./run-checks.ts";

const document = new ContractDocument({
  info: { version: "1" },
  paths: { "/chat/completions": { post: { operationId: "createChatCompletion", responses: {} } } },
});
const models = new Models({ list: [], chosen: {}, assumesSandbox: true, prices: null });
const answer: Exchange = {
  method: "GET",
  path: "/",
  requestHeaders: { accept: "x" },
  requestBody: { a: 1 },
  status: 200,
  headers: { b: "c" },
  text: "text",
  json: undefined,
  events: [],
  isStream: false,
};

const check = (id: string, run: Check["run"], more: Partial<Check> = {}): Check => ({
  id,
  title: id,
  scope: "common",
  rule: "",
  run,
  ...more,
});

/** Runs checks one at a time against a gateway that answers like `send`. */
async function run(
  checks: readonly Check[],
  send: (request: RequestOptions) => Promise<Exchange> = async () => answer,
  known: readonly (readonly [string, string])[] = [],
) {
  const parts = { document, models, schemas: new Schemas(document), exchanges: [], concurrency: 1 };
  return runChecks(checks, { ...parts, client: { send }, known: new Map(known) });
}

describe("the outcome of a check", () => {
  test.each([
    ["passed", () => undefined, "passed"],
    ["failed", () => Promise.reject(new CheckFailure("a", "b")), "failed"],
    ["not applicable", () => Promise.reject(new NotApplicable("why")), "not-applicable"],
    [
      "failed for an answer of an unforeseen form",
      () => Promise.reject(new TypeError("x")),
      "failed",
    ],
  ])("is %s", async (_name, body, wanted) => {
    const [outcome] = await run([check("a/b", body)]);
    expect(outcome?.result).toBe(wanted);
  });

  test("shows the request and the answer of a failure", async () => {
    const failing = check("a/b", async ({ send }) => {
      throw new CheckFailure("x", "y", await send({ path: "/" }));
    });
    const [outcome] = await run([failing]);
    expect(outcome?.failure).toEqual({
      expected: "x",
      got: "y",
      request: 'GET /\naccept: x\n\n{"a":1}',
      response: "200\nb: c\n\ntext",
    });
  });

  test("is known or unexpected by the file of known failures", async () => {
    const checks = [
      check("a/failed", () => Promise.reject(new CheckFailure("a", "b"))),
      check("a/passed", () => undefined),
      check("a/none", () => Promise.reject(new NotApplicable("why"))),
    ];
    const known = checks.map(({ id }) => [id, "known"] as const);
    const outcomes = await run(checks, undefined, known);
    expect(outcomes.map(({ result, reason }) => [result, reason])).toEqual([
      ["known-failure", "known"],
      ["unexpected-pass", "known"],
      ["not-applicable", "why"],
    ]);
  });
});

test("checks run in their phases, and are reported in their order", async () => {
  const ran: string[] = [];
  const note = (id: string, phase?: "alone" | "last"): Check =>
    check(id, () => void ran.push(id), phase === undefined ? {} : { phase });
  const outcomes = await run([note("last", "last"), note("alone", "alone"), note("first")]);
  expect(ran).toEqual(["first", "alone", "last"]);
  expect(outcomes.map(({ id }) => id)).toEqual(["last", "alone", "first"]);
});

describe("a check that generates", () => {
  const generations = [
    { protocol: "chat", role: "echo", calls: 1, inputBytes: 100, outputTokens: 5 },
  ] as const;
  const generating = (body: object, times = 1): Check =>
    check(
      "a/b",
      async ({ send }) => {
        for (let sent = 0; sent < times; sent += 1) await send({ path: "/chat/completions", body });
      },
      { generations },
    );

  test("may do what it declares", async () => {
    const [outcome] = await run([generating({ model: "m", max_tokens: 5 })]);
    expect(outcome?.result).toBe("passed");
  });

  test.each([
    ["more often", { model: "m", max_tokens: 5 }, 2],
    ["a longer output", { model: "m", max_tokens: 6 }, 1],
    ["an output without a bound", { model: "m" }, 1],
    ["from a longer body", { model: "m".repeat(100), max_tokens: 5 }, 1],
  ])("ends the run if it generates %s than it declares", async (_name, body, times) => {
    await expect(run([generating(body, times)])).rejects.toThrow("generates more than it declares");
  });
});

test("after sixteen requests without an answer, no more are sent", async () => {
  let sent = 0;
  const checks = Array.from({ length: 20 }, (_, at) =>
    check(`a/${at}`, async ({ send }) => void (await send({ path: "/" }))),
  );
  const outcomes = await run(checks, () => {
    sent += 1;
    return Promise.reject(new NoAnswer("timeout"));
  });
  expect(sent).toBe(16);
  expect(outcomes.at(-1)?.failure?.got).toBe("the gateway no longer answers");
  expect(outcomes.every(({ result }) => result === "failed")).toBe(true);
});
