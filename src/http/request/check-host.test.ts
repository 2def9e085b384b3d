import { expect, test, describe, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { checkHost, createServesHost } from "./addresses.ts";
import { received, TestSocket } from "../testing/test-socket.ts";
import { problemsOf, fromFile, load } from "../../system/config/test-load-config.ts";

/** Returns `served`, or the message of the refusal. */
function check(rawHeaders: readonly string[], httpVersion = "1.1"): string {
  const host = rawHeaders[rawHeaders.findIndex((name) => name.toLowerCase() === "host") + 1];
  const hasHost = rawHeaders.some((name) => name.toLowerCase() === "host");
  const { request } = received(new TestSocket(), hasHost ? { host: host ?? "" } : {});
  request.rawHeaders = [...rawHeaders];
  request.httpVersion = httpVersion;
  try {
    checkHost(request, (name) => name === "localhost");
    return "served";
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return `${error.kind}: ${error.message.slice(0, 38)}`;
  }
}

test.each<[string, readonly string[], string]>([
  ["a name that is served", ["Host", "localhost"], "served"],
  [
    "a name that is not",
    ["host", "evil.example"],
    "invalid-request: The request names a host that is not s",
  ],
  ["none", ["accept", "text/plain"], "invalid-request: The header Host is missing."],
  ["a name that is served, and a value of that name", ["host", "localhost", "x", "host"], "served"],
])("a request with %s", (_fact, headers, want) => {
  expect(check(headers)).toBe(want);
});

test("HTTP/1.0 needs no Host", () => {
  expect(check([], "1.0")).toBe("served");
});

describe("served host names", () => {
  it.each([
    ["127.0.0.1", [], "localhost:8080", true],
    ["localhost", [], "127.0.0.1", true],
    ["::1", [], "[::1]:8080", true],
    ["127.0.0.1", [], "a.example", false],
    ["127.0.0.1", [], "localhost.a.example", false],
    ["127.0.0.1", [], "user@localhost", false],
    ["127.0.0.1", [], "localhost/a", false],
    ["127.0.0.1", [], "", false],
    ["127.0.0.1", ["a.example"], "A.Example.:443", true],
    ["127.0.0.1", ["a.example"], "b.a.example", false],
    ["127.0.0.1", ["*"], "b.example", true],
    ["0.0.0.0", [], "a.example", true],
    ["192.0.2.1", [], "a.example", true],
  ])("on %s with %s: %s is %s", (host, allowedHosts, sent, served) => {
    const servesHost = createServesHost({ host, allowedHosts, publicUrl: null });
    expect([servesHost(sent), servesHost(sent)]).toEqual([served, served]);
  });

  it("include that of PUBLIC_URL", () => {
    const publicUrl = "https://llm.example:8443";
    const servesHost = createServesHost({ host: "::1", allowedHosts: [], publicUrl });
    expect([servesHost("llm.example"), servesHost("example")]).toEqual([true, false]);
  });
});

describe("the settings of connections", () => {
  it("are read as lists", () => {
    const env = {
      ALLOWED_HOSTS: " API.example.com, *",
      TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8, 2001:db8::/32",
    };
    const file = fromFile(
      'server: { connections_per_address: 9, cors_origins: ["https://a.example:8443", "*"] }',
    );
    expect(load({ env, ...file })).toMatchObject({
      allowedHosts: ["api.example.com", "*"],
      trustedProxies: ["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"],
      connectionsPerAddress: 9,
      corsOrigins: ["https://a.example:8443", "*"],
    });
  });

  it.each([
    [{ ALLOWED_HOSTS: "https://a.example" }, "ALLOWED_HOSTS: must be host names"],
    [{ ALLOWED_HOSTS: "a.example:80" }, "ALLOWED_HOSTS: must be host names"],
    [{ TRUSTED_PROXIES: "proxy.example" }, "TRUSTED_PROXIES: must be addresses or networks"],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES: must be addresses or networks"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8/8" }, "TRUSTED_PROXIES: must be addresses or networks"],
    [{ TRUSTED_PROXIES: "2001:db8::/129" }, "TRUSTED_PROXIES: must be addresses or networks"],
  ])("%s is refused", (env, problem) => {
    expect(problemsOf({ env }).join()).toContain(problem);
  });

  it.each(["a.example", "https://a.example/", "https://A.example", "https://*.example", "null"])(
    "the origin %s is refused",
    (origin) => {
      const [problem] = problemsOf(fromFile(`server: { cors_origins: ["${origin}"] }`));
      expect(problem).toMatch(/^server\.cors_origins\[0\]: must be an origin such as/);
    },
  );
});
