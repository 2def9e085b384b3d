import type { Upstream } from "../../catalog/model.ts";
import {
  asObject,
  asText,
  type JsonObject,
  parseObject,
} from "../../../core/raw-json/untyped-json.ts";
import {
  UpstreamFailure,
  type UpstreamFailureKind,
  type UpstreamFailureOptions,
} from "../../../core/errors/upstream-failure.ts";
import {
  isPolicyRefusal,
  policyRefusal,
  understandRefusal,
  type UnderstoodRefusal,
} from "./classify-refusal.ts";
import type { ContextCounts } from "./read-overflow.ts";
import {
  namesMissingReasoning,
  namesStaleReasoning,
  refusesReasoningField,
} from "../shared/stale-reasoning.ts";

/** An upstream's error, parsed from any known shape. */
interface ParsedError {
  readonly message: string | undefined;
  /** The fields named outside its message: the last names of `loc`, and `param`. */
  readonly fields: readonly string[];
  /** Its error codes in lower case: `error.type`, `error.code`, `error.status`, Azure's inner one. */
  readonly words: readonly string[];
  readonly counts: ContextCounts;
  /** A status that the body contains, for errors within a reply of status 200. */
  readonly status: number | undefined;
}

export interface ErrorReply {
  readonly status: number;
  readonly body: string;
  header(name: string): string | undefined;
}

const REFUSED = "The model's upstream refused the request.";
const MESSAGE_CHARS_MAX = 1_000;
const RETRY_AFTER_MS_MAX = 3_600_000;

/**
 * Upstreams answer 400, 403 or 429 with these messages. They are about our account, not the client.
 */
const accountMessages: readonly RegExp[] = [
  /credit balance is too low|insufficient (account )?(balance|credits?|funds|quota)/i,
  /reached your specified (api|workspace api) usage limits/i,
  /(incorrect|invalid) api key|api key not valid/i,
  /billing hard limit|check your (plan and )?billing|account is not active/i,
  /(used all|don't have any|doesn't have any) (of your )?(available )?credits|spending limit/i,
  /(account|organization|team) (has been|is|was) (deactivated|disabled|suspended|restricted)/i,
  /account is in good standing/i,
];
/** With a rate limit, Google also uses this wording for per-minute quotas. */
const quotaMessage = /exceeded your current quota/i;
const forbiddenMessage = /billing|credit|quota|payment|spend|api key|key limit/i;
const accountWords = wholeWords(
  "authentication_error|invalid_api_key|account_(deactivated|disabled|suspended)",
  "billing_.*|insufficient_(quota|balance|credits?|funds)|payment_required|arrearage",
  "exceeded_current_quota_error|organization_restricted",
);
const busyWords = /^(overloaded|overloaded_error|rate_limit.*|too_many_requests|unavailable)$/;
const requestWords = wholeWords(
  "invalid_request.*|invalid_argument|invalid_prompt|bad_?request(_?error)?",
  "context_length_exceeded|exceed_context_size_error|string_above_max_length|request_too_large|unprocessable_entity.*",
  "tool_use_failed|json_validate_failed",
);
const errorCode = /^[a-z]+(?:[_.][a-z]+)*$/;

