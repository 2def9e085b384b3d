import { kitAssets, referenceAssets } from "../page-assets.ts";
import { describe, expect, test } from "vitest";
import { contractDocument as operatorsContract } from "../../../generated/admin/document.ts";
import { contractDocument } from "../../../generated/document.ts";
import { isReference, contractOperations } from "../../wire/contract/contract-document.ts";
import { FakeServer, heldAnswer, ok, refusal, unreachable } from "../testing/fake-server.ts";
import { openPage, textOf } from "../testing/open-page.ts";
import { pageShell } from "../docs/page-shell.ts";
import { testSite } from "../testing/test-site.ts";
import { operationArticle, operationHeadings } from "./operation-html.ts";
import { overviewArticle, referenceContents, referenceSections } from "./overview-html.ts";
import { fieldsHtml } from "./schema-html.ts";
import { partnerReference } from "./reference-pages.ts";
import { groupsOf, operationPath, type ReferenceParts } from "./shown-operation.ts";

const site = testSite();
const parts = partnerReference;
const operators: ReferenceParts = { ...parts, document: operatorsContract, root: "/admin/api/v1" };

function shownOf(id: string, of = parts) {
  const all = groupsOf(of).flatMap(({ operations }) => operations);
  const found = all.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`the contract has no operation ${id}`);
  return found;
}

test("every operation has a page with a call in each language, its responses and a link", () => {
  const operations = contractOperations(contractDocument);
  expect(operations.length).toBeGreaterThan(4);
  const overview = overviewArticle(parts);
  for (const { operationId, path, method, responses } of operations) {
    const article = operationArticle(shownOf(operationId));
    expect(article).toContain(`${method.toUpperCase()}</span> /v1${path}`);
    expect(article).toContain("Authorization: Bearer $GATEWAY_KEY");
    expect(article).toMatch(/<p class="language">TypeScript<\/p>.*GATEWAY_KEY/s);
    expect(article).toMatch(/<p class="language">Python<\/p>.*GATEWAY_KEY/s);
    for (const status of Object.keys(responses))
      expect(article).toContain(`<code>${status}</code>`);
    const to = `/docs/reference/${operationId}`;
    expect(overview).toContain(`<li id="${operationId}"><a href="${to}">`);
    const contents = referenceContents(parts, to, [{ depth: 2, id: "body", text: "Body" }]);
    expect(contents).toContain(`<a href="${to}" aria-current="page">`);
    expect(contents.match(/aria-current/g)).toHaveLength(1);
    expect(contents).toContain(`<a href="#body">Body</a>`);
  }
});

test("the form to try a call comes before the errors", () => {
  const texts = operationHeadings(shownOf("createChatCompletion")).map(({ text }) => text);
  expect(texts).toEqual(["Body", "Headers", "Response", "Try it", "Errors"]);
});

test("the search finds every operation by its name and by its fields", () => {
  const sections = referenceSections(parts);
  expect(sections.map(({ path }) => path)).toEqual(
    contractOperations(contractDocument).map(({ operationId }) => `/docs/reference/${operationId}`),
  );
  const [first] = sections;
  expect(first?.heading).toBe("Create a chat completion");
  expect(first?.text).toMatch(/^POST \/v1\/chat\/completions [A-Z].*\bmax_tokens\b/);
  expect(first?.text).not.toContain("`");
});

test("a call has the query that its operation requires", () => {
  const article = operationArticle(shownOf("listNames", operators));
  expect(article).toContain("/admin/api/v1/names?ids=acc_5d1e%2Ckey_77aa");
});

