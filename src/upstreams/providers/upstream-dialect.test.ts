import { describe, expect, test } from "vitest";
import { flagKey } from "../catalog/flags.ts";
import { modelFactFlags } from "../catalog/model-facts.ts";
import type { DialectChoice, PlainUpstream, Upstream } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { vendors } from "../catalog/vendors.ts";
import { anthropicDialects } from "./anthropic/dialects.ts";
import { openAiDialects } from "./openai/dialects.ts";
import { longTimeouts } from "./transport/test-upstream.ts";
import {
  dialectNames,
  quirkNames,
  quirkSchemas,
  wires,
  withDialect,
  withQuirks,
} from "./upstream-dialect.ts";

function upstreamAt(
  baseUrl: string,
  { choice, ...changes }: Partial<PlainUpstream> & { readonly choice?: DialectChoice } = {},
): Upstream {
  const plain: PlainUpstream = {
    id: "test",
    kind: "openai",
    baseUrl,
    model: "m",
    signIn: null,
    weight: 1,
    timeouts: longTimeouts,
    headers: {},
    query: {},
    ...changes,
  };
  return withDialect(plain, choice);
}

describe("the URL determines the dialect by default", () => {
  test.each<[string, ProviderKind, string, string]>([
    ["https://api.openai.com/v1", "openai", "openai", "host"],
    ["https://eu.api.openai.com/v1", "openai", "openai", "host"],
    ["https://api.openai.com.evil.example/v1", "openai", "compatible", "default"],
    ["https://notapi.openai.com/v1", "openai", "compatible", "default"],
    ["https://x.openai.azure.com/openai/v1", "openai", "azure", "host"],
    ["https://x.openai.azure.us/openai/v1", "openai", "azure", "host"],
    ["https://x.azure-api.net/openai", "openai", "azure", "host"],
    ["https://router.huggingface.co/v1", "openai", "hugging-face", "host"],
    ["https://api.kimi.com/coding/v1", "openai", "moonshot", "host"],
    ["https://api.kimi.com/coding", "anthropic", "moonshot", "host"],
    ["http://127.0.0.1:11434/v1", "openai", "ollama", "host"],
    ["http://127.0.0.1:1234/v1", "openai", "lm-studio", "host"],
    ["http://127.0.0.1:8000/v1", "openai", "compatible", "default"],
    ["https://api.anthropic.com", "anthropic", "anthropic", "host"],
    ["https://api.deepseek.com/anthropic", "anthropic", "deepseek", "host"],
    ["https://bedrock-runtime.us-east-1.amazonaws.com", "anthropic", "bedrock", "host"],
    ["https://us-east5-aiplatform.googleapis.com/v1", "anthropic", "vertex", "host"],
    ["https://api.openai.com/v1", "openai-responses", "openai", "host"],
    ["https://x.openai.azure.com/openai/v1", "openai-responses", "azure", "host"],
    ["", "openai", "compatible", "default"],
    ["", "sandbox", "none", "default"],
  ])("%s over %s is %s by %s", (baseUrl, kind, name, reason) => {
    expect(upstreamAt(baseUrl, { kind }).dialect).toMatchObject({ name, reason });
  });

  test.each<[string, ProviderKind, DialectChoice, boolean]>([
    ["https://api.openai.com/v1", "openai", {}, false],
    ["https://api.anthropic.com", "anthropic", {}, false],
    ["http://127.0.0.1:9000", "anthropic", { name: "anthropic" }, true],
    ["http://vllm:8000/v1", "openai", { name: "openai" }, true],
    ["https://llm.example.com/v1", "openai", {}, true],
    ["https://llm.example.com/v1", "openai", { name: "vllm" }, true],
    ["https://llm.example.com/v1", "openai", { name: "openai" }, false],
    ["", "sandbox", {}, false],
  ])("%s over %s with %j may fetch images: %s", (baseUrl, kind, choice, want) => {
    expect(upstreamAt(baseUrl, { kind, choice }).fetchesImages).toBe(want);
    const stated = upstreamAt(baseUrl, { kind, choice, fetchesImages: !want });
    expect(stated.fetchesImages).toBe(!want);
    expect(withQuirks(stated, {}).fetchesImages).toBe(!want);
  });

  test.each(vendors)("$baseUrl of the preset $name is $name", ({ name, kind, baseUrl }) => {
    expect(upstreamAt(baseUrl, { kind }).dialect).toMatchObject({ name, reason: "host" });
  });

  test("or a query parameter does", () => {
    const { dialect } = upstreamAt("https://proxy.example", { query: { "api-version": "1" } });
    expect(dialect).toMatchObject({ name: "azure", flags: { keyHeader: "api-key" } });
  });
});

test.each([
  ["deepseek-ai/DeepSeek-V4", "space"],
  ["deepseek/deepseek-v4:free", "space"],
  ["accounts/fireworks/models/deepseek-v4p1", "space"],
  ["moonshotai/kimi-k2.5:nitro", "space"],
  ["global.moonshotai.kimi-k2.5-v1:0", "space"],
  ["deepseek/deepseek-chat-v3.1", "omitted"],
  ["kimi-k2-0905", "omitted"],
  ["qwen3", "omitted"],
])("the name %s determines what is sent for lost reasoning: %s", (model, missingReasoning) => {
  const { dialect } = upstreamAt("http://h", { model });
  expect(dialect.flags).toMatchObject({ missingReasoning });
});

