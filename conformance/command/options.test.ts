import { describe, expect, test } from "vitest";
import { readOptions, UsageError } from "./options.ts";

const base = ["--base-url", "https://gateway.example/v1/"];
const environment = { GATEWAY_KEY: "from-the-environment" };

describe("the options of a run", () => {
  test("have defaults, and the key of the environment", () => {
    expect(readOptions(base, environment)).toEqual({
      baseUrl: "https://gateway.example/v1",
      apiKey: "from-the-environment",
      headers: {},
      models: {},
      assumesSandbox: false,
      prices: null,
      document: null,
      only: [],
      isList: false,
      json: null,
      junit: null,
      html: null,
      known: null,
      maxCostUsd: 1,
      concurrency: 8,
      timeoutMs: 30_000,
    });
  });

  test("are read from the arguments", () => {
    const options = readOptions(
      [
        ...base,
        ...["--api-key", "given", "--header", "X-Tenant: a: b", "--model", "chat=vendor/m=1"],
        ...["--prices", "3,15", "--document", "live", "--only", "a*", "--only", "b"],
        ...["--timeout", "2.5", "--concurrency", "2", "--max-cost", "0"],
      ],
      environment,
    );
    expect(options).toMatchObject({
      apiKey: "given",
      headers: { "x-tenant": "a: b" },
      models: { chat: "vendor/m=1" },
      prices: { input: 3e-6, output: 15e-6 },
      document: "https://gateway.example/openapi.json",
      only: ["a*", "b"],
      timeoutMs: 2_500,
      concurrency: 2,
      maxCostUsd: 0,
    });
  });

  test("need no address and no key for the list", () => {
    expect(readOptions(["--list"], {})).toMatchObject({ isList: true, apiKey: "" });
  });
});

test.each([
  ["no address", [], "--base-url is missing"],
  ["another scheme", ["--base-url", "ftp://host/v1"], "is not an http or https address"],
  ["a password in the address", ["--base-url", "http://a:b@host/v1"], "has a user"],
  ["an unknown option", [...base, "--fast"], "--fast"],
  ["an unknown protocol", [...base, "--model", "embeddings=x"], "is not PROTOCOL=ID"],
  ["a key with a line feed", [...base, "--api-key", "secret\n"], "the key has characters"],
  ["a key beyond ASCII", [...base, "--api-key", "secret\u200B"], "the key has characters"],
  [
    "a header with a line feed",
    [...base, "--header", "x: secret\ny"],
    "--header: x has characters",
  ],
  ["a header without a value", [...base, "--header", "x"], "is not NAME: VALUE"],
  ["one price", [...base, "--prices", "3"], "is not IN,OUT"],
  ["an empty number", [...base, "--timeout", ""], "is not a number"],
  ["too many at a time", [...base, "--concurrency", "65"], "from 1 to 64"],
])("%s is wrong usage", (_name, parameters, message) => {
  expect(() => readOptions(parameters, environment)).toThrow(UsageError);
  expect(() => readOptions(parameters, environment)).toThrow(message);
});

test("a missing key is wrong usage", () => {
  expect(() => readOptions(base, {})).toThrow("no key");
});

test("no message has the key or the value of a header", () => {
  for (const parameters of [
    [...base, "--api-key", "secret\n"],
    [...base, "--header", "x: secret\ny"],
  ]) {
    expect(() => readOptions(parameters, environment)).toThrow(/^[^]*has characters(?![^]*secret)/);
  }
});
