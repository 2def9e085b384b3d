import { describe, expect, test } from "vitest";
import { GatewayError } from "../../../src/errors/gateway-error.ts";
import { findRefusalFault, judgeBody, pointsSomewhere } from "./judge.ts";
import { judgeMutations, mutateBodies } from "./run.ts";

test("each of 100,000 mutated bodies is accepted or refused with 400 at a real place", () => {
  const { outcomes, faults } = judgeMutations(100_000, 20_260_101);
  expect(faults).toEqual([]);
  // Each outcome must be frequent; otherwise the mutations prove little.
  for (const number of Object.values(outcomes)) expect(number).toBeGreaterThan(1_000);
});

test("a seed repeats its bodies", () => {
  const [first, second] = [mutateBodies(7), mutateBodies(7)];
  for (let at = 0; at < 100; at += 1) expect(first.next().value).toEqual(second.next().value);
});

describe("a pointer", () => {
  const body = { messages: [{ role: "user", "a/b~c": 1, ["n".repeat(70)]: 1 }] };
  test.each([
    ["", true],
    ["/messages/0", true],
    ["/messages/0/role", true],
    ["/messages/0/a~1b~0c", true],
    [`/messages/0/${"n".repeat(64)}…`, true],
    ["/messages/0/content", true],
    ["/model", true],
    ["/messages/1", false],
    ["/messages/0/role/x", false],
    ["/messages/0/content/0", false],
    ["/model/x", false],
  ])("%s leads somewhere: %s", (pointer, isPlace) => {
    expect(pointsSomewhere(pointer, body)).toBe(isPlace);
  });
});

describe("the judge sees", () => {
  test("a crash", () => {
    expect(findRefusalFault(new TypeError("boom"), {})).toMatch(/boom/);
  });

  test("a refusal that is no 400", () => {
    expect(findRefusalFault(new GatewayError("upstream-error", "m"), {})).toMatch(/no 400/);
  });

  test("an issue that points nowhere", () => {
    const issues = [{ pointer: "/messages/3", rule: "r", message: "m" }];
    const error = new GatewayError("invalid-request", "m", { issues });
    expect(findRefusalFault(error, { messages: [] })).toMatch(/no place/);
  });

  test("the four ways out", () => {
    const message = { role: "user", content: "x" };
    const rows = [
      [{ model: "m", messages: [message] }, "accepted"],
      [{ model: "m" }, "refused by the contract"],
      [{ model: "m", messages: [message], tool_choice: "f" }, "refused by its meaning"],
    ] as const;
    for (const [body, outcome] of rows) {
      expect(judgeBody("chat", JSON.stringify(body))).toEqual({ outcome, fault: null });
    }
    expect(judgeBody("chat", "{")).toEqual({ outcome: "no JSON", fault: null });
  });
});
