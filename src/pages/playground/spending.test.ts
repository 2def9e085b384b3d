import { describe, expect, test } from "vitest";
import { ok, refusal, unreachable } from "../testing/fake-server.ts";
import { CHAT, chatEvents, openWithKey, SEND, spending } from "../testing/playground.ts";
import type { OpenedPage } from "../testing/open-page.ts";

describe("the cost of a failed request", () => {
  async function failing(...accounts: readonly object[]) {
    const opened = await openWithKey();
    let at = 0;
    opened.server.answer("GET /v1/account", () => {
      const answer = accounts[Math.min(at, accounts.length - 1)] ?? {};
      at += 1;
      return "status" in answer ? (answer as { status: number }) : ok(answer);
    });
    opened.server.answer(CHAT, refusal(502, "It broke."));
    await opened.page.fill("Message", "Hi");
    await opened.page.click(SEND);
    return opened;
  }
  const cost = (page: OpenedPage): string => page.textAt("#cost");

  test("is the amount that the account has spent since", async () => {
    const { page } = await failing(spending("1.5", "0.25"), spending("1.500000001", "0.25"));
    expect(cost(page)).toBe("$0.000000001");
  });

  test("is based on the account before the request and after its end", async () => {
    const { server } = await failing(spending("1", "0"));
    expect(server.calls.map(({ path }) => path).slice(-3)).toEqual([
      ...["/v1/account", "/v1/chat/completions", "/v1/account"],
    ]);
  });

  test("is known once its hold is released", async () => {
    const { page, server } = await failing(
      spending("1", "0"),
      spending("1", "2"),
      spending("1", "2"),
      spending("3", "0"),
    );
    expect(cost(page)).toBe("…");
    expect(page.button(SEND).hasAttribute("aria-disabled")).toBe(false);
    expect(server.callsOf("GET /v1/account")).toHaveLength(2);
    await page.pass(249);
    expect(server.callsOf("GET /v1/account")).toHaveLength(2);
    await page.pass(251);
    expect(cost(page)).toBe("$2.00");
  });

  test("is known although the hold is released only 15 seconds later", async () => {
    const held = Array.from({ length: 10 }, () => spending("1", "2"));
    const { page } = await failing(spending("1", "0"), ...held, spending("3", "0"));
    await page.pass(15_499);
    expect(cost(page)).toBe("…");
    await page.pass(1);
    expect(cost(page)).toBe("$2.00");
  });

  test("stays unknown if the hold remains after eleven reads", async () => {
    const { page, server } = await failing(spending("1", "0"), spending("1", "2"));
    await page.pass(60_000);
    expect(cost(page)).toBe("–");
    expect(server.callsOf("GET /v1/account")).toHaveLength(12);
  });

  test("is not searched any longer, nor that of the next one, once the next one is sent", async () => {
    const { page, server } = await failing(spending("1", "0"), spending("1", "2"));
    await page.click(SEND);
    expect(cost(page)).toBe("–");
    server.forget();
    await page.pass(60_000);
    expect([cost(page), server.calls]).toEqual(["–", []]);
  });

  test("is shown at its turn, too", async () => {
    const { page, server } = await failing(spending("1", "0"));
    const [first = ""] = chatEvents([{ content: "Hel" }, { content: "lo." }]);
    server.answer(CHAT, { status: 200, stream: [first] });
    let spent = 1;
    server.answer("GET /v1/account", () => ok(spending(String(spent++), "0")));
    await page.click(SEND);
    expect(page.textAt("#reply-figures")).toBe("$1.00 · 0 ms");
  });

  test.each([
    ["before", [{ status: 401 }]],
    ["after", [spending("1", "0"), { status: 503 }]],
  ])("stays unknown if the account cannot be read %s", async (_when, accounts) => {
    const { page } = await failing(...accounts);
    expect(cost(page)).toBe("–");
  });

  test("stays unknown if the gateway cannot be reached", async () => {
    const { page, server } = await openWithKey();
    server.answer("GET /v1/account", unreachable());
    server.answer(CHAT, unreachable());
    await page.fill("Message", "Hi");
    await page.click(SEND);
    expect(cost(page)).toBe("–");
  });
});
