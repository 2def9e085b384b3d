import fc from "fast-check";
import { expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { arbitraryEvents } from "../testing/arbitrary-events.ts";
import type { ClientTool } from "./reply-shape.ts";
import { decode, hi } from "./test-request.ts";
import { assemble, encode, encodeWhole, eventsOf, shapeOf } from "./test-stream.ts";

/** Tools of each kind, by the names that the model has. */
const tools: Readonly<Record<string, ClientTool>> = {
  look: { name: "look", type: "function" },
  files__read: { name: "read", namespace: "files", type: "function" },
  exec: { name: "exec", type: "custom" },
  files__exec: { name: "exec", namespace: "files", type: "custom" },
  tool_search: { name: "tool_search", type: "tool_search" },
};
const names = [...Object.keys(tools), "unknown"];

/**
 * Drawn events whose calls have these tools. Some calls of custom tools have an input, and the
 * length limit cuts some calls.
 */
const drawn = fc
  .record({
    events: arbitraryEvents,
    called: fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 3 }),
    inputs: fc.array(fc.option(fc.string({ unit: "binary" })), { minLength: 3, maxLength: 3 }),
    cutCall: fc.option(fc.nat(2), { nil: undefined }),
  })
  .map(({ events, called, inputs, cutCall }): readonly GenerationEvent[] => {
    const isCut = events.some((event) => isStart(event) && event.index === cutCall);
    /** Other arguments than the drawn ones. */
    const argumentsOf = (index: number): string | undefined => {
      if (index === cutCall) return '{"input":"ru';
      const input = inputs[index] ?? null;
      const isCustom = tools[called[index] ?? ""]?.type === "custom";
      return input === null || !isCustom ? undefined : JSON.stringify({ input });
    };
    return events.flatMap((event): readonly GenerationEvent[] => {
      if (isStart(event)) {
        const { index } = event;
        const start = { ...event, name: called[index] ?? "unknown" };
        return [start, ...piecesOf(index, argumentsOf(index) ?? "")];
      }
      if (event.type === "tool-call-delta" && argumentsOf(event.index) !== undefined) return [];
      return event.type === "generation-end" && isCut
        ? [{ ...event, stop: { cause: "length", raw: "" } }]
        : [event];
    });
  });

function piecesOf(index: number, json: string): readonly GenerationEvent[] {
  const pieces = json.match(/[^]{1,3}/g) ?? [];
  return pieces.map((argumentsJson) => ({ type: "tool-call-delta", index, argumentsJson }));
}

function isStart(event: GenerationEvent) {
  return event.type === "tool-call-start";
}

test("the assembled stream equals the non-streaming response, and both follow the contract", () => {
  fc.assert(
    fc.property(drawn, fc.boolean(), (events, showReasoning) => {
      const shape = shapeOf(tools, showReasoning);
      const whole = encodeWhole(events, shape);
      const { response, items } = assemble(encode(events, shape));
      expect(response).toEqual(whole);
      expect(items).toEqual(whole.output);
    }),
    { numRuns: 500 },
  );
});

test("each event's text is a line of valid Unicode that no reader splits", () => {
  fc.assert(
    fc.property(drawn, (events) => {
      expect(encode(events)).not.toMatch(/[\r\u0085\u2028\u2029]/);
    }),
  );
});

test("each item of a reply is valid input, and stands for what the model wrote", () => {
  fc.assert(
    fc.property(drawn, (events) => {
      const { output } = encodeWhole(events, shapeOf(tools));
      const answers = output.flatMap((item): object[] => {
        if (item.type === "tool_search_call")
          return [{ type: "tool_search_output", call_id: item.call_id, tools: [] }];
        if (item.type !== "function_call" && item.type !== "custom_tool_call") return [];
        return [{ type: `${item.type}_output`, call_id: item.call_id, output: "red" }];
      });
      const { conversation, ignored } = decode({ input: [hi, ...output, ...answers, hi] });
      expect(ignored).toEqual([]);
      const parts = conversation.turns.flatMap((turn) =>
        turn.role === "assistant" ? turn.parts : [],
      );
      expect(parts).toEqual(partsOf(events));
    }),
    { numRuns: 500 },
  );
});

/** Returns the parts of a turn that a reply stands for: its text and its complete calls. */
function partsOf(events: readonly GenerationEvent[]): readonly object[] {
  const parts: Record<string, unknown>[] = [];
  const byIndex: Record<string, unknown>[] = [];
  let last = "";
  for (const event of events) {
    if (event.type === "text-delta" && event.text !== "") {
      const open = last === "text" ? parts.at(-1) : undefined;
      if (open === undefined) parts.push({ type: "text", text: event.text });
      else open["text"] = `${String(open["text"])}${event.text}`;
      last = "text";
    } else if (event.type === "reasoning-delta" && event.text !== "") last = "reasoning";
    else if (event.type === "tool-call-start") {
      const { index, id, name, reasoningState } = event;
      const call = {
        type: "tool-call",
        id,
        name,
        argumentsJson: "",
        ...(reasoningState !== undefined && { reasoningState }),
      };
      byIndex[index] = call;
      parts.push(call);
      last = "call";
    } else if (event.type === "tool-call-delta") {
      const call = byIndex[event.index] ?? {};
      call["argumentsJson"] = `${String(call["argumentsJson"])}${event.argumentsJson}`;
    }
  }
  const isAtLimit = events.some(
    (event) => event.type === "generation-end" && ["length", "filtered"].includes(event.stop.cause),
  );
  const cut = parts.findIndex(({ type, argumentsJson }, at) => {
    const json = String(argumentsJson);
    const isNewest = last === "call" && at === parts.length - 1;
    const isBare = type === "tool-call" && isNewest && !json.startsWith("{");
    return json.endsWith('"ru') || (isAtLimit && isBare);
  });
  return (cut === -1 ? parts : parts.slice(0, cut)).map(asSentBack);
}

/** Returns a part as it is after a client had it: arguments of a custom tool are its input. */
function asSentBack(part: Record<string, unknown>): object {
  if (part["type"] !== "tool-call") return part;
  const json = part["argumentsJson"] === "" ? "{}" : String(part["argumentsJson"]);
  const kind = tools[String(part["name"])]?.type ?? "function";
  if (kind === "custom") {
    const { input } = JSON.parse(json) as { readonly input?: unknown };
    const other = json === "{}" ? "" : json;
    const text = typeof input === "string" ? input : other;
    return { ...part, argumentsJson: JSON.stringify({ input: text }) };
  }
  if (kind === "function") return { ...part, argumentsJson: json };
  return { ...part, argumentsJson: JSON.stringify(JSON.parse(json)) };
}

test("the items of a stream's end events are those of its last event", () => {
  const events: readonly GenerationEvent[] = [
    { type: "generation-start" },
    { type: "text-delta", text: "a" },
    { type: "generation-end", stop: { cause: "end", raw: "" } },
  ];
  const last = eventsOf(encode(events)).at(-1);
  expect(last).toMatchObject({ response: { output: assemble(encode(events)).items } });
});
