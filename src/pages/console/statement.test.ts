import { describe, expect, test } from "vitest";
import { signInToConsole, statement } from "../testing/console.ts";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";
import { textOf } from "../testing/open-page.ts";

const full = statement({
  account_external_id: "c-1",
  usage: [
    {
      day: "2026-03-02",
      model: 'acme/"large"',
      requests: 1_234,
      prompt_tokens: 5_678,
      completion_tokens: 910,
      amount: "-2.5",
    },
  ],
  entries: [
    {
      at: "2026-03-03T04:05:06.789Z",
      kind: "top-up",
      reference: "=invoice",
      note: null,
      amount: "1.5",
    },
  ],
  chain_head: "abc123",
});

async function shown(month: object = full) {
  const opened = await signInToConsole({ hash: "#/statements" });
  opened.server.on("/statements/2026-03", ok(month));
  await opened.page.click("Refresh");
  return opened;
}

test("each month since the account was opened can be chosen, the current one first", async () => {
  const { page, server } = await signInToConsole({ hash: "#/statements" });
  const months = page.options("Month").map(([value]) => value);
  expect(months).toEqual(["2026-03", "2026-02", "2026-01", "2025-12"]);
  server.forget();
  server.on("/statements/2025-12", ok(statement({ month: "2025-12", is_complete: true })));
  await page.fill("Month", "2025-12");
  expect(server.asked).toEqual(["/account", "/statements/2025-12"]);
  expect(page.textAt("#statement .parties")).toMatch(/Number \S+ ?Month 2025-12$/);
});

test("a statement has its sums, each under its own name", async () => {
  const { page } = await shown();
  expect(page.facts("#statement dl")).toEqual({
    "Opening balance": "$11.00",
    Usage: "-$2.50",
    "Payments and corrections": "$1.50",
    "Closing balance": "$10.00",
  });
  const parties = page.document.querySelectorAll("#statement .parties > div");
  expect([...parties].map(textOf)).toEqual([
    "FromChat gateway",
    "ForAcme",
    "StatementNumber 2026-03-acc_1Month 2026-03, so far",
  ]);
});

test("a statement has its usage and its other entries", async () => {
  const [row] = full.usage;
  if (row === undefined) throw new Error("the statement has no usage");
  const usage = [row, { ...row, day: "2026-03-03" }, { ...row, model: "acme/a", amount: "-1" }];
  const { page: summed } = await shown({ ...full, usage });
  expect(summed.table("Usage by model")).toEqual([
    ["Model", "Requests", "Input tokens", "Output tokens", "Amount"],
    ['acme/"large"', "2,468", "11,356", "1,820", "-$5.00"],
    ["acme/a", "1,234", "5,678", "910", "-$1.00"],
  ]);
  const { page } = await shown();
  expect(page.one("#statement details").hasAttribute("open")).toBe(false);
  expect(page.table("Usage by day and model, in UTC")).toEqual([
    ["Day", "Model", "Requests", "Input tokens", "Output tokens", "Amount"],
    ["2026-03-02", 'acme/"large"', "1,234", "5,678", "910", "-$2.50"],
  ]);
  expect(page.table("Payments and corrections")).toEqual([
    ["Time", "Kind", "Reference", "Note", "Amount"],
    ["2026-03-03 04:05 UTC", "top-up", "=invoice", "", "$1.50"],
  ]);
  expect(page.one("#statement [data-empty]").getAttribute("data-name")).toBe("Note");
  expect(page.textAt("#statement .chain-head")).toBe(
    "Account acc_1, hash of the last entry (SHA-256): abc123",
  );
});

test("tables scroll independently and mark the correct cells as headers and numbers", async () => {
  const { page } = await shown();
  const [box] = page.document.querySelectorAll("#statement details .scroll");
  expect(["tabindex", "role", "aria-label"].map((name) => box?.getAttribute(name))).toEqual([
    ...["0", "region", "Usage by day and model, in UTC"],
  ]);
  const cells = [...(box?.querySelectorAll("tbody th, tbody td") ?? [])];
  expect(cells.map((cell) => [cell.tagName, cell.className])).toEqual([
    ["TH", ""],
    ["TD", ""],
    ...Array(4).fill(["TD", "number"]),
  ]);
  const heads = [...(box?.querySelectorAll("thead th") ?? [])];
  expect(heads.map((cell) => [cell.getAttribute("scope"), cell.className])).toEqual([
    ...Array(2).fill(["col", ""]),
    ...Array(4).fill(["col", "number"]),
  ]);
});

