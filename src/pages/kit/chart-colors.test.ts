import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira, Fernandes (2009), severity 1, of linear RGB. */
const visions: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const xyz: Matrix = [
  [0.4339, 0.3762, 0.1899],
  [0.2126, 0.7152, 0.0722],
  [0.0178, 0.1095, 0.8727],
];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => Math.min(1, Math.max(0, a * x + b * y + c * z));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** Returns the linear RGB of a color such as `#fff` or `#2f5bd8`. */
function linear(color: string): Triple {
  const digits = color.length === 4 ? color.replaceAll(/[^#]/g, "$&$&") : color;
  const at = (start: number): number => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

/** Returns a color in CIELAB, where distances are those that readers see. */
function lab(rgb: Triple): Triple {
  const [x, y, z] = times(xyz, rgb).map((value) =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116,
  ) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function contrast(one: string, other: string): number {
  const light = [one, other].map((color) => times(xyz, linear(color))[1] + 0.05);
  return Math.max(...light) / Math.min(...light);
}

/** Returns the value of a color in the light or the dark theme. */
function colorIn(file: string, name: string, theme: "light" | "dark"): string {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const [, light = "", dark = ""] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(text) ?? [];
  return theme === "light" ? light : dark;
}

const groups = ["blue", "ochre", "forest", "rose", "mint", "violet", "gray"];

test.each(["light", "dark"] as const)(
  "bars of groups are seen on %s paper, by all readers",
  (theme) => {
    const paper = colorIn("../docs/theme.css", "paper", theme);
    const colors = groups.map((name) => colorIn("charts.css", name, theme));
    expect(Math.min(...colors.map((color) => contrast(color, paper)))).toBeGreaterThanOrEqual(3);
    const distances = Object.values(visions).flatMap((vision) =>
      colors.flatMap((one, at) =>
        colors.slice(0, at).map((other) => {
          const [a, b] = [one, other].map((color) => lab(times(vision, linear(color))));
          return Math.hypot(...(a ?? [0]).map((value, index) => value - (b?.[index] ?? 0)));
        }),
      ),
    );
    expect(Math.min(...distances)).toBeGreaterThan(18);
  },
);
