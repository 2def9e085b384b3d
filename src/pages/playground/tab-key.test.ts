import { describe, expect, test } from "vitest";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";
import { CHAT, chatReply, openPlayground, say, turnsOf } from "../testing/playground.ts";
import type { OpenedPage } from "../testing/open-page.ts";

describe("the key of the tab", () => {
  const session = { "gateway-key": "sk-gw-7" };
  const kept = (page: OpenedPage): object => ({ ...page.window.sessionStorage });

  test("is used without being entered", async () => {
    const { page, server } = await openPlayground({ session });
    expect(page.field("Key").value).toBe("sk-gw-7");
    expect(server.calls.map(({ headers }) => headers["authorization"])).toEqual(["Bearer sk-gw-7"]);
    expect(page.options("Model").map(([id]) => id)).toEqual(["acme/large", "acme/small"]);
  });

  test("is deleted with the field's, or if the gateway refuses it", async () => {
    const { page, server } = await openPlayground({ session });
    await page.fill("Key", "");
    expect(kept(page)).toEqual({});
    await page.fill("Key", "sk-gw-8");
    expect(kept(page)).toEqual({ "gateway-key": "sk-gw-8" });
    server.answer("GET /v1/models", refusal(401, "The key is not valid."));
    await page.fill("Key", "sk-gw-9");
    // Another key was refused.
    expect(kept(page)).toEqual({ "gateway-key": "sk-gw-8" });
    await page.fill("Key", "sk-gw-8");
    expect(kept(page)).toEqual({});
  });

  test("is deleted if a request with it is refused", async () => {
    const { page, server } = await openPlayground({ session });
    server.answer(CHAT, refusal(401, "The key has expired."));
    await say(page, "Hi");
    expect([kept(page), page.textAt("#key-problem")]).toEqual([{}, "The key has expired."]);
  });

  test("is deleted by signing out, with the conversation and the running request", async () => {
    const { page, server, sent } = await openPlayground({ session });
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "Hi");
    const slow = heldAnswer();
    server.answer(CHAT, slow.answering);
    await say(page, "Again");
    await page.click("Sign out");
    slow.release(ok(chatReply("Late.")));
    await page.settle();
    expect([kept(page), page.field("Key").value]).toEqual([{}, ""]);
    expect([turnsOf(page), page.one("#answer").hidden]).toEqual([[], true]);
    expect(page.text).not.toMatch(/Hello\.|Late\./);
    expect(page.buttons()).not.toContain("Sign out");
    expect(page.document.activeElement).toBe(page.field("Key"));
    await page.fill("Key", "sk-gw-8");
    server.answer(CHAT, ok(chatReply("Hello.")));
    await say(page, "New");
    expect(sent().at(-1)?.body).toMatchObject({ messages: [{ content: "New" }] });
  });
});
