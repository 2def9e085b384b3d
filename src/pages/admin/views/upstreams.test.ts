import { expect, test } from "vitest";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { attemptsReport, list, live, upstreamAttempts } from "../../testing/admin-records.ts";
import { openDashboard, type Dashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const breaker = (
  model: string,
  upstream: string,
  state: Schemas["LiveBreaker"]["state"],
  outage: Schemas["Outage"] = null,
): Schemas["LiveBreaker"] => ({ model, upstream, state, outage });

const VENDOR = "openai:https://three.example#large";
const configured = [
  { model: "m1", upstream: "u1", base_url: "https://one.example" },
  { model: "m2", upstream: "u2", base_url: "https://two.example" },
  { model: "m2", upstream: VENDOR, base_url: "https://three.example" },
  { model: "m3", upstream: VENDOR, base_url: "https://three.example" },
];
const outage = {
  since: "2026-03-04T05:01:00.000Z",
  next_trial_at: "2026-03-04T05:06:30.000Z",
  request_id: "req_0000000000000007",
  failure: "connect",
  status: 0,
};

interface Scene {
  readonly breakers?: readonly Schemas["LiveBreaker"][];
  readonly attempts?: readonly Schemas["UpstreamAttempts"][];
  readonly report?: Partial<Schemas["UpstreamAttemptsReport"]>;
  readonly role?: "read" | "full";
}

const opened = ({ breakers = [], attempts = [], report = {}, role = "full" }: Scene) =>
  openDashboard(
    "#/upstreams",
    (api) => {
      api.on("GET /upstreams", ok(list(configured)));
      api.on("GET /live", ok(live({ breakers })));
      api.on("GET /upstreams/attempts", ok(attemptsReport(attempts, report)));
    },
    { role },
  );

const TABLE = "Upstreams, paused ones first";

test("each upstream has its state, its attempts and its last failure, paused ones first", async () => {
  const failure = {
    request_id: "req_8",
    at: "2026-03-04T05:00:00.000Z",
    failure: "overloaded",
    status: 503,
  };
  const { page, server } = await opened({
    breakers: [
      breaker("m1", "u1", "closed"),
      breaker("m2", "u2", "open", outage),
      breaker("m2", VENDOR, "half-open", { ...outage, next_trial_at: outage.since }),
      breaker("m3", VENDOR, "half-open", { ...outage, next_trial_at: outage.since }),
    ],
    attempts: [
      upstreamAttempts({ upstream: "openai:https://gone.example#old", attempts: 2 }),
      upstreamAttempts({ upstream: "sandbox:echo", attempts: 3, first_byte_p50_ms: 5 }),
      upstreamAttempts({
        upstream: "u1",
        attempts: 2_000,
        failed: 1,
        first_byte_p50_ms: 400,
        first_byte_p95_ms: 1_200,
        duration_p50_ms: 900,
        duration_p95_ms: 20_000,
        last_failure: failure,
      }),
      upstreamAttempts({ upstream: VENDOR, attempts: 10, failed: 5 }),
    ],
  });
  const state = "since 5 min ago: no connectionby req_…00000007";
  const [head, ...rows] = page.table(TABLE);
  expect(head).toEqual([
    ...["Upstream", "Models", "State", "Attempts", "Failed", "Success"],
    ...["First byte", "Duration", "Last failure", "Probe"],
  ]);
  expect(rows.map((row) => row.map((cell) => cell.replaceAll("\u00a0", " ")))).toEqual([
    [
      ...["u2https://two.example", "m2", `■ paused${state}next trial in 22 s`],
      ...["0", "", "", "", "", "–", "Probe"],
    ],
    [
      ...["largehttps://three.example", "m2m3", `▲ on trial${state}the next request is a trial`],
      ...["10", "■ high: 5 (50.0 %)", "50.0 %", "–", "–", "–", "ProbeProbe"],
    ],
    [
      ...["u1https://one.example", "m1", "● in use", "2,000", "1 (0.1 %)", "100.0 %"],
      ...["p50 400 ms p95 1.20 s", "p50 900 ms p95 20.00 s"],
      ...["overloaded (HTTP 503)6 min agoreq_8", "Probe"],
    ],
    ["oldno longer configured", "", "–", "2", "0", "100.0 %", "–", "–", "–", "–"],
    [
      ...["sandbox:echoin this process", "", "–", "3", "0", "100.0 %"],
      ...["p50 5 ms p95 –", "–", "–", "–"],
    ],
  ]);
  const hrefs = [...page.document.querySelectorAll("tbody a")].map((a) => a.getAttribute("href"));
  expect(hrefs).toContain("#/requests/req_0000000000000007");
  expect(hrefs).toContain("#/requests/req_8");
  await page.pass(10_000);
  expect(server.sent("GET /upstreams")).toHaveLength(1);
  expect(server.sent("GET /upstreams/attempts")).toHaveLength(2);
});

test.each([
  [{}, "Every attempt of the last 24 hours and of all replicas counts"],
  [
    { complete: false, requests: 5_000, from: "2026-03-04T04:00:00.000Z" },
    "Every attempt of the latest 5,000 requests, since 2026-03-04 04:00:00 UTC and of all replicas",
  ],
])("the counted period is named: %j", async (report, text) => {
  const { page } = await opened({ report });
  expect(page.text).toContain(text);
});

test("an empty list shows a text", async () => {
  const { page } = await openDashboard("#/upstreams", (api) => {
    api.on("GET /upstreams", ok(list([])));
    api.on("GET /upstreams/attempts", ok(attemptsReport([])));
  });
  expect(page.table(TABLE)[1]).toEqual(["No upstream models are configured yet."]);
});

test("only a role that may probe has the buttons", async () => {
  const { page } = await opened({ role: "read", breakers: [breaker("m1", "u1", "closed")] });
  expect(page.document.querySelectorAll("tbody button")).toHaveLength(0);
});

const bodies = ({ calls }: Dashboard["server"]) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);

