import { expect, test } from "vitest";
import { beforeAbort, signForAws } from "./sign-in.ts";
import { CountedSignal } from "./test-call.ts";
import { longTimeouts } from "./test-upstream.ts";

test("a key that arrives before the abort is used, and its listener is removed", async () => {
  const signal = new CountedSignal();
  const key = Promise.withResolvers<string>();
  const pending = beforeAbort(key.promise, signal);
  expect(signal.listening.size).toBe(1);
  key.resolve("key");
  expect([await pending, signal.listening.size]).toEqual(["key", 0]);
});

test.each([
  ["fails", new Error("the command failed")],
  ["is late", null],
])("a key that %s leaves no listener", async (_fact, failure) => {
  const signal = new CountedSignal();
  const key = Promise.withResolvers<string>();
  const pending = beforeAbort(key.promise, signal);
  if (failure === null) signal.abort();
  else key.reject(failure);
  await expect(pending).rejects.toMatchObject(failure === null ? { kind: "cancelled" } : failure);
  expect(signal.listening.size).toBe(0);
});

test("a call that is already aborted does not wait for a key", async () => {
  const signal = new CountedSignal();
  signal.abort();
  const never = new Promise<string>(() => undefined);
  await expect(beforeAbort(never, signal)).rejects.toMatchObject({ kind: "cancelled" });
});

test.each([null, "session"])(
  "a call to AWS is signed, with the session token %s",
  async (token) => {
    const keys = { accessKeyId: "AKID", secretAccessKey: "secret-of-aws", sessionToken: token };
    const signIn = {
      kind: "aws-sigv4",
      credential: { current: () => keys, secretTexts: () => [] },
      region: "eu-west-1",
      service: "bedrock",
    } as const;
    const url = new URL("https://bedrock-runtime.eu-west-1.amazonaws.com/model/a/invoke");
    const headers = { accept: "application/json", "x-own": "1" };
    const post = {
      url,
      headers,
      body: "{}",
      timeouts: longTimeouts,
      signal: new CountedSignal(),
    };
    const signed = await signForAws(post, signIn);
    expect(signed["authorization"]).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/bedrock\/aws4_request, /,
    );
    expect(signed["x-amz-security-token"]).toBe(token ?? undefined);
    expect(signed).toMatchObject(headers);
    expect(JSON.stringify(signed)).not.toContain("secret-of-aws");
  },
);
