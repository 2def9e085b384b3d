import { describe, expect, test } from "vitest";
import type { StreamGrammar } from "../../../../src/wire/contract/grammar/compile-grammar.ts";
import { listChanges, type DocumentParts } from "../test-documents.ts";
import { compareStreams } from "./compare-streams.ts";

/** `start` is `a`, then any number of `b`, then `c` if the request wants it, then the end. */
const grammar: StreamGrammar = {
  operation: "createThing",
  names: "none",
  constant: { schema: "Chunk", pointers: ["/id", "/model"] },
  guards: { wanted: { schema: "Wanted" }, other: { schema: "Other" } },
  symbols: { a: { text: "a" }, b: { text: "b" }, c: { text: "c" }, error: { text: "e" } },
  start: "first",
  states: {
    first: { a: "open", error: "failed" },
    open: { b: "open", c: { to: "done", if: "wanted" }, error: "failed" },
    done: {},
    failed: {},
  },
  accepting: ["done", "failed"],
};

const withState = (
  name: string,
  transitions: StreamGrammar["states"][string],
  states = grammar.states,
): StreamGrammar => ({ ...grammar, states: { ...states, [name]: transitions } });

function changes(after: StreamGrammar, before = grammar): readonly string[] {
  const found: string[] = [];
  compareStreams(before, after, (inner, text) => found.push(`${inner} ${text}`));
  return found;
}

const open = grammar.states["open"] ?? {};

describe("the order of a stream's events", () => {
  test.each<[string, StreamGrammar, readonly string[]]>([
    ["is unchanged", structuredClone(grammar), []],
    [
      "has other names for its events",
      { ...grammar, names: "/type" },
      ["/names the events' names change from none to /type"],
    ],
    [
      "keeps one field less",
      { ...grammar, constant: { schema: "Chunk", pointers: ["/id"] } },
      ["/constant /model may change within a stream"],
    ],
    [
      "keeps one field more",
      { ...grammar, constant: { schema: "Chunk", pointers: ["/id", "/model", "/created"] } },
      [],
    ],
    [
      "has an event described in another way",
      { ...grammar, symbols: { ...grammar.symbols, a: { text: "A" } } },
      ["/symbols/a it is described in another way"],
    ],
    [
      "has an event without a description",
      { ...grammar, symbols: { a: { text: "a" }, b: { text: "b" }, error: { text: "e" } } },
      ["/symbols/c the kind of event is gone"],
    ],
    [
      "ends earlier",
      { ...grammar, accepting: ["done", "failed", "open"] },
      ["/accepting open is a new place to end"],
    ],
    ["ends in fewer places", { ...grammar, accepting: ["done"] }, []],
    [
      "has an event at another place",
      withState("first", { a: "open", b: "first", error: "failed" }),
      ["/states/first/b a new order"],
    ],
    [
      "lacks an event",
      withState("open", { b: "open", error: "failed" }),
      ["/states/open/c the event is no longer sent here"],
    ],
    ["lacks a failure", withState("open", { b: "open", c: { to: "done", if: "wanted" } }), []],
    ["goes on after the end", withState("done", { b: "done" }), ["/states/done/b a new order"]],
    [
      "has an event that was not requested",
      withState("open", { ...open, c: "done" }),
      ["/states/open/c the event has another condition"],
    ],
    [
      "has another condition",
      withState("open", { ...open, c: { to: "done", if: "other" } }),
      ["/states/open/c the event has another condition"],
    ],
    [
      "has the condition's opposite",
      withState("open", { ...open, c: { to: "done", unless: "wanted" } }),
      ["/states/open/c the event has another condition"],
    ],
    [
      "puts a condition on an event",
      withState("open", { ...open, b: { to: "open", if: "other" } }),
      [],
    ],
    [
      "names its condition otherwise",
      {
        ...withState("open", { ...open, c: { to: "done", if: "asked" } }),
        guards: { asked: { schema: "Wanted" } },
      },
      [],
    ],
    [
      "has a condition of another meaning",
      { ...grammar, guards: { wanted: { schema: "Other" } } },
      ["/states/open/c the event has another condition"],
    ],
    [
      "describes a further event",
      { ...grammar, symbols: { ...grammar.symbols, ping: { text: "p" } } },
      [],
    ],
    [
      "names a state otherwise",
      JSON.parse(JSON.stringify(grammar).replaceAll('"open"', '"speaking"')) as StreamGrammar,
      [],
    ],
  ])("%s", (_name, after, texts) => {
    expect(changes(after)).toEqual(texts);
  });

  test("is compared behind states that both have visited in other pairs", () => {
    const twice = withState("first", { a: "again", error: "failed" });
    const again = withState("again", { ...open, b: "deep" }, twice.states);
    const deep = withState("deep", { ...open, a: "open" }, again.states);
    expect(changes(deep)).toEqual(["/states/deep/a a new order"]);
  });
});

describe("a stream's media type", () => {
  const media = (extension: object): DocumentParts => ({
    operation: { responses: { "200": { content: { "text/event-stream": extension } } } },
  });
  const place = "/paths/~1things/post/responses/200/content/text~1event-stream";
  const stream = (after: object) => ({ "x-stream-grammar": after });
  const narrowed = { ...grammar, accepting: ["done"] };

  test.each<[string, object, object, readonly object[]]>([
    ["has the same order", stream(grammar), stream(structuredClone(grammar)), []],
    [
      "allows less",
      stream(grammar),
      stream(narrowed),
      [
        {
          verdict: "harmless",
          place: `${place}/x-stream-grammar`,
          text: "the order of the events allows less",
        },
      ],
    ],
    [
      "allows more",
      stream(narrowed),
      stream(grammar),
      [{ verdict: "breaking", place: `${place}/x-stream-grammar/accepting` }],
    ],
    [
      "describes its order for the first time",
      {},
      stream(grammar),
      [{ verdict: "harmless", text: "`x-stream-grammar` is new" }],
    ],
    [
      "no longer describes its order",
      stream(grammar),
      {},
      [{ verdict: "breaking", text: "`x-stream-grammar` is gone" }],
    ],
    [
      "describes its order in a way that no rule reads",
      stream(grammar),
      stream({ accepting: [] }),
      [{ verdict: "unknown", text: "the order of the events has changed" }],
    ],
    ["keeps an order that no rule reads", stream({ accepting: [] }), stream({ accepting: [] }), []],
    [
      "has data of another type",
      { "x-event-data-media-type": "application/json" },
      { "x-event-data-media-type": "text/plain" },
      [{ verdict: "breaking", text: "the events' data changes to text/plain" }],
    ],
    [
      "no longer describes its data",
      { "x-event-data-media-type": "application/json" },
      {},
      [{ verdict: "breaking", text: "`x-event-data-media-type` is gone" }],
    ],
    [
      "has events of another schema",
      { "x-event-schema": { type: "string" } },
      { "x-event-schema": { type: "integer" } },
      [
        {
          verdict: "breaking",
          place: `${place}/x-event-schema`,
          text: "response: type changes from string to integer",
        },
      ],
    ],
  ])("%s", (_name, before, after, found) => {
    expect(listChanges(media(before), media(after))).toMatchObject(found);
  });
});
