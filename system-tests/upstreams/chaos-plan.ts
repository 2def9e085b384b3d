import { type Coding, codings, type Fault } from "./fault.ts";
import type { ProtocolName } from "../../src/wire/protocols/protocol.ts";
import { wireKinds, wireReply, type Framing, type WireKind } from "./wire-reply.ts";

/** A path from a client's protocol to an upstream's wire. */
export interface Lane {
  readonly protocol: ProtocolName;
  readonly wire: WireKind;
  readonly stream: boolean;
}

/** One request of the chaos run; the last attempt's fault also affects all later ones. */
export interface Trial extends Lane {
  readonly framing: Framing;
  readonly attempts: readonly [Fault, ...Fault[]];
}

/** Each protocol over every wire, non-streaming and streamed. */
export const lanes: readonly Lane[] = (["chat", "messages", "responses"] as const).flatMap(
  (protocol) =>
    wireKinds.flatMap((wire) => [false, true].map((stream) => ({ protocol, wire, stream }))),
);

/** Returns the model's text, always of the same length, in characters of one to four bytes. */
export function textOf(number: number): string {
  return `Grüße #${String(number).padStart(6, "0")}: 你好 🌍`;
}

/**
 * Returns `count` trials in random order: resets at every byte of a response, in every lane, and the
 * other faults at random.
 */
export function planTrials(count: number, random: () => number): readonly Trial[] {
  const trials: Trial[] = lanes.flatMap(resets);
  if (trials.length > count) throw new Error(`${trials.length} resets alone; ask for more`);
  while (trials.length < count) trials.push(randomTrial(random));
  for (let at = trials.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [trials[at], trials[other]] = [trials[other] as Trial, trials[at] as Trial];
  }
  return trials;
}

function resets(lane: Lane): Trial[] {
  const framing: Framing = lane.stream ? "chunked" : "length";
  const { length } = wireReply({ ...lane, framing, text: textOf(0) }).bytes;
  return Array.from({ length: length + 1 }, (_, at) => ({
    ...lane,
    framing,
    attempts: [{ kind: "cut", at, after: "reset" }],
  }));
}

function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Returns a request of any lane; about a quarter of the upstreams answer correctly. */
export function randomTrial(random: () => number): Trial {
  const lane = pick(lanes, random);
  const framing = pick<Framing>(["length", "chunked", "until-close"], random);
  const shape = wireReply({ ...lane, framing, text: textOf(0) });
  const first = randomFault(shape, lane.stream, random);
  const second: Fault = { kind: "pieces", random };
  return { ...lane, framing, attempts: random() < 0.2 ? [first, second] : [first] };
}

type Making = (shape: ReturnType<typeof wireReply>, stream: boolean, random: () => number) => Fault;

const codingNames = Object.keys(codings) as readonly Coding[];

/** Each fault and its share. */
const makers: readonly (readonly [number, Making])[] = [
  [18, (_, __, random) => ({ kind: "pieces", random })],
  [2, (_, __, random) => ({ kind: "compressed", coding: pick(codingNames, random) })],
  [2, () => ({ kind: "other-form" })],
  [2, (_, __, random) => ({ kind: "success", status: pick([100, 103, 201, 299], random) })],
  [1, () => ({ kind: "page" })],
  [10, (shape, _, random) => ({ kind: "cut", at: anyByte(shape, random), after: "reset" })],
  [14, (shape, _, random) => ({ kind: "cut", at: anyByte(shape, random), after: "end" })],
  [3, (shape, _, random) => ({ kind: "cut", at: anyByte(shape, random), after: "silence" })],
  [
    14,
    (shape, _, random) => ({
      kind: "clean-cut",
      at: Math.max(0, anyByte(shape, random) - shape.bodyAt),
    }),
  ],
  [1, () => ({ kind: "loris" })],
  [12, (_, __, random) => pick(statuses, random)],
  [7, (_, stream, random) => pick(stream ? streamHeaders : wholeHeaders, random)],
  [8, ({ pieces }, _, random) => ({ kind: "error-event", at: anyPiece(pieces, random) })],
  [
    8,
    ({ pieces }, stream, random) => ({
      kind: "garbage",
      at: anyPiece(pieces, random),
      text: pick(stream ? streamGarbage : wholeGarbage, random),
    }),
  ],
  [4, (_, __, random) => ({ kind: "no-http", text: pick(noHttp, random) })],
];

function randomFault(
  shape: ReturnType<typeof wireReply>,
  stream: boolean,
  random: () => number,
): Fault {
  let left = random() * makers.reduce((sum, [share]) => sum + share, 0);
  const found = makers.find(([share]) => (left -= share) < 0) ?? makers[0];
  if (found === undefined) throw new Error("no faults to choose from");
  return found[1](shape, stream, random);
}

function anyByte({ bytes }: { readonly bytes: Buffer }, random: () => number): number {
  return Math.floor(random() * (bytes.length + 1));
}

function anyPiece(pieces: readonly string[], random: () => number): number {
  return Math.floor(random() * pieces.length);
}

const status = (code: number, ...headers: readonly string[]): Fault => ({
  kind: "status",
  status: code,
  headers,
});

const statuses: readonly Fault[] = [
  ...[400, 401, 402, 403, 404, 408, 413, 418, 422, 429, 500, 502, 503, 504, 529].map((code) =>
    status(code),
  ),
  ...[201, 206, 307].map((code) => status(code, "location: http://127.0.0.1:9/")),
  status(429, "retry-after: 0"),
  status(429, "retry-after: 1"),
  status(429, "retry-after: 3600"),
  status(429, "retry-after: soon"),
  status(429, "retry-after-ms: 40"),
  status(429, "retry-after: Wed, 21 Oct 2026 07:28:00 GMT", "date: Wed, 21 Oct 2026 07:27:59 GMT"),
  status(503, "retry-after: -5"),
];

const header = (contentType: string, more?: string): Fault => ({
  kind: "header",
  contentType,
  ...(more !== undefined && { more }),
});
const neither = [
  header("text/html; charset=utf-8"),
  header("text/plain"),
  header("application/octet-stream"),
];
const streamHeaders: readonly Fault[] = [
  ...neither,
  header("application/json"),
  header("text/event-stream", "content-encoding: gzip"),
];
const wholeHeaders: readonly Fault[] = [
  ...neither,
  header("text/event-stream"),
  header("application/json", "content-encoding: br"),
];

const streamGarbage = ['data: {"broken\n\n', "data: <html>\n\n", "data: \u0000\n\n"];
const wholeGarbage = ['{"broken', "<html></html>", "null", "[]", "{}", "\u0000"];
const noHttp = ["", "SSH-2.0-OpenSSH_9.9\r\n", "HTTP/1.1 banana\r\n\r\n", "HTTP/1.1 200 OK\r\nx"];
