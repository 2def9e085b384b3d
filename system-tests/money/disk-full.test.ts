import { expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { startServer } from "../../contract-tests/harness/start-server.ts";
import { startCountingUpstream } from "./counting-upstream.ts";
import { endMark } from "./faults/fault-client.ts";
import { openDisk, type DiskKind } from "./full-disk.ts";
import { isClearRefusal, isServed, repeatUnanswered, startLoad, tally } from "./load.ts";
import { judgeLoad } from "./load-judgement.ts";
import { PAID_MODEL, paidConfig, REPLY_PRICE } from "./paid-model.ts";
import { pacedBy } from "./paces.ts";

const LIMIT_MS = 240_000;
const PIECE_MS = 10;

const kinds: readonly DiskKind[] = ["a full file system", "a limit of file sizes"];

test.for(kinds)(
  "%s under load: clear refusals, streams that report it, and service again once space is free",
  { timeout: LIMIT_MS },
  async (kind, { skip }) => {
    const disk = await openDisk(kind);
    if (disk === null) return skip(`${kind} cannot be had here`);
    let isOpen: Promise<void> = Promise.resolve();
    let waiting = 0;
    const pace = pacedBy(PIECE_MS);
    let isHeld = false;
    // A stream is blocked once its client has read part of it, before any other response.
    const upstream = await startCountingUpstream(async ({ stream, isFirst }) => {
      await pace();
      const isCut = stream && !isFirst;
      if (!isHeld || (waiting === 0 && !isCut) || (stream && isFirst)) return;
      waiting += 1;
      await isOpen;
      waiting -= 1;
    });
    const config = paidConfig(upstream.origin);
    const gateway = await startServer({ dataDir: disk.folder, config });
    const store = { dataDir: disk.folder };
    try {
      const { key, accountId } = await createCustomer(store, { balance: "100.00" });
      const load = startLoad({
        gateways: [gateway],
        key,
        model: PAID_MODEL,
        clients: 8,
        name: "disk",
      });
      await load.until(40, isServed);
      // All requests in progress are blocked here, so that they end while the disk is full.
      let release = (): void => undefined;
      isOpen = new Promise((resolve) => (release = resolve));
      isHeld = true;
      await expect.poll(() => waiting).toBeGreaterThanOrEqual(8);
      await disk.fill(gateway);
      const refused = load.until(30, isClearRefusal);
      isHeld = false;
      release();
      await refused;
      const ready = async (): Promise<number> => (await call(gateway, "/readyz")).status;
      await expect.poll(ready).toBe(503);
      await disk.makeRoom(gateway);
      await load.until(40, isServed);
      await load.stop();
      expect(await repeatUnanswered(load)).toBeGreaterThan(0);
      await expect.poll(ready).toBe(200);

      const { answers } = load;
      const counts = tally(answers);
      expect(Object.keys(counts).filter((name) => !/^200|^503 unav|^409/.test(name))).toEqual([]);
      expect(counts["200 cut"]).toBeGreaterThan(0);
      const sent = upstream.calls;
      const verdict = await judgeLoad(store, { sent, answers, accountId, price: REPLY_PRICE });
      expect(verdict).toEqual({
        lost: 0,
        doubled: 0,
        chargedBeyond: 0,
        held: 0,
        problems: [],
      });
      console.info(kind, JSON.stringify(counts), `${sent.length} upstream calls`);
    } finally {
      await gateway.stop();
      await upstream.close();
      await disk.remove();
    }
  },
);

test("the full disk was tested if the machine allows it: CI has at least one of the methods", async () => {
  let ways = 0;
  for (const kind of kinds) {
    const disk = await openDisk(kind);
    if (disk !== null) ways += 1;
    await disk?.remove();
  }
  if (process.env["CI"] !== undefined) expect(ways).toBeGreaterThan(0);
});

test("the end mark distinguishes a cut stream from a complete one", () => {
  expect(endMark.test('data: {"choices":[]}\n\ndata: [DONE]\n\n')).toBe(true);
  expect(endMark.test('data: {"error":{"message":"[DONE] or message_stop"}}\n\n')).toBe(false);
});
