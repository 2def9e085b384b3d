import type { KeyRecord } from "../../core/ledger/accounts.ts";
import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import type { Plan } from "../../upstreams/catalog/plan.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { createAuthenticate, type Authentication } from "./authenticate.ts";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import { hashKey, newKey } from "./key-format.ts";

const NOW_MS = 1_000;
const keyOf = (byte: number): string => newKey((size) => new Uint8Array(size).fill(byte));
const [key, stranger] = [keyOf(1), keyOf(2)];

const plan: Plan = {
  id: "p",
  name: "Plan P",
  models: ["*"],
  requestsPerMinute: 1,
  tokensPerMinute: 2,
  concurrentRequests: 3,
};

/**
 * Authenticates against a store that contains only `key`; `lookedUp` receives the hashes of
 * look-ups.
 */
function authenticate(
  headers: IncomingHttpHeaders,
  { change = {}, lookedUp = [] }: { change?: Partial<KeyRecord>; lookedUp?: string[] } = {},
): Promise<Authentication> {
  const run = createAuthenticate({
    store: {
      findKey: (hash) => {
        lookedUp.push(hash);
        return Promise.resolve(hash === hashKey(key) ? { ...keyRecord, ...change } : null);
      },
    },
    plans: () => new Map([["p", plan]]),
    clock: { nowMs: () => NOW_MS },
  });
  return run(headers);
}

async function refusal(headers: IncomingHttpHeaders, change?: Partial<KeyRecord>) {
  const error = await authenticate(headers, { ...(change && { change }) }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GatewayError)) throw new Error("was not refused");
  return error;
}

const bearer = (token: string): IncomingHttpHeaders => ({ authorization: `Bearer ${token}` });

describe("a caller", () => {
  it("is the key, its account and its plan", async () => {
    const { caller } = await authenticate(bearer(key));
    expect(caller).toEqual({ key: keyRecord, accountId: "acc_1", plan });
  });

  it.each([
    ["a vendor's key", "sk-ant-api03-abcdef"],
    ["a web token", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"],
    ["an unknown key", stranger],
    ["a mistyped key", `${key}x`],
  ])("is found by x-api-key although %s is the bearer token", async (_what, token) => {
    const { caller } = await authenticate({ ...bearer(token), "x-api-key": key });
    expect(caller.key.id).toBe("key_1");
  });

  it("is found by its bearer token although x-api-key is another vendor's", async () => {
    const { caller } = await authenticate({ ...bearer(key), "x-api-key": "sk-ant-abc" });
    expect(caller.key.id).toBe("key_1");
  });

  it("without a configured plan may use no model, and has no limits", async () => {
    const { caller } = await authenticate(bearer(key), { change: { planId: "gone" } });
    expect(caller.plan).toEqual({
      id: "gone",
      name: "gone",
      models: [],
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentRequests: null,
    });
  });

  it("of a suspended account may use no model, within the plan's limits", async () => {
    const { caller } = await authenticate(bearer(key), { change: { accountState: "suspended" } });
    expect(caller.plan).toEqual({ ...plan, models: [] });
  });

  it("requires one look-up, by hash, and none for malformed keys", async () => {
    const lookedUp: string[] = [];
    await authenticate({ ...bearer("sk-ant-abc"), "x-api-key": key }, { lookedUp });
    expect(lookedUp).toEqual([hashKey(key)]);
  });
});

describe("a refusal", () => {
  it.each<[string, Partial<KeyRecord>, boolean]>([
    ["is revoked", { revokedAtMs: NOW_MS + 1 }, false],
    ["is of a closed account", { accountState: "closed" }, false],
    ["has expired", { expiresAtMs: NOW_MS }, false],
    ["expires in a millisecond", { expiresAtMs: NOW_MS + 1 }, true],
  ])("a key that %s", async (_state, change, isUsable) => {
    const answer = authenticate(bearer(key), { change });
    if (isUsable) expect((await answer).caller.key.id).toBe("key_1");
    else await expect(answer).rejects.toMatchObject({ kind: "invalid-api-key" });
  });

  it.each<[string, string, Partial<KeyRecord>, string, string | null]>([
    ["a malformed key", `${key}x`, {}, "key-malformed", null],
    ["an unknown key", stranger, {}, "key-unknown", null],
    ["a revoked key", key, { revokedAtMs: 1, expiresAtMs: 1 }, "key-revoked", "key_1"],
    ["an expired key", key, { expiresAtMs: 1, accountState: "closed" }, "key-expired", "key_1"],
    ["a closed account", key, { accountState: "closed" }, "account-closed", "key_1"],
  ])("includes its reason for the log: %s", async (_case, token, change, reason, keyId) => {
    const { refusedKey } = await refusal({ ...bearer(token), "x-api-key": "sk-ant-a" }, change);
    expect(refusedKey).toEqual({ reason, keyId });
  });

  it("lists the headers for a key if none was sent", async () => {
    const { kind, message } = await refusal({});
    expect(kind).toBe("missing-api-key");
    expect(message).toContain("`Authorization: Bearer <key>`");
    expect(message).toContain("`x-api-key: <key>`");
  });

  it.each<[string, IncomingHttpHeaders, RegExp]>([
    ["no header", {}, /^No API key was sent\. Send it as/],
    ["an empty header", { authorization: " " }, /^No API key was sent\. Send it as/],
    ["another scheme", { authorization: "Basic abc" }, /Authorization holds no Bearer token/],
    ["Bearer twice", bearer(`Bearer ${key}`), /begins with the word Bearer.*Send it as/],
    ["a vendor's key", bearer("sk-ant-abc"), /begin with `sk-gw-`, so a vendor's key is not/],
    ["a typo", bearer(`${key}x`), /it is mistyped, unknown, expired or revoked\.$/],
    ["two keys, of which the first counts", { ...bearer("sk-ant-a"), "x-api-key": key }, /vendor/],
  ])("reports only errors visible in the key's form: %s", async (_case, headers, message) => {
    const error = await refusal(headers, { revokedAtMs: 1 });
    expect(error.message).toMatch(message);
  });

  it("has the same message for every invalid key", async () => {
    const refusals = await Promise.all([
      refusal(bearer("sk-gw-typo")),
      refusal(bearer(stranger)),
      refusal(bearer(key), { revokedAtMs: 1 }),
      refusal({ ...bearer(stranger), "x-api-key": "other" }),
    ]);
    expect(new Set(refusals.map(({ kind }) => kind))).toEqual(new Set(["invalid-api-key"]));
    const [message, ...others] = new Set(refusals.map((error) => error.message));
    expect([message, others]).toEqual([expect.stringMatching(/^The API key is not valid/), []]);
  });
});

it("a sealing key is 32 bytes derived from the secret and the purpose", async () => {
  const { sealKeyFor } = await authenticate(bearer(key));
  const wanted = createHmac("sha256", key).update("seal\0replies").digest();
  expect(Buffer.from(sealKeyFor("replies")).equals(wanted)).toBe(true);
  expect(Buffer.from(sealKeyFor("other")).equals(wanted)).toBe(false);
});
