import { describe, expect, test } from "vitest";
import type { Schemas } from "../../../generated/console/types.ts";
import { signInToConsole } from "../testing/console.ts";
import { ok } from "../testing/fake-server.ts";

const session: Schemas["Session"] = {
  object: "session",
  agent_session: "s-1",
  agent: "claude-cli",
  requests: 12,
  prompt_tokens: 240_000,
  completion_tokens: 5_200,
  charge: "0.798",
  first_at: "2026-03-01T02:03:04.567Z",
  last_at: "2026-03-01T02:31:09.876Z",
};

const page1 = (data: readonly object[], next: string | null = null) =>
  ok({ object: "list", data, next_cursor: next, archived_before: null });

const none =
  "No requests with a session." +
  "A session is one run of a coding agent. Connect one with the guide Coding agents.";

describe("the sessions", () => {
  test("are a table with links to their requests, loaded page by page", async () => {
    const { page, server } = await signInToConsole({ hash: "#/sessions" });
    server.on("/sessions", page1([session], "next"));
    await page.click("Apply");
    const [head, first] = page.table("Sessions, the latest first");
    expect(head).toEqual([
      ...["Last request", "First request", "Agent", "Requests", "Input tokens", "Output tokens"],
      ...["Charge", "Session"],
    ]);
    expect(first?.slice(2)).toEqual(["claude-cli", "12", "240,000", "5,200", "$0.80", "s-1"]);
    expect(page.one("#sessions a").getAttribute("href")).toBe("#/requests?agent_session=s-1");
    server.forget();
    server.on("/sessions", page1([{ ...session, agent_session: "s-2" }]));
    await page.click("Show more sessions");
    expect(server.asked).toEqual(["/sessions?cursor=next&limit=50"]);
    expect(page.table("Sessions, the latest first")).toHaveLength(3);
  });

  test("mention archived requests once the last page is shown", async () => {
    const { page, server } = await signInToConsole({ hash: "#/sessions" });
    const archived = { object: "list", archived_before: "2026-02-01T00:00:00.000Z" };
    const note = "Requests from before 2026-02-01 (UTC) are archived and not counted.";
    server.on("/sessions", ok({ ...archived, data: [session], next_cursor: "next" }));
    await page.click("Apply");
    expect(page.textAt("#sessions")).not.toContain(note);
    server.on("/sessions", ok({ ...archived, data: [session], next_cursor: null }));
    await page.click("Show more sessions");
    expect(page.textAt("#sessions")).toContain(note);
    server.on("/sessions", ok({ ...archived, data: [], next_cursor: null }));
    await page.click("Apply");
    expect(page.textAt("#sessions")).toBe(`${none}${note}`);
  });

  test("without requests are a sentence", async () => {
    const { page } = await signInToConsole({ hash: "#/sessions" });
    expect(page.textAt("#sessions")).toBe(none);
    expect(page.one("#sessions a").getAttribute("href")).toBe("/docs/coding-agents");
  });

  test("and requests are filtered by one, errors are not", async () => {
    const { page, server } = await signInToConsole({ hash: "#/requests" });
    await page.fill("Session", "s-1");
    server.forget();
    await page.click("Apply");
    expect(server.asked).toEqual(["/account", "/requests?agent_session=s-1&limit=50"]);
    server.forget();
    await page.follow("Sessions");
    expect(server.asked).toEqual(["/account", "/sessions?agent_session=s-1&limit=50"]);
    server.forget();
    await page.follow("Errors");
    expect(server.asked).toEqual(["/account", "/failed-requests?limit=50"]);
  });
});
