import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOriginOf } from "../../http/request/addresses.ts";
import { type ServedPages, servePages } from "../testing/serve-pages.ts";
import { testSite } from "../testing/test-site.ts";
import { changelogPages, partnerChangelog } from "./changelog-pages.ts";
import { readRevisions, revisionText, type Change } from "./changelog.ts";

let served: ServedPages;
beforeAll(async () => {
  const pages = changelogPages({
    site: testSite(),
    originOf: createOriginOf({ publicUrl: null, trustedProxies: [] }),
    changelog: partnerChangelog,
    published: "spec/published",
    root: "/v1",
  });
  served = await servePages(pages);
});
afterAll(() => served.close());

const get = async (path: string): Promise<string> => (await fetch(served.origin + path)).text();

/** The first published revision is listed forever. */
const FIRST = "2026-11-22";

test("a revision's text has what breaks first, then other names, then the notes", () => {
  const change = (verdict: Change["verdict"], more: object = {}): Change => ({
    place: `/${verdict}`,
    verdict,
    text: "changes",
    ...more,
  });
  const changes = [
    ...[change("breaking", { reason: "why" }), change("unknown"), change("source")],
    ...[change("harmless"), change("harmless")],
  ];
  const revision = { revision: "2026-12-01", version: "1.0.0", notes: "- A note.", changes };
  expect(revisionText(partnerChangelog, revision)).toBe(
    [
      "[The document](/openapi/2026-12-01.json). 2 further changes are harmless: [JSON](/docs/changelog.json).",
      "**Breaking**\n\n- `/breaking`: changes (why)",
      "**To be checked by hand**\n\n- `/unknown`: changes",
      "**Names in generated clients**\n\n- `/source`: changes",
      "- A note.",
    ].join("\n\n"),
  );
});

test("revisions come newest first, each with its changes, the worst first", () => {
  const revisions = readRevisions(partnerChangelog);
  const days = revisions.map(({ revision }) => revision);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.at(-1)).toBe(FIRST);
  const order = ["breaking", "unknown", "source", "harmless"];
  const newest = (revisions[0]?.changes ?? []).map(({ verdict }) => order.indexOf(verdict));
  expect(newest).toEqual(newest.toSorted((one, other) => one - other));
  expect(revisions.slice(0, -1).every(({ changes }) => changes.length > 0)).toBe(true);
});

test("the JSON names the document of each revision, which is served at this address", async () => {
  const { revisions } = JSON.parse(await get("/docs/changelog.json")) as {
    readonly revisions: readonly { readonly revision: string; readonly document: string }[];
  };
  const first = revisions.find(({ revision }) => revision === FIRST);
  expect(first?.document).toBe(`${served.origin}/openapi/${FIRST}.json`);
  const document = JSON.parse(await get(`/openapi/${FIRST}.json`)) as object;
  expect(document).toMatchObject({
    info: { version: "1.0.0", "x-revision": FIRST },
    servers: [{ url: `${served.origin}/v1` }],
  });
});

test("the feed has an entry for each published revision", async () => {
  const window = new Window();
  const feed = new window.DOMParser().parseFromString(
    await get("/docs/changelog.atom"),
    "application/xml",
  );
  const of = (name: string) =>
    [...feed.querySelectorAll(`entry > ${name}`)].map(({ textContent }) => textContent);
  const published = readRevisions(partnerChangelog).filter(
    ({ revision }) => revision !== "unreleased",
  );
  expect(of("id")).toEqual(published.map(({ revision }) => `urn:chat-gateway:openapi:${revision}`));
  expect(of("updated")).toEqual(published.map(({ revision }) => `${revision}T00:00:00Z`));
  expect(of("content").at(-1)).toContain("<p>The first contract: <code>POST /chat/completions");
  await window.happyDOM.close();
});
