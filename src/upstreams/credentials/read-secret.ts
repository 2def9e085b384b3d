import { asObject, type JsonObject, parseObject } from "../../core/raw-json/untyped-json.ts";
import type { AwsKeys } from "../catalog/credential.ts";

/** A secret as a command issued it. */
export interface IssuedSecret<Secret> {
  readonly secret: Secret;
  /** The parts of the secret that must be redacted. */
  readonly texts: readonly string[];
  /** Milliseconds of the clock by which the output was read; null if unknown. */
  readonly expiresAtMs: number | null;
}

/** Why there is no new secret: our own wording, never the command's output. */
export class CredentialError extends Error {
  override readonly name = "CredentialError";
}

const MS_PER_SECOND = 1_000;
/** As seconds, a larger number would be in the year 5138: it is milliseconds. */
const SECONDS_MAX = 100_000_000_000;

function parse(text: string): JsonObject {
  const value = parseObject(text);
  if (value === undefined) throw new CredentialError("printed no valid JSON object");
  return value;
}

/** The first of these fields that is a string valid in a header. */
function textOf(source: JsonObject, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = source[name];
    if (typeof value === "string" && /^[\x21-\x7e]+$/.test(value)) return value;
  }
  return undefined;
}

/** Parses Unix seconds (number or string) or a date; a date without a time zone is local. */
function momentOf(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === "number" && number > 0) {
    return number > SECONDS_MAX ? number : number * MS_PER_SECOND;
  }
  if (typeof value !== "string") return undefined;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? undefined : atMs;
}

/** The vendors' names for the expiry; those without time-zone ambiguity first. */
const expiryNames = [
  "expires_on",
  "expires_at",
  "expiry",
  "Expiration",
  "expirationTimestamp",
  "token_expiry",
  "expiresOn",
];

function expiryOf(source: JsonObject, nowMs: number): number | null {
  for (const name of expiryNames) {
    const atMs = momentOf(source[name]);
    if (atMs !== undefined) return atMs;
  }
  const seconds = Number(source["expires_in"] ?? Number.NaN);
  return Number.isFinite(seconds) ? nowMs + seconds * MS_PER_SECOND : null;
}

/**
 * Parses an access token as plain text, or as JSON with its expiry, as printed by `az account
 * get-access-token`, `gcloud auth print-access-token`, `gcloud config config-helper`, OAuth token
 * endpoints and Kubernetes exec plugins. Throws `CredentialError`.
 */
export function readToken(output: string, nowMs: number): IssuedSecret<string> {
  const text = output.trim();
  if (!text.startsWith("{")) {
    if (!/^[\x21-\x7e]+$/.test(text)) throw new CredentialError("printed neither a token nor JSON");
    return { secret: text, texts: [text], expiresAtMs: null };
  }
  const json = parse(text);
  const source = asObject(json["credential"]) ?? asObject(json["status"]) ?? json;
  const token = textOf(source, "access_token", "accessToken", "token");
  if (token === undefined) throw new CredentialError("printed JSON without a token");
  return { secret: token, texts: [token], expiresAtMs: expiryOf(source, nowMs) };
}

/** Parses AWS keys as printed by `aws configure export-credentials` and `aws sts assume-role`. */
export function readAwsKeys(output: string, nowMs: number): IssuedSecret<AwsKeys> {
  const json = parse(output);
  const source = asObject(json["Credentials"]) ?? json;
  const accessKeyId = textOf(source, "AccessKeyId");
  const secretAccessKey = textOf(source, "SecretAccessKey");
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new CredentialError("printed JSON without AccessKeyId and SecretAccessKey");
  }
  const sessionToken = textOf(source, "SessionToken") ?? null;
  return {
    secret: { accessKeyId, secretAccessKey, sessionToken },
    texts: [accessKeyId, secretAccessKey, ...(sessionToken === null ? [] : [sessionToken])],
    expiresAtMs: expiryOf(source, nowMs),
  };
}
