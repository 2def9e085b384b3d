import fc from "fast-check";
import { expect, test } from "vitest";
import { type TestClient, testClients } from "./clients.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import { exchange } from "./lane.ts";
import { type ScriptedBlock, upstreamReplies, type WireKind } from "./upstream-replies.ts";

const kinds = Object.keys(upstreamReplies) as WireKind[];
const lanes = kinds.flatMap((kind) =>
  (["chat", "messages", "responses"] as const).flatMap((protocol) =>
    [false, true].map((stream) => ({ kind, protocol, stream })),
  ),
);

/** Text of UTF-16 units including halves of pairs, in pieces that cut pairs. */
const unit = fc.constantFrom("a", "\ud83d", "\udca5", "💥", "é");
/** No block begins with a low surrogate, which would complete the high surrogate before it. */
const pieces = fc
  .array(fc.string({ unit, minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((parts) => ["b", ...parts]);

/** Ids that servers reuse in each reply, and use twice in one reply. */
const id = fc.constantFrom("call_0", "call_1", "call_0_2", "grep:3", "call_new1");

function cut(text: string, sizes: readonly number[]): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(text.slice(at, at + size));
    at += size;
  }
  return [...parts, text.slice(at)].filter((part) => part !== "");
}

const texts = fc.record({ type: fc.constantFrom("text" as const, "reasoning" as const), pieces });
const calls = fc.record({
  id,
  sizes: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
  path: fc.string({ unit, maxLength: 4 }),
});

type Called = typeof calls extends fc.Arbitrary<infer Value> ? Value : never;
type Turn = readonly (ScriptedBlock | Called)[];
const turn: fc.Arbitrary<Turn> = fc.array(fc.oneof(texts, calls), { minLength: 1, maxLength: 5 });

/** Numbers the calls of a conversation. The result of each call repeats its number. */
function numbered(turns: readonly Turn[]): readonly (readonly ScriptedBlock[])[] {
  let number = 0;
  return turns.map((blocks) =>
    blocks.map((block): ScriptedBlock => {
      if ("type" in block) return block;
      number += 1;
      const json = `{"number":${number},"path":"${block.path}"}`;
      return { type: "call", id: block.id, name: "look", pieces: cut(json, block.sizes) };
    }),
  );
}

const numberIn = (text: string): string => /"number":(\d+)/.exec(text)?.[1] ?? "none";

interface SentCall {
  readonly id: string;
  readonly number: string;
}

/** Returns the calls and results in an upstream's request, of any wire. */
function pairsOf(sent: string): { readonly calls: SentCall[]; readonly results: SentCall[] } {
  const found: { calls: SentCall[]; results: SentCall[] } = { calls: [], results: [] };
  const result = (callId: unknown, content: unknown): void => {
    found.results.push({
      id: String(callId),
      number: numberIn(JSON.stringify(content).replaceAll("\\", "")),
    });
  };
  const call = (callId: unknown, args: unknown): void => {
    const text = typeof args === "string" ? args : JSON.stringify(args);
    found.calls.push({ id: String(callId), number: numberIn(text) });
  };
  JSON.parse(sent, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    const it = value as Record<string, unknown>;
    if (it["type"] === "tool_use") call(it["id"], it["input"]);
    if (it["type"] === "tool_result") result(it["tool_use_id"], it["content"]);
    if (it["type"] === "function_call") call(it["call_id"], it["arguments"]);
    if (it["type"] === "function_call_output") result(it["call_id"], it["output"]);
    if (it["type"] === "function" && "id" in it) {
      call(it["id"], (it["function"] as Record<string, unknown>)["arguments"]);
    }
    if (it["role"] === "tool") result(it["tool_call_id"], it["content"]);
    return value;
  });
  return found;
}