const report = (data: readonly object[]) => ({
  object: "probe",
  upstreams: 1,
  abilities: 12,
  cost_at_most: "0.0021",
  cost_at_most_with_search: "0.0345",
  data,
});
const row = (ability: string, change: object) => ({
  model: "m1",
  upstream: "u1",
  ability,
  configured: true,
  works: true,
  detail: "",
  quirk: null,
  ...change,
});

test("a probe states its cost before it is confirmed, and shows what works", async () => {
  const { page, server } = await opened({ breakers: [breaker("m1", "u1", "closed")] });
  server.on("POST /upstreams/probe", ok(report([])));
  await page.click("Probe m1");
  expect(bodies(server)).toEqual([{ models: ["m1"], dry_run: true }]);
  expect(page.facts("dialog dl")).toEqual({
    Sends: "a small request for each of 12 abilities, to 1 upstream of the model",
    "Billed by the vendor": "at most $0.0021 to the gateway's own keys",
    "Audit log": "records it with your name",
  });
  server.on(
    "POST /upstreams/probe",
    ok(
      report([
        row("forced_tool", {}),
        row("tools", { works: false, detail: "400", quirk: { tools: "none" } }),
        row("images", { works: false, configured: false }),
      ]),
    ),
  );
  await page.click("Probe");
  expect(bodies(server)[1]).toEqual({ models: ["m1"] });
  expect(page.text).toContain("1 configured ability fails.");
  expect(page.table("Abilities by upstream")).toEqual([
    ["Ability", "Result"],
    ["forced tool", "● works"],
    ["tools", '■ fails400 · Set for this upstream: quirks: {"tools":"none"}'],
    ["images", "○ not configured"],
  ]);
  await page.click("Done");
  server.on(
    "POST /upstreams/probe",
    ok(
      report(
        ["one", "two"].map((name) =>
          row("text", { upstream: `openai:https://${name}.example#large` }),
        ),
      ),
    ),
  );
  await page.click("Probe m1");
  await page.click("Probe");
  expect(page.text).toContain("Every configured ability works.");
  expect(page.table("Abilities by upstream").slice(1)).toEqual([
    ["text", "largeopenai:https://one.example", "● works"],
    ["text", "largeopenai:https://two.example", "● works"],
  ]);
  await page.click("Done");
  expect(page.document.querySelector("dialog")).toBeNull();
});
