import { isDeepStrictEqual } from "node:util";
import type { Exchange } from "../client/exchange.ts";
import { objectOf, type JsonObject } from "../contract/document.ts";
import { ask, casesOf, generationsOf, type Case } from "./cases.ts";
import type { Check, CheckContext } from "./check.ts";
import { CheckFailure, expectStatus, shown } from "./expect.ts";
import { stream } from "./streams.ts";
import type { Wire } from "./wire.ts";
import { wires } from "./wires.ts";

const STREAMS = "/docs/streams";

/** The folded stream equals the complete reply; a reply is accepted when it is sent back. */
export const lawChecks: readonly Check[] = wires.flatMap((wire) =>
  casesOf(wire).flatMap((entry) => [
    replyCheck(wire, entry),
    foldCheck(wire, entry),
    ...(entry.end === "length" || entry.end === "stopped"
      ? []
      : [echoCheck(wire, entry, "complete"), echoCheck(wire, entry, "streamed")]),
  ]),
);

/** Makes the request of a case without a stream. */
async function complete(
  context: CheckContext,
  wire: Wire,
  body: JsonObject,
): Promise<Exchange & { readonly reply: JsonObject }> {
  const exchange = await context.send({ path: wire.path, body });
  expectStatus(exchange, 200);
  return { ...exchange, reply: objectOf(exchange.json) };
}

function foldCheck(wire: Wire, entry: Case): Check {
  return {
    id: `fold/${wire.protocol}/${entry.name}`,
    title: `${wire.protocol}: the folded stream of ${entry.title} equals the complete reply`,
    scope: "common",
    rule: STREAMS,
    generations: generationsOf(wire, entry, 2),
    run: async (context) => {
      context.models.requireSandbox(wire.protocol);
      const body = ask(context, wire, entry);
      const whole = await complete(context, wire, body);
      const streamed = await stream(context, wire, body);
      const [wanted, got] = [wire.read(whole.reply), wire.read(wire.fold(streamed.events))];
      if (isDeepStrictEqual(got, wanted)) return;
      throw new CheckFailure(`the complete reply ${shown(wanted)}`, shown(got), streamed);
    },
  };
}

function replyCheck(wire: Wire, entry: Case): Check {
  return {
    id: `reply/${wire.protocol}/${entry.name}`,
    title: `${wire.protocol}: the reply of ${entry.title} has its parts, end and usage`,
    scope: "common",
    rule: `#/components/responses`,
    generations: generationsOf(wire, entry, 1),
    run: async (context) => {
      const body = ask(context, wire, entry);
      const exchange = await complete(context, wire, body);
      const { parts, end, ...rest } = wire.read(exchange.reply);
      const faults = [
        ...(rest.model === body["model"] ? [] : [`the model ${shown(rest.model)}`]),
        ...(end === wire.ends[entry.end] ? [] : [`the end ${shown(end)}`]),
        ...(isCount(rest.inputTokens) ? [] : [`${shown(rest.inputTokens)} input tokens`]),
        ...(isCount(rest.outputTokens) ? [] : [`${shown(rest.outputTokens)} output tokens`]),
        ...partFaults(context, { wire, entry, parts }),
      ];
      if (faults.length === 0) return;
      const want = `the model, the end ${shown(wire.ends[entry.end])}, usage, and ${shown(entry.parts)}`;
      throw new CheckFailure(want, faults.join("; "), exchange);
    },
  };
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

/** The sandbox's parts are known; of another model, the kinds are. */
function partFaults(
  { models }: CheckContext,
  { wire, entry, parts }: { wire: Wire; entry: Case; parts: readonly unknown[] },
): readonly string[] {
  const typesOf = (list: readonly unknown[]) => list.map((part) => objectOf(part)["type"]);
  const spoken = parts.filter((part) => objectOf(part)["type"] !== "reasoning");
  const lacksReasoning = entry.question.thinks === true && spoken.length === parts.length;
  const isAsWanted = models.isSandbox(wire.protocol)
    ? isDeepStrictEqual(spoken, entry.parts)
    : isDeepStrictEqual(typesOf(spoken), typesOf(entry.parts));
  return [
    ...(isAsWanted ? [] : [`the parts ${shown(parts)}`]),
    ...(lacksReasoning ? ["no reasoning"] : []),
  ];
}

function echoCheck(wire: Wire, entry: Case, form: "complete" | "streamed"): Check {
  const source = form === "complete" ? "the reply" : "the folded stream";
  return {
    id: `echo/${wire.protocol}/${entry.name}/${form}`,
    title: `${wire.protocol}: ${source} of ${entry.title} is accepted when it is sent back`,
    scope: "common",
    rule: "/docs/tools",
    generations: generationsOf(wire, entry, 2),
    run: async (context) => {
      const body = ask(context, wire, entry);
      const reply =
        form === "complete"
          ? (await complete(context, wire, body)).reply
          : wire.fold((await stream(context, wire, body)).events);
      await complete(context, wire, wire.next(body, reply));
    },
  };
}
