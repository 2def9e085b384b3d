import { defaultBrand } from "../../core/brand/brand.ts";
import { referredTo } from "../testing/referred-to.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractDocument } from "../../../generated/admin/document.ts";
import { contractOperations } from "../../wire/contract/contract-document.ts";
import { createOriginOf } from "../../http/request/addresses.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { partnerReference, referencePages } from "../reference/reference-pages.ts";
import { testSite } from "../testing/test-site.ts";
import { type ServedPages, servePages } from "../testing/serve-pages.ts";
import {
  operatorGuides,
  operatorPath,
  operatorTitle,
  operatorPages,
  operatorSite,
} from "./operator-pages.ts";

const originOf = createOriginOf({ publicUrl: null, trustedProxies: [] });
const pages = [
  ...adminPages(),
  ...operatorPages(
    operatorSite(() => defaultBrand),
    originOf,
  ),
  ...referencePages({ site: testSite(), originOf }, partnerReference),
];
const paths = pages.map(({ path }) => path);
const articles = [...operatorGuides.map(operatorPath), "/admin/reference"];

let served: ServedPages;
beforeAll(async () => {
  served = await servePages(pages);
});
afterAll(() => served.close());

const textOf = async (path: string): Promise<string> => (await fetch(served.origin + path)).text();

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id));
}

test("every page of docs/operate is served", () => {
  const files = readdirSync(join(import.meta.dirname, "../../../docs/operate"));
  expect(operatorGuides.map(({ name }) => `${name}.md`).toSorted()).toEqual(files.toSorted());
});

test.each(articles)("%s only loads and links to pages that are served", async (path) => {
  const html = await textOf(path);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toContain("<!-- ");
  const loaded = [...html.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"/g)];
  expect(loaded.length).toBeGreaterThan(3);
  for (const [, address = ""] of loaded) expect(paths).toContain(referredTo(path, address));
  for (const [, address = ""] of html.matchAll(/<a\b[^>]*href="([^"]+)"/g)) {
    if (/^https?:/.test(address)) continue;
    const [to = "", id] = (address.startsWith("#") ? address : referredTo(path, address)).split(
      "#",
    );
    if (to !== "") expect(paths).toContain(to);
    if (id !== undefined) expect(idsIn(to === "" ? html : await textOf(to))).toContain(id);
  }
});

test("the overview lists every other page by its title, in the order of the navigation", async () => {
  const html = await textOf("/admin/docs");
  const [, ...others] = operatorGuides;
  const rows = [...html.matchAll(/<td data-label="page"><a href="([^"]+)">([^<]*)</g)];
  expect(rows.map(([, path = "", title]) => [referredTo("/admin/docs", path), title])).toEqual(
    others.map((guide) => [operatorPath(guide), operatorTitle(guide)]),
  );
});

test.each(operatorGuides.map(operatorPath))("%s hides no command in a tab", async (path) => {
  const html = await textOf(path);
  expect(html).not.toContain('<div class="samples">');
  const names = [...html.matchAll(/<p class="language">([^<]*)</g)].map(([, name]) => name);
  for (const name of names) expect(name).not.toMatch(/^(?:gateway|postgres|printed|needs .*)$/);
});

test("the reference has every operation with its role", async () => {
  const overview = await textOf("/admin/reference");
  for (const { operationId, path, role } of contractOperations(contractDocument)) {
    expect(overview).toContain(`href="../admin/reference/${operationId}"`);
    const html = await textOf(`/admin/reference/${operationId}`);
    expect(html).toContain(`/admin/api/v1${path}`);
    expect(html).toContain(`role ${role}`);
    expect(html).toContain("Authorization: Bearer $ADMIN_TOKEN");
  }
});

test("the contract is served with this gateway's address", async () => {
  const document = JSON.parse(await textOf("/admin/openapi.json")) as typeof contractDocument;
  expect(document.servers).toEqual([
    { url: `${served.origin}/admin/api/v1`, description: "This gateway." },
  ]);
  expect(Object.keys(document.paths)).toEqual(Object.keys(contractDocument.paths));
  expect(await textOf("/admin/openapi.yaml")).toMatch(/^openapi: 3\.0\.3/);
});

test("the operators' pages are found by the search", async () => {
  const index = JSON.parse(await textOf("/admin/docs/search.json")) as { readonly path: string }[];
  expect(index.map(({ path }) => referredTo("/admin/docs/search.json", path))).toContain(
    "/admin/docs/start-selling#10-send-the-statement",
  );
});
