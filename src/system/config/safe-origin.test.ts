import { expect, test } from "vitest";
import { safeAddress, safeOrigin, safePrefix } from "./safe-origin.ts";

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

test.each([
  ["https://gateway.example", "https://gateway.example"],
  ["https://Gateway.Example:443/", "https://gateway.example"],
  ["https://example.com/llm", "https://example.com/llm"],
  ["https://example.com/Team-A/llm.v1/", "https://example.com/Team-A/llm.v1"],
  ["http://[::1]:8080/llm", "http://[::1]:8080/llm"],
])("%s is the address %s", (text, address) => expect(safeAddress(text)).toBe(address));

test.each([
  "example.com/llm",
  "https://user@example.com/llm",
  "https://example.com/llm?query",
  "https://example.com/llm#part",
  "https://example.com//llm",
  "https://example.com/a/../b",
  "https://example.com/a%2fb",
  "https://example.com/<b>",
  "https://example.com/v1",
  "https://example.com/docs/llm",
  `https://example.com/${"a".repeat(256)}`,
])("%s is not an address", (text) => expect(safeAddress(text)).toBeUndefined());

test.each([
  ["/llm", "/llm"],
  ["/llm/", "/llm"],
  ["/", ""],
  ["", ""],
  ["/a/.b/..c", "/a/.b/..c"],
  ["//host", undefined],
  ["llm", undefined],
  ["/a/./b", undefined],
  ["/a/..", undefined],
  ['/a"b', undefined],
])("the prefix %j is %j", (text, prefix) => expect(safePrefix(text)).toBe(prefix));
