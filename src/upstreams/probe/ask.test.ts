import { describe, expect, test } from "vitest";
import { ask, openingRequest, resultsRequest } from "./ask.ts";
import { abilityOf, ScriptedUpstream, target } from "./test-scripted-upstream.ts";

const text = abilityOf("text");

describe("an opening request", () => {
  test.each([
    ["for the upstream's own times if they are shorter", 1_000, 2_000, 1_000, 2_000],
    ["at most two minutes", 300_000, 600_000, 120_000, 120_000],
    ["at most two minutes in total, with any first-byte limit", 1_000, 600_000, 1_000, 120_000],
    ["exactly two minutes", 120_000, 120_000, 120_000, 120_000],
  ])("waits %s", (_name, firstByteMs, totalMs, wantFirstByteMs, wantTotalMs) => {
    const timeouts = { connectMs: 5, firstByteMs, idleMs: 7, totalMs };
    const { upstream } = openingRequest(text, target({ timeouts }));
    expect(upstream.timeouts).toEqual({
      connectMs: 5,
      firstByteMs: wantFirstByteMs,
      idleMs: 7,
      totalMs: wantTotalMs,
    });
  });

  test.each([
    ["an answer", "text", "none", 4_000, 64],
    ["an answer of a model that reasons first", "text", "optional", 4_000, 1_024],
    ["an answer of a model that always reasons", "text", "always", 4_000, 1_024],
    ["reasoning", "reasoning_on", "optional", 4_000, 2_048],
    ["no more than the model can write", "reasoning_on", "optional", 1_000, 1_000],
    ["no more than the model can write as an answer", "text", "none", 10, 10],
  ] as const)("has an output limit for %s", (_name, name, reasoning, maxOutputTokens, tokens) => {
    const { model, upstream } = target();
    const capabilities = { ...model.capabilities, reasoning };
    const changed = { ...model, capabilities, maxOutputTokens };
    const { conversation } = openingRequest(abilityOf(name), { model: changed, upstream });
    expect(conversation.maxOutputTokens).toBe(tokens);
  });

  test("requests a stream if the ability is about streams", () => {
    expect(openingRequest(abilityOf("stream"), target()).stream).toBe(true);
    expect(openingRequest(text, target()).stream).toBe(false);
  });
});

test("tool results follow the model's turn, each with its call's id", () => {
  const opening = openingRequest(abilityOf("tool_loop"), target());
  const call = { type: "tool-call", id: "1", name: "get_weather", argumentsJson: "{}" } as const;
  const { turns } = resultsRequest({ changesPrefix: false }, opening, {
    blocks: [{ type: "text", text: "I look." }, call],
  }).conversation;
  expect(turns.slice(1)).toEqual([
    { role: "assistant", parts: [{ type: "text", text: "I look." }, call] },
    {
      role: "tool",
      results: [
        {
          callId: "1",
          toolName: "get_weather",
          isError: false,
          content: [{ type: "text", text: "sunny" }],
        },
      ],
    },
  ]);
  const silent = resultsRequest({ changesPrefix: false }, opening, {
    blocks: [call],
  }).conversation;
  expect(silent.turns[1]).toEqual({ role: "assistant", parts: [call] });
});

test("invalid arguments of a model are sent back as an object", () => {
  const opening = openingRequest(abilityOf("tool_loop"), target());
  const toolCalls = ['{"city":', "", '{"b":1.0,"2":1}'].map(
    (argumentsJson) =>
      ({ type: "tool-call", id: "1", name: "get_weather", argumentsJson }) as const,
  );
  const { turns } = resultsRequest({ changesPrefix: false }, opening, {
    blocks: toolCalls,
  }).conversation;
  expect(turns[1]).toMatchObject({
    parts: ['{"INVALID_JSON":"{\\"city\\":"}', "{}", '{"b":1.0,"2":1}'].map((argumentsJson) => ({
      argumentsJson,
    })),
  });
});

test("a reply is read to its end, with the parameters that its provider left out", async () => {
  const upstream = new ScriptedUpstream(() => ({ text: "hello", ignored: ["stop"] }));
  const request = openingRequest(text, target());
  const reply = await ask(upstream.dependencies.providerOf(request), request);
  expect(reply).toMatchObject({
    result: { blocks: [{ type: "text", text: "hello" }] },
    ignored: ["stop"],
  });
});

test("the system text changes with the results if the ability requires it", () => {
  const opening = openingRequest(abilityOf("changed_prefix"), target());
  const reply = { blocks: [] };
  const systemOf = (changesPrefix: boolean) =>
    resultsRequest({ changesPrefix }, opening, reply).conversation.system;
  expect(systemOf(false)).toEqual(opening.conversation.system);
  expect(systemOf(true)).not.toEqual(opening.conversation.system);
});
