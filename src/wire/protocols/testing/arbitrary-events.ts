import fc from "fast-check";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";

const pieces = fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 });
const count = fc.option(fc.nat({ max: 1_000 }), { nil: undefined });

const usage: fc.Arbitrary<TokenUsage> = fc
  .record({ freshInput: count, cachedInput: count, cacheWrite: count, output: count })
  .map((buckets) => JSON.parse(JSON.stringify(buckets)) as TokenUsage);

const stop: fc.Arbitrary<StopCause> = fc.oneof(
  fc.constantFrom("end", "length", "tool-calls", "filtered").map((cause) => ({ cause, raw: "" })),
  fc.constantFrom("END", "###").map((sequence) => ({
    cause: "stop-sequence" as const,
    sequence,
    raw: "",
  })),
);

/** Arguments of one call: empty, or a JSON object's text cut into pieces. */
const argumentPieces = fc.oneof(
  fc.constant([]),
  fc
    .tuple(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }), fc.nat())
    .map(([value, size]) => {
      const json = JSON.stringify(value);
      return json.match(new RegExp(`[^]{1,${(size % 7) + 1}}`, "g")) ?? [];
    }),
);

type Track = readonly GenerationEvent[];

/**
 * Interleaves events in a valid order: deltas of text, reasoning and several calls mix at random.
 */
function interleave(tracks: readonly Track[], choices: readonly number[]): GenerationEvent[] {
  const rests = tracks.map((track) => [...track]);
  const events: GenerationEvent[] = [];
  let nextCall = 0;
  for (let step = 0; rests.some((rest) => rest.length > 0); step += 1) {
    const ready = rests.filter(([first]) =>
      first?.type === "tool-call-start" ? first.index === nextCall : first !== undefined,
    );
    const event = ready[(choices[step % choices.length] ?? 0) % ready.length]?.shift();
    if (event === undefined) throw new Error("a track is stuck");
    if (event.type === "tool-call-start") nextCall += 1;
    events.push(event);
  }
  return events;
}

function callTrack(json: readonly string[], index: number): Track {
  const start = {
    type: "tool-call-start",
    index,
    id: `call_${index}`,
    name: `t${index}`,
    ...(index === 1 && { reasoningState: "gws1_state" }),
  } as const;
  const deltas = json.map((argumentsJson) => ({
    type: "tool-call-delta" as const,
    index,
    argumentsJson,
  }));
  return [start, ...deltas];
}

/** For tests: any valid stream of events. The arguments of its calls are JSON objects. */
export const arbitraryEvents: fc.Arbitrary<readonly GenerationEvent[]> = fc
  .record({
    texts: pieces,
    reasonings: pieces,
    calls: fc.array(argumentPieces, { maxLength: 3 }),
    choices: fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
    usages: fc.tuple(fc.option(usage, { nil: undefined }), usage),
    stop,
  })
  .map(({ texts, reasonings, calls, choices, usages: [first, last], stop: cause }) => [
    { type: "generation-start", ...(first && { usage: first }) },
    ...interleave(
      [
        texts.map((text) => ({ type: "text-delta", text })),
        reasonings.map((text) => ({ type: "reasoning-delta", text })),
        ...calls.map(callTrack),
      ],
      choices,
    ),
    { type: "usage-update", usage: last },
    { type: "generation-end", stop: cause },
  ]);
