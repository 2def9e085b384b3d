import type { Exchange } from "../client/exchange.ts";
import { isObject, type JsonObject } from "../contract/document.ts";
import { followGrammar } from "../streams/grammar.ts";
import { lineFault } from "../streams/parse-events.ts";
import type { Check, CheckContext, Scope } from "./check.ts";
import { CheckFailure, expectStatus, expectThat } from "./expect.ts";
import { ask, casesOf, generationsOf, type Case } from "./cases.ts";
import type { ModelRole } from "./models.ts";
import { parseArguments } from "./wire-parts.ts";
import type { Wire } from "./wire.ts";
import { wires } from "./wires.ts";

/** Requests a case as a stream; the answer is a stream with status 200. */
export async function stream(
  context: CheckContext,
  wire: Wire,
  body: JsonObject,
): Promise<Exchange> {
  const exchange = await context.send({ path: wire.path, body: { ...body, ...wire.streaming } });
  expectStatus(exchange, 200);
  const got = exchange.headers["content-type"] ?? "no content type";
  expectThat(exchange.isStream, { expected: "text/event-stream", got }, exchange);
  return exchange;
}

const kinds = {
  order: { scope: "contract", title: "keeps to the grammar", run: checkOrder },
  lines: { scope: "contract", title: "has only well-formed lines", run: checkLines },
  terminal: { scope: "common", title: "ends with its last event", run: checkTerminal },
} as const satisfies Record<string, { scope: Scope; title: string; run: RunOnStream }>;

type RunOnStream = (exchange: Exchange, wire: Wire, context: CheckContext) => void;

function streamCheck(wire: Wire, entry: Case, kind: keyof typeof kinds): Check {
  const { scope, title, run } = kinds[kind];
  return {
    id: `stream/${wire.protocol}/${entry.name}/${kind}`,
    title: `${wire.protocol}: the stream of ${entry.title} ${title}`,
    scope,
    rule: grammarPointer(wire),
    generations: generationsOf(wire, entry, 1),
    run: async (context) =>
      run(await stream(context, wire, ask(context, wire, entry)), wire, context),
  };
}

function checkOrder(exchange: Exchange, wire: Wire, context: CheckContext): void {
  expectEnd(exchange, wire, context, (state) => state !== "failed");
}

/** The stream follows its grammar and ends in a state of this kind. */
function expectEnd(
  exchange: Exchange,
  wire: Wire,
  { document, schemas }: Pick<CheckContext, "document" | "schemas">,
  isWanted: (state: string) => boolean,
): void {
  const grammar = document.grammar(wire.operation);
  if (grammar === null) throw new Error(`the document has no grammar of ${wire.operation}`);
  const verdict = followGrammar(grammar, exchange.events, {
    request: exchange.requestBody,
    faults: (schema, value) => schemas.faults(`#/components/schemas/${schema}`, value),
  });
  if ("problem" in verdict) {
    const faults = eventFaults(verdict.event, wire, { document, schemas });
    const got = `${[verdict.problem, ...faults].join("; ")} — ${verdict.event.slice(0, 500)}`;
    throw new CheckFailure("a stream of the grammar", got, exchange);
  }
  const got = `the end ${verdict.ended}`;
  expectThat(isWanted(verdict.ended), { expected: "another end of the stream", got }, exchange);
}

/** Why an event may be of no kind. */
function eventFaults(
  data: string,
  { operation }: Wire,
  { document, schemas }: Pick<CheckContext, "document" | "schemas">,
): readonly string[] {
  const schema = document.operation(operation).responses.get(200)?.eventSchema ?? null;
  const value = parseArguments(data);
  return schema === null || !isObject(value) ? [] : schemas.faults(schema, value);
}

function checkLines(exchange: Exchange): void {
  const fault = lineFault(exchange.text);
  if (fault !== null) throw new CheckFailure("well-formed lines", fault, exchange);
}

function checkTerminal(exchange: Exchange, wire: Wire): void {
  const last = exchange.events.at(-1);
  const got = last === undefined ? "no event" : `${last.name}: ${last.data.slice(0, 300)}`;
  const isEnd = last !== undefined && wire.isTerminal(last);
  expectThat(isEnd, { expected: "the protocol's last event", got }, exchange);
}

function contentTypeCheck(wire: Wire): Check {
  const entry = casesOf(wire)[0];
  return {
    id: `stream/${wire.protocol}/content-type`,
    title: `${wire.protocol}: a stream names its type and its charset`,
    scope: "contract",
    rule: grammarPointer(wire),
    generations: generationsOf(wire, entry, 1),
    run: async (context) => {
      const exchange = await stream(context, wire, ask(context, wire, entry));
      const expected = "text/event-stream; charset=utf-8";
      const got = exchange.headers["content-type"] ?? "nothing";
      expectThat(got === expected, { expected, got }, exchange);
    },
  };
}

function withoutUsageCheck(wire: Wire): Check {
  const entry = casesOf(wire)[0];
  return {
    id: `stream/${wire.protocol}/without-usage/order`,
    title: `${wire.protocol}: without include_usage, no chunk has the usage`,
    scope: "contract",
    rule: grammarPointer(wire),
    generations: generationsOf(wire, entry, 1),
    run: async (context) => {
      const body = { ...ask(context, wire, entry), stream: true };
      const exchange = await context.send({ path: wire.path, body });
      expectStatus(exchange, 200);
      checkOrder(exchange, wire, context);
    },
  };
}

/** A model whose reply fails after three pieces. */
function brokenCheck(wire: Wire, role: ModelRole): Check {
  const entry = { ...casesOf(wire)[0], role };
  return {
    id: `stream/${wire.protocol}/${role}/order`,
    title: `${wire.protocol}: a reply that fails (${role}) ends with an error event`,
    scope: "contract",
    rule: grammarPointer(wire),
    generations: generationsOf(wire, entry, 1),
    run: async (context) => {
      const exchange = await stream(context, wire, ask(context, wire, entry));
      expectEnd(exchange, wire, context, (state) => state === "failed");
    },
  };
}

function grammarPointer({ protocol }: Wire): string {
  const names = { chat: "ChatCompletion", messages: "Message", responses: "Response" } as const;
  return `#/components/responses/${names[protocol]}/content/text~1event-stream/x-stream-grammar`;
}

/** Every check of the order and the form of streams. */
export const streamChecks: readonly Check[] = wires.flatMap((wire) => [
  ...casesOf(wire).flatMap((entry) => [
    streamCheck(wire, entry, "order"),
    streamCheck(wire, entry, "lines"),
    ...(entry.name === "text" || entry.name === "tool"
      ? [streamCheck(wire, entry, "terminal")]
      : []),
  ]),
  contentTypeCheck(wire),
  ...(wire.protocol === "chat" ? [withoutUsageCheck(wire)] : []),
  ...(["break", "truncate", "garbage"] as const).map((role) => brokenCheck(wire, role)),
]);
