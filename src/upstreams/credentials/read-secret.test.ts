import { describe, expect, test } from "vitest";
import { readAwsKeys, readToken } from "./read-secret.ts";

const NOW_MS = 1_800_000_000_000;
const END_MS = NOW_MS + 3_600_000;
const END_S = END_MS / 1_000;
const END = new Date(END_MS).toISOString();
const local = new Date(END_MS - new Date(END_MS).getTimezoneOffset() * 60_000)
  .toISOString()
  .replace("T", " ")
  .replace("Z", "000");

describe("a token that a command prints", () => {
  test.each([
    ["text alone", "tok\n", null],
    [
      "az account get-access-token",
      { accessToken: "tok", expiresOn: "x", expires_on: END_S },
      END_MS,
    ],
    [
      "az in another time zone, with a time without a zone",
      { accessToken: "tok", expiresOn: "2031-01-01 00:00:00.000000", expires_on: END_S },
      END_MS,
    ],
    [
      "an end and a lifetime: the end, which does not depend on when it was read",
      { access_token: "tok", expires_in: 60, expires_at: END_S },
      END_MS,
    ],
    ["an older az, with a time without a zone", { accessToken: "tok", expiresOn: local }, END_MS],
    [
      "a managed identity, with seconds as text",
      { access_token: "tok", expires_on: `${END_S}` },
      END_MS,
    ],
    ["OAuth's token endpoint", { access_token: "tok", expires_in: 3_600 }, END_MS],
    ["milliseconds", { token: "tok", expires_at: END_MS }, END_MS],
    ["a date", { token: "tok", expiry: END }, END_MS],
    [
      "gcloud config config-helper",
      { credential: { access_token: "tok", token_expiry: END } },
      END_MS,
    ],
    ["a Kubernetes exec plugin", { status: { token: "tok", expirationTimestamp: END } }, END_MS],
    ["JSON without an end", { access_token: "tok" }, null],
  ])("%s", (_name, printed, expiresAtMs) => {
    const text = typeof printed === "string" ? printed : JSON.stringify(printed);
    expect(readToken(text, NOW_MS)).toEqual({ secret: "tok", texts: ["tok"], expiresAtMs });
  });

  test.each([
    ["nothing", " \n"],
    ["several lines", "WARNING: old\nsecret-token"],
    ["JSON of another kind", '{"error":"secret-token"}'],
    ["JSON that is cut off", '{"access_token":"secret-token"'],
    ["a token that no header can hold", '{"access_token":"secret-token\\n"}'],
  ])("is refused without quoting it: %s", (_name, printed) => {
    let message = "";
    try {
      readToken(printed, NOW_MS);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/^CredentialError: printed /);
    expect(message).not.toContain("secret");
  });
});

describe("AWS keys that a command prints", () => {
  const keys = { AccessKeyId: "AKIA", SecretAccessKey: "s3cret", SessionToken: "sess" };

  test.each([
    ["aws configure export-credentials", { Version: 1, ...keys, Expiration: END }],
    ["aws sts assume-role", { Credentials: { ...keys, Expiration: END } }],
  ])("%s", (_name, printed) => {
    expect(readAwsKeys(JSON.stringify(printed), NOW_MS)).toEqual({
      secret: { accessKeyId: "AKIA", secretAccessKey: "s3cret", sessionToken: "sess" },
      texts: ["AKIA", "s3cret", "sess"],
      expiresAtMs: END_MS,
    });
  });

  test("of a user have neither a session token nor an expiry", () => {
    const { SessionToken: _, ...lasting } = keys;
    expect(readAwsKeys(JSON.stringify(lasting), NOW_MS)).toMatchObject({
      secret: { sessionToken: null },
      texts: ["AKIA", "s3cret"],
      expiresAtMs: null,
    });
  });

  test.each(["AKIA", '{"AccessKeyId":"AKIA"}', '{"SecretAccessKey":"s3cret"}'])(
    "are refused if a part is missing: %s",
    (printed) => {
      expect(() => readAwsKeys(printed, NOW_MS)).toThrow(/^printed /);
    },
  );
});
