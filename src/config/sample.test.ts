import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import schema from "./gateway.schema.json" with { type: "json" };
import { load } from "./test-load-config.ts";

const text = readFileSync(new URL("../../docs/gateway.sample.yaml", import.meta.url), "utf8");

/** Every key that the schema allows, at whatever depth. */
function allowedKeys(): readonly string[] {
  const sections = [schema, ...Object.values(schema.definitions)] as readonly object[];
  const keys = new Set<string>();
  const collect = (section: object): void => {
    if (!("properties" in section)) return;
    for (const [key, inner] of Object.entries(section.properties as Record<string, object>)) {
      keys.add(key);
      collect(inner);
    }
  };
  sections.forEach(collect);
  return [...keys];
}

describe("the sample of gateway.yaml", () => {
  it("is a lawful configuration", () => {
    const files = { "gateway.yaml": text, "secrets/local-key": "key" };
    const { catalog, plans } = load({ env: { LOCAL_KEY: "key" }, files });
    expect(catalog.models.get("local/smollm2")?.upstreams).toHaveLength(3);
    expect(catalog.models.get("ollama/qwen3:8b")?.pricing.prompt).toBe(0);
    expect(plans.get("starter")?.requestsPerMinute).toBe(60);
  });

  it("shows every key that there is", () => {
    const shown = new Set<string>();
    visit(parseDocument(text), {
      Pair: (_, { key }) => {
        shown.add(String(key));
      },
    });
    expect(allowedKeys().filter((key) => !shown.has(key))).toEqual([]);
  });
});
