import { describe, expect, test } from "vitest";
import { account, auditRecord, key, list, usage } from "../testing/admin-records.ts";
import { openDashboard } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";

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

describe("the key of a filter", () => {
  async function opened(found: readonly object[], hash: string) {
    const shown = await openDashboard(hash, (api) => {
      for (const path of ["requests", "failed-requests"]) api.on(`GET /${path}`, ok(list([])));
      api.on("GET /usage", ok(usage("model", [])));
      api.on("GET /keys", ok(list(found)));
    });
    return shown;
  }

  test.each(["requests", "errors", "usage"])("is found by its label in %s", async (view) => {
    const { page, server } = await opened([key({ label: "production" })], `#/${view}?period=7d`);
    await page.fill("Key", "production");
    const offered = [...page.document.querySelectorAll("datalist option")].map((option) => [
      option.getAttribute("value"),
      option.textContent,
    ]);
    expect(offered).toEqual([["key_1", "production · Acme"]]);
    await page.click("Apply");
    expect(new URLSearchParams(page.hash.split("?")[1]).get("key")).toBe("key_1");
    expect(server.sent("GET /keys").at(-1)).toEqual(["/keys?search=production&limit=8"]);
  });

  test("is one of the chosen account", async () => {
    const { page, server } = await opened([key()], "#/requests?account=acc_1");
    await page.fill("Key", "build");
    expect(server.sent("GET /keys")).toEqual([["/keys?search=build&account=acc_1&limit=8"]]);
  });

  test("is one of the account whose name is typed", async () => {
    const { page, server } = await opened([key()], "#/requests");
    server.on("GET /accounts", ok(list([account({ id: "acc_2", name: "Acme" })])));
    await page.fill("Account", "Acme");
    await page.fill("Key", "build");
    expect(server.sent("GET /keys")).toEqual([["/keys?search=build&account=acc_2&limit=8"]]);
  });

  test("is one of any account while the typed name matches none", async () => {
    const { page, server } = await opened([key()], "#/requests");
    server.on("GET /accounts", ok(list([])));
    await page.fill("Account", "Ac");
    await page.fill("Key", "build");
    expect(server.sent("GET /keys")).toEqual([["/keys?search=build&limit=8"]]);
  });

  test("that is not found is a problem beside its field", async () => {
    const { page } = await opened([], "#/requests");
    await page.fill("Key", "nothing");
    await page.click("Apply");
    expect(page.textAt("#filter-key-problem")).toBe("No key matches.");
  });
});

test.each([
  ["#/requests?account=acc_1&period=all", "Account", "#/requests?period=all"],
  ["#/requests?key=key_1&period=all", "Key", "#/requests?period=all"],
  ["#/audit?target=acc_1&period=30d", "Account or key id", "#/audit?period=30d"],
])("a filter of %s is cleared by emptying %s", async (hash, label, cleared) => {
  const { page } = await openDashboard(hash, (api) => {
    for (const path of ["requests", "audit"]) api.on(`GET /${path}`, ok(list([])));
    api.on("GET /usage", ok(usage("model", [])));
    for (const path of ["accounts", "keys"])
      api.on(`GET /${path}`, refusal(400, "`search` must not be empty."));
  });
  await page.fill(label, "");
  await page.click("Apply");
  expect(page.hash).toBe(cleared);
});

describe("a look-up that is answered late changes no address", () => {
  async function searching() {
    const { answering, release } = heldAnswer();
    const { page, server } = await openDashboard("#/requests?period=all", (api) => {
      api.on("GET /requests", ok(list([])));
      api.on("GET /usage", ok(usage("model", [])));
      api.on("GET /accounts", ok(list([account()])));
    });
    await page.fill("Account", "acme");
    server.on("GET /accounts", answering);
    await page.click("Apply");
    const answer = async () => {
      release(ok(list([account()])));
      await page.settle();
    };
    return { page, server, answer };
  }

  test("after another view was opened", async () => {
    const { page, server, answer } = await searching();
    server.on("GET /keys", heldAnswer().answering);
    await page.go("#/keys");
    await answer();
    expect(page.hash).toBe("#/keys");
  });

  test("after the user signed out", async () => {
    const { page, answer } = await searching();
    await page.click("Sign out");
    await answer();
    expect(page.hash).toBe("#/requests?period=all");
  });
});

describe("the target of the audit log", () => {
  test.each([
    ["acme", [account()], "acc_1"],
    ["key_9", [], "key_9"],
  ])("%s is an account or stays as it is", async (text, found, target) => {
    const { page } = await openDashboard("#/audit", (api) => {
      api.on("GET /audit", ok(list([auditRecord()])));
      api.on("GET /accounts", ok(list(found)));
    });
    await page.fill("Account or key id", text);
    await page.click("Apply");
    expect(page.hash).toBe(`#/audit?target=${target}&period=30d`);
  });
});

test("a refused id of the address is shown by the list, beside the filters", async () => {
  const { page } = await openDashboard("#/keys?account=acc_%20", (api) => {
    api.on("GET /keys", refusal(400, "`account` is not an id."));
    api.on("GET /names", refusal(400, "`ids` must be ids."));
  });
  expect(page.textAt(".failure")).toContain("is not an id.");
  expect(page.field("Account").value).toBe("acc_ ");
});

test.each(["#/usage?account=acc_1", "#/keys?account=acc_1", "#/audit?target=acc_1"])(
  "the account of %s is named",
  async (hash) => {
    const { page } = await openDashboard(hash, (api) => {
      for (const path of ["keys", "audit"]) api.on(`GET /${path}`, ok(list([])));
      api.on("GET /usage", ok(usage("model", [])));
    });
    expect(page.text).toContain("Only account Acme");
  },
);
