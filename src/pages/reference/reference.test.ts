import { kitAssets, referenceAssets } from "../page-assets.ts";
import type { HTMLDetailsElement } from "happy-dom";
import { describe, expect, test } from "vitest";
import { contractDocument as operatorsContract } from "../../../generated/admin/document.ts";
import { contractDocument } from "../../../generated/document.ts";
import { isReference, contractOperations } from "../../wire/contract/contract-document.ts";
import { FakeServer, heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import { openPage, textOf } from "../testing/open-page.ts";
import { pageShell } from "../docs/page-shell.ts";
import { testSite } from "../testing/test-site.ts";
import { referenceArticle, referenceContents, referenceSections } from "./reference-html.ts";
import { partnerReference } from "./reference-pages.ts";

const site = testSite();
const parts = partnerReference;
const article = referenceArticle(parts);

test("every operation has an anchor, a curl line, its responses and a link in the contents", () => {
  const operations = contractOperations(contractDocument);
  expect(operations.length).toBeGreaterThan(4);
  const contents = referenceContents(parts);
  for (const { operationId, path, method, responses } of operations) {
    const [section = ""] = new RegExp(`id="${operationId}">.*?</section>`, "s").exec(article) ?? [];
    expect(section).toContain(`${method.toUpperCase()}</span> /v1${path}`);
    expect(section).toContain("Authorization: Bearer $GATEWAY_KEY");
    for (const status of Object.keys(responses))
      expect(section).toContain(`<code>${status}</code>`);
    expect(contents).toContain(`href="#${operationId}"`);
  }
});

test("the search finds every operation by its name, and at its anchor", () => {
  const sections = referenceSections(parts);
  expect(sections.map(({ path }) => path)).toEqual(
    contractOperations(contractDocument).map(({ operationId }) => `/docs/reference#${operationId}`),
  );
  const [first] = sections;
  expect(first?.heading).toBe("Create a chat completion");
  expect(first?.text).toMatch(/^POST \/v1\/chat\/completions [A-Z]/);
  expect(first?.text).not.toContain("`");
});

test("a curl line has the query that its operation requires", () => {
  const root = "/admin/api/v1";
  const operators = referenceArticle({ ...parts, document: operatorsContract, root });
  expect(operators).toContain(`/admin/api/v1/names?ids=acc_5d1e%2Ckey_77aa&quot; \\`);
});

test("every field of a request is described, and each link leads to an object of the page", () => {
  const schema = contractDocument.components?.schemas?.["ChatCompletionRequest"];
  const { properties = {} } = schema === undefined || isReference(schema) ? {} : schema;
  const fields = Object.keys(properties);
  expect(fields.length).toBeGreaterThan(10);
  for (const name of fields) expect(article).toContain(`<dt><code>${name}</code>`);
  const ids = new Set([...article.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids.size).toBe([...article.matchAll(/ id="([^"]+)"/g)].length);
  const links = [...(article + referenceContents(parts)).matchAll(/href="#([^"]+)"/g)];
  for (const [, to] of links) expect(ids).toContain(to);
});

async function openReference(server: FakeServer) {
  const files = ["reference.js"];
  const place = { path: "/docs/reference", markdownPath: null, layout: "reading" } as const;
  const html = pageShell({
    site,
    title: "Reference",
    article,
    headings: [],
    ...place,
    files,
    contents: referenceContents(parts),
  });
  const page = await openPage({
    assets: [...referenceAssets("/docs"), ...kitAssets()],
    entry: "/docs/reference.js",
    document: { path: "/docs/reference", html },
    server,
  });
  const section = (id: string) => page.one(`#${id}`);
  const send = async (id: string): Promise<void> => {
    page
      .one("form[data-method]", section(id))
      .dispatchEvent(new page.window.Event("submit", { cancelable: true }));
    await page.settle();
  };
  const outcome = (id: string): string => textOf(page.one(".outcome", section(id)));
  const reply = (id: string): string => textOf(page.one(".reply", section(id)));
  return { page, section, send, outcome, reply };
}

test("no call is made without a key", async () => {
  const server = new FakeServer();
  const { send, outcome } = await openReference(server);
  await send("getAccount");
  expect(outcome("getAccount")).toBe("Enter the key at the top of this page.");
  expect(server.calls).toEqual([]);
});

test("a call goes to this host with the key, its parameters and its body", async () => {
  const server = new FakeServer();
  server.answer("POST /v1/chat/completions", ok({ id: "chat_1" }));
  server.answer("GET /v1/models/a%2Fb", refusal(404, "no model"));
  const { page, section, send, outcome, reply } = await openReference(server);
  await page.fill("Key", "sk-gw-1");
  await send("createChatCompletion");
  expect(server.calls[0]).toMatchObject({
    method: "POST",
    path: "/v1/chat/completions",
    headers: { authorization: "Bearer sk-gw-1", "content-type": "application/json" },
    body: { model: "sandbox/echo" },
  });
  expect(outcome("createChatCompletion")).toBe("Status 200, request req_1");
  expect(JSON.parse(reply("createChatCompletion"))).toEqual({ id: "chat_1" });
  page.one("input[data-in=path]", section("getModel")).setAttribute("value", "a/b");
  await send("getModel");
  expect(server.calls[1]).toMatchObject({ method: "GET", path: "/v1/models/a%2Fb" });
  expect(outcome("getModel")).toBe("Status 404, request req_refused");
});

test("a gateway that does not answer is reported, and the call can be sent again", async () => {
  const server = new FakeServer();
  server.answer("GET /v1/account", unreachable());
  const { page, send, section, outcome } = await openReference(server);
  await page.fill("Key", "sk-gw-1");
  await send("getAccount");
  expect(outcome("getAccount")).toBe("The gateway does not answer.");
  expect(page.one("form[data-method] button", section("getAccount")).hasAttribute("disabled")).toBe(
    false,
  );
});

describe("a reply that may contain a secret", () => {
  async function replied() {
    const server = new FakeServer();
    server.answer("GET /v1/account", ok({ key: "secret-1" }));
    const opened = await openReference(server);
    const { page, section, send, reply } = opened;
    await page.fill("Key", "sk-gw-1");
    const details = page.one("details.try", section("getAccount")) as HTMLDetailsElement;
    details.open = true;
    await send("getAccount");
    expect(reply("getAccount")).toContain("secret-1");
    return { ...opened, server, details };
  }

  test("is removed when the call is sent again", async () => {
    const { server, details, send, outcome } = await replied();
    server.answer("GET /v1/account", unreachable());
    const sending = send("getAccount");
    expect(textOf(details)).not.toContain("secret-1");
    await sending;
    expect(outcome("getAccount")).toBe("The gateway does not answer.");
    expect(textOf(details)).not.toContain("secret-1");
  });

  test("is removed before its form is folded, with the status", async () => {
    const { page, details, outcome, reply } = await replied();
    const atFold: string[] = [];
    details.addEventListener("toggle", () => atFold.push(reply("getAccount")));
    page.one("summary", details).click();
    expect(details.open).toBe(false);
    expect(atFold).toEqual([""]);
    expect(outcome("getAccount")).toBe("");
  });

  test("that arrives while its form is folded is shown when the form is opened", async () => {
    const { page, server, details, send, reply } = await replied();
    const { answering, release } = heldAnswer();
    server.answer("GET /v1/account", answering);
    const summary = page.one("summary", details);
    await send("getAccount");
    summary.click();
    release(ok({ key: "secret-2" }));
    await page.settle();
    summary.click();
    expect(details.open).toBe(true);
    expect(reply("getAccount")).toContain("secret-2");
  });
});
