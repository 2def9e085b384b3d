import { atLeast } from "../harness/match.ts";
import type { ClientCall, KeyName, Scenario } from "./scenario.ts";
import { scriptedRefusals } from "./scripted-refusals.ts";

/** Above the test gateway's limit of 64 KiB. */
const HUGE_CHARACTERS = 70_000;

/**
 * Twenty seconds of a stream, so that it still runs when a slow client repeats the request, which
 * then ends it.
 */
const LONG_TEXT = Array.from({ length: 100 }, (_, at) => `word${at}`).join(" ");

interface Refusal {
  readonly name: string;
  readonly model?: string;
  readonly more?: object;
  readonly text?: string;
  readonly untyped?: boolean;
  readonly key?: KeyName;
  readonly status: number;
  readonly type: string;
  readonly code: string;
  /** Status in the messages protocol, if it differs. */
  readonly messages?: { readonly status: number };
}

/** Every error that a client can cause or meet before a response begins. */
const refusals: readonly Refusal[] = [
  {
    name: "400 unknown field",
    more: { colour: "red" },
    untyped: true,
    status: 400,
    type: "invalid_request_error",
    code: "unknown_field",
  },
  {
    name: "400 out of range",
    more: { temperature: 3 },
    untyped: true,
    status: 400,
    type: "invalid_request_error",
    code: "invalid_request",
  },
  {
    name: "401 bad key",
    key: "mistyped",
    status: 401,
    type: "authentication_error",
    code: "invalid_api_key",
  },
  {
    name: "402 no balance",
    key: "poor",
    status: 402,
    type: "billing_error",
    code: "insufficient_balance",
  },
  {
    name: "403 forbidden model",
    model: "agent",
    key: "narrow",
    status: 403,
    type: "permission_error",
    code: "model_not_allowed",
  },
  {
    name: "404 unknown model",
    model: "nothing",
    status: 404,
    type: "not_found_error",
    code: "model_not_found",
  },
  {
    name: "413 huge body",
    text: "x".repeat(HUGE_CHARACTERS),
    status: 413,
    type: "request_too_large",
    code: "body_too_large",
  },
  {
    name: "429 rate limit",
    key: "limited",
    status: 429,
    type: "rate_limit_error",
    code: "rate_limited",
  },
  {
    name: "502 broken upstream",
    model: "refuse-500",
    status: 502,
    type: "api_error",
    code: "upstream_error",
  },
  {
    name: "503 or 529 overloaded",
    model: "refuse-429",
    status: 503,
    type: "overloaded_error",
    code: "overloaded",
    messages: { status: 529 },
  },
  {
    name: "504 silent upstream",
    model: "hang",
    status: 504,
    type: "timeout_error",
    code: "upstream_timeout",
  },
];

const protocols: readonly ("chat" | "messages")[] = ["chat", "messages"];

function requestTo(model: string, text: string, more: object = {}): object {
  const messages = [{ role: "user", content: text }];
  return { model: `sandbox/${model}`, messages, max_tokens: 100, ...more };
}

function refusalScenario(protocol: "chat" | "messages", refusal: Refusal): Scenario {
  const { name, model = "echo", text = "Hello", more, key, untyped, status, type, code } = refusal;
  const told = protocol === "messages" ? (refusal.messages?.status ?? status) : status;
  return {
    name: `${protocol}: ${name}`,
    call: protocol,
    request: requestTo(model, text, more),
    ...(key === undefined ? {} : { key }),
    ...(untyped === undefined ? {} : { untyped }),
    expect: { error: { status: told, type, code } },
  };
}

/** A mistake that every client can make. */
const absentTool = {
  chat: { tool_choice: { type: "function", function: { name: "absent" } } },
  messages: { tool_choice: { type: "tool", name: "absent" } },
};

/** Failures after the start of the stream: the pieces so far, then a typed error. */
const brokenStreams = ["break", "truncate", "garbage"];

