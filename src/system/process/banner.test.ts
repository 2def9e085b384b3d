import { expect, test } from "vitest";
import { banner } from "./banner.ts";
import { fromFile, load, sampleModel } from "../config/test-load-config.ts";

const shown = (
  env: Readonly<Record<string, string>>,
  hasDemoKey = false,
  adminTokenFile: string | null = null,
): string =>
  banner({
    adminTokenFile,
    config: load({ env, ...fromFile(`models:${sampleModel}`) }),
    port: 7,
    hasDemoKey,
    program: "node cli.js",
  });

test.each([
  ["127.0.0.1", "http://127.0.0.1:7"],
  ["0.0.0.0", "http://127.0.0.1:7"],
  ["::", "http://127.0.0.1:7"],
  ["::1", "http://[::1]:7"],
  ["10.0.0.1", "http://10.0.0.1:7"],
  ["localhost", "http://localhost:7"],
])("on %s the address to call is %s", (HOST, root) => {
  const text = shown({ HOST });
  expect(text).toContain(`base URL   ${root}/v1 `);
  expect(text).toContain(`docs       ${root}/docs`);
  expect(text).toContain(`curl ${root}/v1/chat/completions`);
});

test("the documents have the address that clients use", () => {
  expect(shown({ PUBLIC_URL: "https://a.test" })).toContain("docs       https://a.test/docs");
});

test("an existing demo key is not shown, only its file", () => {
  expect(shown({}, true)).toContain("key        /srv/data/demo-key");
  expect(shown({}, true)).toContain('"Authorization: Bearer $(cat /srv/data/demo-key)"');
  expect(shown({}, false)).toContain("key        node cli.js keys create --account ID");
  expect(shown({}, false)).toContain('"Authorization: Bearer $GATEWAY_KEY"');
});

test("models are counted by payer", () => {
  const text = shown({ OPENROUTER_API_KEY: "k" });
  const { catalog, presets } = load({ env: { OPENROUTER_API_KEY: "k" } });
  const sandbox = [...catalog.models.keys()].filter((id) => id.startsWith("sandbox/")).length;
  expect(text).toContain(`${sandbox} sandbox models`);
  expect(text).toContain("1 from gateway.yaml: billed by their upstreams");
  const [preset] = presets;
  expect(text).toContain(`${preset?.models} of ${preset?.name}: ${preset?.paidBy}`);
});

test.each([
  [{}, "/srv/data/admin-token", "http://127.0.0.1:7/admin", "/srv/data/admin-token"],
  [{ ADMIN_TOKEN: "secret" }, null, "http://127.0.0.1:7/admin", "as configured"],
  [{ ADMIN_TOKEN: "secret", ADMIN_PORT: "9" }, null, "http://127.0.0.1:9/admin", "as configured"],
  [
    { ADMIN_TOKEN: "secret", PUBLIC_URL: "https://a.test/llm" },
    null,
    "https://a.test/llm/admin",
    "",
  ],
])("with %j and the file %s the dashboard is named with its token", (env, file, at, token) => {
  const text = shown(env, false, file);
  expect(text).toContain(`dashboard  ${at}\n  its token  ${token}`);
  expect(text).not.toContain("secret");
});

test("without a token the banner says how to get one", () => {
  expect(shown({ HOST: "0.0.0.0" })).toContain("dashboard  off: set ADMIN_TOKEN to a secret");
});
