import fc from "fast-check";
import { expect, test } from "vitest";
import { mayNeedRepair, repairLoneSurrogates, repairPartialText } from "./lone-surrogates.ts";

const raw = String.raw;

test.each([
  [raw`"\ud83d\udca5"`, raw`"\ud83d\udca5"`],
  [raw`"a\ud83d"`, raw`"a\ufffd"`],
  [raw`"\uD83Da"`, raw`"\ufffda"`],
  [raw`"\udca5\ud83d"`, raw`"\ufffd\ufffd"`],
  [raw`"\ud83d\ud83d\udca5"`, raw`"\ufffd\ud83d\udca5"`],
  [raw`"\ud83d\n\u00e9\\ud83d\\\ud83d"`, raw`"\ufffd\n\u00e9\\ud83d\\\ufffd"`],
  [raw`"\ud83d\u0061"`, raw`"\ufffd\u0061"`],
  [raw`"\ud83`, raw`"\ud83`],
  [raw`"\ud83d`, raw`"\ufffd`],
  [raw`"\ud83d\ud`, raw`"\ufffd\ud`],
  [raw`"\ud83z"`, raw`"\ud83z"`],
])("%s becomes %s", (json, want) => {
  expect(repairLoneSurrogates(json)).toBe(want);
});

test("text cut anywhere gives the same result, and each piece is valid", () => {
  const part = fc.constantFrom(
    "a",
    raw`\ud83d`,
    raw`\uDCA5`,
    raw`\\`,
    raw`\"`,
    raw`\u00e9`,
    "u",
    "d",
  );
  const json = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(json, fc.array(fc.nat(), { maxLength: 4 }), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
      at.sort((one, other) => one - other);
      let [repaired, held] = ["", ""];
      for (const [index, to] of at.slice(1).entries()) {
        const piece = held + text.slice(at[index], to);
        const { whole, rest } = repairPartialText(piece);
        if (held === "" && !mayNeedRepair(piece)) expect([whole, rest]).toEqual([piece, ""]);
        repaired += whole;
        held = rest;
      }
      repaired += repairLoneSurrogates(held);
      expect(repaired).toBe(repairLoneSurrogates(text));
      const value = JSON.parse(`"${repaired}"`) as string;
      expect(value).toBe((JSON.parse(`"${text}"`) as string).toWellFormed());
    }),
    { numRuns: 2_000 },
  );
});
