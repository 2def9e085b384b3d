import { isDeepStrictEqual } from "node:util";
import { objectOf, type Json } from "../stand-ins/json.ts";
import {
  ALL_RECALLED,
  CALLS,
  JSON_TEXT,
  PLAIN_TEXT,
  seenImagesText,
  tokens,
} from "../stand-ins/stand-in-model.ts";
import type { Ability } from "../stand-ins/vendor.ts";
import type { Protocol } from "../ending.ts";
import { modelId } from "./bench.ts";
import { chatAsk } from "./chat-client.ts";
import { type Answer, type Ask, type Question, TOOL_NAME } from "./client.ts";
import { tryEndings } from "./endings.ts";
import { tryErrors } from "./errors.ts";
import { tryHistories } from "./histories.ts";
import { tryBroken, trySchemas } from "./odd-tools.ts";
import { messagesAsk } from "./messages-client.ts";
import { type Place, expectSame, send } from "./place.ts";

const asks: Readonly<Record<Protocol, Ask>> = { chat: chatAsk, messages: messagesAsk };
const ways = [false, true] as const;

/** Tests a cell; rejects with the reason for its failure. */
export const cells: Readonly<Record<Ability, (place: Place) => Promise<void>>> = {
  plain: async (place) =>
    expectSame("text", (await ask(place, { stream: false })).text, PLAIN_TEXT),
  stream: async (place) =>
    expectSame("text", (await ask(place, { stream: true })).text, PLAIN_TEXT),
  "unusual fields": tryUnusual,
  tools: async (place) => {
    for (const stream of ways) {
      for (const forced of ways) {
        const { calls } = await ask(place, { stream, tool: true, forced });
        expectSame("calls", calls, [{ name: TOOL_NAME, argumentsJson: '{"step":1}' }]);
      }
    }
  },
  "tool loop": async (place) => {
    for (const stream of ways) await loop(place, { stream, tool: true });
  },
  "order of turns": tryOrder,
  "tool schemas": trySchemas,
  "broken history": tryBroken,
  "reasoning kept": async (place) => {
    for (const stream of ways) {
      expectSame("text", await loop(place, { stream, tool: true, reasoning: true }), ALL_RECALLED);
    }
  },
  "reasoning off": tryOff,
  "changed prefix": async (place) => {
    for (const stream of ways) {
      for (const reasoning of ways) {
        for (const change of prefixChanges) await loopChanged(place, { stream, reasoning }, change);
      }
    }
  },
  "JSON schema": async (place) => {
    for (const stream of ways) {
      const { text } = await ask(place, { stream, schema: true });
      expectSame("JSON", JSON.parse(text), JSON.parse(JSON_TEXT));
    }
  },
  image: async (place) => {
    for (const stream of ways) {
      expectSame("text", (await ask(place, { stream, image: true })).text, seenImagesText(1));
    }
  },
  "other histories": tryHistories,
  errors: tryErrors,
  endings: tryEndings,
  usage: tryUsage,
};

function ask(
  { bench, vendor, protocol }: Place,
  asking: Omit<Question, "model">,
  messages?: readonly object[],
): Promise<Answer> {
  return asks[protocol](bench.gateway, { model: modelId(vendor), ...asking }, messages);
}

/** Runs a tool loop to its end; returns the last text. */
async function loop(place: Place, asking: Omit<Question, "model">): Promise<string> {
  let answer = await ask(place, asking);
  const ids: string[] = [];
  for (let step = 1; step <= CALLS; step += 1) {
    expectSame("step", answer.calls[0]?.argumentsJson, `{"step":${step}}`);
    ids.push(...answer.callIds);
    answer = await ask(place, asking, answer.messages);
  }
  expectSame("calls", answer.calls, []);
  expectSame("distinct ids", [ids, new Set(ids).size], [ids, CALLS]);
  return answer.text;
}

const LATE = "Available agents: scout.";

/** Sends system text and user turns at the places that agents use: all of it arrives. */
async function tryOrder(place: Place): Promise<void> {
  const tool = place.vendor.cannot.tools === undefined;
  const late = { role: "system", content: LATE };
  const userMessage = (content: string): object => ({ role: "user", content });
  const arrived = (text: string): void => {
    const taken = JSON.stringify(place.bench.standInOf(place.vendor).taken.at(-1));
    expectSame("arrived", [text, taken.includes(text)], [text, true]);
  };
  for (const stream of ways) {
    const asking = { stream, tool };
    const first = await ask(place, asking, [userMessage("Hello?"), late, userMessage("Look.")]);
    for (const text of [LATE, "Hello?", "Look."]) arrived(text);
    expectSame("calls", first.calls.length, tool ? 1 : 0);
    await ask(place, asking, [
      ...first.messages,
      late,
      userMessage("Stop."),
      userMessage("No, go on."),
    ]);
    for (const text of [LATE, "Stop.", "No, go on."]) arrived(text);
  }
}

/** Changes of the prefix of thinking that is sent back: a clock, another tool, a format. */
const prefixChanges: readonly Partial<Question>[] = [
  { system: "It is noon." },
  { moreTools: true },
  { schema: true },
];

