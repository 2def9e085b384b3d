import { keyRecord } from "../../core/ledger/test-decisions.ts";
import { describe, expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { findModel, listModels, type ModelLookup } from "./find-model.ts";
import type { Catalog, Model } from "./model.ts";
import { sandboxModels } from "./sandbox-models.ts";

function caller(planModels: readonly string[], keyModels: readonly string[] | null = null) {
  const plan = {
    id: "p",
    name: "Plan P",
    models: planModels,
    requestsPerMinute: null,
    tokensPerMinute: null,
    concurrentRequests: null,
  };
  return { key: { ...keyRecord, models: keyModels }, plan } satisfies ModelLookup["caller"];
}

const [echo, agent] = sandboxModels() as readonly [Model, Model];
const retired: Model = { ...echo, id: "old/echo", lifecycle: "retired" };
const catalog: Catalog = {
  models: new Map([echo, agent, retired].map((model) => [model.id, model])),
};

function refusal(lookup: Omit<ModelLookup, "catalog" | "atMs">): GatewayError {
  try {
    findModel({ catalog, atMs: 0, ...lookup });
  } catch (error) {
    if (error instanceof GatewayError) return error;
  }
  throw new Error("was not refused");
}

it("reports that an account is suspended", () => {
  const { key: usable, plan } = caller([]);
  const suspended = { key: { ...usable, accountState: "suspended" }, plan };
  expect(refusal({ caller: suspended, id: "sandbox/echo", pointer: "/model" })).toMatchObject({
    kind: "account-suspended",
    message: "The account is suspended: it may not use any model.",
    issues: [],
    refusedKey: { reason: "account-suspended", keyId: null },
  });
});

it("a model outside the plan gives no reason for the key's refusal", () => {
  expect(refusal({ caller: caller([]), id: "sandbox/echo" }).refusedKey).toBeUndefined();
});

describe("finding a model", () => {
  it.each([
    ["everything", ["*"], null],
    ["its provider", ["sandbox/*"], null],
    ["its id", ["sandbox/echo"], ["sandbox/*"]],
  ])("finds a model that plan and key cover by %s", (_name, plan, keyModels) => {
    expect(
      findModel({ catalog, atMs: 0, caller: caller(plan, keyModels), id: "sandbox/echo" }),
    ).toBe(echo);
  });

  it.each([
    ["a typo", "sandbox/ecko", 'Did you mean "sandbox/echo"?'],
    ["the provider left out", "agent", 'Did you mean "sandbox/agent"?'],
    ["the provider left out, in capitals", "AGENT", 'Did you mean "sandbox/agent"?'],
    ["another provider's model of the name", "vendor/echo", 'Did you mean "sandbox/echo"?'],
    ["a provider of two words", "a/b/echo", 'Did you mean "sandbox/echo"?'],
    ["nothing near", "vendor/unheard-of-model", "GET /v1/models lists"],
    ["a retired model", "old/echo", "is retired"],
  ])("answers 404 with a hint for %s", (_name, id, part) => {
    const error = refusal({ caller: caller(["*"]), id, pointer: "/model" });
    expect(error.kind).toBe("model-not-found");
    expect(error.message).toContain(part);
    expect(error.issues).toMatchObject([{ pointer: "/model", rule: "catalog" }]);
  });

  it("distinguishes an unknown model from a retired one", () => {
    const who = caller(["*"]);
    expect(refusal({ caller: who, id: "a/b" }).message).toMatch(/^There is no model "a\/b"\. /);
    expect(refusal({ caller: who, id: "old/echo" }).message).toContain('"old/echo" is retired. ');
  });

  it("has no issue for an id in a path", () => {
    expect(refusal({ caller: caller(["*"]), id: "nothing-like-it" }).issues).toEqual([]);
    expect(refusal({ caller: caller(["other/*"]), id: "sandbox/echo" }).issues).toEqual([]);
  });

  it("hints only at models that the caller may use", () => {
    const error = refusal({ caller: caller(["sandbox/agent"]), id: "sandbox/ecko" });
    expect(error.message).not.toContain("sandbox/echo");
    expect(error.issues).toEqual([]);
    expect(error.details).toBeNull();
  });

  it("truncates a very long id in its message", () => {
    expect(refusal({ caller: caller(["*"]), id: "x".repeat(1e6) }).message.length).toBeLessThan(
      300,
    );
  });

  it.each([
    ["plan", caller(["other/*"]), "model-not-allowed", 'The plan "Plan P"'],
    ["key", caller(["*"], ["sandbox/agent"]), "model-not-allowed-by-key", "This key"],
  ])("answers 403 that names the %s", (rule, who, kind, part) => {
    const error = refusal({ caller: who, id: "sandbox/echo", pointer: "/model" });
    expect(error.kind).toBe(kind);
    expect(error.message).toContain(part);
    expect(error.issues).toMatchObject([{ pointer: "/model", rule }]);
  });
});

describe("listing models", () => {
  it("lists the models of plan and key, except retired ones", () => {
    expect(listModels({ catalog, atMs: 0, caller: caller(["*"]) })).toEqual([echo, agent]);
    expect(
      listModels({ catalog, atMs: 0, caller: caller(["*"], ["*/echo", "sandbox/agent"]) }),
    ).toEqual([agent]);
    expect(listModels({ catalog, atMs: 0, caller: caller(["none/*"]) })).toEqual([]);
  });
});

describe("a model with a date of retirement", () => {
  const old: Model = { ...echo, id: "old/echo", retiresAtMs: 20, replacement: agent.id };
  const dated = { models: new Map([old, agent].map((each) => [each.id, each])) };
  const lookup = { catalog: dated, id: old.id, pointer: "/model" };

  it("is served before it, and listed", () => {
    expect(findModel({ ...lookup, caller: caller(["*"]), atMs: 19 })).toBe(old);
    expect(listModels({ catalog: dated, caller: caller(["*"]), atMs: 19 })).toEqual([old, agent]);
  });

  it("is retired from it on, and the error names the replacement", () => {
    const find = () => findModel({ ...lookup, caller: caller(["*"]), atMs: 20 });
    expect(find).toThrow(`The model "old/echo" is retired. Use "${agent.id}" instead.`);
    expect(listModels({ catalog: dated, caller: caller(["*"]), atMs: 20 })).toEqual([agent]);
  });

  it("names no replacement that the caller may not use", () => {
    const find = () => findModel({ ...lookup, caller: caller(["old/*"]), atMs: 20 });
    expect(find).toThrow(/is retired\. GET \/v1\/models lists/);
  });
});
