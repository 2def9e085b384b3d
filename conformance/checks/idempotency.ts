import { randomUUID } from "node:crypto";
import type { Exchange, RequestOptions } from "../client/exchange.ts";
import type { Check, CheckContext } from "./check.ts";
import { expectStatus, expectThat } from "./expect.ts";
import { expectError } from "./errors.ts";
import { smallGeneration, smallGenerations } from "./requests.ts";
import { ATTEMPTS, repeat, spent } from "./account.ts";
import type { Wire } from "./wire.ts";
import { wires } from "./wires.ts";

type Row = readonly [
  name: string,
  title: string,
  calls: number,
  run: (context: CheckContext, wire: Wire) => Promise<void>,
  phase?: "alone",
];

const rows: readonly Row[] = [
  ["replay", "a retry with the same key gets the same bytes", 2, replays({})],
  ["replay-stream", "a retry of a stream gets the same bytes", 2, replays({ isStream: true })],
  ["first-is-fresh", "the first response does not claim to be a replay", 1, isFresh],
  ["replayed-header", "a replay has the header idempotent-replayed", 2, hasHeader],
  ["mismatch", "the same key with another body is a 422", 2, refusesMismatch],
  ["without-key", "two requests without a key are two responses", 2, areSeparate],
  ["invalid-key", "a key of more than 255 characters is a 400", 1, refusesInvalid],
  ["charged-once", "a replay is not charged", 2 * ATTEMPTS, chargesOnce, "alone"],
];

/** The rules of `Idempotency-Key`, for each protocol. */
export const idempotencyChecks: readonly Check[] = wires.flatMap((wire) =>
  rows.map(([name, title, calls, run, phase]): Check => ({
    id: `idempotency/${wire.protocol}/${name}`,
    title: `${wire.protocol}: ${title}`,
    scope: "contract",
    rule: "#/components/parameters/IdempotencyKey",
    generations: smallGenerations(wire.protocol, calls),
    ...(phase !== undefined && { phase }),
    run: (context) => run(context, wire),
  })),
);

function keyed(context: CheckContext, wire: Wire, key: string = randomUUID()): RequestOptions {
  return { ...smallGeneration(context, wire), headers: { "idempotency-key": key } };
}

async function sendTwice(
  { send }: CheckContext,
  request: RequestOptions,
): Promise<readonly [Exchange, Exchange]> {
  const first = await send(request);
  expectStatus(first, 200);
  const second = await send(request);
  expectStatus(second, 200);
  return [first, second];
}

function replays({ isStream = false }): Row[3] {
  return async (context, wire) => {
    const request = keyed(context, wire);
    const body = { ...smallGeneration(context, wire).body, ...(isStream ? wire.streaming : {}) };
    const [first, second] = await sendTwice(context, { ...request, body });
    expectThat(second.text === first.text, { expected: first.text, got: second.text }, second);
  };
}

async function isFresh(context: CheckContext, wire: Wire): Promise<void> {
  const exchange = await context.send(keyed(context, wire));
  expectStatus(exchange, 200);
  const got = exchange.headers["idempotent-replayed"];
  expectThat(got === undefined, { expected: "no idempotent-replayed", got }, exchange);
}

async function hasHeader(context: CheckContext, wire: Wire): Promise<void> {
  const [, second] = await sendTwice(context, keyed(context, wire));
  const got = second.headers["idempotent-replayed"] ?? "no header";
  expectThat(got === "true", { expected: "idempotent-replayed: true", got }, second);
}

async function refusesMismatch(context: CheckContext, wire: Wire): Promise<void> {
  const request = keyed(context, wire);
  expectStatus(await context.send(request), 200);
  const body = { ...smallGeneration(context, wire).body, temperature: 0.5 };
  expectError(await context.send({ ...request, body }), "422 idempotency_mismatch");
}

async function areSeparate(context: CheckContext, wire: Wire): Promise<void> {
  const [first, second] = await sendTwice(context, smallGeneration(context, wire));
  const isOther = first.text !== second.text;
  expectThat(isOther, { expected: "another id of the reply", got: second.text }, second);
}

async function refusesInvalid(context: CheckContext, wire: Wire): Promise<void> {
  const request = keyed(context, wire, "k".repeat(256));
  expectError(await context.send(request), "400 invalid_request");
}

async function chargesOnce(context: CheckContext, wire: Wire): Promise<void> {
  // A new key each time: a gateway may charge only the first replay of a key.
  await repeat(async () => {
    const request = keyed(context, wire);
    expectStatus(await context.send(request), 200);
    const before = await spent(context);
    const second = await context.send(request);
    expectStatus(second, 200);
    const after = await spent(context);
    const expected = `${before} nano-USD spent`;
    expectThat(after === before, { expected, got: `${after} nano-USD spent` }, second);
  });
}
