import { describe, expect, test } from "vitest";
import { openDashboard, type Role } from "../testing/dashboard.ts";
import { account, key, list, live, usage } from "../testing/admin-records.ts";
import { heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";
import { readPageFile } from "../page-files.ts";

const links = (page: OpenedPage): readonly string[] =>
  [...page.document.querySelectorAll("nav a")].map(textOf);
const current = (page: OpenedPage): readonly string[] =>
  [...page.document.querySelectorAll("#views a[aria-current=page]")].map(textOf);

describe("the navigation", () => {
  test.each<[Role, readonly string[]]>([
    ["read", ["Overview", "Accounts", "Keys", "Usage", "Requests", "Plans", "Models", "Upstreams"]],
    [
      "support",
      [
        "Overview",
        "Accounts",
        "Keys",
        "Usage",
        "Requests",
        "Plans",
        "Models",
        "Upstreams",
        "Audit log",
      ],
    ],
    [
      "full",
      [
        "Overview",
        "Accounts",
        "Keys",
        "Usage",
        "Requests",
        "Plans",
        "Models",
        "Upstreams",
        "Audit log",
      ],
    ],
  ])("a token of the role %s sees the views that it may use", async (role, names) => {
    const { page } = await openDashboard("", undefined, { role });
    expect(links(page)).toEqual(names);
  });

  test.each([
    ["", "Overview", "Overview"],
    ["#/", "Overview", "Overview"],
    ["#/keys", "Keys", "Keys"],
    ["#keys", "Keys", "Keys"],
    ["#/account/acc_1", "Acme", "Accounts"],
  ])("the address %j opens %s", async (hash, heading, place) => {
    const { page } = await openDashboard(hash, answerAccount);
    expect(page.heading).toBe(heading);
    expect(current(page)).toEqual([place]);
    expect(page.document.title).toMatch(/^(Overview|Keys|Acme) · Chat gateway$/);
  });

  test("every title ends with the whole name of the service", async () => {
    const html = readPageFile("src/pages/admin/admin.html").toString();
    const branded = html.replace("Chat gateway</title>", "Acme · Models</title>");
    const document = { path: "/admin", html: branded };
    const { page } = await openDashboard("", undefined, { document });
    expect(page.document.title).toBe("Overview · Acme · Models");
    await page.follow("Keys");
    expect(page.document.title).toBe("Keys · Acme · Models");
  });

  test.each(["#/nothing", "#/toString"])(
    "the unknown address %s links to the overview",
    async (hash) => {
      const { page } = await openDashboard(hash);
      expect(page.heading).toBe("There is no such page");
      expect(page.document.title).toBe("There is no such page · Chat gateway");
      expect(current(page)).toEqual([]);
      await page.follow("Open the overview");
      expect(page.heading).toBe("Overview");
    },
  );

  test("a view that the role may not open has no second try", async () => {
    const { page } = await openDashboard("#/audit", (api) =>
      api.on("GET /audit", refusal(403, "The role `read` may not do this.")),
    );
    expect(page.textAt("main [role=alert] p")).toContain("The role read may not do this.");
    expect(page.buttons()).not.toContain("Try again");
  });

  test("a link opens its view, and the view's heading gets the focus", async () => {
    const { page } = await openDashboard("", answerAccount);
    await page.follow("Keys");
    expect(page.hash).toBe("#/keys");
    expect(page.heading).toBe("Keys");
    expect(page.document.title).toBe("Keys · Chat gateway");
    expect(page.document.activeElement).toBe(page.one("h1"));
    expect(page.one("h1").getAttribute("tabindex")).toBe("-1");
    expect(page.scrolled.at(-1)).toEqual([0, 0]);
  });

  test("an id in the address is decoded", async () => {
    const { server } = await openDashboard("#/account/acc%2F1%20x/payments", (api) => {
      answerAccount(api);
      api.on("GET /accounts/acc%2F1%20x", ok(account({ id: "acc/1 x" })));
      api.on("GET /accounts/acc%2F1%20x/entries", ok(list([])));
    });
    expect(server.sent("GET /accounts/acc%2F1%20x")).toHaveLength(1);
    expect(server.sent("GET /accounts/acc%2F1%20x/entries")).toHaveLength(1);
  });

  test("an address that cannot be decoded is used unchanged", async () => {
    const { page, server } = await openDashboard("#/requests/%", (api) =>
      api.on("GET /requests/%25", refusal(404, "There is no such request.")),
    );
    expect(page.heading).toBe("Requests");
    expect(server.sent("GET /requests/%25")).toHaveLength(1);
  });

  test("the skip link keeps the address, and focuses the content", async () => {
    const { page } = await openDashboard("#/keys", answerAccount);
    await page.follow("Skip to the content");
    expect(page.hash).toBe("#/keys");
    expect(page.document.activeElement).toBe(page.one("#main"));
  });
});

function answerAccount(api: { on: (route: string, answer: ReturnType<typeof ok>) => void }): void {
  api.on("GET /accounts/acc_1", ok(account()));
  api.on("GET /accounts/acc_1/entries", ok(list([])));
  api.on("GET /keys", ok(list([key()])));
  api.on("GET /usage", ok(usage("model", [])));
  api.on("GET /requests", ok(list([])));
  api.on("GET /plans", ok(list([])));
}

describe("a slow view", () => {
  test("is not shown over one that was opened later", async () => {
    const slow = heldAnswer();
    const { page } = await openDashboard("#/accounts", (api) => {
      answerAccount(api);
      api.on("GET /accounts", slow.answering);
    });
    expect(page.one("#main").getAttribute("aria-busy")).toBe("true");
    await page.go("#/keys");
    expect(page.heading).toBe("Keys");
    slow.release(ok(list([account()])));
    await page.settle();
    expect(page.heading).toBe("Keys");
    expect(page.document.title).toBe("Keys · Chat gateway");
    expect(page.one("#main").hasAttribute("aria-busy")).toBe(false);
  });

  test("does not end the wait for one that was opened later", async () => {
    const [first, second] = [heldAnswer(), heldAnswer()];
    const { page } = await openDashboard("#/accounts", (api) => {
      api.on("GET /accounts", first.answering);
      api.on("GET /keys", second.answering);
    });
    await page.go("#/keys");
    first.release(ok(list([])));
    await page.settle();
    expect(page.one("#main").getAttribute("aria-busy")).toBe("true");
    second.release(ok(list([])));
    await page.settle();
    expect(page.heading).toBe("Keys");
  });

  test("is closed if it loads too late, so it does not poll", async () => {
    const slow = heldAnswer();
    const { page, server } = await openDashboard("#/upstreams", (api) => {
      answerAccount(api);
      api.on("GET /upstreams", slow.answering);
    });
    await page.go("#/keys");
    slow.release(ok(list([])));
    await page.settle();
    expect(page.clock.waiting).toBe(0);
    server.forget();
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
  });

  test("shows no failure over one that was opened later, and does not sign out", async () => {
    const slow = heldAnswer();
    const { page } = await openDashboard("#/accounts", (api) => {
      answerAccount(api);
      api.on("GET /accounts", slow.answering);
    });
    await page.go("#/keys");
    slow.release(refusal(401, "Ended."));
    await page.settle();
    expect(page.heading).toBe("Keys");
    expect(page.window.sessionStorage.length).toBe(1);
  });

  test("that was left stops its pollers and charts", async () => {
    const { page, plots, server } = await openDashboard("#/overview", (api) => {
      answerAccount(api);
      api.on("GET /usage", ok(usage("hour", [])));
    });
    for (const run of page.sizes) run();
    await page.settle();
    expect(page.clock.waiting).toBe(2);
    expect(plots.length).toBeGreaterThan(0);
    await page.go("#/keys");
    expect(page.clock.waiting).toBe(0);
    expect(page.sizes.size).toBe(0);
    expect(plots.every(({ isDestroyed }) => isDestroyed)).toBe(true);
    server.forget();
    await page.pass(60_000);
    expect(server.calls).toEqual([]);
  });
});

describe("a failed view", () => {
  test.each([
    [503, "The ledger is unavailable.", " Request req_refused."],
    [403, "The role does not allow it.", " Request req_refused."],
    [409, "The account is closed.", " Request req_refused."],
  ])("shows the refusal %d with its request", async (status, message, request) => {
    const { page } = await openDashboard("#/accounts", (api) =>
      api.on("GET /accounts", refusal(status, message)),
    );
    expect(page.heading).toBe("Accounts");
    expect(page.textAt("[role=alert] p")).toBe(message + request);
    expect(page.document.title).toBe("Accounts · Chat gateway");
    expect(page.one("#main").hasAttribute("aria-busy")).toBe(false);
    expect(page.window.sessionStorage.length).toBe(1);
  });

  test("without a response shows an error, and is retried", async () => {
    const { page, server } = await openDashboard("#/accounts", (api) =>
      api.on("GET /accounts", unreachable()),
    );
    expect(page.textAt("[role=alert] p")).toBe("The gateway cannot be reached.");
    server.on("GET /accounts", ok(list([account()])));
    await page.click("Try again");
    expect(page.table("Accounts")).toHaveLength(2);
    expect(page.document.querySelector("[role=alert]")).toBeNull();
  });
});

describe("the theme", () => {
  const chosen = (page: OpenedPage): string | undefined =>
    page.document.documentElement.dataset["theme"];

  test("follows the device until another one is chosen, which is stored", async () => {
    const { page } = await openDashboard("");
    expect([chosen(page), page.field("Theme").value]).toEqual([undefined, "system"]);
    await page.fill("Theme", "dark");
    expect(chosen(page)).toBe("dark");
    expect(page.window.localStorage.getItem("gateway-admin-theme")).toBe("dark");
    await page.fill("Theme", "system");
    expect(chosen(page)).toBeUndefined();
    expect(page.window.localStorage.getItem("gateway-admin-theme")).toBe("system");
  });

  test("is the stored one", async () => {
    const { page } = await openDashboard("", undefined, {
      local: { "gateway-admin-theme": "light" },
    });
    expect([chosen(page), page.field("Theme").value]).toEqual(["light", "light"]);
  });

  test("redraws the charts when it changes, until they are left", async () => {
    const { page, plots } = await openDashboard("#/overview", (api) => {
      answerAccount(api);
      api.on("GET /usage", ok(usage("hour", [])));
    });
    for (const run of page.sizes) run();
    await page.settle();
    const before = plots.length;
    await page.fill("Theme", "dark");
    expect(plots.length).toBe(before + 4);
    page.changeMedia("(prefers-color-scheme: dark)");
    await page.settle();
    expect(plots.length).toBe(before + 8);
    expect(plots.slice(0, -4).every(({ isDestroyed }) => isDestroyed)).toBe(true);
    expect(chosen(page)).toBe("dark");
    await page.go("#/keys");
    await page.fill("Theme", "light");
    expect(plots.length).toBe(before + 8);
  });
});

test("a sentence is announced in an empty region, so that a repetition is spoken", async () => {
  const { page } = await openDashboard("#/accounts", (api) => {
    api.on("GET /accounts", ok(list([])));
    api.on("GET /ledger/verification", () => ({
      status: 503,
      body: { error: { message: "No." } },
    }));
  });
  await page.click("Verify the ledger");
  expect(page.announced).toBe("No.");
  page.button("Verify the ledger").click();
  expect(page.announced).toBe("");
  await page.settle();
  expect(page.announced).toBe("No.");
});

test("live figures are those of the fixture", async () => {
  const { page } = await openDashboard("", (api) => api.on("GET /live", ok(live({ streams: 3 }))));
  expect(page.textAt(".live-state > span:last-child")).toContain("3 open streams");
});
