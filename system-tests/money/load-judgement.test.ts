import { describe, expect, test } from "vitest";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import type { LostTime } from "../../src/core/ledger/verification.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import type { Answer } from "./load.ts";
import { judgeRecords, type LoadEvidence, type LoadRecords } from "./load-judgement.ts";

const PRICE = 10;

const finished: RequestRecord = {
  id: "",
  accountId: "acc",
  keyId: "key",
  model: "test/paid",
  protocol: "chat",
  stream: false,
  status: 200,
  outcome: "finished",
  usage: null,
  estimated: false,
  cost: nanoUsd(8),
  upstream: null,
  vendorCost: null,
  hold: nanoUsd(100),
  charge: nanoUsd(PRICE),
  takenBackAtMs: null,
  upstreams: [],
  startedAtMs: 0,
  endedAtMs: 1,
};

const served = (id: string, idempotencyKey: string | null = null): Answer => ({
  id,
  status: 200,
  code: null,
  retryAfter: null,
  isWhole: true,
  turn: 0,
  idempotencyKey,
  atMs: 0,
  ms: 0,
});

const refused = (id: string, idempotencyKey: string | null = null): Answer => ({
  ...served(id, idempotencyKey),
  status: 503,
  code: "unavailable",
  retryAfter: "1",
  isWhole: false,
});

/** A refused request with a key, and its repeat. */
const retried = [refused("a", "k"), served("b", "k")];

interface Scene {
  readonly answers: readonly Answer[];
  /** Differences from a finished request of 10, by id. */
  readonly records: Readonly<Record<string, Partial<RequestRecord> | null>>;
  readonly spent: number;
  readonly sent?: readonly string[];
  readonly held?: number;
  /** The lost time in the ledger, as the failure produces it. */
  readonly lost?: LostTime;
}

const clean = { lost: 0, doubled: 0, chargedBeyond: 0, held: 0, problems: [] };
const takenBack = { takenBackAtMs: 1 };

function judge(scene: Scene) {
  const { answers, records, spent, sent = Object.keys(records), held = 0 } = scene;
  const { lost } = scene;
  const requests = Object.entries(records).map(
    ([id, part]) => [id, part === null ? null : { ...finished, id, ...part }] as const,
  );
  const evidence: LoadEvidence = {
    sent,
    answers,
    accountId: "acc",
    price: PRICE,
    losesTime: lost !== undefined,
  };
  const rewinds = lost === undefined ? [] : [lost];
  const account = { spent: nanoUsd(spent), held: nanoUsd(held) };
  const found: LoadRecords = { account, requests: new Map(requests), problems: [], rewinds };
  return judgeRecords(evidence, found);
}

describe("is not a violation:", () => {
  test.each<readonly [string, Scene]>([
    ["one reply, charged once", { answers: [served("a")], records: { a: {} }, spent: PRICE }],
    [
      "a charge that came back, as its reply was refused",
      { answers: [refused("a")], records: { a: takenBack }, spent: 0 },
    ],
    [
      "a keyed charge that was reversed, and its repeat, which is charged",
      { answers: retried, records: { a: takenBack, b: {} }, spent: PRICE },
    ],
    [
      "a keyed reply that was kept, and given to the repeat",
      { answers: retried, records: { a: {} }, spent: PRICE },
    ],
    [
      "a key that is charged twice after the ledger lost its stored reply",
      {
        answers: retried,
        records: { a: {}, b: { startedAtMs: 8, endedAtMs: 9 } },
        spent: 2 * PRICE,
        lost: { fromMs: 1, toMs: 5 },
      },
    ],
  ])("%s", (_, scene) => expect(judge(scene)).toEqual(clean));
});

describe("is found:", () => {
  test.each<readonly [string, Scene, object]>([
    [
      "a key that is charged twice",
      { answers: retried, records: { a: {}, b: {} }, spent: 2 * PRICE },
      { doubled: 1 },
    ],
    [
      "a key that is charged twice before the ledger lost a time",
      {
        answers: retried,
        records: { a: {}, b: {} },
        spent: 2 * PRICE,
        lost: { fromMs: 2, toMs: 5 },
      },
      { doubled: 1 },
    ],
    [
      "a key that is charged twice after the ledger lost a time",
      {
        answers: [served("a", "k"), refused("b", "k"), served("c", "k")],
        records: {
          a: { endedAtMs: 3 },
          b: { startedAtMs: 6, endedAtMs: 7 },
          c: { startedAtMs: 8, endedAtMs: 9 },
        },
        spent: 3 * PRICE,
        lost: { fromMs: 2, toMs: 5 },
      },
      { doubled: 1 },
    ],
    [
      "a call made twice",
      { answers: [served("a")], records: { a: {} }, sent: ["a", "a"], spent: PRICE },
      { doubled: 1 },
    ],
    [
      "a charge above its hold",
      { answers: [served("a")], records: { a: { hold: nanoUsd(9) } }, spent: PRICE },
      { doubled: 1 },
    ],
    [
      "a call that the ledger does not know",
      { answers: [refused("a")], records: { a: null }, spent: 0 },
      { lost: 1 },
    ],
    [
      "a served reply with a reversed charge",
      { answers: [served("a")], records: { a: takenBack }, spent: 0 },
      { lost: 1 },
    ],
    [
      "a served key of which no charge is left",
      { answers: retried, records: { a: takenBack, b: takenBack }, spent: 0 },
      { lost: 1 },
    ],
    [
      "a refused reply that stays charged",
      { answers: [refused("a")], records: { a: {} }, spent: PRICE },
      { chargedBeyond: PRICE },
    ],
    [
      "a hold that stays",
      { answers: [served("a")], records: { a: {} }, spent: PRICE, held: 5 },
      { held: 5 },
    ],
  ])("%s", (_, scene, found) => expect(judge(scene)).toEqual({ ...clean, ...found }));
});
