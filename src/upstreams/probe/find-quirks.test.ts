import { describe, expect, test } from "vitest";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { GenerationRequest } from "../providers/shared/provider.ts";
import { openingRequest } from "./ask.ts";
import { checkAbility } from "./check-ability.ts";
import { findQuirks, isRepaired, isSearchable } from "./find-quirks.ts";
import type { Outcome } from "./outcome.ts";
import { abilityOf, type Reply, ScriptedUpstream, target } from "./test-scripted-upstream.ts";

const refuse = (message: string, status = 400): UpstreamFailure =>
  new UpstreamFailure("invalid-request", message, { status });

/** Searches at an upstream with these replies in turn, the last one repeated. */
async function search(name: string, ...replies: readonly Reply[]) {
  const upstream = new ScriptedUpstream(
    (_, at) => replies[Math.min(at, replies.length - 1)] ?? { text: "ok" },
  );
  const ability = abilityOf(name);
  const opening = openingRequest(ability, target());
  const first = await checkAbility(ability, opening, upstream.dependencies);
  if (first.kind === "works") throw new Error("there is nothing to search for");
  const before = upstream.requests.length;
  const found = await findQuirks(ability, first, upstream.dependencies);
  return { found, tries: upstream.requests.length - before };
}

const { conversation: stopped } = abilityOf("stop");

/** An accepted reply that is wrong for `stop`. */
const beyondStop: Reply = { text: "1 2 3 4 5 6" };

describe("a search", () => {
  test("makes at most two billed calls if replies stay wrong", async () => {
    const { found, tries } = await search("reasoning_off", { text: "a", reasoning: "hm" });
    expect([found, tries]).toEqual([null, 2]);
  });

  test("makes at most two billed calls if refused requests become wrong replies", async () => {
    const { found, tries } = await search("stop", refuse("no"), beyondStop);
    expect([found, tries]).toEqual([null, 2]);
  });

  test("makes at most two billed calls over all of its steps", async () => {
    const replies = [refuse("one"), beyondStop, refuse("two"), beyondStop, beyondStop];
    const { found, tries } = await search("stop", ...replies);
    expect([found, tries]).toEqual([null, 3]);
  });

  test("counts a loop as billed if its first request was answered", async () => {
    const ability = { ...abilityOf("stop"), loops: true };
    let opened = 0;
    const upstream = new ScriptedUpstream(({ conversation }, at) => {
      if (at === 0) return refuse("no");
      if (conversation.turns.at(-1)?.role === "tool") return refuse("no results");
      opened += 1;
      return { call: "{}" };
    });
    const opening = openingRequest(ability, target());
    const first = await checkAbility(ability, opening, upstream.dependencies);
    if (first.kind === "works") throw new Error("it was refused");
    await findQuirks(ability, first, upstream.dependencies);
    expect(opened).toBe(2);
  });

  test("makes at most 24 unbilled tries for one quirk", async () => {
    const stop = Array.from({ length: 40 }, (_, at) => `${at}`);
    const ability = { ...abilityOf("stop"), conversation: { ...stopped, sampling: { stop } } };
    const bounds = Array.from({ length: 39 }, (_, at) => at + 1).join(" ");
    const upstream = new ScriptedUpstream(() => refuse(`none of ${bounds}`));
    const opening = openingRequest(ability, target());
    const first = await checkAbility(ability, opening, upstream.dependencies);
    if (first.kind === "works") throw new Error("it was refused");
    expect(await findQuirks(ability, first, upstream.dependencies)).toBeNull();
    expect(upstream.requests).toHaveLength(1 + 24);
  });

  test("finds the quirk with which a request is answered, and stops", async () => {
    const { found, tries } = await search("stop", refuse("no"), refuse("no"), { text: "1 2 3 4" });
    expect(Object.keys(found ?? {})).toHaveLength(1);
    expect(tries).toBe(2);
  });

  test("continues from another failure that needs a second quirk", async () => {
    const upstream = new ScriptedUpstream(({ conversation, upstream: { dialect } }) => {
      const flags = new Map<string, unknown>(Object.entries(dialect.flags));
      const stopMax = flags.get("stopMax");
      if (flags.get("maxTokensField") !== "max_completion_tokens") return refuse("max_tokens");
      const count = conversation.sampling.stop?.length ?? 0;
      if (typeof stopMax !== "number" || stopMax >= count) return refuse("stop");
      return { text: "1 2 3 4" };
    });
    const ability = abilityOf("stop");
    const first = await checkAbility(
      ability,
      openingRequest(ability, target()),
      upstream.dependencies,
    );
    if (first.kind === "works") throw new Error("it was refused");
    const found = await findQuirks(ability, first, upstream.dependencies);
    expect(found).toEqual({ max_tokens_field: "max_completion_tokens", stop_max: 4 });
  });
});