describe("explicit settings take precedence", () => {
  const choice = { name: "openai" } as const;

  test("over the URL, from the file", () => {
    const { dialect } = upstreamAt("https://openrouter.ai/api/v1", { choice });
    expect(dialect).toMatchObject({ name: "openai", reason: "file", flags: { stopMax: 4 } });
  });

  test("from a preset", () => {
    const { dialect } = upstreamAt("http://h", { choice: { ...choice, reason: "preset" } });
    expect(dialect).toMatchObject({ name: "openai", reason: "preset" });
  });

  test("a quirk over its dialect's flag and over the model's fact", () => {
    const quirks = { stop_max: null, top_k: true, sampling: "none", efforts: ["low"] };
    const { dialect, facts } = upstreamAt("http://h", {
      choice: { ...choice, quirks, facts: { sampling: "one", stop: false } },
    });
    expect(dialect).toMatchObject({ quirks, flags: { stopMax: null, topK: true } });
    expect(facts).toMatchObject({ sampling: "none", stop: false, efforts: ["low"] });
  });

  test("but not with an invalid value", () => {
    const quirks = { stop_max: "four", top_k: 1, sampling: "some", efforts: ["huge"] };
    const { dialect, facts } = upstreamAt("http://h", { choice: { ...choice, quirks } });
    expect(dialect.flags).toMatchObject({ stopMax: 4, topK: false });
    expect(facts).toMatchObject({ sampling: "all", efforts: ["none", "low", "medium", "high"] });
  });
});

describe("the order that a model's template accepts depends on its name", () => {
  const early = { lateSystem: false, parallelCalls: true };
  const single = { lateSystem: true, parallelCalls: false };
  const any = { lateSystem: true, parallelCalls: true };
  test.each<[string, string, ProviderKind, DialectChoice, object]>([
    ["http://10.0.0.1:8000/v1", "Qwen3.6-27B", "openai", {}, early],
    ["http://10.0.0.1:8000/v1", "Qwen3.6-27B", "openai-responses", {}, early],
    ["http://10.0.0.1:8000/v1", "Llama-3.1-8B", "openai", {}, single],
    ["http://10.0.0.1:8000/v1", "Llama-3.1-8B", "openai-responses", {}, single],
    ["http://10.0.0.1:8000/v1", "Llama-3.1-8B", "openai", { name: "compatible" }, single],
    ["http://10.0.0.1:11434/v1", "llama3.1:8b", "openai", {}, { parallelCalls: false }],
    ["http://10.0.0.1:1234/v1", "llama3.1:8b", "openai", {}, { parallelCalls: false }],
    ["http://10.0.0.1/v1", "Llama-3.1-8B", "openai", { name: "vllm" }, { parallelCalls: false }],
    ["http://10.0.0.1:8000/v1", "Qwen3.6-27B", "openai", { quirks: { late_system: true } }, any],
    ["http://10.0.0.1/v1", "Llama-3.1-8B", "openai", { quirks: { parallel_calls: true } }, any],
    ["http://10.0.0.1:8000/v1", "Qwen3.6-27B", "openai", { name: "dashscope" }, any],
    ["https://dashscope.aliyuncs.com/compatible-mode/v1", "qwen3.6-plus", "openai", {}, any],
    ["https://api.minimax.io/v1", "MiniMax-M2.5", "openai", {}, any],
    ["https://openrouter.ai/api/v1", "meta-llama/llama-3.3-70b-instruct", "openai", {}, any],
    ["https://api.together.xyz/v1", "Qwen/Qwen3.5-397B-A17B", "openai", {}, any],
    ["https://api.groq.com/openai/v1", "openai/gpt-oss-120b", "openai", {}, any],
  ])("at %s of %s over %s with %j", (baseUrl, model, kind, choice, flags) => {
    expect(upstreamAt(baseUrl, { model, kind, choice }).dialect.flags).toMatchObject(flags);
  });
});

test("an upstream of another wire has the default flags", () => {
  const upstream = upstreamAt("https://api.anthropic.com", { kind: "anthropic" });
  expect(openAiDialects.dialectOf(upstream)).toBe(openAiDialects.dialects[0]);
  expect(anthropicDialects.dialectOf(upstream)).toBe(upstream.dialect.flags);
});

describe("names in the file", () => {
  test("are those of the kind", () => {
    expect(dialectNames("anthropic")).toContain("bedrock");
    expect(dialectNames("openai")).not.toContain("bedrock");
    expect(quirkNames("openai")).toContain("max_tokens_field");
    expect(quirkNames("anthropic")).not.toContain("max_tokens_field");
    expect(quirkNames("anthropic")).toContain("forced_tools");
    expect(quirkNames("sandbox")).toEqual([]);
  });

  test("have the same form on every wire", () => {
    const seen = new Map<string, unknown>();
    for (const table of [modelFactFlags, ...Object.values(wires).map(({ flags }) => flags)]) {
      for (const [name, { form }] of Object.entries(table)) {
        expect(seen.get(name) ?? form).toBe(form);
        seen.set(name, form);
      }
    }
    expect(Object.keys(quirkSchemas()).toSorted()).toEqual(
      [...seen.keys()].map(flagKey).toSorted(),
    );
  });

  test("are unique per dialect, and dialects are immutable", () => {
    const { dialects } = wires.openai;
    expect(new Set(dialectNames("openai")).size).toBe(dialects.length);
    for (const dialect of dialects) {
      expect(Object.isFrozen(dialect)).toBe(true);
    }
  });
});
