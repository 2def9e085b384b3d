import fc from "fast-check";
import { expect, test } from "vitest";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { GenerationRequest } from "../providers/shared/provider.ts";
import { abilities } from "./abilities.ts";
import { probeCost, mapBounded, probe } from "./probe.ts";
import { SEARCH_CHECKS_MAX } from "./find-quirks.ts";
import { type Reply, ScriptedUpstream, target } from "./test-scripted-upstream.ts";

const fail = (kind: UpstreamFailureKind, status: number): UpstreamFailure =>
  new UpstreamFailure(kind, "upstream", { status });

test.each<[UpstreamFailureKind, number]>([
  ["timeout", 1],
  ["connect", 2],
  ["access-denied", 1],
  ["account-problem", 1],
])("an upstream that fails with %s is only probed for text", async (kind, calls) => {
  const upstream = new ScriptedUpstream(() => fail(kind, 0));
  const rows = await probe([target()], upstream.dependencies);
  expect(rows.map(({ ability }) => ability)).toEqual(abilities.map(({ name }) => name));
  expect(rows.every(({ works }) => !works)).toBe(true);
  expect(rows.slice(1).map(({ detail }) => detail)).toEqual(
    abilities.slice(1).map(() => "not asked, since text fails"),
  );
  if (kind !== "access-denied") expect(upstream.requests.length).toBeLessThanOrEqual(calls);
  const texts = upstream.requests.map(({ conversation }) => conversation.turns.length);
  expect(new Set(texts)).toEqual(new Set([1]));
});

test.each<[UpstreamFailureKind]>([["overloaded"], ["too-large"]])(
  "an upstream that fails with %s is probed for all abilities",
  async (kind) => {
    const upstream = new ScriptedUpstream(() => fail(kind, 0));
    const rows = await probe([target()], upstream.dependencies);
    expect(rows.map(({ detail }) => detail)).not.toContain("not asked, since text fails");
    expect(upstream.requests.length).toBeGreaterThanOrEqual(abilities.length);
  },
);

test("an upstream that a quirk of its key makes reachable is probed for all abilities", async () => {
  const upstream = new ScriptedUpstream(({ upstream: { dialect } }) => {
    const flags = new Map<string, unknown>(Object.entries(dialect.flags));
    return flags.get("keyHeader") === "api-key" ? { text: "ok" } : fail("account-problem", 401);
  });
  const [text, ...others] = await probe([target()], upstream.dependencies);
  expect(text?.quirk).toEqual({ key_header: "api-key" });
  expect(others.map(({ quirk }) => quirk)).toContainEqual({ key_header: "api-key" });
  expect(others.map(({ detail }) => detail)).not.toContain("not asked, since text fails");
});

test("a quirk that fixes the end of reasoning is tried first for the other abilities", async () => {
  const upstream = new ScriptedUpstream(({ conversation, upstream: { dialect } }) => {
    const { reasoning, tools } = conversation;
    const field = new Map<string, unknown>(Object.entries(dialect.flags)).get("reasoningField");
    const isTaken = reasoning?.enabled === false ? field === "thinking" : field !== "effort";
    if (reasoning !== undefined && !isTaken) return fail("invalid-request", 400);
    return tools.length > 0 ? { call: '{"city":"Rome"}' } : { text: "ok" };
  });
  const rows = await probe([target()], upstream.dependencies);
  expect(rows.map(({ ability }) => ability)).toEqual(abilities.map(({ name }) => name));
  const reasoning = rows.filter(({ ability }) =>
    /^reasoning_(?:on|off|medium|high)$/.test(ability),
  );
  expect(reasoning.map(({ quirk }) => quirk)).toEqual(
    reasoning.map(() => ({ reasoning_field: "thinking" })),
  );
});

test.each([
  ["is a quirk", true, false, { bound_thinking: true }, 2],
  ["is not a quirk if it is set", true, true, null, 1],
  ["is not a quirk if the request is still refused", false, false, null, 2],
  ["is not tried if it is set", false, true, null, 1],
])("that thinking is bound %s", async (_fact, isRepaired, boundThinking, quirk, asks) => {
  const one = target();
  const upstream = new ScriptedUpstream(({ conversation, upstream: { facts } }) => {
    if (conversation.tools.length === 0) return { text: "ok" };
    if (conversation.turns.at(-1)?.role !== "tool") return { call: '{"city":"Rome"}' };
    if (conversation.system.length === 0) return { text: "ok" };
    return { text: "ok", ...(!(isRepaired && facts.boundThinking) && { refusal: "bound" }) };
  });
  const facts = { ...one.upstream.facts, boundThinking };
  const asked = { ...one, upstream: { ...one.upstream, facts } };
  const rows = await probe([asked], upstream.dependencies);
  const row = rows.find(({ ability }) => ability === "changed_prefix");
  expect([row?.works, row?.quirk]).toEqual([true, quirk]);
  const changed = upstream.requests.filter(({ conversation }) => conversation.system.length > 0);
  expect(changed).toHaveLength(asks);
});

