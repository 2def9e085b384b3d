import { describe, expect, test } from "vitest";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { HoldRequest, ReplyClaim, Settlement } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { HeldRequests } from "./held-requests.ts";

const hold: HoldRequest = {
  requestId: "r",
  accountId: "a",
  keyId: "k",
  model: "m",
  protocol: "chat",
  stream: true,
  facts: null,
  amount: nanoUsd(1_000),
  startedCharge: nanoUsd(100),
  atMs: 1,
};
const claim: ReplyClaim = {
  accountId: "a",
  keyHash: "kh",
  bodyHash: "bh",
  requestId: "r",
  atMs: 1,
};
const settlement = { requestId: "r" } as Settlement;

const content = (): "content" => "content";

const nextRound = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function start(answers: Partial<GenerationStore> = {}) {
  const settled: Settlement[] = [];
  const released: unknown[] = [];
  const unsettled: unknown[] = [];
  const held = new HeldRequests({
    store: {
      findCallStates: async () => [],
      placeHold: async () => ({ result: "placed" }),
      markProgress: async () => undefined,
      // Writes take time, so that a caller that does not wait for them returns earlier.
      settle: async (one) => {
        await nextRound();
        settled.push(one);
        return "settled";
      },
      claimReply: async () => ({ result: "claimed" }),
      releaseReply: async (one) => {
        await nextRound();
        released.push(one);
      },
      ...answers,
    },
    nowMs: () => 9,
    unsettled: (requestId, cause) => unsettled.push([requestId, cause]),
  });
  return { held, store: held.store, settled, released, unsettled };
}

