import { describe, expect, test } from "vitest";
import { load } from "./test-load-config.ts";

const named = (env: Readonly<Record<string, string>>): readonly string[] =>
  load({ env }).warnings.map(({ path, message }) => `${path}: ${message}`);

describe("a warning recommends TRUSTED_PROXIES for limits by address", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["if clients use https, which only a proxy supports", { PUBLIC_URL: "https://a.example" }],
    ["also beyond the loopback", { PUBLIC_URL: "https://a.example", HOST: "0.0.0.0" }],
    ["also for the local host name", { PUBLIC_URL: "https://localhost" }],
    ["if a loopback address has remote clients", { PUBLIC_URL: "http://a.example:8080" }],
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
    ["on the local host", { PUBLIC_URL: "http://localhost:8080" }],
    ["in a network without a proxy", { PUBLIC_URL: "http://a.example:8080", HOST: "0.0.0.0" }],
  ])("and no warning %s", (_fact, env) => {
    expect(named(env)).toEqual([]);
  });
});

describe("a warning names entries of NO_PROXY that look like networks and are not", () => {
  test.each([
    ["localhost,10.0.0.0/8,fd00::/8,.svc", []],
    ["169.254/16, 10.0.0.0/8", ["169.254/16"]],
    ["10.0.0.0/33,https://a/", ["10.0.0.0/33, https://a/"]],
    ["https://me:secret@a/", ["an entry"]],
  ])("%s", (none, names) => {
    const wanted = names.map((name) =>
      expect.stringContaining(`NO_PROXY: ${name} is not a network`),
    );
    expect(named({ NO_PROXY: none })).toEqual(wanted);
  });
});
