import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { instanceOfSchema } from "./instance-of-schema.ts";
import { fitsFormat } from "./string-formats.ts";

const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);

describe("every format has examples that are valid and differ", () => {
  it.each([
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "uri",
    "url",
    "uri-reference",
    "uri-template",
    "uuid",
    "json-pointer",
    "relative-json-pointer",
    "regex",
    "byte",
  ])("%s", (format) => {
    const items = { type: "string", format };
    const schema = { type: "array", items, minItems: 300, uniqueItems: true };
    const instance = instanceOfSchema({ schema, name: "root" });
    const value: unknown = instance.made ? instance.value : instance.reason;
    expect(value).toHaveLength(300);
    const valid = ajv.validate(schema, value);
    expect(ajv.errorsText()).toBe("No errors");
    expect(valid).toBe(true);
  });
});

describe("a listed value is held against its format", () => {
  const rows: readonly (readonly [string, string])[] = [
    ["date", "2024-12-31"],
    ["date", "1999-04-30"],
    ["date-time", "2024-02-28T23:59:59.5+02:00"],
    ["time", "00:00:00Z"],
    ["email", "first.last@mail.example.org"],
    ["hostname", "www.example.org"],
    ["ipv4", "255.0.10.199"],
    ["ipv6", "2001:db8:0:0:0:0:0:1"],
    ["uri", "https://www.example.org/a/b.html"],
    ["uuid", "123e4567-e89b-12d3-a456-426614174000"],
    ["duration", "P3D"],
    ["byte", "aGk="],
  ];
  it.each(rows)("%s: %s fits", (format, value) => {
    expect(fitsFormat(value, { format })).toBe(true);
    expect(ajv.validate({ format }, value)).toBe(true);
  });

  it.each([
    ["date", "2024-02-30"],
    ["date", "2024-04-31"],
    ["date", "2024-13-01"],
    ["time", "24:00:00Z"],
    ["email", "nobody"],
    ["ipv4", "256.0.0.1"],
    ["uri", "no address"],
    ["uuid", "123e4567"],
    ["email", `${"a.".repeat(200)}b@example.com`],
  ])("%s: of %s it is not told", (format, value) => {
    expect(() => fitsFormat(value, { format })).toThrow("`format`");
  });
});
