import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";

interface RealSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
}

/**
 * Schemas as sent by coding agents, MCP servers and the libraries that derive schemas from types,
 * and the value for each. A tool list that the sandbox refuses gets a row here.
 */
const real = JSON.parse(
  readFileSync(new URL("golden/real-schemas.json", import.meta.url), "utf8"),
) as readonly RealSchema[];

const options = { strict: false, logger: false } as const;
const draft7 = new Ajv(options);
const draft2020 = new Ajv2020(options);
formats.default(draft7);
formats.default(draft2020);

describe("schemas of real clients", () => {
  it.each(real)("$name", ({ schema, value }) => {
    const instance = instanceOfSchema({ schema, name: "answer" });
    expect(instance).toEqual({ made: true, value });
    const { $schema: _, $id: _id, id: _draft4, ...rest } = schema;
    const ajv = usesPrefixItems(schema) ? draft2020 : draft7;
    expect(ajv.validate(rest, value)).toBe(true);
  });
});

function usesPrefixItems(schema: unknown): boolean {
  return JSON.stringify(schema).includes('"prefixItems"');
}
