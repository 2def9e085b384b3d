import { expect, test } from "vitest";
import type { OpenApiDocument, Schema } from "./document.ts";
import { renderPageFields } from "./page-fields.ts";

const schemas: Readonly<Record<string, Schema>> = {
  Pairs: {
    type: "object",
    additionalProperties: { type: "string" },
    "x-field": { label: "Pairs" },
  },
  Reply: { type: "object", properties: { id: { type: "string" } } },
  Update: {
    "x-order": ["lines", "text", "amount", "moment", "pairs", "hidden"],
    properties: {
      text: { type: "string", "x-field": { label: "Text", hint: "One line." } },
      lines: { type: "array", "x-field": { label: "Lines" } },
      amount: { type: "string", "x-field": { label: "Amount", type: "amount" } },
      moment: { type: "string", format: "date-time", "x-field": { label: "Moment" } },
      pairs: { $ref: "#/components/schemas/Pairs" },
      hidden: { type: "string" },
    },
  },
};

test("a form has the labelled fields of its body in order, each with the type of its schema", () => {
  const document: unknown = { components: { schemas } };
  const text = renderPageFields(document as OpenApiDocument);
  const forms = [...text.matchAll(/^export const (\w+): .* = ([^;]*);$/gm)];
  expect(forms.map(([, name, fields = ""]) => [name, JSON.parse(fields)])).toEqual([
    [
      "formUpdate",
      [
        { name: "lines", type: "lines", label: "Lines" },
        { name: "text", type: "text", label: "Text", hint: "One line." },
        { name: "amount", type: "amount", label: "Amount" },
        { name: "moment", type: "datetime", label: "Moment" },
        { name: "pairs", type: "pairs", label: "Pairs" },
      ],
    ],
  ]);
});
