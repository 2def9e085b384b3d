import { expect, test } from "vitest";
import { ConnectionCap } from "./connection-cap.ts";

test("a client is forgotten when its last place is given back", () => {
  const cap = new ConnectionCap(2);
  const [first, second] = [cap.enter("192.0.2.1"), cap.enter("192.0.2.1")];
  expect([cap.enter("192.0.2.1"), cap.size]).toEqual([undefined, 1]);
  first?.();
  expect(cap.size).toBe(1);
  second?.();
  expect(cap.size).toBe(0);
});

test("an IPv4 address is the same client in its IPv6 form", () => {
  const cap = new ConnectionCap(1);
  cap.enter("192.0.2.1");
  expect(cap.enter("::ffff:192.0.2.1")).toBeUndefined();
});
