import { beforeEach, describe, expect, it, test } from "vitest";
import { AdminTestHarness } from "../../operator/admin/testing/admin-test-harness.ts";
import { serveInProcess, type InProcess, type InProcessCall } from "../testing/in-process.ts";
import { bodyLimits } from "../testing/test-gateway.ts";
import { createSocketApi } from "./socket-api.ts";
import { accountCreation, outcomeOf } from "./testing/admin-http.ts";

const actor = { "x-operator": "cli:alice" };

let harness: AdminTestHarness;
let api: InProcess;

beforeEach(async () => {
  harness = new AdminTestHarness();
  const limits = { ...bodyLimits, maxBodyBytes: 10 };
  const serve = await createSocketApi({
    limits,
    dependencies: harness.dependencies(),
    store: harness.store,
  });
  api = serveInProcess(serve, {
    clock: { nowMs: () => harness.nowMs, elapsedMs: () => harness.nowMs },
  });
});

const post = (path: string, body: string, headers: InProcessCall["headers"] = actor) =>
  api.call(path, { body, headers: { ...headers, "content-type": "application/json" } });

describe("a command's request", () => {
  it("runs as its user, whose name appears in both logs", async () => {
    expect(outcomeOf(await post("/admin/api/v1/accounts", accountCreation))).toBe("200");
    const { data } = await harness.call("listAudit", { query: {} });
    expect(data).toMatchObject([{ actor: "cli:alice", role: "full", operation: "createAccount" }]);
    await post("/ledger/countPlans", "{}");
    const logged = api.logs().map(({ operation, actor: by }) => [operation, by]);
    expect(logged).toEqual([
      ["createAccount", "cli:alice"],
      ["countPlans", "cli:alice"],
    ]);
  });

  it("runs for a user with the longest name that Linux accepts", async () => {
    const headers = { "x-operator": `cli:${"a".repeat(256)}` };
    expect(outcomeOf(await post("/ledger/countPlans", "{}", headers))).toBe("200");
  });

  test.each([
    undefined,
    "",
    "alice",
    "cli:",
    "cli:a b",
    "cli:ä",
    `cli:${"a".repeat(257)}`,
    "xcli:a",
  ])("by %j is unauthenticated", async (name) => {
    const headers =
      name === undefined ? {} : { "x-operator": Buffer.from(name).toString("latin1") };
    for (const path of ["/admin/api/v1/accounts", "/ledger/countPlans"]) {
      expect(outcomeOf(await post(path, accountCreation, headers))).toBe("401 missing_api_key");
    }
    expect(await harness.store.countPlans()).toEqual([]);
  });
});

describe("a call of the ledger", () => {
  it("returns the store's result, with its argument, at any size", async () => {
    await harness.account();
    const plans = await post("/ledger/countPlans", "{}");
    expect(plans.json).toEqual({ value: [{ planId: "starter", accounts: 1 }] });
    const argument = [...Array(500).keys()].map((at) => `acc_${at}`);
    const places = await post("/ledger/findArchivedPlaces", JSON.stringify({ argument }));
    expect(places.json).toEqual({ value: [] });
  });

  test.each([
    "appendAudit",
    "countPlans",
    "deleteArchived",
    "findArchivedPlace",
    "findArchivedPlaces",
    "findLogEnd",
    "keepVerified",
    "moveArchived",
    "readLog",
    "verify",
  ])("%s exists", async (name) => {
    expect(outcomeOf(await post(`/ledger/${name}`, "{}"))).not.toBe("404 not_found");
  });

  test.each([
    ...["placeHold", "settle", "createAccount", "postEntry", "createKey", "close"],
    ...["toString", "", "verify/"],
  ])("%j does not exist", async (name) => {
    expect(outcomeOf(await post(`/ledger/${name}`, "{}"))).toBe("404 not_found");
  });

  it("that is not JSON is refused", async () => {
    expect(outcomeOf(await post("/ledger/verify", "{"))).toBe("400 invalid_json");
  });
});
