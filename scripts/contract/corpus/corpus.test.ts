import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareDocuments } from "../firewall/document/compare-documents.ts";
import type { JsonObject } from "../firewall/part.ts";
import { listEdits, spread } from "./corpus.ts";

const file = new URL("../../../generated/openapi.json", import.meta.url);
const document = JSON.parse(readFileSync(file, "utf8")) as JsonObject;

test("the comparison judges edits of every kind of constraint, in every direction", () => {
  const rows = Map.groupBy(listEdits(document), ({ keyword, effect, way }) =>
    [keyword, effect, way].join(" "),
  );
  const wrong = [...rows.values()]
    .flatMap((edits) => spread(edits, 1))
    .filter(({ apply, isBreaking }) => {
      const verdicts = compareDocuments(document, apply()).map(({ verdict }) => verdict);
      return verdicts.length === 0 || verdicts.includes("breaking") !== isBreaking;
    });
  expect(wrong.map(({ place, keyword, effect }) => `${place} ${keyword} ${effect}`)).toEqual([]);
  const keywords = ["enum", "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum"];
  const others = ["nullable", "oneOf", "pattern", "required", "type", "uniqueItems"];
  const met = new Set([...rows.values()].flat().map(({ keyword }) => keyword));
  expect([...met].toSorted()).toEqual([...keywords, ...others].toSorted());
});
