import { describe, expect, test } from "vitest";
import { account, entry } from "../testing/admin-records.ts";
import { openAccount } from "../testing/dashboard.ts";
import { ok, refusal } from "../testing/fake-server.ts";

const REFUND = "POST /accounts/acc_1/refunds";
const CLOSE = "POST /accounts/acc_1/close";
const AMOUNT = "Refund in US dollars (optional)";
const REFERENCE = "Reference of the refund (optional)";
const NAME = "Name of the account";

async function open(
  shown: Parameters<typeof account>[0],
  values: Readonly<Record<string, string>>,
) {
  const opened = await openAccount({ held: "0", ...shown }, (api) => {
    api.on(REFUND, ok(account()));
    api.on(CLOSE, ok(account({ state: "closed" })));
  });
  const { page } = opened;
  await page.click("Close account");
  for (const [label, value] of Object.entries(values)) await page.fill(label, value);
  await page.click("Continue");
  return opened;
}

describe("closing an account", () => {
  test("offers to refund what is available, and refunds it before it closes", async () => {
    const { page, server } = await open({}, { [REFERENCE]: "payout-7", [NAME]: "Acme" });
    expect(page.facts("dialog dl")).toEqual({
      Account: "Acme (acc_1)",
      Refund: "$1,233.25",
      Reference: "payout-7",
      Effect: "It is permanent: its keys are refused, and only refunds are possible afterwards.",
    });
    server.forget();
    await page.click("Close the account");
    expect(server.calls.map(({ method, path }) => `${method} ${path}`).slice(0, 3)).toEqual(
      ["GET /accounts/acc_1", REFUND, CLOSE].map((each) => each.replace(" ", " /admin/api/v1")),
    );
    expect(server.sent(REFUND)[0]?.[1]).toEqual({ amount: "1233.25", reference: "payout-7" });
    expect(page.announced).toBe("The account Acme is closed. $1,233.25 was refunded.");
  });

  test("refunds nothing with an empty amount, or if nothing is left", async () => {
    const empty = await open({}, { [AMOUNT]: "", [NAME]: "Acme" });
    expect(empty.page.facts("dialog dl")["Refund"]).toBe(
      "none: $1,233.25 stays on the account until it is refunded",
    );
    await empty.page.click("Close the account");
    expect(empty.server.sent(REFUND)).toEqual([]);
    expect(empty.page.announced).toBe("The account Acme is closed.");
    const poor = await open({ available: "0", balance: "0" }, { [NAME]: "Acme" });
    expect(poor.page.facts("dialog dl")["Refund"]).toBe("nothing is left on it");
  });

  test.each([
    [{ [NAME]: "acme" }, "This is not the name of the account."],
    [{ [NAME]: "Acme", [AMOUNT]: "1233.26" }, "At most $1,233.25 can be taken away."],
    [
      { [NAME]: "Acme", [AMOUNT]: "0" },
      "Enter an amount above zero, or leave it empty to refund nothing.",
    ],
  ])("does not continue with %j", async (values, problem) => {
    const { page } = await open({}, values);
    const problems = [...page.document.querySelectorAll("dialog .problem")];
    expect(problems.map(({ textContent }) => textContent)).toContain(problem);
    expect(page.document.querySelector("dialog dl")).toBeNull();
  });

  test("takes a name with several spaces as it is shown", async () => {
    const { page } = await open({ name: "A  B " }, { [NAME]: "A B" });
    expect(page.facts("dialog dl")["Account"]).toContain("acc_1");
  });

  test("refunds nothing while requests run", async () => {
    const { page, server } = await open({ held: "1.25" }, { [NAME]: "Acme" });
    const until =
      "closing is refused until they end. Suspend the account first, so that no more begin";
    expect(page.facts("dialog dl")["Held by running requests"]).toBe(`$1.25: ${until}`);
    await page.click("Close the account");
    expect(page.textAt("dialog [role=alert]")).toBe(
      `Running requests hold $1.25: ${until}. Nothing was changed.`,
    );
    expect([...server.sent(REFUND), ...server.sent(CLOSE)]).toEqual([]);
  });

  test("posts one refund if the closing fails and is repeated", async () => {
    const { page, server } = await open({}, { [NAME]: "Acme" });
    server.on(CLOSE, refusal(409, "Requests run."));
    await page.click("Close the account");
    expect(page.textAt("dialog [role=alert]")).toBe(
      "$1,233.25 was refunded, but the account was not closed: Requests run. " +
        "Another attempt does not refund it again.",
    );
    await page.click("Back");
    await page.click("Continue");
    expect(page.facts("dialog dl")["Refund"]).toBe("$1,233.25, already posted");
    server.on(CLOSE, ok(account({ state: "closed" })));
    await page.click("Close the account");
    expect(server.sent(REFUND)).toHaveLength(1);
    expect(page.announced).toContain("is closed. $1,233.25 was refunded.");
  });

  test("closes nothing if the refund fails, and repeats it under one reference", async () => {
    const { page, server } = await open({}, { [NAME]: "Acme" });
    server.on(REFUND, refusal(503, "Try again."));
    await page.click("Close the account");
    expect(page.textAt("dialog [role=alert]")).toBe("Try again.");
    expect(server.sent(CLOSE)).toEqual([]);
    server.on(REFUND, ok(entry()));
    await page.click("Close the account");
    const [first, second] = server.sent(REFUND);
    expect(first).toEqual(second);
    expect(server.sent(CLOSE)).toHaveLength(1);
  });
});
