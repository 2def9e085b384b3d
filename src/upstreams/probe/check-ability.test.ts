import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import {
  failureTable,
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../../core/errors/upstream-failure.ts";
import { openingRequest } from "./ask.ts";
import { checkAbility } from "./check-ability.ts";
import { abilityOf, type Reply, ScriptedUpstream, target } from "./test-scripted-upstream.ts";

const fail = (kind: UpstreamFailureKind): UpstreamFailure =>
  new UpstreamFailure(kind, "upstream", { status: 429, upstreamMessage: "Slow down." });

/** Checks an ability at an upstream with these replies in turn, the last one repeated. */
async function check(name: string, ...replies: readonly Reply[]) {
  const upstream = new ScriptedUpstream(
    (_, at) => replies[Math.min(at, replies.length - 1)] ?? { text: "ok" },
  );
  const ability = abilityOf(name);
  const outcome = await checkAbility(
    ability,
    openingRequest(ability, target()),
    upstream.dependencies,
  );
  return { outcome, upstream };
}

const kinds = Object.keys(failureTable) as UpstreamFailureKind[];
const busy = kinds.filter((kind) => failureTable[kind].retry === "here");

test("a refusal that the provider recovered from is a remark", async () => {
  const { outcome } = await check("text", { text: "ok", refusal: "invalid beta flag" });
  expect(outcome).toMatchObject({
    kind: "works",
    detail: "refused once, repeated: invalid beta flag",
  });
});

describe("an upstream that fails", () => {
  test.each(busy)("with %s is called once more, a second later", async (kind) => {
    const { outcome, upstream } = await check("text", fail(kind), { text: "ok" });
    expect(upstream.events).toEqual(["ask", "sleep 1000", "ask"]);
    expect(outcome.kind).toBe("works");
  });

  test.each(busy)("with %s twice has failed", async (kind) => {
    const { outcome, upstream } = await check("text", fail(kind));
    expect(upstream.events).toEqual(["ask", "sleep 1000", "ask"]);
    expect(outcome).toMatchObject({ kind: "failed", failure: kind, status: 429 });
  });

  test.each(kinds.filter((kind) => !busy.includes(kind)))(
    "with %s is called once",
    async (kind) => {
      const { outcome, upstream } = await check("text", fail(kind));
      expect(upstream.events).toEqual(["ask"]);
      expect(outcome).toMatchObject({ kind: "failed", failure: kind });
    },
  );

  test("is described by its own message, once", async () => {
    const { outcome } = await check("text", fail("access-denied"));
    expect(outcome.detail).toBe("upstream: Slow down.");
    const same = new UpstreamFailure("access-denied", "Slow down.", {
      upstreamMessage: "Slow down.",
    });
    expect((await check("text", same)).outcome.detail).toBe("Slow down.");
    const silent = new UpstreamFailure("access-denied", "upstream");
    expect((await check("text", silent)).outcome.detail).toBe("upstream");
  });
});

test("a request that the wire cannot express is not repeated", async () => {
  const { outcome, upstream } = await check(
    "text",
    new GatewayError("invalid-request", "No images."),
  );
  expect(upstream.events).toEqual(["ask"]);
  expect(outcome).toMatchObject({
    kind: "failed",
    failure: "inexpressible",
    status: 0,
    detail: "No images.",
  });
});

test("an internal error is thrown", async () => {
  await expect(check("text", new TypeError("a bug"))).rejects.toThrow("a bug");
});

describe("a loop of tools", () => {
  test("sends the results back, and works if they are answered", async () => {
    const replies = [{ call: '{"city":"Rome"}' }, { text: "sunny" }];
    const { outcome, upstream } = await check("tool_loop", ...replies);
    expect(outcome.kind).toBe("works");
    const roles = upstream.requests.map(({ conversation }) => conversation.turns.at(-1)?.role);
    expect(roles).toEqual(["user", "tool"]);
    expect(outcome.request.conversation).toBe(upstream.requests[1]?.conversation);
  });

  test.each<[string, Reply, string]>([
    ["without a call", { text: "sunny" }, "the tool is not called"],
    ["with arguments that are not JSON", { call: "{" }, "the tool's arguments are not JSON"],
  ])("%s is wrong, and sends no results", async (_name, reply, detail) => {
    const { outcome, upstream } = await check("tool_loop", reply);
    expect(outcome).toMatchObject({ kind: "wrong", detail });
    expect(upstream.requests).toHaveLength(1);
  });

  test("that calls again after the results works, without a third request", async () => {
    const { outcome, upstream } = await check("tool_loop", { call: "{}" });
    expect([outcome.kind, upstream.requests.length]).toEqual(["works", 2]);
  });
});

test("a working reply is described: ignored parameters, and the amount of reasoning", async () => {
  const usage = { freshInput: 1, output: 9, reasoning: 7 };
  const reply = { text: "hi", usage, ignored: ["stop", "top-p"] } as const;
  const { outcome } = await check("text", reply);
  expect(outcome).toMatchObject({ kind: "works", ignored: ["stop", "top-p"] });
  expect(outcome.detail).toBe("left out: stop, top-p; 7 reasoning tokens");
  expect((await check("text", { text: "hi" })).outcome.detail).toBe("");
});
