import { expect, test } from "vitest";
import { PLACEHOLDER_ORIGIN } from "../request/addresses.ts";
import { piecesOf } from "../replies/send-reply.ts";
import { bodiesWithOrigin, type RenderedBody } from "./static-page.ts";

const origin = (at: number): string => `https://host${at}.example`;
const read = ({ body }: RenderedBody): string => piecesOf(body).join("");

test("each client reads its own origin in place of the written one", () => {
  const bodyFor = bodiesWithOrigin();
  const text = `curl ${PLACEHOLDER_ORIGIN}/v1; ${PLACEHOLDER_ORIGIN}`;
  const texts = [1, 2, 1].map((at) => read(bodyFor(text, origin(at))));
  expect(texts).toEqual([1, 2, 1].map((at) => `curl ${origin(at)}/v1; ${origin(at)}`));
});

test("an origin that looks like a replacement pattern is used literally", () => {
  expect(read(bodiesWithOrigin()(PLACEHOLDER_ORIGIN, "http://$&"))).toBe("http://$&");
});

test("for any number of hosts, the text is encoded once: its bytes are shared", () => {
  const bodyFor = bodiesWithOrigin();
  const text = `before ${PLACEHOLDER_ORIGIN} after`;
  const bodies = Array.from({ length: 100 }, (_, at) => piecesOf(bodyFor(text, origin(at)).body));
  expect(bodies.map(([first, own, last]) => [String(first), String(own), String(last)])).toEqual(
    bodies.map((_, at) => ["before ", origin(at), " after"]),
  );
  for (const side of [0, 2]) expect(new Set(bodies.map((pieces) => pieces[side])).size).toBe(1);
});

test("the ETag depends on the text and the origin", () => {
  const etag = (text: string, at: number): string => bodiesWithOrigin()(text, origin(at)).etag;
  expect(etag("text", 1)).toBe(etag("text", 1));
  expect(new Set([etag("text", 1), etag("text", 2), etag("other", 1)]).size).toBe(3);
  expect(etag("text", 1)).toMatch(/^"[\w-]{43}"$/);
});

test("a changed text is rendered again for all clients", () => {
  const bodyFor = bodiesWithOrigin();
  expect(["old", "new", "old"].map((text) => read(bodyFor(text, origin(1))))).toEqual([
    ...["old", "new", "old"],
  ]);
});