/** Each typed error in both protocols, before the response and within it. */
export const errorScenarios: readonly Scenario[] = protocols.flatMap((protocol) => [
  ...refusals.map((refusal) => refusalScenario(protocol, refusal)),
  {
    name: `${protocol}: 400 absent tool`,
    call: protocol,
    request: requestTo("agent", "Hello", absentTool[protocol]),
    expect: { error: { status: 400, type: "invalid_request_error" } },
  } satisfies Scenario,
  {
    name: `${protocol}: 409 idempotency in flight`,
    call: `${protocol}-conflict`,
    request: requestTo("slow", LONG_TEXT),
    expect: {
      error: { status: 409, type: "conflict_error", code: "idempotency_in_flight" },
    },
  } satisfies Scenario,
  {
    name: `${protocol}: 422 idempotency mismatch`,
    call: `${protocol}-idempotent`,
    request: requestTo("echo", "Hello"),
    expect: {
      same: true,
      error: { status: 422, type: "invalid_request_error", code: "idempotency_mismatch" },
    },
  } satisfies Scenario,
  {
    name: `${protocol}: stream refused`,
    call: `${protocol}-stream`,
    request: requestTo("nothing", "Hello"),
    expect: { error: { status: 404, type: "not_found_error", code: "model_not_found" } },
  } satisfies Scenario,
  ...brokenStreams.map((model): Scenario => ({
    name: `${protocol}: in-stream error, ${model}`,
    call: `${protocol}-stream`,
    request: requestTo(model, "one two three four five"),
    expect: {
      text: "one two three",
      error: { type: "api_error", code: "upstream_error" },
    },
  })),
]);

/** Catalog and account. */
export const recordScenarios: readonly Scenario[] = [
  { name: "models: list", call: "models", expect: { has: true, count: atLeast(15) } },
  {
    name: "models: retrieve",
    call: "model",
    model: "sandbox/echo",
    expect: { id: "sandbox/echo" },
  },
  {
    name: "models: 404",
    call: "model",
    model: "sandbox/nothing",
    expect: { error: { status: 404, type: "not_found_error", code: "model_not_found" } },
  },
  {
    name: "account",
    call: "account",
    expect: { object: "account", plan: "demo", currency: "USD" },
  },
];

interface Misbehaviour {
  readonly name: string;
  readonly call: ClientCall;
  readonly retries?: number;
  readonly attempts: number;
  readonly expect: Scenario["expect"];
}

const truncated = { error: { type: "connection_error", code: "stream_truncated" } };

/** `misbehaving-server.ts` describes the behaviour of each name. */
function misbehaviours(protocol: "chat" | "messages"): readonly Misbehaviour[] {
  const streamed: ClientCall = `${protocol}-stream`;
  return [
    { name: "retry-after-ms", call: protocol, retries: 2, attempts: 2, expect: { text: "done" } },
    { name: "retry-after", call: streamed, retries: 2, attempts: 2, expect: { text: "done" } },
    { name: "dropped", call: protocol, retries: 2, attempts: 2, expect: { text: "done" } },
    { name: "should-retry", call: protocol, retries: 2, attempts: 2, expect: { text: "done" } },
    {
      name: "should-not-retry",
      call: protocol,
      retries: 2,
      attempts: 1,
      expect: { error: { status: 503 } },
    },
    {
      name: "always-500",
      call: protocol,
      retries: 2,
      attempts: 3,
      expect: { error: { status: 500, type: "api_error", code: "internal_error" } },
    },
    ...["early-end", "reset"].map((name) => ({
      name,
      call: streamed,
      attempts: 1,
      expect: { text: "so far", ...truncated },
    })),
    { name: "rough", call: streamed, attempts: 1, expect: { text: "rough 👋 done" } },
    { name: "cancel", call: `${protocol}-cancel`, attempts: 2, expect: { text: "closed" } },
    ...scriptedRefusals.map(({ behaviour, ...error }) => ({
      name: behaviour,
      call: protocol,
      attempts: 1,
      expect: { error },
    })),
  ];
}

/**
 * Retries with one key, correct ends of streams, cancellation, and errors that no client can cause.
 */
export const misbehavingScenarios: readonly Scenario[] = protocols.flatMap((protocol) =>
  misbehaviours(protocol).map((row): Scenario => ({
    ...row,
    name: `${protocol}: ${row.name}`,
    request: requestTo("echo", "Hello"),
    misbehaving: true,
  })),
);
