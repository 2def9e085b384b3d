import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { vendors } from "../../upstreams/catalog/vendors.ts";
import { gatewaySchema, quirksSchema } from "./gateway-schema.ts";
import { load } from "./test-load-config.ts";

const text = readFileSync(new URL("../../../docs/gateway.sample.yaml", import.meta.url), "utf8");

/** Returns every key that the schema allows, at any depth. */
function allowedKeys(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  // Quirks are documented in docs/dialects.md, because there are many.
  if (schema === quirksSchema) return [];
  const own = "properties" in schema && typeof schema.properties === "object";
  const keys = own ? Object.keys(schema.properties ?? {}) : [];
  return [...keys, ...Object.values(schema).flatMap(allowedKeys)];
}

describe("the sample of gateway.yaml", () => {
  it("is a valid configuration", () => {
    const files = {
      "gateway.yaml": text,
      "secrets/local-key": "key",
      "secrets/alert-secret": "s",
      "brand/logo.svg": "<svg/>",
    };
    const { catalog, plans } = load({
      env: { LOCAL_KEY: "key", DESK_TOKEN: "desk", ALERT_SECRET: "s", CUSTOMER_ALERT_SECRET: "s" },
      files,
    });
    expect(catalog.models.get("local/smollm2")?.upstreams).toHaveLength(5);
    expect(catalog.models.get("ollama/qwen3:8b")?.pricing.prompt).toBe(0);
    expect(plans.get("starter")?.requestsPerMinute).toBe(60);
  });

  it("shows every key that can be set", () => {
    const shown = new Set<string>();
    visit(parseDocument(text), {
      Pair: (_, { key }) => {
        shown.add(String(key));
      },
    });
    const allowed = allowedKeys(gatewaySchema);
    expect(allowed.length).toBeGreaterThan(60);
    // docs/operate/models.md lists the vendors.
    const listed = new Set<string>(vendors.map(({ name }) => name));
    expect(allowed.filter((key) => !shown.has(key) && !listed.has(key))).toEqual([]);
  });
});
