import { expect, test } from "vitest";
import { parseRedisUrl } from "./redis-address.ts";

const none = { primary: "", database: 0, isTls: false };

test.each([
  ["redis://cache", { ...none, kind: "single", hosts: [{ host: "cache", port: 6_379 }] }],
  [
    "rediss://:p%40ss@10.0.0.1:7000/3",
    {
      ...none,
      isTls: true,
      database: 3,
      password: "p@ss",
      kind: "single",
      hosts: [{ host: "10.0.0.1", port: 7_000 }],
    },
  ],
  [
    "redis://me:100%@[::1]:7000",
    {
      ...none,
      username: "me",
      password: "100%",
      kind: "single",
      hosts: [{ host: "::1", port: 7_000 }],
    },
  ],
  [
    "redis+sentinel://me:secret@a:1,b/main/2?sentinel_password=x%20y",
    {
      kind: "sentinel",
      isTls: false,
      primary: "main",
      database: 2,
      username: "me",
      password: "secret",
      sentinelPassword: "x y",
      hosts: [
        { host: "a", port: 1 },
        { host: "b", port: 26_379 },
      ],
    },
  ],
  [
    "rediss+cluster://a,b:7001/",
    {
      ...none,
      kind: "cluster",
      isTls: true,
      hosts: [
        { host: "a", port: 6_379 },
        { host: "b", port: 7_001 },
      ],
    },
  ],
])("%s", (url, want) => {
  expect(parseRedisUrl(url)).toEqual(want);
});

test.each([
  "cache",
  "http://cache",
  "redis://",
  "redis://a,b",
  "redis://a:0",
  "redis://a:70000",
  "redis://a:x",
  "redis://a/b",
  "redis://a/1/2",
  "redis+sentinel://a",
  "redis+sentinel://a/main/x",
  "redis+cluster://a/1",
  "redis+cluster://a,,b",
  "redis+other://a",
])("%s is not a valid address", (url) => {
  expect(parseRedisUrl(url)).toBeNull();
});
