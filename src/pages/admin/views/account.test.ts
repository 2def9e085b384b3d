import { describe, expect, test } from "vitest";
import {
  budget,
  entry,
  key,
  list,
  request,
  usage,
  usageGroup,
} from "../../testing/admin-records.ts";
import { openAccount, type Role } from "../../testing/dashboard.ts";
import { ok, refusal } from "../../testing/fake-server.ts";

test("asks for one account's parts, and shows each", async () => {
  const { page, server } = await openAccount({}, (api) => {
    api.on("GET /keys", ok(list([key()])));
    api.on("GET /usage", ok(usage("model", [usageGroup()])));
    api.on("GET /accounts/acc_1/entries", ok(list([entry()])));
    api.on("GET /requests", ok(list([request()])));
  });
  expect(server.calls.slice(1).map(({ path }) => path.replace("/admin/api/v1", ""))).toEqual([
    "/accounts/acc_1",
    "/keys?account=acc_1",
    "/usage?account=acc_1&by=model",
    "/accounts/acc_1/entries?limit=25",
    "/requests?account=acc_1&limit=25",
  ]);
  for (const caption of [
    "Keys of Acme",
    "Usage of Acme by model",
    "What changed the balance, the oldest first",
    "Requests that ended, the latest first",
  ])
    expect(page.table(caption)).toHaveLength(2);
});

test("shows its facts, each amount under its own name", async () => {
  const { page } = await openAccount({ budget: budget() });
  expect(page.facts("dl.facts")).toEqual({
    Id: "acc_1",
    State: "● active",
    Plan: "open",
    Balance: "$1,234.50",
    "Held by open requests": "$1.25",
    Available: "$1,233.25",
    Budget: "$33.25 left of $100.00 per monthresets 2026-04-01 00:00:00 UTC",
    Spent: "$65.50",
    "Topped up": "$1,300.00",
    Opened: "2026-01-02 03:04:05 UTC",
  });
});

test("shows since when it is suspended or closed", async () => {
  const { page } = await openAccount({
    state: "closed",
    suspended_at: "2026-02-01T00:00:00.000Z",
    closed_at: "2026-02-03T00:00:00.000Z",
  });
  expect(page.facts("dl.facts")).toMatchObject({
    State: "○ closed",
    Suspended: "2026-02-01 00:00:00 UTC",
    Closed: "2026-02-03 00:00:00 UTC",
  });
});

describe("the actions", () => {
  const money = ["Top up", "Refund", "Correct"];

  test.each<[Role, "active" | "suspended" | "closed", readonly string[]]>([
    ["read", "active", []],
    ["read", "closed", []],
    ["support", "active", ["New key"]],
    ["support", "closed", []],
    ["full", "active", [...money, "New key", "Change", "Suspend", "Close"]],
    ["full", "suspended", [...money, "New key", "Change", "Resume", "Close"]],
    ["full", "closed", ["Refund"]],
  ])("of the role %s on an account that is %s", async (role, state, names) => {
    const { page } = await openAccount({ state }, undefined, { role });
    expect(page.buttons(page.one("main .tools"))).toEqual(names);
  });

  test("of the role read on a key are none", async () => {
    const answer = ok(list([key()]));
    const { page } = await openAccount({}, (api) => api.on("GET /keys", answer), { role: "read" });
    expect(page.table("Keys of Acme")[1]?.at(-1)).toBe("–");
  });
});

test("where a part fails, shows the failure alone", async () => {
  const { page } = await openAccount({}, (api) =>
    api.on("GET /requests", refusal(503, "The ledger is unavailable.")),
  );
  expect(page.textAt("main [role=alert] p")).toBe(
    "The ledger is unavailable. Request req_refused.",
  );
  expect(page.document.querySelector("main table")).toBeNull();
});