test("an example has its request and the response of the same name", () => {
  const article = operationArticle(shownOf("createChatCompletion"));
  const exchanges = article.match(/<details class="exchange" name="example"/g) ?? [];
  expect(exchanges.length).toBeGreaterThan(10);
  const [first = ""] = /<details class="exchange".*?<\/details>/s.exec(article) ?? [];
  expect(first).toMatch(/OpenAI\(.*Response 200.*finish_reason/s);
});

test("every field of a request is described, and its objects unfold at their places", () => {
  const schema = contractDocument.components?.schemas?.["ChatCompletionRequest"];
  const { properties = {} } = schema === undefined || isReference(schema) ? {} : schema;
  const fields = Object.keys(properties);
  expect(fields.length).toBeGreaterThan(10);
  const article = operationArticle(shownOf("createChatCompletion"));
  for (const name of fields) expect(article).toContain(`<dt><code>${name}</code>`);
  const tools = article.slice(article.indexOf("<dt><code>tools</code>"));
  expect(tools.slice(0, tools.indexOf("<dt><code>tool_choice</code>"))).toContain(
    '<details class="child"><summary>Items</summary>',
  );
  for (const name of ["parameters", "strict"]) expect(tools).toContain(`<code>${name}</code>`);
});

test("an object that contains itself is described once", () => {
  const tree = { $ref: "#/components/schemas/Tree" };
  const schemas = {
    Tree: { type: "object", properties: { leaf: { type: "string" }, left: tree, right: tree } },
  } as const;
  const html = fieldsHtml(tree, schemas);
  expect(html.match(/<code>leaf<\/code>/g)).toHaveLength(1);
  expect(html.match(/As Tree above\./g)).toHaveLength(2);
});

test("bounds that only programs need are not shown", () => {
  for (const { operationId } of contractOperations(contractDocument)) {
    expect(operationArticle(shownOf(operationId))).not.toMatch(
      /\d,\d{3},\d{3},\d{3}|\d\d,\d{3},\d{3} |500,000 items/,
    );
  }
  expect(operationArticle(shownOf("createChatCompletion"))).toContain("1 to 400 items");
});

test("an id is unique on its page, and each link within it has a target", () => {
  for (const of of [parts, operators]) {
    for (const shown of groupsOf(of).flatMap(({ operations }) => operations)) {
      const contents = referenceContents(of, operationPath(shown), operationHeadings(shown));
      const html = operationArticle(shown) + contents;
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, to] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to);
    }
  }
});

interface ReferenceOptions {
  readonly session: Readonly<Record<string, string>>;
  readonly isKeyShared: boolean;
}

async function openReference(
  server: FakeServer,
  id: string,
  { session = {}, isKeyShared = true }: Partial<ReferenceOptions> = {},
) {
  const shown = shownOf(id, { ...parts, isKeyShared });
  const html = pageShell({
    site,
    title: "Reference",
    path: operationPath(shown),
    article: operationArticle(shown),
    headings: [],
    markdownPath: null,
    layout: "split",
    files: ["reference.js"],
    contents: referenceContents(parts, operationPath(shown), operationHeadings(shown)),
  });
  const page = await openPage({
    assets: [...referenceAssets("/docs"), ...kitAssets()],
    entry: "/docs/reference.js",
    document: { path: operationPath(shown), html },
    server,
    session,
  });
  const form = page.one("form.try");
  const send = async (): Promise<void> => {
    form.dispatchEvent(new page.window.Event("submit", { cancelable: true }));
    await page.settle();
  };
  const outcome = (): string => textOf(page.one(".outcome", form));
  const reply = (): string => textOf(page.one(".reply", form));
  return { page, form, send, outcome, reply };
}

