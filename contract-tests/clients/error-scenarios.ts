import { atLeast } from "../harness/match.ts";
import {
  protocols,
  rowsOf,
  type ClientCall,
  type KeyName,
  type Protocol,
  type Scenario,
} from "./scenario.ts";
import { scriptedRefusals } from "./scripted-refusals.ts";

/** Above the test gateway's limit of 64 KiB. */
const HUGE_CHARACTERS = 70_000;

/**
 * Twenty seconds of a stream, so that it still runs when a slow client repeats the request, which
 * then ends it.
 */
export const LONG_TEXT = Array.from({ length: 100 }, (_, at) => `word${at}`).join(" ");

export interface Refusal {
  readonly name: string;
  /** `<status> <type> <code>`. */
  readonly error: string;
  readonly model?: string;
  readonly more?: object;
  readonly text?: string;
  readonly untyped?: boolean;
  readonly key?: KeyName;
}

const huge = "x".repeat(HUGE_CHARACTERS);

/** Every error that a client can cause or meet before a response begins. */
export const refusals: readonly Refusal[] = [
  untyped("400 unknown field", "unknown_field", { colour: "red" }),
  untyped("400 out of range", "invalid_request", { temperature: 3 }),
  { name: "401 bad key", error: "401 authentication_error invalid_api_key", key: "mistyped" },
  { name: "402 no balance", error: "402 billing_error insufficient_balance", key: "poor" },
  {
    name: "403 forbidden model",
    error: "403 permission_error model_not_allowed",
    model: "agent",
    key: "narrow",
  },
  { name: "404 unknown model", error: "404 not_found_error model_not_found", model: "nothing" },
  { name: "413 huge body", error: "413 request_too_large body_too_large", text: huge },
  { name: "429 rate limit", error: "429 rate_limit_error rate_limited", key: "limited" },
  { name: "502 broken upstream", error: "502 api_error upstream_error", model: "refuse-500" },
  { name: "503 or 529 overloaded", error: "503 overloaded_error overloaded", model: "refuse-429" },
  { name: "504 silent upstream", error: "504 timeout_error upstream_timeout", model: "hang" },
];

function untyped(name: string, code: string, more: object): Refusal {
  return { name, error: `400 invalid_request_error ${code}`, more, untyped: true };
}

/** Reads `<status> <type> <code>`. */
export function errorOf(line: string): { status: number; type: string; code: string } {
  const [status, type = "", code = ""] = line.split(" ");
  return { status: Number(status), type, code };
}

const paired = ["chat", "messages"] as const;

function requestTo(model: string, text: string, more: object = {}): object {
  const messages = [{ role: "user", content: text }];
  return { model: `sandbox/${model}`, messages, max_tokens: 100, ...more };
}

function refusalScenario(protocol: "chat" | "messages", refusal: Refusal): Scenario {
  const { name, error, model = "echo", text = "Hello", more, ...rest } = refusal;
  // The messages protocol has a status of its own for an overloaded upstream.
  const told = protocol === "messages" ? error.replace(/^503/, "529") : error;
  return {
    ...rest,
    name: `${protocol}: ${name}`,
    call: protocol,
    request: requestTo(model, text, more),
    expect: { error: errorOf(told) },
  };
}

/** A mistake that every client can make. */
const absentTool = {
  chat: { tool_choice: { type: "function", function: { name: "absent" } } },
  messages: { tool_choice: { type: "tool", name: "absent" } },
};

/** Failures after the start of the stream: the pieces so far, then a typed error. */
export const brokenStreams = ["break", "truncate", "garbage"];

/** Each typed error in both protocols, before the response and within it. */
export const errorScenarios: readonly Scenario[] = paired.flatMap((protocol) => {
  const scenario = rowsOf(protocol);
  return [
    ...refusals.map((refusal) => refusalScenario(protocol, refusal)),
    scenario("400 absent tool", "", requestTo("agent", "Hello", absentTool[protocol]), {
      error: { status: 400, type: "invalid_request_error" },
    }),
    scenario("409 idempotency in flight", "-conflict", requestTo("slow", LONG_TEXT), {
      error: errorOf("409 conflict_error idempotency_in_flight"),
    }),
    scenario("422 idempotency mismatch", "-idempotent", requestTo("echo", "Hello"), {
      same: true,
      error: errorOf("422 invalid_request_error idempotency_mismatch"),
    }),
    scenario("stream refused", "-stream", requestTo("nothing", "Hello"), {
      error: errorOf("404 not_found_error model_not_found"),
    }),
    ...brokenStreams.map((model) =>
      scenario(
        `in-stream error, ${model}`,
        "-stream",
        requestTo(model, "one two three four five"),
        {
          text: "one two three",
          error: { type: "api_error", code: "upstream_error" },
        },
      ),
    ),
  ];
});

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
    expect: { error: errorOf("404 not_found_error model_not_found") },
  },
  {
    name: "account",
    call: "account",
    expect: { object: "account", plan: "demo", currency: "USD" },
  },
];

const truncated = { error: { type: "connection_error", code: "stream_truncated" } };

/** `misbehaving-server.ts` describes the behaviour of each name. */
function misbehaviours(protocol: Protocol): readonly Scenario[] {
  const streamed: ClientCall = `${protocol}-stream`;
  const done = { retries: 2, attempts: 2, expect: { text: "done" } };
  const internal = { error: errorOf("500 api_error internal_error") };
  const cut = { call: streamed, attempts: 1, expect: { text: "so far", ...truncated } };
  const refused = { error: { status: 503 } };
  return [
    { name: "retry-after-ms", call: protocol, ...done },
    { name: "retry-after", call: streamed, ...done },
    { name: "dropped", call: protocol, ...done },
    { name: "should-retry", call: protocol, ...done },
    { name: "should-not-retry", call: protocol, retries: 2, attempts: 1, expect: refused },
    { name: "always-500", call: protocol, retries: 2, attempts: 3, expect: internal },
    { name: "early-end", ...cut },
    { name: "reset", ...cut },
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
  misbehaviours(protocol).map((row) => ({
    ...row,
    name: `${protocol}: ${row.name}`,
    request:
      protocol === "responses"
        ? { model: "sandbox/echo", input: "Hello" }
        : requestTo("echo", "Hello"),
    misbehaving: true,
  })),
);
