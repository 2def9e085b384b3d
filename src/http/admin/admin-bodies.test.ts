import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import type { InProcessCall } from "../testing/in-process.ts";
import { AdminHttp, accountCreation, outcomeOf } from "./testing/admin-http.ts";

let http: AdminHttp;
let bodies: BodyBudget;
beforeEach(async () => {
  http = new AdminHttp();
  bodies = new BodyBudget(32 * 1_048_576);
  await http.start(bodies);
});

describe("a body", () => {
  /** Returns JSON of this many bytes that violates only the contract. */
  const bodyOf = (bytes: number): string => `{"name":"${"x".repeat(bytes - 11)}"}`;
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

  const outcomes: readonly (readonly [string, InProcessCall, string])[] = [
    ["that is carried out", { body: accountCreation }, "200"],
    [
      "that is refused by its operation",
      { body: '{"name":"A","plan":"no"}' },
      "400 invalid_request",
    ],
    ["that breaks the contract", { body: "{}" }, "400 invalid_request"],
    ["that is not JSON", { body: "{" }, "400 invalid_json"],
    ["that is empty", { body: "" }, "400 invalid_json"],
    ["that has a key __proto__", { body: '{"__proto__":{}}' }, "400 invalid_json"],
    ["of 65 levels", { body: nested(65) }, "400 invalid_request"],
    ["of a megabyte", { body: bodyOf(1_048_576) }, "400 invalid_request"],
    ["of a megabyte and a byte", { body: bodyOf(1_048_577) }, "413 body_too_large"],
    [
      "of another type",
      { body: accountCreation, headers: { "content-type": "text/plain" } },
      "415 unsupported_media_type",
    ],
    [
      "that does not match its declared coding",
      { body: accountCreation, headers: { "content-encoding": "gzip" } },
      "400 invalid_json",
    ],
  ];

  test.each(outcomes)("%s releases its memory", async (_case, call, wanted) => {
    const taken = vi.spyOn(bodies, "open");
    expect(await http.outcome("/accounts", call)).toBe(wanted);
    expect(taken).toHaveBeenCalledOnce();
    expect(bodies.bytes).toBe(0);
    expect(await http.outcome("/accounts", { body: accountCreation })).toBe("200");
  });

  it("nested too deep is rejected with that reason, and one at the limit is read", async () => {
    expect((await http.ask("/accounts", { body: nested(65) })).text).toContain("64 levels");
    expect((await http.ask("/accounts", { body: nested(64) })).text).not.toContain("64 levels");
  });

  it("releases its memory if its operation fails", async () => {
    http.harness.parts = { openStore: () => Promise.reject(new StoreUnavailable("disk full")) };
    await http.start(bodies);
    const reply = await http.ask("/accounts", { body: accountCreation });
    expect([outcomeOf(reply), bodies.bytes]).toEqual(["503 unavailable", 0]);
    expect(reply.text).not.toContain("disk full");
  });

  it("releases its memory if its client leaves", async () => {
    const connection = http.beginPost(accountCreation.length, accountCreation.slice(0, 10));
    await vi.waitFor(() => expect(bodies.bytes).toBeGreaterThan(0), 60_000);
    connection.destroy();
    await vi.waitFor(() => expect([bodies.bytes, http.api.app.inFlight()]).toEqual([0, 0]), 60_000);
    expect((await http.harness.call("listAccounts")).data).toEqual([]);
  });

  it("is refused while another one uses the whole budget, and accepted afterwards", async () => {
    bodies = new BodyBudget(4_000);
    await http.start(bodies);
    const connection = http.beginPost(2_000, "x".repeat(900));
    await vi.waitFor(() => expect(bodies.bytes).toBeGreaterThan(0), 60_000);
    const refused = await http.ask("/accounts", { body: accountCreation });
    expect(outcomeOf(refused)).toBe("503 overloaded");
    expect(refused.headers["retry-after"]).toBe("1");
    connection.destroy();
    await vi.waitFor(() => expect(bodies.bytes).toBe(0), 60_000);
    expect(await http.outcome("/accounts", { body: accountCreation })).toBe("200");
  });

  it("of which eight of the maximum size fit the default budget here: of nine one is refused", async () => {
    await http.start(null);
    const statuses: string[] = [];
    const held = Array.from({ length: 9 }, () => {
      const connection = http.beginPost(1_048_576, "x".repeat(1_000_000));
      connection.setEncoding("latin1").on("data", (text: string) => {
        if (text.startsWith("HTTP/1.1 ")) statuses.push(text.slice(9, 12));
      });
      return connection;
    });
    await vi.waitFor(() => expect(statuses).toEqual(["503"]), 60_000);
    for (const connection of held) connection.destroy();
    await vi.waitFor(() => expect(http.api.app.inFlight()).toBe(0), 60_000);
    expect(await http.outcome("/accounts", { body: bodyOf(1_048_576) })).toBe(
      "400 invalid_request",
    );
  });
});