describe("the key of the tab", () => {
  const NAME = "gateway-key";

  test("is used, and replaced by another one that is accepted", async () => {
    const server = new FakeServer();
    server.answer("GET /v1/account", ok({}));
    const session = { [NAME]: "sk-gw-1" };
    const { page, send } = await openReference(server, "getAccount", { session });
    expect(page.field("Key").value).toBe("sk-gw-1");
    await page.fill("Key", "sk-gw-2");
    expect({ ...page.window.sessionStorage }).toEqual({ [NAME]: "sk-gw-1" });
    await send();
    expect({ ...page.window.sessionStorage }).toEqual({ [NAME]: "sk-gw-2" });
    server.answer("GET /v1/account", refusal(401, "no key"));
    await page.fill("Key", "sk-gw-3");
    await send();
    expect({ ...page.window.sessionStorage }).toEqual({ [NAME]: "sk-gw-2" });
    await page.fill("Key", "sk-gw-2");
    await send();
    expect({ ...page.window.sessionStorage }).toEqual({});
  });

  test("is deleted with the field's, and leaves a page that is shown again", async () => {
    const server = new FakeServer();
    const session = { [NAME]: "sk-gw-1" };
    const { page } = await openReference(server, "getAccount", { session });
    page.window.sessionStorage.clear();
    const shown = Object.assign(new page.window.Event("pageshow"), { persisted: true });
    page.window.dispatchEvent(shown);
    expect(page.field("Key").value).toBe("");
    page.window.sessionStorage.setItem(NAME, "sk-gw-1");
    await page.fill("Key", "");
    expect(page.window.sessionStorage).toHaveLength(0);
  });

  test("is neither used nor kept by the operators' reference", async () => {
    const server = new FakeServer();
    server.answer("GET /v1/account", ok({}));
    const options = { session: { [NAME]: "sk-gw-1" }, isKeyShared: false };
    const { page, send } = await openReference(server, "getAccount", options);
    expect(page.field("Key").value).toBe("");
    await page.fill("Key", "token");
    await send();
    expect({ ...page.window.sessionStorage }).toEqual({ [NAME]: "sk-gw-1" });
  });
});

test("no call is made without a key", async () => {
  const server = new FakeServer();
  const { send, outcome } = await openReference(server, "getAccount");
  await send();
  expect(outcome()).toBe("Enter the key.");
  expect(server.calls).toEqual([]);
});

test("a call goes to this host with the key and its body", async () => {
  const server = new FakeServer();
  server.answer("POST /v1/chat/completions", ok({ id: "chat_1" }));
  const { page, send, outcome, reply } = await openReference(server, "createChatCompletion");
  await page.fill("Key", "sk-gw-1");
  await send();
  expect(server.calls[0]).toMatchObject({
    method: "POST",
    path: "/v1/chat/completions",
    headers: { authorization: "Bearer sk-gw-1", "content-type": "application/json" },
    body: { model: "sandbox/echo" },
  });
  expect(outcome()).toBe("Status 200, request req_1");
  expect(JSON.parse(reply())).toEqual({ id: "chat_1" });
});

test("a call has its parameters", async () => {
  const server = new FakeServer();
  server.answer("GET /v1/models/a%2Fb", refusal(404, "no model"));
  const { page, form, send, outcome } = await openReference(server, "getModel");
  await page.fill("Key", "sk-gw-1");
  page.one("input[data-in=path]", form).setAttribute("value", "a/b");
  await send();
  expect(server.calls[0]).toMatchObject({ method: "GET", path: "/v1/models/a%2Fb" });
  expect(outcome()).toBe("Status 404, request req_refused");
});

test("a gateway that does not answer is reported, and the call can be sent again", async () => {
  const server = new FakeServer();
  server.answer("GET /v1/account", unreachable());
  const { page, form, send, outcome } = await openReference(server, "getAccount");
  await page.fill("Key", "sk-gw-1");
  await send();
  expect(outcome()).toBe("The gateway does not answer.");
  expect(page.one("button", form).hasAttribute("disabled")).toBe(false);
});

test("a reply, which may contain a secret, is removed before its page is left", async () => {
  const server = new FakeServer();
  server.answer("GET /v1/account", ok({ key: "secret-1" }));
  const { page, send, reply, outcome } = await openReference(server, "getAccount");
  await page.fill("Key", "sk-gw-1");
  await send();
  expect(reply()).toContain("secret-1");
  page.window.dispatchEvent(new page.window.Event("pagehide"));
  expect([reply(), outcome()]).toEqual(["", ""]);
});

test("a reply is removed when the call is sent again", async () => {
  const server = new FakeServer();
  server.answer("GET /v1/account", ok({ key: "secret-1" }));
  const { page, send, reply, outcome } = await openReference(server, "getAccount");
  await page.fill("Key", "sk-gw-1");
  await send();
  const { answering, release } = heldAnswer();
  server.answer("GET /v1/account", answering);
  await send();
  expect(reply()).toBe("");
  release(ok({ key: "secret-2" }));
  await page.settle();
  expect(reply()).toContain("secret-2");
  expect(outcome()).toBe("Status 200, request req_1");
});
