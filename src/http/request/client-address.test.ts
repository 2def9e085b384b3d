import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createProxyTrust, networkOf } from "./addresses.ts";
import { ConnectionCap } from "../listener/connections.ts";

const PROXIES = ["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"];

function clientOf(peer: string, forwarded: string | undefined, proxies = PROXIES): string {
  const request = {
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  };
  return createProxyTrust(proxies).clientOf(request as unknown as IncomingMessage);
}

describe("the client of a request", () => {
  it.each([
    ["no proxy is trusted", "127.0.0.1", "198.51.100.7", "127.0.0.1", []],
    ["the peer is not a proxy", "192.0.2.9", "198.51.100.7", "192.0.2.9", PROXIES],
    ["one proxy", "127.0.0.1", "198.51.100.7", "198.51.100.7", PROXIES],
    ["the peer as IPv6 sees it", "::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7", PROXIES],
    ["two proxies", "127.0.0.1", "198.51.100.7, 10.2.3.4", "198.51.100.7", PROXIES],
    ["a forged client entry", "127.0.0.1", "10.9.9.9, 198.51.100.7", "198.51.100.7", PROXIES],
    ["an IPv6 proxy", "2001:db8:1::5", "2001:db8:2::1", "2001:db8:2::1", PROXIES],
    ["with ports", "127.0.0.1", "198.51.100.7:4711", "198.51.100.7", PROXIES],
    ["IPv6 with a port", "127.0.0.1", "[2001:db8:2::1]:4711", "2001:db8:2::1", PROXIES],
    ["proxies all the way", "127.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.1", PROXIES],
    ["no header", "127.0.0.1", undefined, "127.0.0.1", PROXIES],
    ["no address", "127.0.0.1", "198.51.100.7, unknown", "127.0.0.1", PROXIES],
  ])("%s", (_case, peer, forwarded, client, proxies) => {
    expect(clientOf(peer, forwarded, proxies)).toBe(client);
  });
});

describe("the address by which a client is counted", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["2001:db8:0:7::1", "2001:db8:0:7"],
    ["2001:db8::1:0:0:9", "2001:db8:0:0"],
    ["2001:DB8:0:7:1:2:3:4", "2001:db8:0:7"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("%s: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("has as many slots as the cap, and each is free again after its connection", () => {
    const cap = new ConnectionCap(2);
    const first = cap.enter("2001:db8::1");
    expect([first, cap.enter("2001:db8::2")]).not.toContain(undefined);
    expect(cap.enter("2001:db8::3")).toBeUndefined();
    expect(cap.enter("2001:db8:0:1::3")).toBeDefined();
    first?.();
    expect(cap.enter("2001:db8::3")).toBeDefined();
  });
});
