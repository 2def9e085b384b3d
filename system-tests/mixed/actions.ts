import { connect } from "node:net";
import { type Agent, request } from "undici";
import type { Lane, Trial } from "../upstreams/chaos-plan.ts";
import { paths } from "../../contract-tests/harness/requests.ts";
import { bodyOf } from "../upstreams/client-body.ts";
import { lanes, randomTrial, textOf } from "../upstreams/chaos-plan.ts";
import { type SentRequest, type ClientReply, endingOf } from "../upstreams/ending.ts";
import { LONG_MODEL, type PlannedUpstream } from "./upstream.ts";
import { later, pause } from "../../contract-tests/harness/real-clock.ts";

/** State that clients share within a round. */
export interface World {
  readonly root: string;
  /** Returns one of the keys of this round. */
  readonly key: () => string;
  readonly agent: Agent;
  readonly upstream: PlannedUpstream;
  readonly random: () => number;
  readonly nextNumber: () => number;
  /** Reports the id of a complete response, for the audit. */
  readonly served: (requestId: string) => void;
}

/** One action of a client; returns its result, throws if that is not allowed. */
type Action = (world: World) => Promise<string>;

interface Sending {
  readonly path: string;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function post(world: World, { path, body, headers }: Sending): Promise<ClientReply> {
  const reply = await request(world.root + path, {
    dispatcher: world.agent,
    method: "POST",
    headers: {
      authorization: `Bearer ${world.key()}`,
      "content-type": "application/json",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() };
}

const pick = <T>(items: readonly T[], { random }: World): T =>
  items[Math.floor(random() * items.length)] as T;

interface Planned {
  readonly asked: SentRequest;
  readonly sending: Sending;
  readonly forget: () => void;
}

/** Returns a request to an upstream that behaves as planned in the trial. */
function plan(world: World, name: "well" | "failing", trial: Trial): Planned {
  const number = world.nextNumber();
  const text = textOf(number);
  const place = String(number).padStart(6, "0");
  world.upstream.plans.set(place, { ...trial, text });
  const { protocol, stream, wire } = trial;
  const model = `mixed/${name}-${wire}`;
  const body = bodyOf({ protocol, stream, model, content: `Say ${text}`, bound: 100 });
  return {
    asked: { protocol, stream, text, body },
    sending: { path: paths[protocol], body },
    forget: () => void world.upstream.plans.delete(place),
  };
}

const wellTrial = (world: World, lane: Lane): Trial => ({
  ...lane,
  framing: "chunked",
  attempts: [{ kind: "pieces", random: world.random }],
});

function serve(protocol: Lane["protocol"], stream: boolean): Action {
  const own = lanes.filter((lane) => lane.protocol === protocol && lane.stream === stream);
  return async (world) => {
    const { asked, sending, forget } = plan(world, "well", wellTrial(world, pick(own, world)));
    const reply = await post(world, sending);
    forget();
    const ending = endingOf(asked, reply);
    if (ending !== "correct reply") throw new Error(`a healthy upstream, and: ${reply.text}`);
    world.served(String(reply.headers["x-request-id"]));
    return ending;
  };
}

async function repeatKeyed(world: World): Promise<string> {
  const { sending, forget } = plan(world, "well", wellTrial(world, pick(lanes, world)));
  const headers = { "idempotency-key": `mixed-${String(world.nextNumber())}` };
  const key = world.key();
  const keyed = { ...sending, headers: { ...headers, authorization: `Bearer ${key}` } };
  const together = world.random() < 0.5;
  const [first, second] = together
    ? await Promise.all([post(world, keyed), post(world, keyed)])
    : [await post(world, keyed), await post(world, keyed)];
  forget();
  if (first.status !== 200 || second.status !== 200 || first.text !== second.text) {
    throw new Error(`not one reply: ${first.status} ${first.text} ${second.status} ${second.text}`);
  }
  return together ? "one reply for two at once" : "replayed";
}

async function failUpstream(world: World): Promise<string> {
  const { asked, sending, forget } = plan(world, "failing", randomTrial(world.random));
  const reply = await post(world, sending);
  forget();
  return endingOf(asked, reply);
}

const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };
const sandbox = (model: string, stream: boolean): object => ({ ...hello, model, stream });

/** Requests with an expected refusal, by the code of their error. */
const refusals: Readonly<Record<string, Sending>> = {
  invalid_json: { path: paths.chat, body: "{" },
  unknown_field: { path: paths.chat, body: { ...hello, colour: "red" } },
  invalid_request: { path: paths.messages, body: { ...hello, max_tokens: -1 } },
  model_not_found: { path: paths.chat, body: { ...hello, model: "mixed/none" } },
  invalid_api_key: { path: paths.chat, body: hello, headers: { authorization: "Bearer sk-gw-x" } },
  not_found: { path: "/v1/nothing", body: hello },
  upstream_rejected: { path: paths.chat, body: sandbox("sandbox/refuse-400", false) },
};

async function refuse(world: World): Promise<string> {
  const [code, sending] = pick(Object.entries(refusals), world);
  const { text } = await post(world, sending);
  if (!text.includes(`"${code}"`)) throw new Error(`not ${code}: ${text}`);
  return code;
}

const failingModels = ["refuse-429", "refuse-500", "break", "truncate", "garbage", "no-usage"];

async function failSandbox(world: World): Promise<string> {
  const model = pick(failingModels, world);
  const stream = world.random() < 0.5;
  const path = pick([paths.chat, paths.messages], world);
  const reply = await post(world, {
    path,
    body: { ...sandbox(`sandbox/${model}`, stream), max_tokens: 50 },
  });
  return `${model} ${reply.status}`;
}

/** Disconnects in the middle of a stream, or before its first byte. */
async function leave(world: World): Promise<string> {
  const path = pick([paths.chat, paths.messages], world);
  // A stream of a minute, so that it still runs when this busy process disconnects.
  const messages = [{ role: "user", content: "word ".repeat(300) }];
  const leaving = new AbortController();
  const early = world.random() < 0.3;
  const sent = request(world.root + path, {
    dispatcher: world.agent,
    method: "POST",
    headers: { authorization: `Bearer ${world.key()}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "sandbox/slow", stream: true, max_tokens: 300, messages }),
    signal: leaving.signal,
  });
  try {
    if (early) later(world.random() * 20, () => leaving.abort());
    for await (const _ of (await sent).body) leaving.abort();
  } catch (error) {
    if (leaving.signal.aborted) return early ? "left early" : "left in the stream";
    throw error;
  }
  throw new Error("a stream that was left came to its end");
}

/** Bytes per read of a slow reader. */
const SLOW_READ_BYTES = 8_192;

async function readSlowly(world: World): Promise<string> {
  const content = "word ".repeat(3_000);
  const reply = await request(world.root + paths.chat, {
    dispatcher: world.agent,
    method: "POST",
    headers: { authorization: `Bearer ${world.key()}`, "content-type": "application/json" },
    body: JSON.stringify({ ...hello, stream: true, messages: [{ role: "user", content }] }),
  });
  let text = "";
  let unread = 0;
  // A chunk may be as small as one event.
  for await (const bytes of reply.body) {
    text += String(bytes);
    unread += bytes.length;
    if (unread < SLOW_READ_BYTES) continue;
    unread = 0;
    await pause(20);
  }
  if (!text.endsWith("data: [DONE]\n\n")) throw new Error(`cut: ${text.slice(-200)}`);
  return "read slowly, whole";
}

/** Does not read a long stream until the gateway closes it. */
async function stall({ root, key }: World): Promise<string> {
  const { port, hostname } = new URL(root);
  const body = JSON.stringify({ ...hello, model: LONG_MODEL, stream: true });
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once("close", resolve));
  socket.on("error", () => undefined);
  socket.write(
    `POST ${paths.chat} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${key()}\r\n` +
      `content-type: application/json\r\nconnection: close\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  socket.pause();
  await pause(STALL_MS);
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text = (text + part).slice(-200)));
  socket.resume();
  await closed;
  // On a machine that is too slow to close it in time, the stream ends with an error of its
  // upstream.
  return text.includes('"error"') ? "waited for" : "cut";
}

/** `CLIENT_STALL_MS` of the gateway; a client stalls for more than twice this time. */
export const CLIENT_STALL_MS = 1_000;
const STALL_MS = 5_000;

const pages = [
  ...["/healthz", "/readyz", "/metrics", "/docs", "/docs.md", "/openapi.json", "/playground"],
  ...["/v1/models", "/v1/models/sandbox%2Fecho", "/v1/account"],
];

async function readPage(world: World): Promise<string> {
  const path = pick(pages, world);
  const headers = path.startsWith("/v1") ? { authorization: `Bearer ${world.key()}` } : {};
  const reply = await request(world.root + path, { dispatcher: world.agent, headers });
  await reply.body.dump();
  if (reply.statusCode !== 200) throw new Error(`${path} answers ${reply.statusCode}`);
  return "read";
}

/** The mix: each action and its share. */
export const actions: Readonly<Record<string, { readonly share: number; readonly act: Action }>> = {
  "chat, whole": { share: 20, act: serve("chat", false) },
  "chat, streamed": { share: 20, act: serve("chat", true) },
  "messages, whole": { share: 12, act: serve("messages", false) },
  "messages, streamed": { share: 12, act: serve("messages", true) },
  "keyed repeat": { share: 8, act: repeatKeyed },
  refusal: { share: 8, act: refuse },
  "sandbox failure": { share: 5, act: failSandbox },
  "failing upstream": { share: 10, act: failUpstream },
  "client leaves": { share: 6, act: leave },
  "slow reader": { share: 2, act: readSlowly },
  "stalled reader": { share: 0.3, act: stall },
  page: { share: 4, act: readPage },
};
