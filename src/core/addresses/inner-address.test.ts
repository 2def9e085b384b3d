import { expect, test } from "vitest";
import { isPublicAddress, isInnerUrl } from "./inner-address.ts";

test.each([
  ...["8.8.8.8", "203.1.112.4", "2606:4700:4700::1111", "::ffff:8.8.8.8", "3ffe::1"],
  ...["172.15.0.1", "172.32.0.1", "192.167.0.1", "169.253.0.1", "11.0.0.1", "168.63.129.15"],
])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255"],
  ...["192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1"],
  ...["198.18.0.1", "198.51.100.1", "203.0.113.1", "240.0.0.1", "192.0.0.1", "168.63.129.16"],
  ...["::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "fec0::1"],
  ...["4000::1", "1fff::1", "3fff::1", "5f00::1", "100::1", "fe80::1%eth0", "fd00:ec2::254"],
  ...["", "localhost", "127.1", "8.8.8.8.8"],
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ["mapped", "::ffff:127.0.0.1"],
  ["mapped", "::ffff:a00:1"],
  ["mapped", "::ffff:a9fe:a9fe"],
  ["compatible", "::7f00:1"],
  ["compatible", "::a9fe:a9fe"],
  ["compatible", "::10.0.0.1"],
  ["translated (RFC 2765)", "::ffff:0:7f00:1"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["NAT64 of a network", "64:ff9b:1::a00:1"],
  ["NAT64 of a network", "64:ff9b:1:7f00:0:100::"],
  ["6to4", "2002:7f00:1::"],
  ["6to4", "2002:a9fe:a9fe::1"],
  ["Teredo", "2001:0:1::1"],
  ["Teredo", "2001:0:a9fe:a9fe::5601:5601"],
  ["ISATAP", "2606:4700::5efe:7f00:1"],
  ["ISATAP", "2606:4700::200:5efe:a00:1"],
])("an IPv4 address embedded in IPv6 is not public: %s, %s", (_form, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ["http://example.com/a.png", false],
  ["https://8.8.8.8/", false],
  ["https://[2606:4700:4700::1111]/", false],
  ["https://home.example/", false],
  ["https://mylocal.com/", false],
  ["https://10.0.0.5/", true],
  ["https://2130706433/", true],
  ["https://0x7f.1/", true],
  ["https://[::7f00:1]/", true],
  ["http://169.254.169.254/latest/meta-data/", true],
  ["http://localhost:8080/", true],
  ["http://LOCALHOST./", true],
  ["http://a.localhost/", true],
  ["http://redis:6379/", true],
  ["http://metadata.google.internal/", true],
  ["http://printer.local/", true],
  ["http://nas.home.arpa/", true],
])("%s leads inward: %s", (url, want) => expect(isInnerUrl(new URL(url))).toBe(want));