describe("when the thread dies", () => {
  test.each([
    ["nothing", { status: 503, outcome: "failed", charge: 0, estimated: false }],
    ["head", { status: 200, outcome: "broken", charge: 0, estimated: false }],
    ["content", { status: 200, outcome: "broken", charge: 300, estimated: true }],
  ] as const)("a request whose client was sent %s costs what it owes for that", async (...row) => {
    const [sent, ending] = row;
    const { held, store, settled } = start();
    await store.placeHold(hold);
    await store.markProgress({ requestId: "r", charge: nanoUsd(300) });
    await held.resolve(() => sent);
    expect(settled).toMatchObject([{ requestId: "r", atMs: 9, ...ending }]);
    expect(held.settlementOf("r")).toMatchObject(ending);
    held.forget("r");
    expect(held.settlementOf("r")).toBeUndefined();
  });

  test("a request whose upstream has not answered is free", async () => {
    const { held, store, settled } = start();
    await store.placeHold(hold);
    await held.resolve(content);
    expect(settled).toMatchObject([{ requestId: "r", charge: 0, atMs: 9 }]);
  });

  test.each([
    ["nothing", ["finished", "failed"]],
    ["content", ["finished"]],
  ] as const)("a settled reply of which %s was sent", async (sent, outcomes) => {
    const { held, store, settled } = start();
    await store.settle({ ...settlement, outcome: "finished" });
    await held.resolve(() => sent);
    // The second settlement reverses the charge of the first.
    expect(settled.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(settled.at(-1)?.status).toBe(sent === "nothing" ? 503 : undefined);
  });

  test("a request whose upstream has answered costs the known amount owed", async () => {
    const { held, store, settled } = start();
    await store.placeHold(hold);
    await store.markProgress({ requestId: "r", charge: nanoUsd(300) });
    await store.markProgress({ requestId: "r", charge: nanoUsd(200) });
    await held.resolve(content);
    expect(settled).toMatchObject([{ charge: 300, outcome: "broken", estimated: true }]);
  });

  test("but never more than its hold", async () => {
    const { held, store, settled } = start();
    await store.placeHold(hold);
    await store.markProgress({ requestId: "r", charge: nanoUsd(3_000) });
    await held.resolve(content);
    expect(settled[0]?.charge).toBe(1_000);
  });

  test("a request that was settled stays unchanged", async () => {
    const { held, store, settled } = start();
    await store.placeHold(hold);
    await store.settle(settlement);
    settled.length = 0;
    expect(held.open).toBe(0);
    await held.resolve(content);
    expect(settled).toEqual([]);
  });

  test("a refused hold is ignored", async () => {
    const { held, store, settled } = start({ placeHold: async () => ({ result: "key-revoked" }) });
    await store.placeHold(hold);
    await held.resolve(content);
    expect(settled).toEqual([]);
  });

  test("a claim without a hold is released; the claim of a hold ends with it", async () => {
    const { held, store, released, settled } = start();
    await store.claimReply(claim);
    await store.claimReply({ ...claim, requestId: "other", keyHash: "other" });
    await store.placeHold(hold);
    await held.resolve(content);
    expect(released).toMatchObject([{ requestId: "other", keyHash: "other" }]);
    expect(settled).toHaveLength(1);
  });

  test("a claim that was released, settled or never granted is not released again", async () => {
    const { held, store, released } = start();
    await store.claimReply(claim);
    await store.releaseReply(claim);
    await store.claimReply({ ...claim, requestId: "settled" });
    await store.settle({ ...settlement, requestId: "settled" });
    released.length = 0;
    await held.resolve(content);
    expect(released).toEqual([]);
    const others = start({ claimReply: async () => ({ result: "in-flight" }) });
    await others.store.claimReply(claim);
    await others.held.resolve(content);
    expect(others.released).toEqual([]);
  });

  test("requests that cannot be ended are reported", async () => {
    const away = new Error("away");
    const { held, store, unsettled } = start({
      settle: () => Promise.reject(away),
      releaseReply: () => Promise.reject(away),
    });
    await store.placeHold(hold);
    await store.claimReply({ ...claim, requestId: "other" });
    await held.resolve(content);
    expect(unsettled).toHaveLength(2);
    expect(unsettled).toEqual(
      expect.arrayContaining([
        ["r", away],
        ["other", away],
      ]),
    );
  });

  test("a hold that the store places later is ended at once", async () => {
    const placing = Promise.withResolvers<{ result: "placed" }>();
    const { held, store, settled } = start({ placeHold: () => placing.promise });
    const answer = store.placeHold(hold);
    await held.resolve(content);
    expect(settled).toEqual([]);
    placing.resolve({ result: "placed" });
    await answer;
    expect(settled).toMatchObject([{ requestId: "r", charge: 0, atMs: 9 }]);
    expect(held.open).toBe(0);
  });

  test("a claim that the store grants later is released at once", async () => {
    const claiming = Promise.withResolvers<{ result: "claimed" }>();
    const { held, store, released, settled } = start({ claimReply: () => claiming.promise });
    const answer = store.claimReply(claim);
    await held.resolve(content);
    claiming.resolve({ result: "claimed" });
    await answer;
    expect([released, settled]).toMatchObject([[{ requestId: "r", keyHash: "kh" }], []]);
  });

  test.each<[string, Partial<GenerationStore>]>([
    ["hold", { placeHold: async () => ({ result: "key-revoked" }) }],
    ["claim", { claimReply: async () => ({ result: "in-flight" }) }],
  ])("a %s that is refused later is ignored", async (_what, answers) => {
    const { held, store, released, settled } = start(answers);
    const refused = "placeHold" in answers ? store.placeHold(hold) : store.claimReply(claim);
    await held.resolve(content);
    await refused;
    expect([released, settled]).toEqual([[], []]);
  });

  test("every hold and claim is ended once", async () => {
    const { held, store, settled, released } = start();
    for (const requestId of ["r1", "r2"]) await store.placeHold({ ...hold, requestId });
    for (const requestId of ["c1", "c2"]) await store.claimReply({ ...claim, requestId });
    await Promise.all([held.resolve(content), held.resolve(content)]);
    expect(settled).toMatchObject([{ requestId: "r1" }, { requestId: "r2" }]);
    expect(released).toMatchObject([{ requestId: "c1" }, { requestId: "c2" }]);
  });
});
