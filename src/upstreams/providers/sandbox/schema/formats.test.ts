import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";

const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);

describe("a format that tools use has a valid example", () => {
  it.each([
    ["date-time", "2026-01-01T00:00:00Z"],
    ["date", "2026-01-01"],
    ["time", "00:00:00Z"],
    ["duration", "PT1S"],
    ["email", "user1@example.com"],
    ["hostname", "host1.example.com"],
    ["ipv4", "198.18.0.0"],
    ["ipv6", "2001:db8::1"],
    ["uri", "https://example.com/1"],
    ["url", "https://example.com/1"],
    ["uri-reference", "/1"],
    ["uuid", "00000000-0000-4000-8000-000000000001"],
    ["byte", "aXRlbSAx"],
  ])("%s: %s", (format, value) => {
    const schema = { type: "string", format };
    expect(instanceOfSchema({ schema, name: "root" })).toEqual({ made: true, value });
    expect(ajv.validate(schema, value)).toBe(true);
  });
});

it("every format of ajv is generated or refused", () => {
  const names = Object.keys(ajv.formats).filter((format) => {
    const instance = instanceOfSchema({ schema: { type: "string", format }, name: "root" });
    return instance.made && !ajv.validate({ format }, instance.value);
  });
  expect(names).toEqual([]);
});
