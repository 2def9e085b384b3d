import { expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { readQuery } from "./request-target.ts";

test.each<[string, Readonly<Record<string, string>>]>([
  ["/usage", {}],
  ["/usage?", {}],
  ["/usage?by=day", { by: "day" }],
  ["/usage?by=day&to=2026-06-01", { by: "day", to: "2026-06-01" }],
  ["/usage?from=2026-06-15T10%3A30%3A00%2B02%3A00", { from: "2026-06-15T10:30:00+02:00" }],
  ["/usage?model=a%2Fb+c", { model: "a/b c" }],
  ["/usage?cursor=a?b", { cursor: "a?b" }],
  ["/usage?by", { by: "" }],
])("%s has the query %j", (target, query) => {
  expect(readQuery(target)).toEqual(query);
});

test.each([
  ["/usage?by=day&by=day", "/by"],
  ["/usage?by=day&to=x&by=key", "/by"],
  ["/usage?a~b=1&a~b=2", "/a~0b"],
  ["/usage?a/b=1&a/b=2", "/a~1b"],
  ["/usage?~1=1&~1=2", "/~01"],
])("%s has a parameter twice", (target, pointer) => {
  const read = (): unknown => readQuery(target);
  expect(read).toThrow(GatewayError);
  expect(read).toThrow(
    expect.objectContaining({
      kind: "invalid-request",
      issues: [expect.objectContaining({ pointer, rule: "unique" })],
    }),
  );
});