/** Keys of Google and AWS, and signed tokens. */
const otherKeys = /\b(?:AIza[\w-]{35}|(?:AKIA|ASIA)[A-Z0-9]{16}\b|eyJ[\w-]{12,}(?:\.[\w-]+)*)/g;
/** IPv4 addresses of private networks, with a port. */
const privateAddress =
  /\b(?:(?:10|127)\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b(?::\d+)?/g;

/** A page, cut JSON, or bytes that are not text. */
const noText = /^[<{[]|[^\P{Cc}\t\r\n]|\uFFFD/u;

function wholeWords(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(${patterns.join("|")})$`);
}

/**
 * Parses `{error: {message, type, code}}`, `{error: "…"}`, `{message}`, `{detail}` (a string or a
 * list of `{msg, loc}`), Mistral's `{message: {detail}}`, and lists of these objects. If a broker
 * such as OpenRouter quotes the vendor behind it (`error.metadata.raw`: the vendor's own error, or
 * text; https://openrouter.ai/docs/api/reference/errors-and-debugging), both are read.
 */
function parseError(value: unknown): ParsedError {
  const whole = asObject(Array.isArray(value) ? value[0] : value) ?? {};
  const error = asObject(whole["error"]);
  const source: JsonObject = error ?? whole;
  const inner = asObject(source["innererror"])?.["code"];
  const words = [source["type"], source["code"], source["status"], inner].filter(
    (word) => typeof word === "string",
  );
  const status = [source["code"], source["status"], source["status_code"]]
    .map(Number)
    .find((word) => Number.isInteger(word) && word >= 400 && word <= 599);
  const detail = asObject(source["message"])?.["detail"] ?? whole["detail"];
  const message = asText(source["message"]) ?? asText(whole["error"]) ?? readDetail(detail);
  const fields = [asText(source["param"]), ...readPlaces(detail)].filter(
    (field) => field !== undefined,
  );
  const quoted = readQuoted(asObject(source["metadata"])?.["raw"]);
  return {
    message: quoted?.message === undefined ? message : `${message ?? "Error"}: ${quoted.message}`,
    fields: [...fields, ...(quoted?.fields ?? [])],
    words: [...words.map((word) => word.toLowerCase()), ...(quoted?.words ?? [])],
    counts: quoted?.counts ?? readCounts(source),
    status,
  };
}

/**
 * Parses the error of the vendor behind a broker. Anything other than a JSON object is its message.
 */
function readQuoted(raw: unknown): ParsedError | undefined {
  const text = asText(raw);
  const error = text === undefined ? asObject(raw) : parseObject(text);
  if (error !== undefined) return parseError(error);
  return text === undefined || text === ""
    ? undefined
    : { message: text, fields: [], words: [], counts: readCounts({}), status: undefined };
}

function readCounts(source: JsonObject): ContextCounts {
  const [tokens, maximum] = [source["n_prompt_tokens"], source["n_ctx"]].map((count) =>
    typeof count === "number" && Number.isSafeInteger(count) ? count : undefined,
  );
  return { tokens, maximum };
}

function readDetail(detail: unknown): string | undefined {
  if (!Array.isArray(detail)) return asText(detail);
  const messages = detail
    .map((item) => asText(asObject(item)?.["msg"]))
    .filter((item) => item !== undefined);
  return messages.length > 0 ? messages.join("; ") : undefined;
}

/**
 * Returns the field that each item of a list names: the last name of its path, after any list
 * index.
 */
function readPlaces(detail: unknown): (string | undefined)[] {
  if (!Array.isArray(detail)) return [];
  return detail.map((item) => {
    const path = asObject(item)?.["loc"];
    return Array.isArray(path) ? path.findLast((step) => typeof step === "string") : undefined;
  });
}

/**
 * Returns the error within a reply of status 200; undefined without an error, which some servers
 * write as `""` or `false`. With vLLM before 0.10 the whole reply is the error: `{object: "error",
 * message, type, code}`.
 */
export function errorWithin(reply: JsonObject): unknown {
  return reply["error"] || (reply["object"] === "error" ? reply : undefined);
}

/** Returns the failure for an error status. Its message is bounded and contains no key. */
export function failureOfStatus(reply: ErrorReply, upstream: Upstream): UpstreamFailure {
  const parsed = parseError(readBody(reply.body));
  const { status } = reply;
  const upstreamMessage = redact(parsed.message ?? "", upstream);
  const meaning = meaningOf(status, { ...parsed, message: upstreamMessage });
  const retryAfterMs =
    meaning.kind === "overloaded" || meaning.kind === "server-error"
      ? readRetryAfter(reply)
      : undefined;
  return failureOf(meaning, parsed, {
    forLog: `upstream status ${status}`,
    options: {
      status,
      upstreamMessage,
      // The whole body, because routers pass on a vendor's message in a separate field.
      ...refusedReasoning(meaning, parsed, reply.body),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  });
}

/**
 * Returns the failure for an error inside an accepted reply, such as an error event or an error
 * object, interpreted by the status that it contains or that its error codes imply.
 */
export function failureOfEvent(value: unknown, upstream: Upstream, status = 200): UpstreamFailure {
  const parsed = parseError(value);
  const upstreamMessage = redact(parsed.message ?? parsed.words.join(" "), upstream);
  const meaning = meaningOf(statusOfWords(parsed), { ...parsed, message: upstreamMessage });
  return failureOf(meaning, parsed, {
    forLog: "upstream error within the reply",
    options: { status, upstreamMessage, ...refusedReasoning(meaning, parsed, upstreamMessage) },
  });
}

/**
 * Returns whether the upstream refused the reasoning that was sent back. A code for this outweighs
 * other codes. The sentences are unambiguous and also occur with other statuses: with a 404 for an
 * item that is not found (oh-my-pi 41), and without a status in an error within a reply.
 */
function isStale({ kind }: Meaning, { words }: ParsedError, text: string): boolean {
  if (words.includes("invalid_encrypted_content")) return true;
  if (kind === "account-problem" || kind === "overloaded") return false;
  return namesStaleReasoning(text) || (kind === "invalid-request" && refusesReasoningField(text));
}

/** Returns whether the upstream refused the reasoning, because some is missing, or any field of it. */
function refusedReasoning(
  meaning: Meaning,
  parsed: ParsedError,
  text: string,
): Pick<UpstreamFailureOptions, "isStaleReasoning" | "isReasoningMissing" | "isReasoningField"> {
  const isStaleReasoning = isStale(meaning, parsed, text);
  return {
    isStaleReasoning,
    isReasoningMissing: isStaleReasoning && namesMissingReasoning(text),
    isReasoningField: isStaleReasoning && !namesStaleReasoning(text) && refusesReasoningField(text),
  };
}

interface FailureParts {
  readonly forLog: string;
  readonly options: UpstreamFailureOptions & { readonly upstreamMessage: string };
}

function failureOf(
  { kind, isKindFromMessage, understood }: Meaning,
  parsed: ParsedError,
  { forLog, options }: FailureParts,
): UpstreamFailure {
  const forClient = understood?.message || options.upstreamMessage || REFUSED;
  const message = kind === "invalid-request" ? forClient : forLog + codesOf(parsed);
  return new UpstreamFailure(kind, message, {
    ...options,
    named: parsed.fields.map((field) => `'${field}'`).join(" "),
    isKindFromMessage,
    ...(understood !== undefined && { refusal: understood.refusal }),
  });
}

/** Returns the error codes for the log. Other texts of an upstream can repeat the request. */
function codesOf({ words }: ParsedError): string {
  const codes = words.filter((word) => errorCode.test(word));
  return codes.length === 0 ? "" : `: ${codes.join(", ")}`;
}

function statusOfWords({ words, status }: ParsedError): number {
  if (words.some((word) => busyWords.test(word))) return 503;
  if (status !== undefined) return status;
  return words.some((word) => requestWords.test(word)) ? 400 : 500;
}

interface Meaning {
  readonly kind: UpstreamFailureKind;
  readonly isKindFromMessage: boolean;
  /** The subject of a refused request, if its message is understood. */
  readonly understood?: UnderstoodRefusal;
}

/**
 * Classifies an error. The message is checked last, because it may repeat text of the request, such
 * as the name of a field. Only messages about policies are reliable enough to count first: some
 * vendors name the key that they checked.
 */
function meaningOf(status: number, parsed: ParsedError & { readonly message: string }): Meaning {
  const isAboutAccount = status === 401 || status === 402 || hasAccountCode(status, parsed);
  if (isAboutAccount) return { kind: "account-problem", isKindFromMessage: false };
  const kind = kindOf(status);
  if (status >= 400 && kind !== "overloaded" && isPolicyRefusal(parsed)) {
    const understood = policyRefusal(parsed.message);
    return { kind: "invalid-request", isKindFromMessage: false, understood };
  }
  if (speaksOfAccount(status, parsed)) {
    return { kind: "account-problem", isKindFromMessage: status !== 403 && status !== 429 };
  }
  // Some vendors refuse a token rate with the status and the advice for a long conversation.
  const isRefused =
    kind === "invalid-request" && !parsed.words.some((word) => busyWords.test(word));
  const understood = isRefused ? understandRefusal({ ...parsed, status }) : undefined;
  return { kind, isKindFromMessage: false, ...(understood !== undefined && { understood }) };
}

function kindOf(status: number): UpstreamFailureKind {
  if (status === 400 || status === 413 || status === 422) return "invalid-request";
  if (status === 429 || status === 503 || status === 529) return "overloaded";
  if (status === 408) return "server-error";
  // Redirects are not followed. An address that has moved is an error in our configuration.
  if (status >= 300 && status < 500) return "access-denied";
  return status >= 500 ? "server-error" : "malformed-response";
}

function hasAccountCode(status: number, { words }: ParsedError): boolean {
  return status >= 400 && words.some((word) => accountWords.test(word));
}

function speaksOfAccount(status: number, { message = "" }: ParsedError): boolean {
  if (status < 400) return false;
  if (status === 403 && forbiddenMessage.test(message)) return true;
  if (status !== 429 && quotaMessage.test(message)) return true;
  return accountMessages.some((pattern) => pattern.test(message));
}

/** Returns a body's content. Short plain text, or JSON of a string, is the message. */
function readBody(body: string): unknown {
  const text = body.trim();
  const json = parseObject(text) ?? parseList(text);
  if (typeof json === "string") return { message: json };
  const isPlain = json === undefined && text.length <= MESSAGE_CHARS_MAX && !noText.test(text);
  return isPlain ? { message: text } : json;
}

function parseList(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reads the retry delay from `retry-after-ms`, otherwise from `retry-after`: seconds, or a date by
 * the upstream's own clock.
 */
function readRetryAfter(reply: ErrorReply): number | undefined {
  const exact = Number.parseFloat(reply.header("retry-after-ms") ?? "");
  const header = reply.header("retry-after") ?? "";
  const seconds = /^\s*\d/.test(header)
    ? Number.parseFloat(header) * 1_000
    : Date.parse(header) - Date.parse(reply.header("date") ?? "");
  const ms = Number.isFinite(exact) ? exact : seconds;
  return Number.isFinite(ms) ? Math.min(Math.max(Math.ceil(ms), 0), RETRY_AFTER_MS_MAX) : undefined;
}

/**
 * Removes our secrets and anything that looks like a secret from upstream text, and truncates it.
 */
function redact(text: string, upstream: Upstream): string {
  const ours = upstream.signIn?.credential.secretTexts() ?? [];
  const secrets = [...ours, ...Object.values(upstream.headers)].filter(
    (secret) => secret.length >= 8,
  );
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, "[redacted]");
  clean = clean
    .replace(/(:\/\/)[^\s/@]+@/g, "$1[redacted]@")
    .replace(otherKeys, "[redacted]")
    .replace(privateAddress, "[redacted]")
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [redacted]")
    .replace(/\b(sk|pk|rk|key|org|proj|gsk|xai)[-_][\w*-]{6,}/gi, "[redacted]");
  return clean.length > MESSAGE_CHARS_MAX ? `${clean.slice(0, MESSAGE_CHARS_MAX)}…` : clean;
}
