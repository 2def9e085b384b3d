import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = globSync("**/*.css", { cwd: import.meta.dirname });

/** A size of the scale in `theme.css`, one relative to its text, none, or that of its parent. */
const ALLOWED =
  /^(?:\d+ )?(?:var\(--(?:tiny|small|text|full|large|title|display)-size\)|0\.88em|0|inherit|16px)(?:\/|$| )/;

test("each text of the pages has a size of the one scale", () => {
  expect(sheets.length).toBeGreaterThan(8);
  const others = sheets.flatMap((sheet) => {
    const css = readFileSync(join(import.meta.dirname, sheet), "utf8");
    const sizes = [...css.matchAll(/\bfont(?:-size)?:\s*([^;]+);/g)].map(([, size = ""]) => size);
    return sizes.filter((size) => !ALLOWED.test(size)).map((size) => `${sheet}: ${size}`);
  });
  expect(others).toEqual([]);
});
