import type { EventValidator } from "../contract/grammar/stream-checker.ts";
import type { HeaderRule, OperationRules, StatusRules } from "./response-rules.ts";

/** Status and headers of a response as sent; header names in lower case. */
export interface ResponseHead {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: readonly string[];
}

/** Headers for intermediate proxies; not part of the contract. */
const hopHeaders: ReadonlySet<string> = new Set(["x-accel-buffering", "x-content-type-options"]);

/** Maximum number of reported violations per body. */
const VIOLATIONS_MAX = 20;

export interface CheckedHead {
  readonly violations: readonly Violation[];
  /** The component that the body must match; null if the contract does not declare the head. */
  readonly schema: string | null;
  /** Without parameters. */
  readonly mediaType: string;
  readonly requestId: string | undefined;
}

/** Checks status, media type and headers against the contract. */
export function checkHead(rules: OperationRules, head: ResponseHead): CheckedHead {
  const { status } = head;
  const headers = readHeaders(head.headers);
  const mediaType = (headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
  const requestId = headers.get("x-request-id");
  const statusRules = rules.statuses.get(status);
  if (statusRules === undefined) {
    const violations = [violation("status", "", "undeclared")];
    return { violations, schema: null, mediaType, requestId };
  }
  const schema = statusRules.media.get(mediaType) ?? null;
  return {
    violations: [
      ...(schema === null ? [violation("media-type", "content-type", "undeclared")] : []),
      ...checkHeaders(statusRules, headers),
    ],
    schema,
    mediaType,
    requestId,
  };
}

function readHeaders(flat: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < flat.length; at += 2) headers.set(flat[at] ?? "", flat[at + 1] ?? "");
  return headers;
}

function checkHeaders(
  { headers: rules }: StatusRules,
  headers: ReadonlyMap<string, string>,
): readonly Violation[] {
  const found: Violation[] = [];
  for (const [name, value] of headers) {
    const rule = rules.get(name);
    const broken = rule === undefined ? undeclared(name) : rule.findBroken(value);
    if (broken !== null) found.push(violation("header", name, broken));
  }
  for (const rule of rules.values()) {
    if (isMissing(rule, headers)) found.push(violation("header", rule.name, "required"));
  }
  if (headers.get("x-request-id") !== headers.get("request-id")) {
    found.push(violation("request-id", "request-id", "const"));
  }
  return found;
}

function isMissing({ name, isRequired }: HeaderRule, headers: ReadonlyMap<string, string>) {
  return isRequired && !headers.has(name);
}

const ourHeaders: ReadonlySet<string> = new Set([
  "retry-after",
  "retry-after-ms",
  "idempotent-replayed",
]);

/**
 * Returns a violation for an undeclared header. HTTP's own headers need no declaration; the
 * gateway's do.
 */
function undeclared(name: string): string | null {
  const isOurs = name.startsWith("x-") || ourHeaders.has(name);
  return isOurs && !hopHeaders.has(name) ? "undeclared" : null;
}

export interface CheckedBody {
  readonly text: string;
  readonly validate: EventValidator;
  /** From the response header; an error body repeats it. */
  readonly requestId: string | undefined;
}

/** Checks a complete JSON body against its closed schema. */
export function checkBody({ text, validate, requestId }: CheckedBody): readonly Violation[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    return [violation("body", "", "json")];
  }
  const broken = validate(value) ? [] : (validate.errors ?? []).slice(0, VIOLATIONS_MAX);
  return [
    ...broken.map(({ instancePath, keyword }) => violation("body", instancePath, keyword)),
    ...checkRequestId(value, requestId),
  ];
}

/** Checks that a request id in the body equals the one in the header. */
function checkRequestId(value: unknown, requestId: string | undefined): Violation[] {
  if (typeof value !== "object" || value === null || !("request_id" in value)) return [];
  return value.request_id === requestId ? [] : [violation("request-id", "/request_id", "const")];
}

export function violation(
  part: ResponsePart,
  pointer: string,
  rule: string,
  event: number | null = null,
): Violation {
  return { part, pointer, rule, event };
}

/** The parts of a response that can violate the contract; a closed set, for metrics. */
export type ResponsePart = "status" | "media-type" | "header" | "body" | "event" | "request-id";

/** One violation of the contract. It contains no content of the response. */
export interface Violation {
  readonly part: ResponsePart;
  /** A JSON pointer into the body or the event, or a header's name; otherwise `""`. */
  readonly pointer: string;
  /** The rule's keyword, such as `required`, `undeclared` or `order`. */
  readonly rule: string;
  /** The index of the event in a stream, from 0; otherwise null. */
  readonly event: number | null;
}
