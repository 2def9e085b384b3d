import { expect, test } from "vitest";
import { list, live, usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { ok } from "../../testing/fake-server.ts";

const breaker = (model: string, upstream: string, state: "closed" | "half-open" | "open") => ({
  model,
  upstream,
  state,
});
const used = (group: string, requests: number, failed: number, mean: number | null) =>
  usageGroup({ group, requests, failed_requests: failed, mean_duration_ms: mean });

test("each upstream has its breaker and its requests; open breakers come first, then failures", async () => {
  const { page, server } = await openDashboard("#/upstreams", (api) => {
    api.on(
      "GET /upstreams",
      ok(
        list([
          { model: "m1", upstream: "u1", base_url: "https://one.example" },
          { model: "m2", upstream: "u2", base_url: "https://two.example" },
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
            breaker("m2", "u2", "half-open"),
            breaker("m2", "openai:https://three.example#large", "closed"),
            breaker("m3", "u3", "open"),
          ],
        }),
      ),
    );
    api.on(
      "GET /usage",
      ok(
        usage("upstream", [
          used("", 7, 7, null),
          used("openai:https://three.example#large", 10, 5, 400),
          used("sandbox:echo", 3, 0, 5),
          used("openai:https://gone.example#old", 2, 0, 5),
          used("u1", 2_000, 1, 20_000),
          used("u2", 40, 10, 1_000),
        ]),
      ),
    );
  });
  expect(server.sent("GET /upstreams")).toHaveLength(1);
  expect(page.table("Upstreams, open breakers first")).toEqual([
    [...["Model", "Upstream model", "Address", "Breaker", "Requests", "Failed"], "Mean duration"],
    ["m3", "u3", "in this process", "■ open", "0", "0", "–"],
    ["m2", "u2", "https://two.example", "▲ half-open", "40", "■ high: 10 (25.0 %)", "1.00 s"],
    ["m2", "large", "https://three.example", "● closed", "10", "■ high: 5 (50.0 %)", "400 ms"],
    ["m1", "u1", "https://one.example", "● closed", "2,000", "1 (0.1 %)", "20.00 s"],
    ["–", "sandbox:echo", "in this process", "none", "3", "0", "5 ms"],
    ["–", "old", "no longer configured", "none", "2", "0", "5 ms"],
  ]);
  const links = [...page.document.querySelectorAll("tbody td a")];
  expect(links[0]?.getAttribute("href")).toBe("#/requests?upstream=u3");
  const [, row] = page.document.querySelectorAll("main tr");
  const kinds = [...(row?.querySelectorAll("th, td") ?? [])].map((cell) =>
    cell.tagName === "TH" ? "header" : cell.className,
  );
  expect(kinds).toEqual(["header", "", "", "", "number", "number", "number"]);
  // A card is named by its first field, even without a model.
  expect(page.document.querySelectorAll("th[data-empty]")).toHaveLength(0);
  expect(page.document.querySelectorAll("td[data-empty]")).toHaveLength(1);
  await page.pass(10_000);
  expect(server.sent("GET /upstreams")).toHaveLength(1);
});

test("an empty list shows a text", async () => {
  const { page } = await openDashboard("#/upstreams", (api) =>
    api.on("GET /upstreams", ok(list([]))),
  );
  expect(page.table("Upstreams, open breakers first")[1]).toEqual([
    "No upstream models are configured yet.",
  ]);
});
