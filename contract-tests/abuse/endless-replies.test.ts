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

/** Simultaneous runs of each attack, since one may pass by chance. */
const TIMES = 2;
const endless = { maxOutputTokens: 8_000 };
const silent = { maxOutputTokens: 8_000, totalMs: 1_500 };

/**
 * The names of endless upstream replies that must end in an error, in the stream or instead of it.
 */
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
    // Attacks that are the same on every wire.
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
 * Returns the model of an attack: one per path, since an attack that is retried on both would open
 * the circuit of a shared one.
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

/** Returns `200 upstream_error` for each response, or another word if one looks complete. */
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

/** A safeguard: on a loaded machine responses that are bounded by their size take long. */
const options = { timeout: 1_800_000 };
describe.concurrent.each(ways)("$kind by $path", options, (way) => {
  const { streams, silences, wholes } = attacks[way.kind];

  test.each(streams)("an endless stream: %s", async (name) => {
    const ends = await endings({ ...way, name, stream: true });
    expect(ends.every((end) => /^(200|502) upstream_error$/.test(end))).toBe(true);
  });

  test.each(silences)("an endless stream without visible content: %s", async (name) => {
    const ends = await endings({ ...way, name, stream: true });
    expect(ends.every((end) => /^(200|504) upstream_timeout$/.test(end))).toBe(true);
  });

  test.each(wholes)("an unbounded non-streaming response: %s", async (name) => {
    const want = name === "gzip-error" ? "400 upstream_rejected" : "502 upstream_error";
    expect(await endings({ ...way, name, stream: false })).toEqual(Array(TIMES).fill(want));
  });
});

test("other clients are served during the attack, and no hold remains afterwards", async () => {
  expect(await health()).toBeLessThan(HEALTH_UNITS_MAX);
  const account = async (): Promise<unknown> =>
    (await call(gateway.server, "/v1/account", { key: gateway.server.key })).json;
  await expect.poll(account).toMatchObject({ balance: { held: "0" } });
});

test("each broken stream is an error in the log, with its code and causes", () => {
  // The last line may be incomplete.
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
