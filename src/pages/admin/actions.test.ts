import { describe, expect, test } from "vitest";
import { createdKey, list, plan } from "../testing/admin-records.ts";
import { openAccount } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";

describe("an action that calls the gateway before its dialog", () => {
  test("opens one dialog for a double click", async () => {
    const { answering, release } = heldAnswer();
    const { page, server } = await openAccount();
    server.forget();
    server.on("GET /plans", answering);
    const button = page.button("Change");
    button.click();
    button.click();
    await page.settle();
    release(ok(list([plan("open")])));
    await page.settle();
    expect(page.document.querySelectorAll("dialog")).toHaveLength(1);
    expect(server.sent("GET /plans")).toHaveLength(1);
    await page.click("Cancel");
    await page.click("Change");
    expect(page.document.querySelectorAll("dialog")).toHaveLength(1);
  });

  test.each([
    [refusal(503, "The ledger is unavailable."), "The ledger is unavailable."],
    [unreachable(), "The gateway cannot be reached."],
  ])("shows the error, and can be retried: %#", async (answer, message) => {
    const { page, server } = await openAccount();
    server.on("GET /plans", answer);
    await page.click("Change");
    expect(page.dialog).toBeNull();
    expect(page.announced).toBe(message);
    server.on("GET /plans", ok(list([plan("open")])));
    await page.click("Change");
    expect(page.dialog).not.toBeNull();
  });
});

test("a secret that the browser cannot copy remains for manual copying", async () => {
  const { page } = await openAccount({}, (api) => api.on("POST /keys", ok(createdKey())), {
    globals: { navigator: {} },
  });
  await page.click("New key");
  await page.click("Continue");
  await page.click("Create the key");
  await page.click("Copy");
  expect(page.announced).toBe("Copy failed; copy it manually.");
  expect(page.buttons()).toEqual(["Copy", "Done"]);
});
