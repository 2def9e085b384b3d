import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { type Json, objectOf, objectsOf } from "./stand-ins/json.ts";
import { anthropic, anthropicAlways, anthropicWithoutBeta } from "./stand-ins/anthropic.ts";
import { openrouterBound } from "./stand-ins/openrouter.ts";
import { type Bench, modelId, startBench } from "./vendor-matrix/bench.ts";

/** Twelve turns of a chat with tools, at a vendor that refuses thinking with a changed prefix. */
const TURNS = 12;

let bench: Bench;

beforeAll(async () => {
  bench = await startBench([anthropic, anthropicAlways, anthropicWithoutBeta, openrouterBound]);
});
afterAll(() => bench.close());
beforeEach(() => bench.standInOf(anthropicAlways).reset());

const toolOf = (name: string): Json => ({
  type: "function",
  function: { name, parameters: { type: "object", properties: {} } },
});

interface Step {
  readonly messages: readonly Json[];
  readonly turn: number;
  /** Step of a turn, counted from 0. */
  readonly step: number;
}

/** Returns a framework's request at a step. */
type Framework = (step: Step) => Json;

const plain: Framework = ({ messages }) => ({
  messages: [{ role: "system", content: "Be brief." }, ...messages],
  tools: [toolOf("look")],
});

const clock: Framework = ({ messages, turn, step }) => ({
  ...plain({ messages, turn, step }),
  messages: [{ role: "system", content: `It is ${turn}:${step}.` }, ...messages],
});

interface Told {
  readonly statuses: ReadonlySet<number>;
  /** Number of times that dropped thinking was reported. */
  readonly named: number;
}

async function converse(framework: Framework, vendor = anthropicAlways): Promise<Told> {
  const { gateway } = bench;
  const model = modelId(vendor);
  const statuses = new Set<number>();
  let named = 0;
  let messages: readonly Json[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    messages = [...messages, { role: "user", content: `Question ${turn}` }];
    for (let step = 0; ; step += 1) {
      const body = { model, reasoning: { effort: "high" }, ...framework({ messages, turn, step }) };
      const reply = await call(gateway, "/v1/chat/completions", { key: gateway.key, body });
      statuses.add(reply.status);
      if ((reply.headers.get("x-ignored-fields") ?? "").includes("tool_calls")) named += 1;
      const [choice = {}] = objectsOf(objectOf(JSON.parse(reply.text))["choices"]);
      const message = objectOf(choice["message"]);
      const calls = objectsOf(message["tool_calls"]);
      const results = calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "red" }));
      messages = [...messages, message, ...results];
      if (calls.length === 0) break;
    }
  }
  return { statuses, named };
}

test("an unchanged prefix loses no thinking", async () => {
  expect(await converse(plain)).toEqual({ statuses: new Set([200]), named: 0 });
});

describe("a changed prefix does not end a conversation, and is reported", () => {
  test.each<[string, Framework]>([
    ["a clock in the system prompt", clock],
    [
      "another tool from the seventh turn on",
      (at) => ({
        ...plain(at),
        tools: at.turn < 7 ? [toolOf("look")] : [toolOf("look"), toolOf("see")],
      }),
    ],
    ["no tools at the last step", (at) => ({ ...plain(at), ...(at.step === 2 && { tools: [] }) })],
    [
      "a JSON object at the last step",
      (at) => ({
        ...plain(at),
        ...(at.step === 2 && { response_format: { type: "json_object" } }),
      }),
    ],
    [
      "the first turn left out",
      (at) => ({ ...plain(at), messages: at.turn < 7 ? at.messages : at.messages.slice(6) }),
    ],
  ])("%s", async (_change, framework) => {
    const { statuses, named } = await converse(framework);
    expect(statuses).toEqual(new Set([200]));
    expect(named).toBeGreaterThan(0);
    // The vendor dropped it as requested: no request was refused and repeated.
    expect(bench.standInOf(anthropicAlways).refused).toEqual([]);
  });
});

test("a model that thinks only between tools is not called twice in each turn", async () => {
  const off: Framework = (at) => ({ ...clock(at), reasoning: { enabled: false } });
  const { statuses, named } = await converse(off, anthropic);
  expect(statuses).toEqual(new Set([200]));
  expect(named).toBeGreaterThan(0);
  expect(bench.standInOf(anthropic).refused).toEqual([]);
});

test("a router that only forwards the refusal gets the request again", async () => {
  const { statuses, named } = await converse(clock, openrouterBound);
  expect(statuses).toEqual(new Set([200]));
  const { refused } = bench.standInOf(openrouterBound);
  expect(refused.length).toBeGreaterThan(0);
  expect(named).toBe(refused.length);
});

test("a vendor without the beta gets the request again, and the refusals are counted", async () => {
  const { statuses } = await converse(plain, anthropicWithoutBeta);
  expect(statuses).toEqual(new Set([200]));
  const { refused } = bench.standInOf(anthropicWithoutBeta);
  expect(refused.length).toBeGreaterThan(0);
  const { text } = await call(bench.gateway, "/metrics");
  const counted = /^gateway_upstream_refused_fields_total\{(.*field="anthropic-beta")\} (\d+)$/m;
  expect(Number(counted.exec(text)?.[2])).toBe(refused.length);
});
