import { describe, expect, test } from "vitest";
import { account, list, usage } from "../testing/admin-records.ts";
import { openDashboard } from "../testing/dashboard.ts";
import { ok, refusal } from "../testing/fake-server.ts";

describe("the account of a filter", () => {
  async function opened(found: readonly object[], hash = "#/requests?period=all") {
    const shown = await openDashboard(hash, (api) => {
      api.on("GET /requests", ok(list([])));
      api.on("GET /usage", ok(usage("model", [])));
      api.on("GET /accounts", ok(list(found)));
    });
    const apply = async (text: string) => {
      await shown.page.fill("Account", text);
      await shown.page.click("Apply");
    };
    return { ...shown, apply };
  }

  test.each([
    ["its name, in any case", "ACME", [account({ id: "acc_2", name: "Acme 2" }), account()]],
    ["its id", "acc_1", [account({ id: "acc_2" }), account()]],
    ["a part that matches only one", "acm", [account()]],
  ])("is found by %s", async (_, text, found) => {
    const { page, apply, server } = await opened(found);
    await apply(text);
    expect(page.hash).toBe("#/requests?period=all&account=acc_1");
    expect(server.sent("GET /accounts").at(-1)).toEqual([`/accounts?search=${text}&limit=8`]);
  });

  test.each([
    ["No account matches.", []],
    ["Several accounts match: choose one.", [account(), account({ id: "acc_2" })]],
  ])("that is not found is a problem beside its field: %s", async (problem, found) => {
    const { page, apply } = await opened(found);
    await apply("Acm");
    expect(page.hash).toBe("#/requests?period=all");
    expect(page.textAt("#filter-account-problem")).toBe(problem);
    expect(page.field("Account").getAttribute("aria-invalid")).toBe("true");
    expect(page.field("Account").value).toBe("Acm");
    await apply("");
    expect(page.textAt("#filter-account-problem")).toBe("");
  });

  test("in the address is not looked up again", async () => {
    const { page, server } = await opened([], "#/requests?account=acc_1&period=all");
    await page.fill("Time", "7d");
    expect(page.hash).toBe("#/requests?account=acc_1&period=7d");
    expect(server.sent("GET /accounts")).toEqual([]);
  });

  test("in the address that does not exist leaves the form for a correction", async () => {
    const { page } = await openDashboard("#/requests?account=acc_9", (api) => {
      api.on("GET /requests", refusal(404, "There is no account acc_9."));
      api.on("GET /usage", refusal(404, "There is no account acc_9."));
    });
    expect(page.textAt(".failure")).toBe("There is no account acc_9.");
    expect(page.field("Account").value).toBe("acc_9");
  });
});
