import { expect, test } from "vitest";
import { signInToConsole } from "../testing/console.ts";

test("the parts have their choices in the address, which survive signing in, tabs and back", async () => {
  const hash = "#/requests?model=acme%2Flarge&from=2026-03-01";
  const { page, server } = await signInToConsole({ hash });
  expect(server.asked.at(-1)).toBe("/requests?model=acme%2Flarge&from=2026-03-01&limit=50");
  await page.fill("Model", "acme/small");
  await page.click("Apply");
  expect(page.hash).toBe("#/requests?model=acme%2Fsmall&from=2026-03-01");
  await page.follow("Usage");
  await page.fill("Period", "7");
  await page.follow("Requests");
  expect(page.field("Model").value).toBe("acme/small");
  await page.go("#/requests");
  expect(page.field("Model").value).toBe("");
  await page.go("#/usage?days=7&by=nothing");
  expect([page.field("Period").value, page.field("Group by").value]).toEqual(["7", "day"]);
  await page.go("#/statements?month=1999-01");
  expect(page.field("Month").value).toBe("2026-03");
});
