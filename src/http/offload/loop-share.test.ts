import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { NewText } from "../bodies/body-text.ts";
import { LoopShare } from "./loop-share.ts";

const KIB = 1_024;

function start() {
  let nowMs = 0;
  const share = new LoopShare({ elapsedMs: () => nowMs });
  const admits = (text: string, { keyId = "key", isKeyed = false, isAlone = false } = {}) =>
    share.admits({ keyId, text: new NewText(text), isKeyed, isAlone });
  return { share, admits, pass: (ms: number): unknown => (nowMs += ms) };
}

const prose = (characters: number): string => JSON.stringify("a".repeat(characters));
const list = (count: number, item: (at: number) => string): string =>
  `[${Array.from({ length: count }, (_, at) => item(at)).join()}]`;
const names = (count: number, name: (at: number) => string): string =>
  `{${Array.from({ length: count }, (_, at) => `"${name(at)}" :1`).join()}}`;

describe("of one body", () => {
  test.each<[string, string, boolean]>([
    ["a small one is read here", prose(100), true],
    ["a long text is read here", prose(500 * KIB), true],
    ["a longer one is read elsewhere", prose(900 * KIB), false],
    ["10,000 values are read here", list(10_000, () => "1"), true],
    ["20,000 values are read elsewhere", list(20_000, () => "1"), false],
    ["2,000 distinct names are read here", names(2_000, (at) => `n${at}`), true],
    ["4,000 distinct names are read elsewhere", names(4_000, (at) => `n${at}`), false],
    ["8,000 times the same name is read here", names(8_000, () => "n"), true],
    ["a short one of many values is read here", list(4_000, () => "1"), true],
    [
      "names that differ only at their end are read elsewhere",
      names(8_000, (at) => `${"x".repeat(30)}${at}`),
      false,
    ],
    [
      "a long one of many values is read elsewhere",
      list(10_000, () => `${" ".repeat(50)}1`),
      false,
    ],
    ["as many strings are read here", list(8_000, (at) => `"n${at}"`), true],
  ])("%s", (_fact, body, want) => {
    expect(start().admits(body)).toBe(want);
  });

  test("a body refused by the scan is refused", () => {
    const { admits } = start();
    const body = "[".repeat(20_000);
    expect(() => admits(body)).toThrow(GatewayError);
  });

  test("a keyed one is placed by its length only, so that its repeats are read in the same thread", () => {
    const { admits } = start();
    expect(admits(prose(10 * KIB), { isKeyed: true })).toBe(true);
    expect(admits(prose(20 * KIB), { isKeyed: true })).toBe(false);
  });

  test("a keyed short one with high cost is always read in the other thread", () => {
    const { admits } = start();
    const body = list(4_000, () => "1");
    expect([1, 2, 3].map(() => admits(body, { isKeyed: true }))).toEqual([false, false, false]);
  });
});

describe("of many bodies of a key", () => {
  test("some are read here, until the key has used its share", () => {
    const { admits, pass } = start();
    const body = prose(500 * KIB);
    const first = Array.from({ length: 20 }, () => admits(body));
    const taken = first.filter(Boolean).length;
    expect(taken).toBeGreaterThan(5);
    expect(taken).toBeLessThan(15);
    expect(first).toEqual(first.toSorted((one, other) => Number(other) - Number(one)));
    expect(admits(body, { keyId: "another key" })).toBe(true);
    expect(admits(prose(100))).toBe(true);
    pass(1_000);
    expect(admits(body)).toBe(true);
  });

  test("short ones count if their values make them expensive, however many values they have", () => {
    const { admits } = start();
    const dear = [list(8_000, () => "1"), names(1_800, (at) => at.toString(36))];
    for (const body of dear) {
      expect(body.length).toBeLessThan(16 * KIB);
      expect(Array.from({ length: 40 }, () => admits(body))).toContain(false);
    }
    expect(admits(dear[0] ?? "", { keyId: "another key" })).toBe(true);
  });

  test("the names of short ones count", () => {
    const { admits } = start();
    const body = names(1_800, (at) => at.toString(36));
    expect(body.length).toBeLessThan(16 * KIB);
    const taken = Array.from({ length: 40 }, () => admits(body)).filter(Boolean).length;
    expect(taken).toBe(9);
  });

  test("ordinary short ones never count", () => {
    const { admits } = start();
    const schema = (at: number): string => `{"p${at}":{"type":"string","description":"a name"}}`;
    const messages = list(400, () => '{"role":"user","content":"hello"}');
    for (const body of [prose(15 * KIB), list(300, schema), messages]) {
      expect(body.length).toBeLessThan(16 * KIB);
      expect(Array.from({ length: 1_000 }, () => admits(body))).not.toContain(false);
    }
  });

  test("of a known one, half counts", () => {
    const { share } = start();
    const admits = (knownLength: number): number => {
      const body = Object.assign(new NewText(prose(500 * KIB)), { knownLength });
      const arrived = { keyId: String(knownLength), text: body, isKeyed: false, isAlone: false };
      return Array.from({ length: 40 }, () => share.admits(arrived)).filter(Boolean).length;
    };
    expect([admits(0), admits(500 * KIB)]).toEqual([11, 23]);
  });

  test("refused ones count as well", () => {
    const { admits } = start();
    const body = "[".repeat(500 * KIB);
    for (let at = 0; at < 5; at += 1) {
      expect(() => admits(body)).toThrow(GatewayError);
    }
    for (let at = 0; at < 20; at += 1) {
      try {
        admits(body);
      } catch {
        // Refused here.
      }
    }
    expect(admits(prose(500 * KIB))).toBe(false);
  });
});

describe("of a key that has the process to itself", () => {
  const alone = { isAlone: true };

  test.each<[string, string, boolean]>([
    ["a body of up to 12 ms is read here", prose(1_100 * KIB), true],
    ["a longer one is read elsewhere", prose(1_300 * KIB), false],
    ["so is one of more values", list(30_000, () => "1"), false],
    ["so is a long one of many values", list(10_000, () => `${" ".repeat(100)}1`), false],
  ])("%s", (_fact, body, want) => {
    expect(start().admits(body, alone)).toBe(want);
  });

  test("all are read here, and count once another key is active", () => {
    const { admits } = start();
    const body = prose(500 * KIB);
    expect(Array.from({ length: 50 }, () => admits(body, alone))).not.toContain(false);
    expect(admits(body)).toBe(false);
    expect(admits(body, { keyId: "another key" })).toBe(true);
  });

  test("keyed ones are placed as before", () => {
    const { admits } = start();
    expect(admits(prose(20 * KIB), { isKeyed: true, isAlone: true })).toBe(false);
  });

  test.each<[number, boolean, boolean]>([
    [1_100 * KIB, true, true],
    [1_300 * KIB, true, false],
    [Number.POSITIVE_INFINITY, true, false],
    [600 * KIB, false, false],
  ])("%d arriving bytes are collected here if alone (%s): %s", (length, isAlone, want) => {
    expect(start().share.collects({ length, isAlone })).toBe(want);
  });
});
