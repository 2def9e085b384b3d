import { expect, test } from "vitest";
import { adminContract, clientContract, contracts } from "../contract/contracts.ts";
import { bundleSpecification, bundleWithPresentation } from "./bundle.ts";
import { joinErrors } from "./validator-runtime.ts";
import { renderValidators } from "./validators.ts";

const specifications = contracts.map(({ name, specification }) => [name, specification] as const);
const { specification } = clientContract;

test.each(specifications)("%s: the bundle has no external references", async (_, file) => {
  const text = JSON.stringify(await bundleSpecification(file));
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref]) => $ref);
  expect(references.filter(($ref) => !$ref?.startsWith("#/components/"))).toEqual([]);
});

test("the document of the admin API lacks the extensions for our own commands", async () => {
  const { document, presented } = await bundleWithPresentation(adminContract.specification);
  const { KeyUpdate } = presented.components.schemas;
  expect(KeyUpdate?.properties?.["label"]).toHaveProperty("x-option");
  expect(JSON.stringify(document)).not.toMatch(/"x-(?:columns|field|option|order)"/);
});

test("the validators have no imports", async () => {
  const document = await bundleSpecification(specification);
  const [[name, code] = [], [, types] = []] = await renderValidators(document);
  expect(name).toBe("validators.js");
  // A module in a data URL cannot import modules, and `require` is not defined in it.
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  expect(module).toHaveProperty("ChatCompletionRequest");
  expect(types?.match(/^import .*/gm)).toEqual(['import type { Schemas } from "./types.ts";']);
});

test("errors are appended in place", () => {
  const [one, two] = [error("a"), error("b")];
  const known = [one];
  expect(joinErrors(known, [two])).toBe(known);
  expect(known).toEqual([one, two]);
  expect(joinErrors(null, [two])).toEqual([two]);
});

function error(keyword: string): { instancePath: string; keyword: string } {
  return { instancePath: "", keyword };
}
