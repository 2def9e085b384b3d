import { describe, expect, it } from "vitest";
import { escapeModelId, readAuthority, readPath } from "./request-target.ts";

describe("the path of a request target", () => {
  it.each([
    ["/v1/models", "/v1/models"],
    ["/v1/models?a=/b", "/v1/models"],
    ["/", "/"],
    ["?x", "/"],
    ["*", "*"],
    ["http://host:80/v1/models?x", "/v1/models"],
    ["https://host", "/"],
    ["https://host?x", "/"],
    ["HTTP://HOST/v1/models", "/v1/models"],
    ["//host/v1", "//host/v1"],
    ["/v1/models/a%2Fb", "/v1/models/a%2Fb"],
  ])("%s → %s", (target, path) => {
    expect(readPath(target)).toBe(path);
  });

  it.each(["/%", "/%zz", "/%E0%A4", "/a%ff"])("%s is refused", (target) => {
    expect(() => readPath(target)).toThrow("percent-encoded");
  });
});

describe("the host of a request target", () => {
  it.each([
    ["/v1/models", null],
    ["/http://host", null],
    ["*", null],
    ["http://host:80/v1/models?x", "host:80"],
    ["HTTPS://HOST", "HOST"],
    ["http://host?x=http://b", "host"],
    ["http://user@host/", "user@host"],
  ])("%s → %s", (target, host) => {
    expect(readAuthority(target)).toBe(host);
  });

  it.each(["ftp://host/", "http:///v1", "http://", "x?http://host"])("%s is refused", (target) => {
    expect(() => readAuthority(target)).toThrow("not a valid HTTP URL");
  });
});

describe("a model's identifier is one segment", () => {
  it.each([
    ["/v1/models/a/b", "/v1/models/a%2Fb"],
    ["/v1/models/a%2fb", "/v1/models/a%2fb"],
    ["/v1/models/a/b/c", "/v1/models/a%2Fb%2Fc"],
    ["/v1/models", "/v1/models"],
    ["/v1/account/a", "/v1/account/a"],
  ])("%s → %s", (path, want) => {
    expect(escapeModelId(path)).toBe(want);
  });
});
