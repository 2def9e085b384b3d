import { expect, test } from "vitest";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { ToThread } from "./messages.ts";
import { SentBody } from "./sent-body.ts";

test("only a buffer without other bytes is transferred; others are copied", () => {
  const sent: { readonly message: ToThread; readonly transfer: readonly ArrayBuffer[] }[] = [];
  const thread = {
    send: (message: ToThread, transfer: readonly ArrayBuffer[] = []): unknown =>
      sent.push({ message, transfer }),
  };
  const whole = new Uint8Array([1, 2, 3]);
  const shared = new Uint8Array([4, 5, 6, 7]);
  new SentBody(thread, 9).addAll(
    new BytePieces([whole, shared.subarray(0, 2), shared.subarray(2)]),
  );
  expect(sent.map(({ transfer }) => transfer)).toEqual([[whole.buffer], [], []]);
  expect(sent.map(({ message }) => message)).toMatchObject([
    { type: "bytes", body: 9, bytes: whole },
    { bytes: new Uint8Array([4, 5]) },
    { bytes: new Uint8Array([6, 7]) },
  ]);
});