test("a month without usage, entries or a hash shows texts", async () => {
  const { page } = await signInToConsole({ hash: "#/statements" });
  const notes = [...page.document.querySelectorAll("#statement > p")].map(textOf);
  expect(notes).toEqual(["Usage by model: none.", "Payments and corrections: none."]);
});

test("an earlier chosen month is not shown over the later one", async () => {
  const { page, server } = await signInToConsole({ hash: "#/statements" });
  const slow = heldAnswer();
  server.on("/statements/2026-02", slow.answering);
  server.on("/statements/2026-01", ok(statement({ month: "2026-01" })));
  await page.fill("Month", "2026-02");
  await page.fill("Month", "2026-01");
  slow.release(ok(statement({ month: "2026-02" })));
  await page.settle();
  expect(page.textAt("#statement .parties")).toMatch(/2026-01, so far$/);
});

describe("the download", () => {
  async function downloading() {
    const blobs: Blob[] = [];
    const revoked: string[] = [];
    const printed: string[] = [];
    const urls = {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    };
    const print = (): unknown => printed.push("printed");
    const opened = await signInToConsole({ hash: "#/statements", globals: { URL: urls, print } });
    const links: (readonly (string | null)[])[] = [];
    const create = opened.page.document.createElement.bind(opened.page.document);
    Object.assign(opened.page.document, {
      createElement: (name: string) => {
        const made = create(name);
        if (name === "a")
          Object.assign(made, {
            click: () => links.push(["href", "download"].map((key) => made.getAttribute(key))),
          });
        return made;
      },
    });
    return { ...opened, blobs, revoked, printed, links };
  }

  test("has every line from the opening to the closing balance, and contains no formula", async () => {
    const { page, server, blobs, revoked, links } = await downloading();
    server.on("/statements/2026-03", ok(full));
    await page.click("Refresh");
    await page.click("Download CSV");
    expect(links).toEqual([["blob:1", "statement-2026-03.csv"]]);
    expect(revoked).toEqual(["blob:1"]);
    expect(blobs[0]?.type).toBe("text/csv");
    expect(await blobs[0]?.text()).toBe(
      [
        "account,account_name,month,line,at,model_or_reference,note," +
          "requests,prompt_tokens,completion_tokens,amount,currency,chain_head,account_external_id," +
          "statement_number",
        "acc_1,Acme,2026-03,opening balance,2026-03-01T00:00:00.000Z,,,,,,11,USD,,c-1,2026-03-acc_1",
        'acc_1,Acme,2026-03,usage,2026-03-02,"acme/""large""",,1234,5678,910,-2.5,USD,,c-1,2026-03-acc_1',
        "acc_1,Acme,2026-03,top-up,2026-03-03T04:05:06.789Z,'=invoice,,,,,1.5,USD,,c-1,2026-03-acc_1",
        "acc_1,Acme,2026-03,closing balance,2026-03-04T05:06:07.008Z,,,,,,10,USD,abc123,c-1,2026-03-acc_1",
      ].join("\r\n"),
    );
  });

  test("is that of the shown statement", async () => {
    const { page, server, links } = await downloading();
    server.on("/statements/2026-01", ok(statement({ month: "2026-01" })));
    await page.fill("Month", "2026-01");
    server.on("/statements/2026-02", refusal(503, "The ledger is unavailable."));
    await page.fill("Month", "2026-02");
    await page.click("Download CSV");
    expect(links.map(([, name]) => name)).toEqual(["statement-2026-01.csv"]);
  });

  test("is unavailable before a statement is loaded", async () => {
    const { page, server, links } = await downloading();
    await page.click("Sign out");
    server.on("/statements/2026-03", refusal(503, "The ledger is unavailable."));
    await page.fill("Key", "sk-gw-1");
    await page.click("Sign in");
    await page.go("#/statements");
    await page.click("Download CSV");
    expect(links).toEqual([]);
  });

  test("can be printed instead", async () => {
    const { page, printed } = await downloading();
    await page.click("Print");
    expect(printed).toEqual(["printed"]);
  });

  test("is printed with its days", async () => {
    const { page } = await shown();
    expect(page.document.querySelector("#statement details[open]")).toBeNull();
    page.window.dispatchEvent(new page.window.Event("beforeprint"));
    expect(page.document.querySelector("#statement details[open]")).not.toBeNull();
  });
});
