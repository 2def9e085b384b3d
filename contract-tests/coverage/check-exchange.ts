import { operations, type OperationId } from "../../generated/operations.ts";
import { checkStream } from "../../scripts/stream-grammar/check.ts";
import { loadGrammarsByOperation } from "../../scripts/stream-grammar/load.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { headerFaults } from "../harness/declared-headers.ts";
import { parseSse } from "../harness/parse-sse.ts";
import type { Exchange } from "./exchange.ts";
import { differences, type Pattern } from "../harness/match.ts";

/** The expected result of a cause, beyond the contract's requirements. */
export interface Expectation {
  readonly operationId: OperationId;
  readonly status: number;
  readonly mediaType: "application/json" | "text/event-stream";
  /** The body, beyond its schema; absent if that is enough. */
  readonly body?: Pattern;
  /** A header's value, or null if the header must be absent. */
  readonly headers: Readonly<Record<string, string | RegExp | null>>;
}

const grammars = loadGrammarsByOperation();

/**
 * Returns all faults of a response: by the contract (status, media type, headers, closed schema,
 * order of events) and by the expectation of its cause. Empty if it is correct.
 */
export function checkExchange(wanted: Expectation, found: Exchange): readonly string[] {
  const { status, headers } = found;
  const mediaType = headers["content-type"]?.split(";")[0];
  const faults: string[] = [];
  if (status !== wanted.status) faults.push(`status ${status}, not ${wanted.status}`);
  if (mediaType !== wanted.mediaType) faults.push(`content-type ${mediaType}`);
  const { method, path } = operations[wanted.operationId];
  faults.push(...headerFaults({ method, path, status }, headers));
  faults.push(...expectedHeaders(wanted, headers), ...consistency(headers));
  const whole = mediaType === "text/event-stream" ? checkEvents : checkBody;
  return [...faults, ...whole(wanted, found)];
}

function expectedHeaders(
  { headers: wanted }: Expectation,
  headers: Exchange["headers"],
): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers[name];
    if (value === null) return found === undefined ? [] : [`header ${name} is there`];
    if (found === undefined) return [`header ${name} is not there`];
    const fits = typeof value === "string" ? found === value : value.test(found);
    return fits ? [] : [`header ${name}: ${found}`];
  });
}

/** Rules between headers, which no schema can express. */
function consistency(headers: Exchange["headers"]): readonly string[] {
  const faults: string[] = [];
  if (headers["x-request-id"] !== headers["request-id"]) faults.push("the two ids differ");
  const seconds = headers["retry-after"];
  const ms = headers["retry-after-ms"];
  if (ms !== undefined && Math.ceil(Number(ms) / 1_000) !== Number(seconds)) {
    faults.push(`retry-after ${seconds} is not ${ms} ms`);
  }
  for (const unit of ["requests", "tokens"]) {
    const [limit, remaining, reset] = ["limit", "remaining", "reset"].map(
      (word) => headers[`x-ratelimit-${word}-${unit}`],
    );
    const present = [limit, remaining, reset].filter((value) => value !== undefined);
    if (present.length % 3 !== 0) faults.push(`only some of the limits of ${unit} are sent`);
    if (Number(remaining) > Number(limit)) faults.push(`more ${unit} remain than are allowed`);
  }
  return faults;
}

function checkBody(wanted: Expectation, { status, headers, body }: Exchange): readonly string[] {
  const schema = status === 200 ? operations[wanted.operationId].reply : "ErrorResponse";
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return ["the body is not JSON"];
  }
  return [
    ...faultsOf(schema, value),
    ...(wanted.body === undefined ? [] : differences(wanted.body, value)),
    ...requestIdFaults(value, headers),
  ];
}

/** Checks that an error contains the request id of its headers. */
function requestIdFaults(value: unknown, headers: Exchange["headers"]): readonly string[] {
  if (typeof value !== "object" || value === null || !("request_id" in value)) return [];
  return value.request_id === headers["x-request-id"] ? [] : ["request_id is another request's"];
}

function checkEvents(wanted: Expectation, found: Exchange): readonly string[] {
  const { streamData } = operations[wanted.operationId];
  if (streamData === null) return ["this operation has no stream"];
  const grammar = grammars.get(wanted.operationId);
  if (grammar === undefined) return ["this operation has no grammar"];
  try {
    const events = parseSse(found.body);
    const verdict = checkStream(grammar, events, found.request);
    if ("problem" in verdict) return [`grammar: ${verdict.problem}`];
    const values = events.flatMap(({ data }) =>
      data === "[DONE]" ? [] : [JSON.parse(data) as { readonly type?: unknown }],
    );
    return values.flatMap((value) => {
      if (value.type !== "error") return faultsOf(streamData, value);
      // In the responses protocol, errors have fields of an event.
      const schema = "sequence_number" in value ? streamData : "ErrorResponse";
      return [...faultsOf(schema, value), ...requestIdFaults(value, found.headers)];
    });
  } catch (error) {
    return [`the stream cannot be read: ${String(error)}`];
  }
}
