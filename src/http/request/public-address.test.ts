import { describe, expect, test } from "vitest";
import { createOriginOf, createWithoutPrefix, PLACEHOLDER_ORIGIN } from "./addresses.ts";

const anyone = { publicUrl: null, trustedProxies: [] };
const socket = { remoteAddress: "192.0.2.1" };

describe("the origin of a request", () => {
  test.each([
    ["its host", { host: "gateway.example:8443" }, "http://gateway.example:8443"],
    ["an IPv6 host", { host: "[::1]:8080" }, "http://[::1]:8080"],
    [
      "https behind a proxy that ends TLS",
      { host: "gateway.example", "x-forwarded-proto": "https" },
      "https://gateway.example",
    ],
    [
      "the scheme of the first of several proxies",
      { host: "gateway.example", "x-forwarded-proto": "https, http" },
      "https://gateway.example",
    ],
    [
      "http for a scheme that pages cannot have",
      { host: "gateway.example", "x-forwarded-proto": "javascript" },
      "http://gateway.example",
    ],
    ["the written one without a host", {}, PLACEHOLDER_ORIGIN],
    ["the written one for markup", { host: '"><script>alert(1)</script>' }, PLACEHOLDER_ORIGIN],
    ["the written one for a host with a path", { host: "a.example/b" }, PLACEHOLDER_ORIGIN],
    ["the written one for a user name", { host: "user@a.example" }, PLACEHOLDER_ORIGIN],
    ["the written one for a shell's text", { host: "$(id)" }, PLACEHOLDER_ORIGIN],
  ])("is %s", (_what, headers, origin) => {
    expect(createOriginOf(anyone)({ headers, socket })).toBe(origin);
  });

  test("is the host of a target in absolute form, whatever the header Host", () => {
    const request = { url: "http://gateway.example/docs", headers: { host: "other.example" } };
    expect(createOriginOf(anyone)({ ...request, socket })).toBe("http://gateway.example");
  });

  test.each([
    ["of a trusted proxy is used", ["192.0.2.0/24"], "http://public.example"],
    ["of an untrusted client is ignored", ["198.51.100.7"], "http://inner.example"],
  ])("the forwarded host %s", (_who, trustedProxies, origin) => {
    const headers = { host: "inner.example", "x-forwarded-host": "public.example, other.example" };
    const originOf = createOriginOf({ publicUrl: null, trustedProxies });
    expect(originOf({ headers, socket })).toBe(origin);
  });

  test("is the written one if a trusted proxy forwards markup", () => {
    const headers = { host: "inner.example", "x-forwarded-host": "<script>" };
    const originOf = createOriginOf({ publicUrl: null, trustedProxies: ["192.0.2.1"] });
    expect(originOf({ headers, socket })).toBe(PLACEHOLDER_ORIGIN);
  });

  test.each([
    ["/llm", ["192.0.2.1"], "http://inner.example/llm"],
    ["/Team-A/llm.v1~x_/", ["192.0.2.1"], "http://inner.example/Team-A/llm.v1~x_"],
    ["/llm, /other", ["192.0.2.1"], "http://inner.example/llm"],
    ["/", ["192.0.2.1"], "http://inner.example"],
    ["/llm", ["198.51.100.7"], "http://inner.example"],
    ...[
      '/"><script>',
      "//host",
      "llm",
      "/a/../b",
      "/a/.",
      "/a//b",
      "/a%2f",
      "/a?b",
      "/a#b",
      "/a b",
    ].map((prefix) => [prefix, ["192.0.2.1"], "http://inner.example"] as const),
    [`/${"a".repeat(256)}`, ["192.0.2.1"], "http://inner.example"],
  ] as const)(
    "with the forwarded prefix %s of a peer trusted as %s",
    (prefix, proxies, address) => {
      const headers = { host: "inner.example", "x-forwarded-prefix": prefix };
      const originOf = createOriginOf({ publicUrl: null, trustedProxies: proxies });
      expect(originOf({ headers, socket })).toBe(address);
    },
  );

  test("is PUBLIC_URL, whatever the request contains", () => {
    const originOf = createOriginOf({ ...anyone, publicUrl: "https://gateway.example" });
    const headers = { host: "other.example", "x-forwarded-proto": "http" };
    expect(originOf({ headers, socket })).toBe("https://gateway.example");
  });
});

test.each([
  ["https://host", "/llm/v1/models", "/llm/v1/models"],
  ["https://host/llm", "/llm/v1/models?a=b", "/v1/models?a=b"],
  ["https://host/llm", "/llm", "/"],
  ["https://host/llm", "/llm?a=b", "/?a=b"],
  ["https://host/llm", "/llm/", "/"],
  ["https://host/llm", "/v1/models", "/v1/models"],
  ["https://host/llm", "/llms.txt", "/llms.txt"],
  ["https://host/a/b", "/a/b/docs", "/docs"],
])("behind %s the target %s is %s", (publicUrl, target, path) => {
  expect(createWithoutPrefix(publicUrl)(target)).toBe(path);
});
