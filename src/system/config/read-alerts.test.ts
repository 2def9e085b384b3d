import { expect, test } from "vitest";
import { ConfigError } from "./config-problems.ts";
import { load } from "./test-load-config.ts";
import { readWebhookSecret } from "./read-alerts.ts";

const webhook = "{ id: ops, url: 'https://h.test/x?y=1', secret_env: S }";

function alertsOf(section: string, env: Readonly<Record<string, string>> = { S: "whsec_YWJj" }) {
  return load({ env, files: { "gateway.yaml": `alerts: ${section}`, key: "\n" } }).alerts;
}

test("without the section alerts are off", () => {
  expect(load({ env: {}, files: {} }).alerts).toBeNull();
});

test("thresholds, webhooks and their secrets are read", () => {
  const alerts = alertsOf(`{ low_balance: "5.5", budget_share: 0.29, webhooks: [${webhook}] }`);
  expect(alerts).toMatchObject({ lowBalance: 5_500_000_000, budgetPercent: 29, checkMs: 60_000 });
  expect(alerts?.webhooks[0]?.secret.toString()).toBe("abc");
  expect([...(alerts?.webhooks[0]?.kinds ?? [])]).toEqual([
    ...[
      "low_balance",
      "budget_nearly_spent",
      "margin_negative",
      "upstream_down",
      "hold_unresolved",
    ],
  ]);
});

test.each([
  [
    "{ webhooks: [{ id: a, url: x, secret_env: S }] }",
    "alerts.webhooks[0].url: must be an address",
  ],
  ["{ webhooks: [{ id: a, url: 'ftp://x', secret_env: S }] }", "must be an address"],
  [
    "{ webhooks: [{ id: a, url: 'http://localhost:8080/x', secret_env: S }] }",
    "alerts.webhooks[0].url: points at the gateway itself",
  ],
  ["{ webhooks: [{ id: a, url: 'http://x' }] }", "give secret_env or secret_file"],
  ["{ webhooks: [{ id: a, url: 'http://x', secret_env: T }] }", "secret_env: T is not set"],
  ["{ webhooks: [{ id: a, url: 'http://x', secret_file: key }] }", "the file key is empty"],
  ["{ webhooks: [{ id: a, url: 'http://x', secret_file: no }] }", "the file no cannot be read"],
  [
    `{ webhooks: [${webhook}, ${webhook}] }`,
    "alerts.webhooks[1].id: is already the id of another webhook",
  ],
  [`{ low_balance: "5,5", webhooks: [${webhook}] }`, "alerts.low_balance: must be US dollars"],
  [`{ budget_share: 80, webhooks: [${webhook}] }`, "alerts.budget_share"],
  ["{ low_balance: '5' }", "alerts: needs webhooks or customers"],
  ["{ customers: { secret_env: S } }", "alerts.customers: needs alerts.low_balance"],
  ["{ low_balance: '5', customers: {} }", "alerts.customers: give secret_env or secret_file"],
  ["{ low_balance: '5', customers: { secret_env: T } }", "T is not set"],
])("%s is refused", (section, problem) => {
  expect(() => alertsOf(section)).toThrow(ConfigError);
  expect(() => alertsOf(section)).toThrow(problem);
});

test("the section for customers is read, and notices are off without it", () => {
  expect(alertsOf(`{ webhooks: [${webhook}] }`)?.customers).toBeNull();
  const section = (more: string) => alertsOf(`{ low_balance: "5", customers: { ${more} } }`);
  const alerts = section("secret_env: S");
  expect(alerts).toMatchObject({ webhooks: [], customers: { allowsPrivate: false } });
  expect(alerts?.customers?.secret.toString()).toBe("abc");
  const open = section("secret_env: S, private_addresses: true");
  expect(open?.customers?.allowsPrivate).toBe(true);
});

test("a secret in another form is used as raw bytes", () => {
  expect(readWebhookSecret("plain secret").toString()).toBe("plain secret");
});
