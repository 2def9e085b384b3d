import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface ErrorExample {
  readonly value: {
    readonly error: { readonly message: string; readonly details: object | null };
  };
}

const file = join(import.meta.dirname, "../../spec/errors.yaml");
const { examples } = parse(readFileSync(file, "utf8")) as {
  readonly examples: Readonly<Record<string, ErrorExample>>;
};

/** Returns the body of the contract's example of an error. */
export function errorExample(name: string): ErrorExample["value"] {
  const found = examples[name];
  if (found === undefined) throw new Error(`the contract has no example "${name}"`);
  return found.value;
}

/** Returns a pattern of the message of an example, with any other numbers. */
export function exampleMessage(name: string): RegExp {
  const { message } = errorExample(name).error;
  const text = message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${text.replaceAll(/\d+/g, String.raw`\d+`)}$`);
}
