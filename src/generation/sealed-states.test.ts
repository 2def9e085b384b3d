import fc from "fast-check";
import { expect, test } from "vitest";
import type { Conversation, Turn } from "../core/conversation/conversation.ts";
import {
  readReasoningState,
  writeReasoningState,
} from "../upstreams/providers/shared/reasoning-state.ts";
import { sealState, unsealStates } from "./sealed-states.ts";
import { makeModel } from "./testing/test-model.ts";

/** A history with a call for each state. */
function historyOf(...states: readonly (string | undefined)[]): Conversation {
  const turns = states.flatMap((reasoningState, at): Turn[] => {
    const id = `call_${at}`;
    const call = { type: "tool-call", id, name: "look", argumentsJson: "{}" } as const;
    const result = { callId: id, toolName: "look", content: [], isError: false };
    return [
      {
        role: "assistant",
        parts: [
          { type: "text", text: "t" },
          { ...call, ...(reasoningState !== undefined && { reasoningState }) },
        ],
      },
      { role: "tool", results: [result] },
    ];
  });
  return { system: [], turns, tools: [] } as unknown as Conversation;
}

const lost = "gws1_";
const [upstream] = makeModel({}).upstreams;
if (upstream === undefined) throw new Error("a model without upstreams");

test("the states of upstreams are unsealed as they were written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (content) => {
      const state = writeReasoningState(upstream, { content });
      const sealed = sealState(state, "acc");
      expect(sealed).toMatch(/^gws1_[\w-]+$/);
      expect(unsealStates(historyOf(sealed, undefined), "acc")).toEqual(
        historyOf(state, undefined),
      );
    }),
  );
});

test("a sealed state differs each time and reveals nothing", () => {
  const state = Buffer.from("thoughts").toString("base64url");
  const sealed = sealState(state, "acc");
  expect(sealState(state, "acc")).not.toBe(sealed);
  const bytes = Buffer.from(sealed.slice(lost.length), "base64url").toString("latin1");
  expect(bytes).not.toContain("thoughts");
});

test("no upstream can read a state of another account or an altered one", () => {
  const sealed = sealState(writeReasoningState(upstream, {}), "acc");
  expect(readReasoningState(upstream, lost)).toBeUndefined();
  expect(unsealStates(historyOf(sealed), "other")).toEqual(historyOf(lost));
  const letter = sealed.at(9) === "A" ? "B" : "A";
  for (const altered of [
    sealed.slice(0, 9) + letter + sealed.slice(10),
    sealed.slice(0, -1),
    sealed.slice(0, 12),
    lost,
    `${lost}no state`,
  ]) {
    expect(unsealStates(historyOf(altered), "acc")).toEqual(historyOf(lost));
  }
});

test("other states stay, and a history without sealed ones is not copied", () => {
  const history = historyOf("state", undefined, "gAAAAABother");
  expect(unsealStates(history, "acc")).toBe(history);
});

test("the newest states are unsealed within the bound, each once", () => {
  const states = ["A", "B", "C"].map((letter) => letter.repeat(3 * 1_048_576));
  const [a = "", b = "", c = ""] = states.map((state) => sealState(state, "acc"));
  const [, second, third] = states;
  const unsealed = unsealStates(historyOf(a, b, c, b), "acc");
  expect(unsealed).toEqual(historyOf(lost, second, third, second));
});
