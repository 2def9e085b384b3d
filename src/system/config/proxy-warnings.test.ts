import { describe, expect, test } from "vitest";
import { load } from "./test-load-config.ts";

const named = (env: Readonly<Record<string, string>>): readonly string[] =>
  load({ env }).warnings.map(({ path, message }) => `${path}: ${message}`);

describe("limits by address need TRUSTED_PROXIES, which is warned of", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["where clients use https, which only a proxy speaks", { PUBLIC_URL: "https://a.example" }],
    ["also beyond the loopback", { PUBLIC_URL: "https://a.example", HOST: "0.0.0.0" }],
    ["also for the own machine's name", { PUBLIC_URL: "https://localhost" }],
    ["where a loopback address has clients elsewhere", { PUBLIC_URL: "http://a.example:8080" }],
  ])("%s", (_fact, env) => {
    const [warning, ...others] = named(env);
    expect(others).toEqual([]);
    expect(warning).toMatch(/^TRUSTED_PROXIES: PUBLIC_URL is \S+, so a reverse proxy is in front/);
    expect(named({ ...env, TRUSTED_PROXIES: "127.0.0.1" })).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ["without PUBLIC_URL", {}],
    ["without it beyond the loopback", { HOST: "0.0.0.0" }],
    ["with further names: they may be of this machine", { ALLOWED_HOSTS: "a.example" }],
    ["on the own machine", { PUBLIC_URL: "http://localhost:8080" }],
    ["in a network without a proxy", { PUBLIC_URL: "http://a.example:8080", HOST: "0.0.0.0" }],
  ])("and nothing %s", (_fact, env) => {
    expect(named(env)).toEqual([]);
  });
});
