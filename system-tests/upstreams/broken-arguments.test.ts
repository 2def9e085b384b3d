import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ExactJson, textOfExact, writeExact } from "../../src/core/raw-json/exact-json.ts";
import {
  argumentsOf,
  type Asking,
  type CallingUpstream,
  lanes,
  placeIn,
  sentPlaces,
  startCallingUpstream,
} from "./calling-upstream.ts";
import { type WireKind, wireKinds } from "./wire-reply.ts";

let upstream: CallingUpstream;
beforeAll(async () => {
  upstream = await startCallingUpstream();
});
afterAll(() => upstream.close());

const hi = '{"role":"user","content":"Hi"}';
const cut = '{"path":"/srv/notes.md","content":"first line\\nsecond li';

/**
 * Returns a conversation in which the assistant called a tool with these arguments, and the user
 * then continued.
 */
function fieldsAfter({ protocol }: Pick<Asking, "protocol">, input: ExactJson): string {
  const json = writeExact(input);
  const turns =
    protocol === "chat"
      ? [
          '{"role":"assistant","content":null,"tool_calls":[{"id":"call_a","type":"function",' +
            `"function":{"name":"look","arguments":${json}}}]}`,
          '{"role":"tool","tool_call_id":"call_a","content":"Not valid JSON."}',
        ]
      : [
          `{"role":"assistant","content":[{"type":"tool_use","id":"call_a","name":"look","input":${json}}]}`,
          '{"role":"user","content":[{"type":"tool_result","tool_use_id":"call_a"}]}',
        ];
  return `"messages":[${[hi, ...turns, hi].join(",")}]`;
}

/** Returns the arguments of the call in the history, as the upstream received them. */
function sentArguments(wire: WireKind): string {
  const found = placeIn(upstream.received(), sentPlaces[wire].call);
  if (found === undefined) return "nothing";
  return textOfExact(found) ?? writeExact(found);
}

const wrapped = (text: string): string => JSON.stringify({ INVALID_JSON: text });

const histories: readonly (readonly [given: string, sent: string])[] = [
  [cut, wrapped(cut)],
  ['{"a":1}}', wrapped('{"a":1}}')],
  ["[1]", wrapped("[1]")],
  ['"text"', wrapped('"text"')],
  ["7", wrapped("7")],
  ["null", "{}"],
  ["[]", "{}"],
  ['""', "{}"],
  ["", "{}"],
  [" ", "{}"],
  ['{"b":1.0,"2":[]}', '{"b":1.0,"2":[]}'],
];

const chatLanes = lanes.filter(({ protocol }) => protocol === "chat");

describe.each(wireKinds)("on the wire %s", (wire) => {
  describe.each(chatLanes)("$protocol, streamed: $stream", (lane) => {
    test.each(histories)("a history with the arguments %j is sent with %s", async (given, sent) => {
      upstream.say({});
      const fields = fieldsAfter(lane, JSON.stringify(given));
      expect((await upstream.ask({ wire, ...lane, fields })).status).toBe(200);
      expect(sentArguments(wire)).toBe(sent);
    });
  });

  test.each(
    chatLanes.flatMap((lane) =>
      (["length", "tool_calls"] as const).map((finish) => ({ ...lane, finish })),
    ),
  )(
    "$protocol, streamed: $stream: a call cut as $finish is accepted back",
    async ({ finish, ...lane }) => {
      upstream.say({ input: JSON.stringify(cut), finish });
      const first = await upstream.ask({ wire, ...lane, fields: `"messages":[${hi}]` });
      const given = argumentsOf(lane, first) ?? "null";
      expect([first.status, textOfExact(given)]).toEqual([200, cut]);
      upstream.say({});
      const fields = fieldsAfter(lane, given);
      expect((await upstream.ask({ wire, ...lane, fields })).status).toBe(200);
      expect(sentArguments(wire)).toBe(wrapped(cut));
    },
  );

  test.each(
    lanes.flatMap((lane) =>
      ["null", '"null"', '"[]"', '"\\"\\""', '""'].map((input) => ({ ...lane, input })),
    ),
  )("$protocol, streamed: $stream: a call of a tool with $input is accepted back", async (row) => {
    const { input, ...lane } = row;
    upstream.say({ input });
    const first = await upstream.ask({ wire, ...lane, fields: `"messages":[${hi}]` });
    const given = argumentsOf(lane, first) ?? "null";
    expect(first.status).toBe(200);
    const isObject = lane.protocol === "messages";
    if (isObject) expect(textOfExact(given) ?? writeExact(given)).toBe("{}");
    upstream.say({});
    const fields = fieldsAfter(lane, isObject ? new Map() : given);
    expect((await upstream.ask({ wire, ...lane, fields })).status).toBe(200);
    expect(sentArguments(wire)).toBe("{}");
  });
});

test.each(lanes.filter(({ protocol }) => protocol === "messages"))(
  "messages, streamed: $stream: invalid arguments are the upstream's failure",
  async (lane) => {
    upstream.say({ input: JSON.stringify(cut), finish: "tool_calls" });
    const reply = await upstream.ask({ wire: "openai", ...lane, fields: `"messages":[${hi}]` });
    expect(reply.status).toBe(lane.stream ? 200 : 502);
    expect(reply.text).toContain("not a JSON object");
  },
);
