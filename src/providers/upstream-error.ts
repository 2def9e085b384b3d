import type { Upstream } from "../catalog/model.ts";
import { asObject, asText, type JsonObject, parseObject } from "./json.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../errors/upstream-failure.ts";

/** An upstream's error, of any known shape. */
interface ParsedError {
  readonly message: string | undefined;
  /** Its machine words, lower case: `error.type`, `error.code`, `error.status`. */
  readonly words: readonly string[];
  /** A status that the body names, for errors within a reply of status 200. */
  readonly status: number | undefined;
}

export interface ErrorReply {
  readonly status: number;
  readonly body: string;
  header(name: string): string | undefined;
}

const MESSAGE_CHARS_MAX = 1_000;
const RETRY_AFTER_MS_MAX = 3_600_000;

/** Upstreams answer 400 for these too, but they are about our account and no client's concern. */
const accountMessage =
  /credit balance is too low|(incorrect|invalid) api key|api key not valid|exceeded your current quota/i;
const accountWords: ReadonlySet<string> = new Set([
  "authentication_error",
  "billing_error",
  "insufficient_quota",
  "invalid_api_key",
]);
const busyWords = /^(overloaded|overloaded_error|rate_limit.*|too_many_requests|unavailable)$/;

/**
 * Reads `{error: {message, type, code}}`, `{error: "…"}`, `{message}`, `{detail}` (a string or a
 * list of `{msg}`), and lists of such objects.
 */
function parseError(value: unknown): ParsedError {
  const whole = asObject(Array.isArray(value) ? value[0] : value) ?? {};
  const error = asObject(whole["error"]);
  const source: JsonObject = error ?? whole;
  const words = [source["type"], source["code"], source["status"]].filter(
    (word) => typeof word === "string",
  );
  const status = [source["code"], source["status"], source["status_code"]].find(
    (word): word is number => typeof word === "number" && word >= 400 && word <= 599,
  );
  const message =
    asText(source["message"]) ?? asText(whole["error"]) ?? readDetail(whole["detail"]);
  return { message, words: words.map((word) => word.toLowerCase()), status };
}

function readDetail(detail: unknown): string | undefined {
  if (!Array.isArray(detail)) return asText(detail);
  const messages = detail
    .map((item) => asText(asObject(item)?.["msg"]))
    .filter((item) => item !== undefined);
  return messages.length > 0 ? messages.join("; ") : undefined;
}

/** The failure that an error status means; its message is bounded and holds no key. */
export function failureOfStatus(reply: ErrorReply, upstream: Upstream): UpstreamFailure {
  const parsed = parseError(parseObject(reply.body) ?? parseList(reply.body));
  const message = redact(parsed.message ?? "", upstream);
  const ours = accountMessage.test(message) || parsed.words.some((word) => accountWords.has(word));
  const kind = kindOfStatus(reply.status, ours);
  const retryAfterMs =
    kind === "overloaded" || kind === "server-error" ? readRetryAfter(reply) : undefined;
  return new UpstreamFailure(
    kind,
    kind === "invalid-request"
      ? message || "The model's upstream refused the request."
      : `upstream status ${reply.status}: ${message}`,
    { status: reply.status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
  );
}

/** The failure that an error inside an accepted reply means: an error event, an error object. */
export function failureOfEvent(value: unknown, upstream: Upstream, status = 200): UpstreamFailure {
  const parsed = parseError(value);
  const busy =
    parsed.words.some((word) => busyWords.test(word)) ||
    kindOfStatus(parsed.status ?? 500, true) === "overloaded";
  const message = redact(parsed.message ?? parsed.words.join(" "), upstream);
  return new UpstreamFailure(
    busy ? "overloaded" : "server-error",
    `upstream error within the reply: ${message}`,
    { status },
  );
}

function kindOfStatus(status: number, aboutOurAccount: boolean): UpstreamFailureKind {
  if (status === 400 || status === 413 || status === 422) {
    return aboutOurAccount ? "access-denied" : "invalid-request";
  }
  if (status === 429 || status === 503 || status === 529) return "overloaded";
  if (status === 408) return "server-error";
  // Redirects are not followed: an address that moved is a mistake in our configuration.
  if (status >= 300 && status < 500) return "access-denied";
  return status >= 500 ? "server-error" : "malformed-response";
}

function parseList(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `retry-after-ms` before `retry-after`: seconds, or a date by the upstream's own clock. */
function readRetryAfter(reply: ErrorReply): number | undefined {
  const exact = Number.parseFloat(reply.header("retry-after-ms") ?? "");
  const header = reply.header("retry-after") ?? "";
  const seconds = /^\s*\d/.test(header)
    ? Number.parseFloat(header) * 1_000
    : Date.parse(header) - Date.parse(reply.header("date") ?? "");
  const ms = Number.isFinite(exact) ? exact : seconds;
  return Number.isFinite(ms) ? Math.min(Math.max(Math.ceil(ms), 0), RETRY_AFTER_MS_MAX) : undefined;
}

/** Cuts our secrets, and what looks like anyone's, out of an upstream's words, and bounds them. */
function redact(text: string, upstream: Upstream): string {
  const ours = upstream.signIn?.credential.secretTexts() ?? [];
  const secrets = [...ours, ...Object.values(upstream.headers)].filter(
    (secret) => secret.length >= 8,
  );
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, "[redacted]");
  clean = clean
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [redacted]")
    .replace(/\b(sk|pk|rk|key|org|proj|gsk|xai)[-_][\w*-]{6,}/gi, "[redacted]");
  return clean.length > MESSAGE_CHARS_MAX ? `${clean.slice(0, MESSAGE_CHARS_MAX)}…` : clean;
}
