import { describe, expect, it } from "vitest";
import { parseNoProxy } from "./no-proxy.ts";

describe("networks of NO_PROXY", () => {
  const hosts = parseNoProxy("localhost,10.0.0.0/8, [fd00::]/8 2001:db8::/32,.svc,192.0.2.7/32");

  it.each([
    ["10.11.12.13", true],
    ["11.0.0.1", false],
    ["192.0.2.7", true],
    ["192.0.2.8", false],
    ["[fd12::1]", true],
    ["[fe80::1]", false],
    ["[2001:db8:1::5]", true],
    ["[::ffff:10.1.2.3]", true],
    ["10.example.com", false],
    ["svc", false],
  ])("%s is in one: %s", (hostname, isIn) => {
    expect(hosts.isInNetwork(hostname)).toBe(isIn);
  });

  it("leave the names and addresses for the client", () => {
    expect(hosts).toMatchObject({ names: "localhost,.svc", malformed: [] });
  });

  it("contain nothing if there are none", () => {
    expect(parseNoProxy("").isInNetwork("10.0.0.1")).toBe(false);
  });
});

it.each(["10.0.0.0/33", "10.0/8", "fd00::/129", "10.0.0.0/", "10.0.0.0/8/8", "https://host/"])(
  "%s is not a network",
  (entry) => {
    expect(parseNoProxy(`a,${entry}`)).toMatchObject({ names: "a", malformed: [entry] });
  },
);
