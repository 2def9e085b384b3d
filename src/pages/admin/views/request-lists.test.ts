import { describe, expect, test } from "vitest";
import { list, request, upstreamCall, usage, usageGroup } from "../../testing/admin-records.ts";
import { openDashboard } from "../../testing/dashboard.ts";
import { heldAnswer, ok, refusal } from "../../testing/fake-server.ts";

const sums = usage("model", [
  usageGroup({ charge: "0.5", margin: "0.25" }),
  usageGroup({ charge: "1", margin: "-0.5" }),
]);

const latest = (rows: readonly object[], cursor: string | null = null, hash = "#/requests") =>
  openDashboard(hash, (api) => {
    api.on("GET /requests", ok(list(rows, cursor)));
    api.on("GET /usage", ok(sums));
  });

/** The start of the last 30 days. */
const FROM = "from=2026-02-03";

test("the latest requests have a row each, with names instead of ids", async () => {
  const { page, server } = await latest([
    request({ id: "req/1", upstreams: [upstreamCall()] }),
    request({
      id: "req_mwthoajh87654321",
      account_id: "acc_2",
      key_id: "key_2",
      outcome: null,
      usage: null,
      charge: null,
      margin: null,
      ended_at: null,
    }),
  ]);
  expect(server.sent("GET /requests")).toEqual([[`/requests?${FROM}&limit=50`]]);
  expect(server.sent("GET /names")).toEqual([["/names?ids=acc_1%2Ckey_1%2Cacc_2%2Ckey_2"]]);
  expect(page.table("Requests that ended")).toEqual([
    [
      ...["Request", "Ended (UTC)", "Account", "Key", "Model", "Outcome", "Duration"],
      ...["First byte", "Tokens", "Charged", "Margin"],
    ],
    [
      ...["req/1", "2026-03-01 02:03:09", "Acme", "Build server", "acme/large", "● finished"],
      ...["5.31 s", "90 ms", "12,345 in 67 out", "$0.25", "$0.10"],
    ],
    [
      "req_…87654321",
      "–",
      "acc_2",
      "key_2",
      "acme/large",
      "▲ running",
      ...Array<string>(5).fill("–"),
    ],
  ]);
  const [first] = page.document.querySelectorAll("tbody tr");
  expect(
    [...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
  ).toEqual([
    "#/requests/req%2F1",
    "#/account/acc_1",
    "#/keys/key_1",
    "#/requests?model=acme%2Flarge",
  ]);
});

test("of one outcome are read and added up by it", async () => {
  const { page, server } = await latest([request()]);
  await page.fill("Outcome", "client-gone");
  expect(page.hash).toContain("outcome=client-gone");
  const asked = (route: string) => String(server.sent(route).at(-1));
  expect(asked("GET /requests")).toContain("outcome=client-gone");
  expect(asked("GET /usage")).toContain("outcome=client-gone");
});

test("of an outcome that does not exist are those of every outcome", async () => {
  const { server } = await latest([request()], null, "#/requests?outcome=toString");
  expect(server.sent("GET /requests")).toEqual([[`/requests?${FROM}&limit=50`]]);
});

test("names are looked up once, as many at a time as an address can contain", async () => {
  const rows = Array.from({ length: 40 }, (_, at) =>
    request({ id: `req_${at}`, account_id: `acc_${at}`, key_id: at === 0 ? "a,b" : "key_1" }),
  );
  const { page, server } = await latest(rows, "c1");
  const asked = () => server.sent("GET /names").map(([path]) => String(path).split("%2C").length);
  expect(asked()).toEqual([30, 11]);
  expect(page.table("Requests")[1]?.slice(2, 4)).toEqual(["acc_0", "a,b"]);
  await page.follow("Next page");
  // Ids without a name are looked up again, known ones are not.
  expect(asked()).toEqual([30, 11, 30, 9]);
});

test("a complete id is copied", async () => {
  const { page } = await latest([request({ id: "req_mwthoajh87654321" })]);
  await page.click("Copy req_mwthoajh87654321");
  expect(page.copied).toEqual(["req_mwthoajh87654321"]);
  expect(page.announced).toBe("Copied req_mwthoajh87654321.");
});

test("an id that the browser cannot copy is reported", async () => {
  const { page } = await openDashboard(
    "#/requests",
    (api) => {
      api.on("GET /requests", ok(list([request()])));
      api.on("GET /usage", ok(sums));
    },
    { globals: { navigator: {} } },
  );
  await page.click("Copy req_1");
  expect(page.announced).toBe("Copy failed; copy it manually: req_1");
});

test.each([
  ["finished", "● finished"],
  ["failed", "■ failed"],
  ["broken", "■ broken"],
  ["killed", "■ killed"],
  ["client-gone", "○ client-gone"],
] as const)("the outcome %s has a distinct mark", async (outcome, shown) => {
  const { page } = await latest([request({ outcome })]);
  expect(page.table("Requests")[1]?.[5]).toBe(shown);
});

describe("the filters", () => {
  test("of the address apply to the list and its totals", async () => {
    const filters = "account=acc_1&key=key_1&model=acme%2Flarge";
    const { page, server } = await latest([], null, `#/requests?${filters}&period=all`);
    expect(server.sent("GET /requests")).toEqual([[`/requests?${filters}&limit=50`]]);
    expect(server.sent("GET /usage")).toEqual([[`/usage?by=model&${filters}&limit=1000`]]);
    expect(page.text).toContain("Only account Acme, key Build server");
    expect(page.textAt("p.totals")).toBe(
      "2,468 requests · 11,356 input and 1,820 output tokens · $1.50 charged · -$0.25 margin",
    );
  });

  test("become part of the address, starting at the first page", async () => {
    const { page } = await latest([], "c9", "#/requests?cursor=c1");
    await page.fill("Model", " acme/large ");
    await page.click("Apply");
    expect(page.hash).toBe("#/requests?model=acme%2Flarge&period=30d");
    await page.follow("Clear");
    expect(page.hash).toBe("#/requests");
  });

  test("offer the models of the catalog, and the accounts that a search finds", async () => {
    const { page, server } = await latest([]);
    server.on("GET /models", ok(list([{ id: "acme/large" }])));
    server.on("GET /accounts", ok(list([{ id: "acc_7", name: "Seven Seas" }])));
    page.field("Model").focus();
    await page.fill("Account", "Seven");
    const offered = [...page.document.querySelectorAll("datalist option")];
    expect(offered.map((option) => option.getAttribute("value"))).toEqual(["acc_7", "acme/large"]);
    expect(server.sent("GET /accounts")).toEqual([["/accounts?search=Seven&limit=8"]]);
    await page.fill("Account", "seven seas");
    await page.click("Apply");
    expect(page.hash).toBe("#/requests?account=acc_7&period=30d");
  });

  test("are shown on a phone by their button", async () => {
    const { page } = await latest([]);
    const button = page.button("Filters");
    await page.click("Filters");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(page.one("#filters").className).toBe("filters open");
    await page.click("Filters");
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("a paged list", () => {
  const rowsOf = (...ids: readonly string[]) => ids.map((id) => request({ id }));

  test("continues with its cursor, which is in the address, and goes back", async () => {
    const { page, server } = await latest(rowsOf("req_1", "req_2"), "cursor 1");
    const ids = () =>
      page
        .table("Requests")
        .slice(1)
        .map(([id]) => id);
    const links = () =>
      [...page.document.querySelectorAll("nav.pages a")].map((a) => a.textContent);
    expect([ids(), links()]).toEqual([["req_1", "req_2"], ["Next page"]]);
    server.on("GET /requests", ok(list(rowsOf("req_3"), "cursor 2")));
    await page.follow("Next page");
    expect(page.hash).toBe("#/requests?cursor=cursor+1");
    expect([ids(), links()]).toEqual([["req_3"], ["First page", "Previous page", "Next page"]]);
    server.on("GET /requests", ok(list(rowsOf("req_4"))));
    await page.follow("Next page");
    expect([ids(), links()]).toEqual([["req_4"], ["First page", "Previous page"]]);
    await page.follow("Previous page");
    expect(page.hash).toBe("#/requests?cursor=cursor+1");
    await page.follow("Previous page");
    expect(page.hash).toBe("#/requests");
    expect(server.sent("GET /requests").slice(0, 3)).toEqual([
      [`/requests?${FROM}&limit=50`],
      [`/requests?${FROM}&cursor=cursor+1&limit=50`],
      [`/requests?${FROM}&cursor=cursor+2&limit=50`],
    ]);
  });

  test("keeps the previous page over a reload", async () => {
    const first = await latest(rowsOf("req_1"), "c1");
    first.server.on("GET /requests", ok(list(rowsOf("req_2"))));
    await first.page.follow("Next page");
    const storage = first.page.window.sessionStorage;
    const names = ["gateway-admin-token", "gateway-admin-pages"];
    const session = Object.fromEntries(names.map((name) => [name, storage.getItem(name) ?? ""]));
    const { page } = await openDashboard(
      first.page.hash,
      (api) => api.on("GET /requests", ok(list(rowsOf("req_2")))),
      { session },
    );
    await page.follow("Previous page");
    expect(page.hash).toBe("#/requests");
  });

  test("that fails shows the error, and is retried", async () => {
    const { page, server } = await latest(rowsOf("req_1"), "c1");
    server.on("GET /requests", refusal(503, "The ledger is unavailable."));
    await page.follow("Next page");
    expect(page.textAt("main [role=alert] p")).toContain("The ledger is unavailable.");
    server.on("GET /requests", ok(list(rowsOf("req_2"))));
    await page.click("Try again");
    expect(page.table("Requests")).toHaveLength(2);
  });

  test("with one page has no links", async () => {
    const { page } = await latest([]);
    expect(page.document.querySelector("nav.pages")).toBeNull();
    expect(page.table("Requests")[1]).toEqual(["No requests in this period."]);
  });

  test("with failed totals shows the reason", async () => {
    const { page } = await openDashboard("#/requests", (api) => {
      api.on("GET /requests", ok(list([request()])));
      api.on("GET /usage", refusal(503, "The ledger is unavailable."));
    });
    expect(page.textAt("p.totals")).toBe("Totals unavailable: The ledger is unavailable.");
    expect(page.table("Requests")).toHaveLength(2);
  });
});

test.each([
  ["2026-02-01T00:00:00.000Z", "from before 2026-02-01 may be in the archive"],
  [null, null],
])("a note about the archive before %s: %s", async (before, note) => {
  const { page } = await openDashboard("#/requests?period=all", (api) => {
    api.on("GET /requests", ok({ ...list([request()]), archived_before: before }));
    api.on("GET /usage", ok(sums));
  });
  if (note === null) expect(page.text).not.toContain("archive");
  else expect(page.textAt(".archived")).toContain(note);
});

describe("the download", () => {
  async function downloading(pages: readonly (readonly object[])[]) {
    const blobs: Blob[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    };
    const opened = await openDashboard(
      "#/requests?period=all",
      (api) => {
        api.on("GET /usage", ok(sums));
        api.on("GET /requests", ({ path }) => {
          const at = Number(/cursor=(\d)/.exec(path)?.[1] ?? "0");
          return ok(list(pages[at] ?? [], at + 1 < pages.length ? String(at + 1) : null));
        });
      },
      { globals: { URL: urls } },
    );
    return { ...opened, blobs };
  }

  test("has all pages, with complete ids and every digit", async () => {
    const { page, server, blobs } = await downloading([
      [request({ charge: "0.123456789", account_id: "=1+1" })],
      [request({ id: "req_2", usage: null, charge: null, margin: null })],
    ]);
    server.forget();
    await page.click("Download as CSV");
    expect(server.sent("GET /requests")).toEqual([
      ["/requests?limit=1000"],
      ["/requests?cursor=1&limit=1000"],
    ]);
    const [titles, first, second] = ((await blobs[0]?.text()) ?? "").split("\r\n");
    expect(titles).toBe(
      "id,account_id,account_name,key_id,model,protocol,stream,status,outcome,prompt_tokens,completion_tokens," +
        "cached_tokens,cache_write_tokens,reasoning_tokens,estimated,hold,charge,taken_back_at," +
        "upstream,upstream_cost,margin,vendor_cost,started_at,ended_at,agent_session,agent",
    );
    expect(first).toBe(
      "req_1,'=1+1,,key_1,acme/large,chat,true,200,finished,12345,67,89,10,11,false,0.5,0.123456789," +
        ",acme,0.125,0.1,,2026-03-01T02:03:04.567Z,2026-03-01T02:03:09.876Z,,",
    );
    expect(second).toContain(
      "req_2,acc_1,Acme,key_1,acme/large,chat,true,200,finished,,,,,,false,0.5,,",
    );
    expect(page.announced).toBe("Downloaded 2 rows.");
  });

  test("of more than 2,000 accounts leaves out their names, and says so", async () => {
    const rows = Array.from({ length: 2_001 }, (_, at) => request({ account_id: `acc_${at}` }));
    const { page, server, blobs } = await downloading([rows.slice(0, 1), rows.slice(1)]);
    server.forget();
    await page.click("Download as CSV");
    expect(server.sent("GET /names")).toEqual([]);
    expect((await blobs[0]?.text())?.split("\r\n")[2]).toContain("req_1,acc_1,,key_1");
    expect(page.announced).toBe(
      "Downloaded 2,001 rows; the names of more than 2,000 accounts are left out.",
    );
  });

  test("looks up the names in one call after another", async () => {
    const rows = Array.from({ length: 40 }, (_, at) => request({ account_id: `acc_${at}` }));
    const { page, server } = await downloading([[request()], rows]);
    const { answering, release } = heldAnswer();
    server.forget();
    server.on("GET /names", answering);
    await page.click("Download as CSV");
    expect(server.sent("GET /names")).toHaveLength(1);
    release(ok(list([])));
    await page.settle();
    expect(server.sent("GET /names")).toHaveLength(2);
    expect(page.announced).toBe("Downloaded 41 rows.");
  });

  test("without the names, if they are unavailable, says so", async () => {
    const { page, server, blobs } = await downloading([
      [request()],
      [request({ account_id: "acc_2" })],
    ]);
    server.on("GET /names", refusal(503, "The ledger is unavailable."));
    await page.click("Download as CSV");
    expect((await blobs[0]?.text())?.split("\r\n")[1]).toContain("req_1,acc_1,,key_1");
    expect(page.announced).toBe(
      "Downloaded 2 rows; the names of the accounts are left out, because the look-up failed.",
    );
  });

  test("that fails shows the reason", async () => {
    const { page, server, blobs } = await downloading([[request()]]);
    server.on("GET /requests", refusal(503, "The ledger is unavailable."));
    await page.click("Download as CSV");
    expect(page.announced).toBe("The ledger is unavailable.");
    expect(blobs).toEqual([]);
  });
});
