import { expect, test } from "vitest";
import { WRITTEN_ORIGIN } from "./public-address.ts";
import { addressedBodies } from "./static-page.ts";

const origin = (at: number): string => `https://host${at}.example`;

test("each client reads its own origin", () => {
  const bodyFor = addressedBodies();
  const read = (at: number) => bodyFor(`at ${WRITTEN_ORIGIN}/v1`, origin(at)).body.toString();
  expect([read(1), read(2), read(1)]).toEqual([1, 2, 1].map((at) => `at ${origin(at)}/v1`));
});

test("the bodies of the eight origins asked last are kept, and no more", () => {
  const bodyFor = addressedBodies();
  const first = bodyFor("text", origin(0));
  for (let at = 1; at < 8; at += 1) bodyFor("text", origin(at));
  expect(bodyFor("text", origin(0))).toBe(first);
  const second = bodyFor("text", origin(1));
  for (let at = 8; at < 15; at += 1) bodyFor("text", origin(at));
  expect(bodyFor("text", origin(1))).toBe(second);
  expect(bodyFor("text", origin(0))).not.toBe(first);
});

test("a text that changed is made anew for everybody", () => {
  const bodyFor = addressedBodies();
  bodyFor("old", origin(1));
  const made = bodyFor("new", origin(1));
  expect(made.body.toString()).toBe("new");
  expect(made.etag).not.toBe(bodyFor("old", origin(1)).etag);
});
