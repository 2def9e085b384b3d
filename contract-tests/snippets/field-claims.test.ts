import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import document from "../../generated/openapi.json" with { type: "json" };
import { unlistedFields } from "../../generated/unlisted-fields.ts";
import { call } from "../harness/call.ts";
import { bodyAt, hello } from "../harness/requests.ts";
import type { SharedServer } from "../harness/shared/gateway.ts";
import { shareLenient } from "../harness/shared/lenient.ts";
import { fieldClaims, type FieldCheck } from "./field-claims.ts";
import { fieldStatements } from "./statements.ts";

const GUIDES = join(import.meta.dirname, "../../docs/guides");
let gateway: SharedServer;
let lenient = "";

beforeAll(async () => {
  [gateway, lenient] = await shareLenient();
});
afterAll(() => gateway.stop());

/** Sends the request of a check; returns its verdict, with the error of a refusal. */
async function verdictOf([path, fields, wanted, rule]: FieldCheck): Promise<string> {
  const key = rule === "ignore" ? lenient : gateway.key;
  const body = JSON.stringify({ ...bodyAt(path, hello), ...bodyAt(path, fields) });
  const reply = await call(gateway, path, { key, body });
  if (reply.status === 400) return wanted === "refused" ? "refused" : `refused: ${reply.text}`;
  const ignored = reply.headers.get("x-ignored-fields")?.split(", ") ?? [];
  const isNamed = Object.keys(fields).some((name) => ignored.includes(`/${name}`));
  return reply.status === 200 ? (isNamed ? "ignored" : "accepted") : `${reply.status}`;
}

/** The names of the fields of requests, and of the places with a rule for unlisted fields. */
function requestFields(): ReadonlySet<string> {
  const { ChatCompletionRequest, MessagesRequest, ResponsesRequest } = document.components.schemas;
  const schemas = [ChatCompletionRequest, MessagesRequest, ResponsesRequest];
  const listed = schemas.flatMap(({ properties }) => Object.keys(properties));
  const unlisted = Object.values(unlistedFields).flatMap((rules) =>
    Object.keys(rules).flatMap((place) => place.split("/")),
  );
  return new Set([...listed, ...unlisted].filter((name) => /^[a-z_]+$/.test(name)));
}

const fields = requestFields();
const statements = globSync("*.md", { cwd: GUIDES }).flatMap((file) =>
  fieldStatements(basename(file, ".md"), readFileSync(join(GUIDES, file), "utf8"), fields),
);

test.each(statements)("a request proves $guide: $text", ({ guide, text, fields: named }) => {
  const claims = (fieldClaims[guide] ?? []).filter(({ words }) => text.includes(words));
  expect(claims).toHaveLength(1);
  const checked = claims.flatMap(({ checks, mentioned = [] }) => [
    ...checks.flatMap(([, sent]) => Object.keys(sent)),
    ...mentioned,
  ]);
  expect(checked).toEqual(expect.arrayContaining([...named]));
});

const claims = Object.entries(fieldClaims).flatMap(([guide, list]) =>
  list.map((claim) => ({ guide, ...claim })),
);

describe.each(claims)("$guide: $words", ({ guide, words, checks, subject }) => {
  test("is stated, and requests get its verdicts", async () => {
    expect(checks.length > 0).toBe(subject === undefined);
    const stated = statements.filter((one) => one.guide === guide && one.text.includes(words));
    expect(stated).toHaveLength(1);
    for (const check of checks) {
      const [path, sent, wanted, rule] = check;
      // Under the rule, a field without effect is accepted, too.
      const verdict = await verdictOf(check);
      const isAccepted = wanted === "accepted" && rule === "ignore" && verdict === "ignored";
      expect([path, sent, rule, isAccepted ? wanted : verdict]).toEqual([path, sent, rule, wanted]);
    }
  });
});
