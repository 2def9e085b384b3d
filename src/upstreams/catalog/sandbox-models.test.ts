import { describe, expect, it } from "vitest";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { demoBalance, sandboxModels, sandboxNames } from "./sandbox-models.ts";

/** The ids that interfaces.md specifies. */
const fixedIds = [
  "echo",
  "agent",
  "reasoner",
  "vision",
  "plain",
  "slow",
  "refuse-400",
  "refuse-401",
  "refuse-429",
  "refuse-500",
  "hang",
  "break",
  "truncate",
  "garbage",
  "no-usage",
].map((name) => `sandbox/${name}`);

/** The largest `max_tokens` of chat (section 8). */
const CHAT_MAX_TOKENS: NonNullable<Conversation["maxOutputTokens"]> = 200_000;

describe("the sandbox catalog", () => {
  it("serves exactly the specified ids, each by the sandbox under the part after the slash", () => {
    expect(sandboxModels().map((model) => model.id)).toEqual(fixedIds);
    for (const { id, upstreams } of sandboxModels()) {
      expect(upstreams).toMatchObject([{ kind: "sandbox", model: id.slice("sandbox/".length) }]);
    }
    expect(sandboxNames.map((name) => `sandbox/${name}`)).toEqual(fixedIds);
  });

  it("describes a model completely, with the configured time-outs", () => {
    const timeouts = { connectMs: 1, firstByteMs: 2_000, idleMs: 3, totalMs: 4 };
    const models = sandboxModels(timeouts);
    expect(models[0]).toMatchObject({
      id: "sandbox/echo",
      displayName: "Sandbox echo",
      ownedBy: "sandbox",
      created: Date.UTC(2026, 0, 1) / 1_000,
      lifecycle: "active",
      contextLength: 400_000,
      maxOutputTokens: 200_000,
      pricing: { prompt: 10_000, completion: 20_000, cachedPrompt: null, cacheWrite: null },
      overheads: {
        perRequestTokens: 16,
        perMessageTokens: 8,
        perToolTokens: 16,
        perImageTokens: 2_000,
      },
      upstreams: [
        {
          id: "sandbox:echo",
          kind: "sandbox",
          baseUrl: "",
          signIn: null,
          weight: 1,
          timeouts,
          headers: {},
          query: {},
          dialect: { name: "none", flags: { wire: "sandbox" } },
        },
      ],
    });
    const hang = models.find(({ id }) => id === "sandbox/hang");
    expect(hang?.upstreams[0]?.timeouts).toEqual({ ...timeouts, firstByteMs: 1_000 });
  });

  it.each([
    [400, "refuse-400"],
    [401, "refuse-401"],
    [429, "refuse-429"],
    [500, "refuse-500"],
  ])("names the upstream's status %i", (status, name) => {
    const model = sandboxModels().find(({ id }) => id === `sandbox/${name}`);
    expect(model?.displayName).toBe(`Sandbox refuse ${status}`);
    expect(model?.description).toContain(`status ${status}`);
  });

  it.each(sandboxModels())(
    "$id has prices above zero and accepts the largest chat bound",
    (model) => {
      expect(model.pricing.prompt).toBeGreaterThan(0);
      expect(model.pricing.completion).toBeGreaterThan(0);
      expect(model.maxOutputTokens).toBe(CHAT_MAX_TOKENS);
      expect(model.contextLength).toBeGreaterThanOrEqual(2 * CHAT_MAX_TOKENS);
      expect(model.description).not.toBe("");
    },
  );

  it.each(sandboxModels())("the demo credit covers 10,000 of the largest holds on $id", (model) => {
    const { pricing, contextLength, maxOutputTokens } = model;
    const holdPico = contextLength * pricing.prompt + maxOutputTokens * pricing.completion;
    expect(Math.ceil(holdPico / 1_000) * 10_000).toBeLessThan(demoBalance);
  });

  it.each([
    ["sandbox/hang", 1_000],
    ["sandbox/echo", 120_000],
  ])("the first-byte limit of %s is %s ms", (id, firstByteMs) => {
    const model = sandboxModels().find((candidate) => candidate.id === id);
    expect(model?.upstreams[0]?.timeouts.firstByteMs).toBe(firstByteMs);
  });

  it.each([
    [
      "sandbox/echo",
      { tools: true, images: true, structuredOutput: "strict", reasoning: "optional" },
    ],
    [
      "sandbox/agent",
      { tools: true, images: true, structuredOutput: "strict", reasoning: "optional" },
    ],
    [
      "sandbox/plain",
      { tools: false, images: false, structuredOutput: "best_effort", reasoning: "none" },
    ],
    ["sandbox/reasoner", { reasoning: "optional" }],
    ["sandbox/vision", { images: true }],
  ])("%s has the published abilities", (id, capabilities) => {
    const model = sandboxModels().find((candidate) => candidate.id === id);
    expect(model?.capabilities).toMatchObject(capabilities);
  });
});
