import { expect, test } from "vitest";
import { activity, list, live, minute } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const breaker = (model: string, upstream: string, state: "closed" | "half-open" | "open") => ({
  model,
  upstream,
  state,
});
const calls = (model: string, upstream: string, count: number, failures: readonly number[]) => ({
  model,
  upstream,
  calls: count,
  failures: failures.map((times, at) => ({
    kind: ["timeout", "status-500"][at] ?? "",
    count: times,
  })),
  duration: count < 20 ? null : { p50_ms: count * 10, p95_ms: count * 20, p99_ms: count * 30 },
});

test("each upstream has its breaker and its own calls; open breakers, then failures, first", async () => {
  const { page, server } = await openDashboard("#/upstreams", (api) => {
    api.on(
      "GET /upstreams",
      ok(
        list([
          { model: "m1", upstream: "u1", base_url: "https://one.example" },
          { model: "m2", upstream: "u1", base_url: "https://two.example" },
          {
            model: "m2",
            upstream: "openai:https://three.example#large",
            base_url: "https://three.example",
          },
        ]),
      ),
    );
    api.on(
      "GET /live",
      ok(
        live({
          breakers: [
            breaker("m1", "u1", "closed"),
            breaker("m2", "u1", "half-open"),
            breaker("m2", "openai:https://three.example#large", "closed"),
            breaker("m3", "u3", "open"),
          ],
        }),
      ),
    );
    api.on(
      "GET /activity",
      ok(
        activity(
          [],
          [
            calls("m1", "u1", 2_000, [1]),
            calls("m2", "u1", 40, [3, 7]),
            calls("m2", "openai:https://three.example#large", 10, [2, 3]),
          ],
        ),
      ),
    );
  });
  expect(server.sent("GET /upstreams")).toHaveLength(1);
  expect(page.table("Upstreams of the catalog")).toEqual([
    [
      ...["Model", "Upstream model", "Address", "Breaker", "Calls", "Failed"],
      ...["Median duration", "95th percentile", "Kinds of failure"],
    ],
    ["m3", "u3", "in this process", "■ open", "0", "0 (–)", "–", "–", "–"],
    [
      "m2",
      "u1",
      "https://two.example",
      "▲ half-open",
      "40",
      "10 (25.0 %)",
      ...["400 ms", "800 ms"],
      "timeout 3, status-500 7",
    ],
    [
      "m2",
      "large",
      "https://three.example",
      "● closed",
      "10",
      "5 (50.0 %)",
      ...["–", "–"],
      "timeout 2, status-500 3",
    ],
    [
      ...["m1", "u1", "https://one.example", "● closed", "2,000", "1 (0.1 %)"],
      ...["20.00 s", "40.00 s", "timeout 1"],
    ],
  ]);
  const [, row] = page.document.querySelectorAll("main tr");
  const kinds = [...(row?.querySelectorAll("th, td") ?? [])].map((cell) =>
    cell.tagName === "TH" ? "header" : cell.className,
  );
  expect(kinds).toEqual(["header", "", "", "", "number", "number", "number", "number", ""]);
  await page.pass(5_000);
  expect(server.sent("GET /upstreams")).toHaveLength(1);
});

test("none says so", async () => {
  const { page } = await openDashboard("#/upstreams", (api) =>
    api.on("GET /upstreams", ok(list([]))),
  );
  expect(page.table("Upstreams of the catalog")[1]).toEqual([
    "No upstream models are configured yet.",
  ]);
});

test.each([
  ["2026-03-04T04:05:00.000Z", "The calls are those of the last hour."],
  [
    "2026-03-04T04:59:00.000Z",
    "The calls are those since 2026-03-04 04:59:00 UTC, when the gateway started.",
  ],
])("of a gateway that started at %s: %s", async (since, sentence) => {
  const { page } = await openDashboard("#/upstreams", (api) => {
    api.on("GET /upstreams", ok(list([])));
    api.on("GET /activity", ok({ ...activity([minute()]), since }));
  });
  expect(page.text).toContain(sentence);
});
