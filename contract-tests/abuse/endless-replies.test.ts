import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { chat, messages } from "../harness/requests.ts";
import {
  startHostileGateway,
  type HostileGateway,
  type HostileModel,
  type UpstreamKind,
} from "./hostile-gateway.ts";
import { chat as chatWire } from "./hostile-wires/chat.ts";
import type { HostileWire } from "./hostile-wires/hostile-wire.ts";
import { messages as messagesWire } from "./hostile-wires/messages.ts";
import { responses as responsesWire } from "./hostile-wires/responses.ts";
import { HEALTH_UNITS_MAX, watchHealth } from "./watch-health.ts";

/** At once for each attack: one may pass by luck. */
const TIMES = 2;
const endless = { maxOutputTokens: 8_000 };
const silent = { maxOutputTokens: 8_000, totalMs: 1_500 };

/** What ends a reply whose upstream never does: an error in the stream, or in its place. */
interface Attacks {
  readonly streams: readonly string[];
  readonly silences: readonly string[];
  readonly wholes: readonly string[];
}

function attacksOf(wire: HostileWire): Attacks {
  return {
    // Pages are for clients that do not read.
    streams: Object.keys(wire.endless).filter((name) => name !== "pages"),
    silences: Object.keys(wire.silent),
    wholes: Object.keys(wire.wholes),
  };
}

const ofChat = attacksOf(chatWire);
const attacks: Readonly<Record<UpstreamKind, Attacks>> = {
  openai: {
    ...ofChat,
    // What no wire makes a difference to.
    streams: [...ofChat.streams, "gzip-stream"],
    wholes: [...ofChat.wholes, "headers", "gzip-whole", "gzip-error"],
  },
  anthropic: attacksOf(messagesWire),
  "openai-responses": attacksOf(responsesWire),
};
const kinds = ["openai", "anthropic", "openai-responses"] as const;
interface Way {
  readonly kind: UpstreamKind;
  readonly path: string;
}
const ways: readonly Way[] = kinds.flatMap((kind) =>
  [chat, messages].map((path) => ({ kind, path })),
);

/**
 * The model of an attack: one for each path, since an attack that is retried on both would open the
 * circuit of a shared one.
 */
function modelName({ kind, path }: Way, name: string): string {
  return `${kind}${path}/${name}`;
}

function modelsOf(way: Way): readonly (readonly [string, HostileModel])[] {
  const { kind } = way;
  const { streams, silences, wholes } = attacks[kind];
  return [
    ...[...streams, ...wholes].map((name) => [modelName(way, name), { ...endless, kind }] as const),
    ...silences.map((name) => [modelName(way, name), { ...silent, kind }] as const),
  ];
}

let gateway: HostileGateway;
let health: () => Promise<number>;
beforeAll(async () => {
  gateway = await startHostileGateway({ models: Object.fromEntries(ways.flatMap(modelsOf)) });
  health = watchHealth(gateway.server);
});
afterAll(() => gateway.stop());

interface Attack extends Way {
  readonly name: string;
  readonly stream: boolean;
}

/** `200 upstream_error` for each reply; a word of its own if one looks complete. */
async function endings({ name, stream, ...way }: Attack): Promise<readonly string[]> {
  const model = `hostile/${modelName(way, name)}`;
  const body = { model, stream, messages: [{ role: "user", content: "Go" }] };
  const key = gateway.server.key;
  const replies = await Promise.all(
    Array.from({ length: TIMES }, () => call(gateway.server, way.path, { key, body })),
  );
  return replies.map(({ status, text }) => {
    if (/\[DONE\]|message_stop/.test(text.slice(-1_000))) return "looks complete";
    return `${status} ${/"code":"(\w+)"/.exec(text.slice(-1_000))?.[1]}`;
  });
}

/** A guard: on a loaded machine replies that are bounded by their size take long. */
const options = { timeout: 1_800_000 };
describe.concurrent.each(ways)("$kind by $path", options, (way) => {
  const { streams, silences, wholes } = attacks[way.kind];

  test.each(streams)("a stream that never ends: %s", async (name) => {
    const ends = await endings({ ...way, name, stream: true });
    expect(ends.every((end) => /^(200|502) upstream_error$/.test(end))).toBe(true);
  });

  test.each(silences)("a stream that shows nothing: %s", async (name) => {
    const ends = await endings({ ...way, name, stream: true });
    expect(ends.every((end) => /^(200|504) upstream_timeout$/.test(end))).toBe(true);
  });

  test.each(wholes)("a non-streaming response without bounds: %s", async (name) => {
    const want = name === "gzip-error" ? "400 upstream_rejected" : "502 upstream_error";
    expect(await endings({ ...way, name, stream: false })).toEqual(Array(TIMES).fill(want));
  });
});

test("meanwhile everybody else is served, and afterwards nothing is held", async () => {
  expect(await health()).toBeLessThan(HEALTH_UNITS_MAX);
  const account = async (): Promise<unknown> =>
    (await call(gateway.server, "/v1/account", { key: gateway.server.key })).json;
  await expect.poll(account).toMatchObject({ balance: { held: "0" } });
});

test("each stream that broke is an error in the log, with its code and causes", () => {
  // The last line may be on its way.
  const whole = gateway.server.output().split("\n").slice(0, -1);
  const lines = whole
    .filter((line) => line.includes('"msg":"request"') && line.includes('"outcome":"broken"'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines.length).toBeGreaterThan(TIMES);
  expect(lines.filter(({ level, status }) => level !== "error" || status !== 200)).toEqual([]);
  expect(lines[0]).toMatchObject({
    error: "upstream_error",
    causes: [{ name: "UpstreamFailure" }],
  });
});