test.each(lanes)(
  "$protocol, stream $stream, over $kind: calls stay distinct, and text is valid Unicode",
  async ({ kind, protocol, stream }) => {
    const client = testClients[protocol];
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (turns) => {
        const history: object[] = [{ role: "user", content: "look" }];
        const seenIds: string[] = [];
        for (const blocks of numbered(turns)) {
          const { sent, reply } = await exchange(client.ask(history, stream), kind, blocks);
          const seen = client.read(reply, stream);
          expect(seen.pieces.filter((piece) => !piece.isWellFormed())).toEqual([]);
          expect(textIn(seen.text)).toBe(textIn(blockText(blocks, "text")));
          expect(textIn(seen.reasoning)).toBe(textIn(blockText(blocks, "reasoning")));
          const numbers = blocks.flatMap((b) =>
            b.type === "call" ? numberIn(b.pieces.join("")) : [],
          );
          expect(seen.calls.map(({ json }) => numberIn(json))).toEqual(numbers);
          seenIds.push(...seen.calls.map((call) => call.id));
          const pairs = pairsOf(sent);
          expect(new Set(pairs.calls.map((call) => call.id)).size).toBe(pairs.calls.length);
          expect(pairs.results).toEqual(pairs.calls);
          history.push(...seen.messages);
          if (seen.calls.length === 0) history.push({ role: "user", content: "go on" });
          else {
            const results = seen.calls.map((call) => ({ id: call.id, text: call.json }));
            history.push(...client.answer(results));
          }
        }
        expect(new Set(seenIds).size).toBe(seenIds.length);
      }),
      { numRuns: 60 },
    );
  },
);

function blockText(blocks: readonly ScriptedBlock[], type: ScriptedBlock["type"]): string {
  return blocks.map((block) => (block.type === type ? block.pieces.join("") : "")).join("\0");
}

/**
 * Returns the text on which both sides must agree. Each wire joins the parts of a reply
 * differently.
 */
function textIn(text: string): string {
  return text.replaceAll(/[\0\n\ud800-\udfff\u{fffd}]/gu, "");
}

/** Returns a history that a client may have from another source, with repeated ids. */
function historyOf(client: TestClient, protocol: ProtocolName, turns: readonly Turn[]): object[] {
  return numbered(turns).flatMap((blocks, at) => {
    const called = blocks.filter((block) => block.type === "call");
    const asked = called.map(({ id: callId, name, pieces: parts }) => ({
      id: callId,
      name,
      json: parts.join("").toWellFormed(),
    }));
    if (asked.length === 0) return [{ role: "user", content: `turn ${at}` }];
    const content = asked.map((call) => ({
      type: "tool_use",
      id: call.id,
      name: call.name,
      input: JSON.parse(call.json) as unknown,
    }));
    const tool_calls = asked.map((call) => ({
      id: call.id,
      type: "function",
      function: { name: call.name, arguments: call.json },
    }));
    const items = asked.map((call) => ({
      type: "function_call",
      call_id: call.id,
      name: call.name,
      arguments: call.json,
    }));
    const messages = {
      chat: [{ role: "assistant", tool_calls }],
      messages: [{ role: "assistant", content }],
      responses: items,
    };
    const results = asked.map((call) => ({ id: call.id, text: call.json }));
    return [...messages[protocol], ...client.answer(results)];
  });
}

test.each(lanes)(
  "$protocol, stream $stream, over $kind: calls with the same id in a history keep their results",
  async ({ kind, protocol, stream }) => {
    const client = testClients[protocol];
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (turns) => {
        const history = [{ role: "user", content: "look" }, ...historyOf(client, protocol, turns)];
        const { sent } = await exchange(client.ask(history, stream), kind, []);
        const pairs = pairsOf(sent);
        const all = numbered(turns)
          .flat()
          .filter((block) => block.type === "call");
        expect(pairs.calls).toHaveLength(all.length);
        expect(new Set(pairs.calls.map((call) => call.id)).size).toBe(all.length);
        expect(pairs.results).toEqual(pairs.calls);
      }),
      { numRuns: 30 },
    );
  },
);
