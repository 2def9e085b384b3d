/** The calls of the options and helpers: `client-…` and `final-…`. */
import { ChatGateway } from "../dist/index.js";
import { ProxyAgent } from "undici";

const TIMEOUT_MS = 100;
/** Long enough for the first events on a busy machine. */
const STREAM_TIMEOUT_MS = 3_000;

function clientOf({ apiKey, baseUrl, retries: maxRetries }, options = {}) {
  return new ChatGateway({ apiKey, baseUrl, maxRetries, ...options });
}

async function textOf(gateway, { request }, options = {}) {
  const { choices } = await gateway.createChatCompletion(request, options);
  return choices[0].message.content;
}

/** Reads a stream's text into the reply, so that it is reported if the stream fails. */
async function readText(stream, reply) {
  for await (const piece of stream.textStream()) reply.text += piece;
}

async function statuses(scenario, reply) {
  const gateway = clientOf(scenario);
  reply.classes = [];
  for (;;) {
    const error = await textOf(gateway, scenario).then(() => null, (thrown) => thrown);
    if (error?.status === 404 && reply.classes.includes("NotFoundError")) return;
    reply.classes.push(error.constructor.name);
  }
}

async function raw(scenario, reply) {
  const gateway = clientOf(scenario);
  const { data, response, requestId } = await gateway
    .createChatCompletion(scenario.request)
    .withResponse();
  const unread = await gateway.createChatCompletion(scenario.request).asResponse();
  const { choices } = await unread.json();
  const streamed = await gateway.streamChatCompletion(scenario.request).withResponse();
  const isSame = requestId === streamed.requestId && (await streamed.data.finalText()) === "done";
  if (!isSame) throw new Error("the stream has another id or text");
  const text = choices[0].message.content;
  Object.assign(reply, { status: response.status, requestId, replyId: data._request_id, text });
}

async function headers(scenario, reply) {
  const gateway = clientOf(scenario, { defaultHeaders: { "x-default": "one", "x-call": "one" } });
  const text = await textOf(gateway, scenario, { headers: { "x-call": "two" } });
  const got = JSON.parse(text);
  const [agent, first, call] = [got["user-agent"], got["x-default"], got["x-call"]];
  Object.assign(reply, { agent, default: first, call });
}

async function environment(scenario, reply) {
  try {
    reply.missing = "none";
    new ChatGateway();
  } catch (error) {
    reply.missing = error.code;
  }
  Object.assign(process.env, { GATEWAY_KEY: scenario.apiKey, GATEWAY_URL: scenario.baseUrl });
  const got = JSON.parse(await textOf(new ChatGateway(), scenario));
  delete process.env.GATEWAY_KEY;
  delete process.env.GATEWAY_URL;
  reply.same = got.authorization === `Bearer ${scenario.apiKey}`;
}

async function transport(scenario, reply) {
  reply.count = 0;
  const counting = (input, init) => {
    reply.count += 1;
    return fetch(input, init);
  };
  reply.text = await textOf(clientOf(scenario, { fetch: counting }), scenario);
}

async function proxy(scenario, reply) {
  const { origin, pathname } = new URL(scenario.baseUrl);
  const dispatcher = new ProxyAgent({ uri: origin, proxyTunnel: false });
  const viaProxy = (input, init) => fetch(input, { ...init, dispatcher });
  const baseUrl = `http://gateway.invalid${pathname}`;
  reply.text = await textOf(clientOf({ ...scenario, baseUrl }, { fetch: viaProxy }), scenario);
  await dispatcher.close();
}

async function log(scenario, reply) {
  const lines = [];
  const take = (line) => lines.push(line);
  const logger = { debug: take, info: take, warn: take, error: take };
  await textOf(clientOf(scenario, { logger, logLevel: "debug" }), scenario);
  const all = lines.join("\n");
  const leaks = [scenario.apiKey, "Hello", "done"].some((secret) => all.includes(secret));
  Object.assign(reply, { lines: lines.length, leaks });
}

async function abort(scenario, reply) {
  const stream = clientOf(scenario).streamChatCompletion(scenario.request);
  for await (const piece of stream.textStream()) {
    reply.text += piece;
    setTimeout(() => stream.abort(), TIMEOUT_MS);
  }
}

/** The reply is asked for after the stream has failed. */
async function lateCut(scenario, reply) {
  const stream = clientOf(scenario).streamChatCompletion(scenario.request);
  await readText(stream, reply).catch(() => undefined);
  await stream.finalChatCompletion();
}

async function tee(scenario, reply) {
  const [left, right] = clientOf(scenario).streamChatCompletion(scenario.request).tee();
  const read = async (branch) => {
    const events = [];
    for await (const event of branch) events.push(event);
    return events;
  };
  const events = await read(left);
  reply.same = JSON.stringify(events) === JSON.stringify(await read(right));
  reply.text = events.map(({ choices }) => choices[0].delta.content ?? "").join("");
}

const calls = {
  chat: ["createChatCompletion", "streamChatCompletion", "finalChatCompletion"],
  messages: ["createMessage", "streamMessage", "finalMessage"],
  responses: ["createResponse", "streamResponse", "finalResponse"],
};

/** Removes what differs between two replies to one request. */
function comparable(reply) {
  const varying = new Set(["id", "call_id", "created", "created_at", "signature"]);
  return JSON.stringify(sorted(reply), (name, value) => (varying.has(name) ? null : value));
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

async function final(scenario, reply) {
  const gateway = clientOf(scenario);
  const [create, stream, finish] = calls[scenario.call.split("-")[1]];
  const { stream_options: _, ...request } = scenario.request;
  const whole = comparable(await gateway[create](request));
  const streamed = gateway[stream](scenario.request);
  await readText(streamed, reply);
  const ended = comparable(await streamed[finish]());
  reply.same = ended === whole && (await streamed.finalText()) === reply.text;
  if (ended !== whole) reply.differs = { ended, whole };
}

/** Each plays one scenario and fills in its reply. */
export const surface = {
  "client-statuses": statuses,
  "client-timeout": (scenario) => textOf(clientOf(scenario), scenario, { timeout: TIMEOUT_MS }),
  "client-stream-timeout": (scenario, reply) => {
    const gateway = clientOf(scenario, { timeout: STREAM_TIMEOUT_MS });
    return readText(gateway.streamChatCompletion(scenario.request), reply);
  },
  "client-call-retries": (scenario) => textOf(clientOf(scenario), scenario, { maxRetries: 1 }),
  "client-late-cut": lateCut,
  "client-raw": raw,
  "client-headers": headers,
  "client-environment": environment,
  "client-transport": transport,
  "client-proxy": proxy,
  "client-log": log,
  "client-abort": abort,
  "client-tee": tee,
  "final-chat": final,
  "final-messages": final,
  "final-responses": final,
};
