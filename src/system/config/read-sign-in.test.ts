import { describe, expect, test } from "vitest";
import { loadConfig } from "./load-config.ts";
import { problemsOf, fromFile, load } from "./test-load-config.ts";

const PLACE = "models[0].upstreams[0]";
const keys = { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s3cret" };

/** Returns a model at this address, with AWS signatures and these settings. */
function signed(baseUrl: string, settings = "{}", more = "") {
  return fromFile(`
models:
  - id: aws/claude
    context_length: 4096
    max_output_tokens: 2048
    pricing: { prompt: "0.00000001", completion: "0.00000002" }
    upstreams:
      - { kind: anthropic, dialect: bedrock, base_url: "${baseUrl}", model: m, aws_sigv4: ${settings}${more} }
`);
}

function signInOf(given: ReturnType<typeof signed>, env: Readonly<Record<string, string>>) {
  const upstream = load({ ...given, env }).catalog.models.get("aws/claude")?.upstreams[0];
  const signIn = upstream?.signIn ?? null;
  if (signIn === null || signIn.kind !== "aws-sigv4") throw new Error("it is not signed");
  return signIn;
}

const runtime = "https://bedrock-runtime.eu-west-1.amazonaws.com";
const mantle = "https://bedrock-mantle.us-east-2.api.aws/anthropic/v1";
const other = "https://proxy.test/bedrock";
const both = { AWS_REGION: "ap-one-1", AWS_DEFAULT_REGION: "ap-two-2" };

describe("the region", () => {
  test.each<[string, string, string, Readonly<Record<string, string>>, string]>([
    ["of the setting takes precedence", runtime, "{ region: sa-east-1 }", both, "sa-east-1"],
    ["of the host takes precedence over the environment", runtime, "{}", both, "eu-west-1"],
    ["of the host is sufficient", mantle, "{}", {}, "us-east-2"],
    ["of AWS_REGION takes precedence over the default", other, "{}", both, "ap-one-1"],
    ["of AWS_DEFAULT_REGION is last", other, "{}", { AWS_DEFAULT_REGION: "ap-two-2" }, "ap-two-2"],
    ["of an empty variable is ignored", other, "{}", { ...both, AWS_REGION: "" }, "ap-two-2"],
  ])("%s", (_name, baseUrl, settings, env, region) => {
    expect(signInOf(signed(baseUrl, settings), { ...keys, ...env }).region).toBe(region);
  });

  test("is a problem if it is not configured", () => {
    expect(problemsOf({ ...signed(other), env: keys })).toEqual([
      `${PLACE}.aws_sigv4.region: is missing; base_url and AWS_REGION do not name one`,
    ]);
  });
});

describe("the service", () => {
  test.each([
    ["bedrock at its runtime", runtime, "{}", "bedrock"],
    ["bedrock-mantle at its address", mantle, "{}", "bedrock-mantle"],
    ["bedrock elsewhere", other, "{ region: eu-west-1 }", "bedrock"],
    ["the setting's before the host's", mantle, "{ service: bedrock }", "bedrock"],
  ])("is %s", (_name, baseUrl, settings, service) => {
    expect(signInOf(signed(baseUrl, settings), keys).service).toBe(service);
  });
});

describe("the keys of the environment", () => {
  test("are read from AWS's own variables, and all are redacted", async () => {
    const { credential } = signInOf(signed(runtime), keys);
    const first = { accessKeyId: "AKIA", secretAccessKey: "s3cret", sessionToken: null };
    expect(await credential.current()).toEqual(first);
    expect(credential.secretTexts()).toEqual(["AKIA", "s3cret"]);
  });

  test("may be temporary, with a session token", async () => {
    const { credential } = signInOf(signed(runtime), { ...keys, AWS_SESSION_TOKEN: "sess" });
    expect(await credential.current()).toMatchObject({ sessionToken: "sess" });
    expect(credential.secretTexts()).toEqual(["AKIA", "s3cret", "sess"]);
  });

  test.each(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"])("are refused without %s", (name) => {
    expect(problemsOf({ ...signed(runtime), env: { ...keys, [name]: "" } })).toEqual([
      `${PLACE}.aws_sigv4: the variable ${name} is not set; ` +
        "set it, or give an api_key_command that prints AWS keys",
    ]);
  });
});

test("a configured command provides the keys, and the environment is not read", () => {
  const given = signed(runtime, "{}", ", api_key_command: aws configure export-credentials");
  expect(signInOf(given, {})).toMatchObject({ region: "eu-west-1", service: "bedrock" });
});

test.each([
  ["api_key_env", "KEY"],
  ["api_key_file", "key"],
])("%s beside the signature is refused", (name, value) => {
  const given = signed(runtime, "{}", `, ${name}: ${value}`);
  expect(problemsOf({ ...given, env: keys })).toEqual([
    `${PLACE}.${name}: give an API key or aws_sigv4, not both`,
  ]);
});

test("an operator's command that calls no upstream needs no keys", () => {
  const { files } = signed(runtime);
  const readFile = (): string => files?.["gateway.yaml"] ?? "";
  const { catalog } = loadConfig({ env: {}, cwd: "/srv", readFile, withoutKeys: true });
  expect(catalog.models.get("aws/claude")?.upstreams[0]?.signIn).toBeNull();
});

test.each([
  ["the first key for five seconds", false, "old"],
  ["the current key at once if its files were recorded before", true, "new"],
])("a key file yields %s", async (_, isRecorded, want) => {
  let key = "old";
  const upstream = "kind: openai, base_url: https://a.example, model: m, api_key_file: key";
  const files: Readonly<Record<string, string>> = {
    "/srv/gateway.yaml": `models: [{ id: a/b, context_length: 9, max_output_tokens: 9, pricing: { prompt: "0", completion: "0" }, upstreams: [{ ${upstream} }] }]`,
  };
  const { catalog } = loadConfig({
    env: { GATEWAY_CONFIG: "gateway.yaml" },
    cwd: "/srv",
    readFile: (path) => files[path] ?? key,
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
    isRecorded,
  });
  key = "new";
  const signIn = catalog.models.get("a/b")?.upstreams[0]?.signIn;
  expect(signIn?.kind === "key" && (await signIn.credential.current())).toBe(want);
});
