import { describe, expect, test } from "vitest";
import { clientContract, contracts } from "../contract/contracts.ts";
import { bundleSpecification } from "./bundle.ts";
import { renderOperations } from "./operations.ts";
import { renderTypes } from "./types.ts";
import {
  countsUpTo,
  createValidator,
  joinErrors,
  type SchemaFunction,
} from "./validator-runtime.ts";
import { renderValidators } from "./validators.ts";

const specifications = contracts.map(({ name, specification }) => [name, specification] as const);
const { specification } = clientContract;

test.each(specifications)("%s: the same specification gives the same bytes", async (_, file) => {
  const render = async (): Promise<readonly unknown[]> => {
    const document = await bundleSpecification(file);
    return [
      JSON.stringify(document),
      renderOperations(document),
      await renderTypes(document),
      await renderValidators(document),
    ];
  };
  expect(await render()).toEqual(await render());
});

test.each(specifications)("%s: the bundle refers to nothing outside itself", async (_, file) => {
  const text = JSON.stringify(await bundleSpecification(file));
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref]) => $ref);
  expect(references.filter(($ref) => !$ref?.startsWith("#/components/"))).toEqual([]);
});

test("the validators import nothing", async () => {
  const document = await bundleSpecification(specification);
  const [[name, code] = [], [, types] = []] = await renderValidators(document);
  expect(name).toBe("validators.js");
  // A module in a data URL cannot import anything, and `require` is not defined in it.
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  expect(module).toHaveProperty("ChatCompletionRequest");
  expect(types?.match(/^import .*/gm)).toEqual(['import type { Schemas } from "./types.ts";']);
});

test.each([
  [true, "a string", "text", 1],
  [true, "three values", { a: 1, b: 2 }, 3],
  [false, "four values", { a: [1], b: 2 }, 3],
  [false, "a long array", [1, 2, 3], 3],
  [true, "null", null, 1],
])("%s: %s", (fits, _name, value, most) => {
  expect(countsUpTo(value, most)).toBe(fits);
});

test("errors are joined in place", () => {
  const [one, two] = [error("a"), error("b")];
  const known = [one];
  expect(joinErrors(known, [two])).toBe(known);
  expect(known).toEqual([one, two]);
  expect(joinErrors(null, [two])).toEqual([two]);
});

describe("a validator", () => {
  const answering = (found: ReturnType<typeof error>[]): SchemaFunction => {
    const validate: SchemaFunction = (value) => {
      validate.errors = value === 0 ? null : found;
      return value === 0;
    };
    return validate;
  };
  const make = () => createValidator(answering([error("a")]), answering([error("a"), error("b")]));
  const vast = Array.from({ length: 20_000 }, () => 0);

  test.each<[string, unknown, readonly object[] | null]>([
    ["nothing of a good body", 0, null],
    ["every error of a bad body", 1, [error("a"), error("b")]],
    ["the first error of a vast one", vast, [error("a")]],
  ])("reports %s", (_name, body, errors) => {
    const validate = make();
    expect(validate(body)).toBe(errors === null);
    expect(validate.errors).toEqual(errors);
  });

  test("reports nothing of the body before", () => {
    const validate = make();
    validate(1);
    validate(vast);
    expect(validate.errors).toEqual([error("a")]);
    validate(0);
    expect(validate.errors).toBeNull();
  });
});

function error(keyword: string): { instancePath: string; keyword: string } {
  return { instancePath: "", keyword };
}