describe("a search after a tool call", () => {
  const flagsOf = ({ upstream: { dialect } }: GenerationRequest) =>
    new Map<string, unknown>(Object.entries(dialect.flags));

  /** Refuses results by the rule `problem`, after a call of the tool. */
  async function afterCall(problem: (flags: ReadonlyMap<string, unknown>) => string | null) {
    /** The `reasoning_back` value of each call. */
    const calls: unknown[] = [];
    const upstream = new ScriptedUpstream((asked) => {
      const flags = flagsOf(asked);
      if (asked.conversation.turns.at(-1)?.role !== "tool") {
        calls.push(flags.get("reasoningBack"));
        return { call: "{}" };
      }
      const refusal = problem(flags);
      // The reasoning is kept only when the call is read.
      if (refusal === null && calls.at(-1) === flags.get("reasoningBack")) return { text: "ok" };
      return refuse(refusal ?? "no reasoning");
    });
    const ability = abilityOf("tool_loop");
    const opening = openingRequest(ability, target());
    const first = await checkAbility(ability, opening, upstream.dependencies);
    if (first.kind === "works") throw new Error("it was refused");
    const found = await findQuirks(ability, first, upstream.dependencies);
    return { found, calls };
  }

  const lacksContent = (flags: ReadonlyMap<string, unknown>): string | null =>
    flags.get("reasoningBack") === "reasoning-content" ? null : "`reasoning_content` is missing";

  test("repeats the call if the kept parts of the call have to change", async () => {
    const { found, calls } = await afterCall(lacksContent);
    expect(found).toEqual({ reasoning_back: "reasoning-content" });
    expect(calls).toEqual(["none", "reasoning-content"]);
  });

  test("continues from an unbilled failure before it repeats the call", async () => {
    const { found, calls } = await afterCall((flags) =>
      flags.get("toolResultNames") === true ? lacksContent(flags) : "a name is missing",
    );
    expect(found).toEqual({ tool_result_names: true, reasoning_back: "reasoning-content" });
    expect(calls).toEqual(["none", "reasoning-content"]);
  });

  test("does not continue from the refusal of a quirk's own addition", async () => {
    const { found } = await afterCall((flags) => {
      if (flags.get("reasoningSplit") === true) return "Unknown field: reasoning_split";
      return flags.get("toolResultNames") === true ? lacksContent(flags) : "a name is missing";
    });
    expect(found).toEqual({ tool_result_names: true, reasoning_back: "reasoning-content" });
  });
});

const request = openingRequest(abilityOf("text"), target());
const failed = (failure: UpstreamFailureKind, status = 400): Outcome => ({
  kind: "failed",
  failure,
  status,
  detail: "no",
  request,
});

describe("a search is useful", () => {
  test.each<[UpstreamFailureKind, number, boolean]>([
    ["invalid-request", 400, true],
    ["access-denied", 404, true],
    ["server-error", 500, true],
    ["malformed-response", 200, true],
    ["incomplete", 200, true],
    ["account-problem", 401, true],
    ["account-problem", 403, true],
    ["account-problem", 402, false],
    ["overloaded", 429, false],
    ["connect", 0, false],
    ["timeout", 0, false],
    ["too-large", 200, false],
    ["cancelled", 0, false],
  ])("after %s with status %i: %s", (kind, status, isWorthWhile) => {
    expect(isSearchable(failed(kind, status), abilityOf("text"))).toBe(isWorthWhile);
  });

  test.each([
    ["reasoning_off", true],
    ["stream_usage", true],
    ["text", false],
  ])("after a wrong reply for %s: %s", (name, isWorthWhile) => {
    const wrong: Outcome = { kind: "wrong", detail: "", ignored: [], request };
    expect(isSearchable(wrong, abilityOf(name))).toBe(isWorthWhile);
    expect(isSearchable({ ...wrong, kind: "works" }, abilityOf(name))).toBe(false);
  });
});

describe("a quirk helps", () => {
  const works: Outcome = { kind: "works", detail: "", ignored: [], request };
  const wrong: Outcome = { kind: "wrong", detail: "", ignored: [], request };
  const leftOut: Outcome = { ...wrong, ignored: ["stop"] };
  const refused = failed("invalid-request");

  test.each<[string, Outcome, Outcome, boolean]>([
    ["if it works", refused, works, true],
    ["if the rest is answered", refused, leftOut, true],
    ["not if the reply is wrong", refused, wrong, false],
    ["not if it fails", refused, refused, false],
    ["not if it is left out after a wrong reply", wrong, leftOut, false],
    ["if it works after a wrong reply", wrong, works, true],
  ])("%s", (_name, before, after, helps) => {
    if (before.kind === "works") throw new Error("there is nothing to repair");
    expect(isRepaired(before, after)).toBe(helps);
  });
});
