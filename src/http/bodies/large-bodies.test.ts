import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { ArrivingBody } from "../offload/loop-share.ts";
import { testExchange } from "../testing/test-exchange.ts";
import { BodyBudget } from "./body-budget.ts";
import { createReadBody } from "./read-body.ts";

const PIECE = 60_000;
const PIECES = 10;
const limits = {
  maxBodyBytes: 10_000_000,
  bodyBytesInFlight: null,
  bodyTimeoutMs: 20_000,
  bodyIdleMs: 5_000,
};
const pieces = Array.from({ length: PIECES }, (_, at) => String(at).repeat(PIECE));
const whole = pieces.join("");

/** Reads a body beside a thread that takes large ones unless they are collected here. */
async function read(
  collects: boolean,
  headers: Readonly<Record<string, string>>,
  body: readonly (string | Uint8Array)[],
) {
  const asked: ArrivingBody[] = [];
  const sent: Uint8Array[] = [];
  const elsewhere = {
    collects: (arriving: ArrivingBody) => {
      asked.push(arriving);
      return collects;
    },
    openBody: () => ({ add: (bytes: Uint8Array) => sent.push(bytes), discard: expect.unreachable }),
  };
  const { exchange } = testExchange({ headers, body });
  const share = new BodyBudget(100_000_000).open("key");
  const received = await createReadBody(limits, elsewhere)(exchange, share);
  return { asked, sent: Buffer.concat(sent).toString(), received };
}

const declared = { "content-length": String(whole.length) };
const compressed = new Uint8Array(gzipSync(whole));

test.each<[string, Record<string, string>, readonly (string | Uint8Array)[], number]>([
  ["of declared length", declared, pieces, whole.length],
  ["of unknown length", { "transfer-encoding": "chunked" }, pieces, Number.POSITIVE_INFINITY],
  [
    "that is compressed",
    { "content-encoding": "gzip", "content-length": String(compressed.length) },
    [compressed],
    Number.POSITIVE_INFINITY,
  ],
])(
  "a large body %s is sent to the other thread, or stays",
  async (_fact, headers, body, length) => {
    const asked = [{ length, isAlone: true }];
    const there = await read(false, headers, body);
    expect(there).toMatchObject({ asked, sent: whole });
    expect(there.received).not.toBeInstanceOf(BytePieces);
    const here = await read(true, headers, body);
    expect(here).toMatchObject({ asked, sent: "" });
    expect(here.received instanceof BytePieces && here.received.text()).toBe(whole);
  },
);

test("a smaller one always stays, and a short one is decoded", async () => {
  const smaller = await read(false, {}, [whole.slice(0, 500_000)]);
  expect(smaller).toMatchObject({ asked: [], sent: "", received: { length: 500_000 } });
  const short = await read(false, {}, [whole.slice(0, 32_000)]);
  expect(short).toMatchObject({ asked: [], received: whole.slice(0, 32_000) });
});
