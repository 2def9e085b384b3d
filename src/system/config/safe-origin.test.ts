import { expect, test } from "vitest";
import { safeOrigin } from "./safe-origin.ts";

test.each([
  ["https://gateway.example", "https://gateway.example"],
  ["https://Gateway.Example:443/", "https://gateway.example"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
  ["http://[::1]:8080", "http://[::1]:8080"],
  ["http://my_host:1", "http://my_host:1"],
])("%s is the origin %s", (address, origin) => expect(safeOrigin(address)).toBe(origin));

test.each([
  "gateway.example",
  "ftp://gateway.example",
  "https://gateway.example/path",
  "https://gateway.example/?query",
  "https://user@gateway.example",
  "https://gateway.example:99999",
  "https://a'b",
  'https://a"b',
  "https://a&b",
  "https://a;b",
  "https://$(id)",
  "https://a`b`",
  "https://<script>",
  `https://${"a".repeat(255)}.example`,
  "",
])("%s is not an origin", (address) => expect(safeOrigin(address)).toBeUndefined());
