import { expect, test } from "vitest";
import { renderCommandColumns } from "./columns.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { renderPageFields } from "./page-fields.ts";

const schemas: Readonly<Record<string, Schema>> = {
  Pairs: {
    type: "object",
    additionalProperties: { type: "string" },
    "x-field": { label: "Pairs" },
  },
  Update: {
    "x-order": ["lines", "text", "amount", "moment", "pairs", "hidden"],
    properties: {
      text: { type: "string", "x-field": { label: "Text", hint: "One line." } },
      lines: { type: "array", "x-field": { label: "Lines" } },
      amount: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?$", "x-field": { label: "Amount" } },
      moment: { type: "string", format: "date-time", "x-field": { label: "Moment" } },
      pairs: { $ref: "#/components/schemas/Pairs" },
      hidden: { type: "string" },
    },
  },
  Budget: { properties: { period: { type: "string" }, limit: { type: "string" } } },
  Reply: {
    properties: {
      id: { type: "string" },
      account_id: { type: "string" },
      budget: { $ref: "#/components/schemas/Budget" },
    },
    "x-columns": {
      command: ["id", "account_id as account", "account_name"],
      csv: ["budget.limit", "budget.period as period"],
      file: ["account_id"],
      view: { budget: "Budget", id: "Reply" },
    },
  },
};

/** Returns the rendered constants of a document: name and rows. */
function tablesOf(render: (document: OpenApiDocument) => string, parts: object = schemas) {
  const document: unknown = { components: { schemas: parts } };
  const text = render(document as OpenApiDocument);
  return [...text.matchAll(/^export const (\w+): .* = \[\n([^;]*),\n\];$/gm)].map(
    ([, name = "", rows = ""]) => [name, JSON.parse(`[${rows}]`)],
  );
}

test("a form has the labelled fields of its body in order, each with the type of its schema", () => {
  expect(tablesOf(renderPageFields)).toContainEqual([
    "formUpdate",
    [
      { name: "lines", type: "lines", label: "Lines" },
      { name: "text", type: "text", label: "Text", hint: "One line." },
      { name: "amount", type: "amount", label: "Amount" },
      { name: "moment", type: "datetime", label: "Moment" },
      { name: "pairs", type: "pairs", label: "Pairs" },
    ],
  ]);
});

test("a list has the columns of its record in order, with titles and paths", () => {
  expect(tablesOf(renderCommandColumns)).toEqual([
    ["commandReply", [["id"], ["account", "account_id"], ["account_name"]]],
    [
      "csvReply",
      [
        ["budget_limit", "budget", "limit"],
        ["period", "budget", "period"],
      ],
    ],
  ]);
  const [, view, file] = tablesOf(renderPageFields);
  expect(view).toEqual([
    "viewReply",
    [
      { name: "Budget", field: "budget", type: "budget" },
      { name: "Reply", field: "id", type: "text" },
    ],
  ]);
  expect(file).toEqual(["fileReply", [["account_id"]]]);
});

test("a column without a field is refused", () => {
  const parts = { Reply: { ...schemas["Reply"], "x-columns": { command: ["budget.left"] } } };
  expect(() => tablesOf(renderCommandColumns, { ...schemas, ...parts })).toThrow(
    "there is no field budget.left",
  );
});
