import { describe, expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { account, list, request } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const session: Schemas["Session"] = {
  object: "session",
  agent_session: "0b6f3c1e-6f0e-4f0e-9d5c-1d2f4a7c9e11",
  agent: "claude-cli",
  account_id: "acc_1",
  requests: 12,
  prompt_tokens: 240_000,
  completion_tokens: 5_200,
  charge: "0.798",
  upstream_cost: "0.71",
  requests_without_cost: 0,
  first_at: "2026-03-01T02:03:04.567Z",
  last_at: "2026-03-01T02:31:09.876Z",
};

const open = (rows: readonly object[], hash = "#/sessions") =>
  openDashboard(hash, (api) => api.on("GET /sessions", ok(list(rows))));

describe("the sessions of agents", () => {
  test("have a row each with their sums, and link to all their requests in the account", async () => {
    const { page, server } = await open([session, { ...session, agent: null }]);
    expect(server.sent("GET /sessions")).toEqual([["/sessions?from=2026-02-03&limit=50"]]);
    const [head, first, second] = page.table("Sessions of agents");
    expect(head).toEqual([
      ...["Session", "Agent", "Account", "First (UTC)", "Last (UTC)", "Requests", "Tokens"],
      ...["Charged", "Upstream cost"],
    ]);
    expect(first?.slice(1)).toEqual([
      ...["claude-cli", "Acme", "2026-03-01 02:03:04", "2026-03-01 02:31:09", "12"],
      ...["240,000 in 5,200 out", "$0.80", "$0.71"],
    ]);
    expect(second?.[1]).toBe("–");
    const link = page.document.querySelector("tbody a")?.getAttribute("href");
    expect(link).toBe(`#/requests?account=acc_1&agent_session=${session.agent_session}&period=all`);
  });

  test("are narrowed by the filters of the address", async () => {
    const filters = "account=acc_1&key=key_1&model=acme%2Flarge";
    const { page, server } = await open([], `#/sessions?${filters}&period=7d`);
    expect(server.sent("GET /sessions")).toEqual([
      [`/sessions?${filters}&from=2026-02-26&limit=50`],
    ]);
    expect(page.text).toContain("No requests of agents with a session in this period.");
    expect(page.options("Time").map(([value]) => value)).not.toContain("all");
  });
});

describe("the requests of a session", () => {
  const hash = "#/requests?agent_session=s-1";

  test("are listed without totals, which the sessions have", async () => {
    const { page, server } = await openDashboard(hash, (api) =>
      api.on("GET /requests", ok(list([request({ agent_session: "s-1", agent: "codex" })]))),
    );
    expect(String(server.sent("GET /requests")[0])).toContain("agent_session=s-1");
    expect(server.sent("GET /usage")).toEqual([]);
    expect(page.field("Session").value).toBe("s-1");
  });

  test("show it in their details", async () => {
    const shown = request({ agent_session: "s-1", agent: "codex" });
    const { page } = await openDashboard("#/requests/req_1", (api) => {
      api.on("GET /requests/req_1", ok(shown));
      api.on("GET /accounts/acc_1", ok(account()));
      api.on("GET /models", ok(list([])));
    });
    expect(page.text).toContain("codex");
    const links = [...page.document.querySelectorAll("dd a")].map((a) => a.getAttribute("href"));
    expect(links).toContain("#/requests?account=acc_1&agent_session=s-1&period=all");
  });
});