/** Plays a tool loop with the change in every step but the first. */
async function loopChanged(
  place: Place,
  how: Required<Pick<Question, "stream" | "reasoning">>,
  change: Partial<Question>,
): Promise<void> {
  const asking = { ...how, tool: true };
  let answer = await ask(place, asking);
  for (let step = 1; step <= CALLS; step += 1) {
    expectSame("step", answer.calls[0]?.argumentsJson, `{"step":${step}}`);
    answer = await ask(place, { ...asking, ...change }, answer.messages);
  }
  expectSame("calls", answer.calls, []);
}

const offFields: Readonly<Record<Protocol, Json>> = {
  chat: { reasoning: { enabled: false } },
  messages: { thinking: { type: "disabled" } },
};

/** Checks that reasoning is off at the vendor, or reported as ignored. */
async function tryOff(place: Place): Promise<void> {
  const { protocol, vendor } = place;
  const off = offFields[protocol];
  const parameters = { type: "object", properties: {} };
  const tool =
    protocol === "chat"
      ? { type: "function", function: { name: "look", parameters } }
      : { name: "look", input_schema: parameters };
  for (const more of vendor.cannot.tools === undefined ? [{}, { tools: [tool] }] : [{}]) {
    const reply = await send(place, { ...off, ...more });
    expectSame("status", [reply.status, reply.status === 200 ? "" : reply.text], [200, ""]);
    const taken = place.bench.standInOf(vendor).taken.at(-1) ?? {};
    const named = (reply.headers.get("x-ignored-fields") ?? "").includes(Object.keys(off)[0] ?? "");
    expectSame("off or named", named || isOff(taken), true);
  }
}

/** Returns whether a vendor was asked not to reason, in any of the vendors' forms. */
function isOff(taken: Json): boolean {
  if (taken["enable_thinking"] === false) return true;
  const reasoning = objectOf(taken["reasoning"]);
  const efforts = [taken["reasoning_effort"], reasoning["effort"]];
  return (
    efforts.some((effort) => effort === "none" || effort === "minimal") ||
    reasoning["enabled"] === false ||
    objectOf(taken["thinking"])["type"] === "disabled"
  );
}

async function tryUsage(place: Place): Promise<void> {
  const { counts } = place.vendor;
  const cached = counts.cached ? tokens.cached : 0;
  const want = { prompt: tokens.prompt, cached, output: tokens.output };
  for (const stream of ways) expectSame("usage", (await ask(place, { stream })).usage, want);
  const reply = await send(place);
  const record = await place.bench.gateway.store.showRequest(
    reply.headers.get("x-request-id") ?? "",
  );
  expectSame("estimated", record?.estimated, false);
  expectSame("billed", record?.usage?.completionTokens, tokens.output);
}

/** Fields that not every vendor accepts; a user id as long as Claude Code's. */
const unusualFields: Readonly<Record<Protocol, Readonly<Record<string, Json>>>> = {
  chat: {
    temperature: { temperature: 0.7 },
    top_p: { top_p: 0.9 },
    stop: { stop: ["END", "STOP"] },
  },
  messages: {
    user: { metadata: { user_id: `user_${"0".repeat(154)}` } },
    temperature: { temperature: 0.7 },
    top_p: { top_p: 0.9 },
    stop: { stop_sequences: ["END", "STOP"] },
  },
};

/**
 * Sends each field alone, and all together: no request is refused, and omitted fields are reported.
 */
async function tryUnusual(place: Place): Promise<void> {
  const fields = unusualFields[place.protocol];
  const all: Json = Object.assign({}, ...Object.values(fields));
  for (const sent of [...Object.values(fields), all]) {
    const reply = await send(place, sent);
    expectSame("status", [reply.status, reply.status === 200 ? "" : reply.text], [200, ""]);
    const taken = place.bench.standInOf(place.vendor).taken.at(-1) ?? {};
    const named = (reply.headers.get("x-ignored-fields") ?? "").split(", ");
    for (const [name, field] of Object.entries(sent)) {
      if (isIn(taken, name, field)) continue;
      const pointer = name === "metadata" ? "/metadata/user_id" : `/${name}`;
      expectSame("named as ignored", [pointer, named.includes(pointer)], [pointer, true]);
    }
  }
  if (place.protocol === "messages") return;
  const named = await send(place, {
    messages: [{ role: "user", name: "Ann", content: "Hello?" }],
  });
  expectSame(
    "status with a name",
    [named.status, named.status === 200 ? "" : named.text],
    [200, ""],
  );
}

/** Returns whether the upstream received the field unchanged, under either wire's name. */
function isIn(taken: Json, name: string, value: unknown): boolean {
  const got = { ...taken, ...objectOf(taken["metadata"]) };
  if (name === "metadata") {
    const user = objectOf(value)["user_id"];
    return got["user"] === user || got["user_id"] === user;
  }
  if (name.startsWith("stop"))
    return isDeepStrictEqual(got["stop"] ?? got["stop_sequences"], value);
  return got[name] === value;
}
