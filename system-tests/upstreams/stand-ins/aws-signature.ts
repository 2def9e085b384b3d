import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** One call as received. */
interface SignedCall {
  readonly method: string;
  /** Path and query as on the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface AwsAccount {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
}

/** The scope for which the service checks signatures. */
export interface AwsScope {
  readonly region: string;
  readonly service: string;
  readonly nowMs: () => number;
}

/** AWS's own tolerance. */
const SKEW_MS_MAX = 300_000;
const FORM = new RegExp(
  String.raw`^AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/([^/]+)/aws4_request, ` +
    "SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$",
);

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** RFC 3986: escapes all but unreserved characters. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** AWS's "canonical request"; path segments, already escaped on the wire, are escaped again. */
function canonicalRequest({ method, target, headers, body }: SignedCall, signed: string): string {
  const [path = "", query = ""] = target.split("?");
  const parameters = [...new URLSearchParams(query)].map(
    ([name, value]) => `${encode(name)}=${encode(value)}`,
  );
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  return [
    method,
    path.split("/").map(encode).join("/"),
    parameters.toSorted().join("&"),
    lines.join(""),
    signed,
    sha256(body),
  ].join("\n");
}

function signatureOf(call: SignedCall, account: AwsAccount, { region, service }: AwsScope): string {
  const { authorization = "", "x-amz-date": date } = call.headers;
  const signed = FORM.exec(authorization)?.[5] ?? "";
  const day = String(date).slice(0, 8);
  const text = [
    "AWS4-HMAC-SHA256",
    date,
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonicalRequest(call, signed)),
  ].join("\n");
  const keyOfDay = hmac(`AWS4${account.secretAccessKey}`, day);
  const key = hmac(hmac(hmac(keyOfDay, region), service), "aws4_request");
  return hmac(key, text).toString("hex");
}

/**
 * Returns the reason for which AWS would refuse a call; null if its signature is valid. The
 * signature is recomputed from the received bytes, without the code that signed them.
 */
export function signatureProblem(
  call: SignedCall,
  account: AwsAccount,
  scope: AwsScope,
): string | null {
  const parts = FORM.exec(call.headers.authorization ?? "");
  if (parts === null) return "Missing Authentication Token";
  const [, accessKeyId, day, region, service, signed = "", signature] = parts;
  const date = String(call.headers["x-amz-date"]);
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  if (!(Math.abs(Date.parse(iso) - scope.nowMs()) <= SKEW_MS_MAX)) return "Signature expired";
  if (day !== date.slice(0, 8)) return "Date in Credential scope does not match the date";
  if (region !== scope.region) return "Credential should be scoped to a valid region";
  if (service !== scope.service) return "Credential should be scoped to correct service";
  if (accessKeyId !== account.accessKeyId) return "The security token included is invalid";
  const token = call.headers["x-amz-security-token"] ?? null;
  if (token !== account.sessionToken) return "The security token included is invalid";
  const names = signed.split(";");
  const required = ["host", "x-amz-date", ...(token === null ? [] : ["x-amz-security-token"])];
  if (required.some((name) => !names.includes(name))) return "a header must be signed";
  if (signature === signatureOf(call, account, scope)) return null;
  return "The request signature we calculated does not match the signature you provided";
}