test("quirks are not searched for an ability that the model is configured without", async () => {
  const one = target();
  const capabilities = { ...one.model.capabilities, images: false };
  const showsImage = ({ conversation }: GenerationRequest): boolean =>
    JSON.stringify(conversation.turns).includes('"image"');
  const upstream = new ScriptedUpstream((request) =>
    showsImage(request) ? fail("invalid-request", 400) : { text: "ok" },
  );
  const model = { ...one.model, capabilities };
  const rows = await probe([{ ...one, model }], upstream.dependencies);
  expect(rows.find(({ ability }) => ability === "image")).toMatchObject({ works: false });
  expect(upstream.requests.filter(showsImage)).toHaveLength(1);
});

test("rows are in the order of the targets, whichever ends first", async () => {
  const [one, two] = [target(), target()];
  const upstream = new ScriptedUpstream(() => ({ text: "ok" }));
  const targets = [one, { ...two, upstream: { ...two.upstream, id: "second" } }];
  const rows = await probe(targets, upstream.dependencies);
  const ids = targets.flatMap(({ upstream: { id } }) => abilities.map(() => id));
  expect(rows.map((row) => row.upstream)).toEqual(ids);
});

test("at most four upstreams, and four abilities of each, are probed at once", async () => {
  let running = 0;
  let most = 0;
  const upstream = new ScriptedUpstream(() => ({ text: "ok" }));
  await probe(
    Array.from({ length: 9 }, () => target()),
    {
      ...upstream.dependencies,
      providerOf: (request) => ({
        generate: async (...asked) => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          await upstream.dependencies.providerOf(request).generate(...asked);
          running -= 1;
        },
      }),
    },
  );
  expect(most).toBe(16);
});

test("secrets that an upstream repeats are removed from the row", async () => {
  const upstreamMessage = "Incorrect key: sk-proj-abcdef123456";
  const upstream = new ScriptedUpstream(
    () => new UpstreamFailure("account-problem", "upstream", { status: 402, upstreamMessage }),
  );
  const [row] = await probe([target()], upstream.dependencies);
  expect(row?.detail).toBe("upstream: Incorrect key: [redacted]");
});

test("the billed amount stays below the announced one, whatever the upstream answers", async () => {
  const reply = fc.oneof<fc.Arbitrary<Reply>[]>(
    fc.constantFrom<Reply>({}, { text: "ok" }, { call: '{"city":"Rome"}' }, { text: "5" }),
    fc.constantFrom<Reply>({ reasoning: "hm", text: "ok" }, { text: "ok", usage: {} }),
    fc.constant<Reply>({ text: "ok", refusal: "bound" }),
    fc.nat(3).map((at) => new UpstreamFailure("invalid-request", `refused ${at}`, { status: 400 })),
  );
  const all = target();
  const checks = abilities.map((ability) => ({ ability, target: all }));
  const announced = probeCost(checks) + probeCost(checks, SEARCH_CHECKS_MAX);
  await fc.assert(
    fc.asyncProperty(fc.array(reply, { minLength: 5, maxLength: 40 }), async (replies) => {
      const upstream = new ScriptedUpstream(
        (_, at) => replies[at % replies.length] ?? { text: "ok" },
      );
      await probe([all], upstream.dependencies);
      expect(upstream.billed).toBeLessThanOrEqual(announced);
    }),
    { numRuns: 5 },
  );
});

test("mapping keeps the order, and never exceeds the concurrency limit", async () => {
  let running = 0;
  let most = 0;
  const waits = [3, 1, 2, 0, 1];
  const results = await mapBounded(waits, 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([30, 10, 20, 0, 10]);
  expect(most).toBe(2);
});

test("mapping rejects with the first rejection", async () => {
  const failing = mapBounded([1, 2], 2, (item) => Promise.reject(new Error(`no ${item}`)));
  await expect(failing).rejects.toThrow("no 1");
});
