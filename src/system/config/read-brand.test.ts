import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultBrand } from "../../core/brand/brand.ts";
import { contrastOf } from "./read-brand.ts";
import { load, problemsOf } from "./test-load-config.ts";

const THEME = join(import.meta.dirname, "../../pages/docs/theme.css");
const LOGO = `<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="http://www.w3.org/2000/svg"/>`;

function filesOf(section: string) {
  return { files: { "gateway.yaml": `brand: ${section}`, "logo.svg": LOGO, "logo.png": "PNG" } };
}

test("without the section the brand is the default", () => {
  expect(load({}).brand).toEqual(defaultBrand);
  expect(load(filesOf("{}")).brand).toEqual(defaultBrand);
});

test("name, icon, colours, support and seller are read", () => {
  const { brand } = load(
    filesOf(`
  name: Acme & Sons
  logo: logo.svg
  accent: { light: "#8a1c5c", dark: "#f0a6cf" }
  support: { email: help@acme.test }
  seller: { name: Acme Ltd, address: [1 Street, Dublin] }`),
  );
  expect(brand).toEqual({
    name: "Acme & Sons",
    logo: LOGO,
    accent: { light: "#8a1c5c", dark: "#f0a6cf", onLight: "#ffffff", onDark: "#10131a" },
    support: { email: "help@acme.test", url: null },
    seller: { name: "Acme Ltd", address: ["1 Street", "Dublin"], taxId: null },
  });
});

test.each([
  ['{ name: "" }', "brand.name: "],
  ['{ accent: { light: "#3a55d9" } }', "brand.accent.dark: is missing"],
  ['{ accent: { light: red, dark: "#f0a6cf" } }', "brand.accent.light: must be a colour such as"],
  [
    '{ accent: { light: "#ffd700", dark: "#f0a6cf" } }',
    "brand.accent.light: has a contrast of 1.3 to the light background #f4f6f9",
  ],
  [
    // 4.5 to white, but 4.2 to the shaded background of code.
    '{ accent: { light: "#767676", dark: "#f0a6cf" } }',
    "brand.accent.light: has a contrast of 4.2 to the light background #f4f6f9",
  ],
  [
    '{ accent: { light: "#8a1c5c", dark: "#222222" } }',
    "brand.accent.dark: has a contrast of 1.0 to the dark background #1c2029",
  ],
  ["{ logo: logo.png }", "brand.logo: must be an SVG file"],
  ["{ logo: none.svg }", "brand.logo: the file none.svg cannot be read (ENOENT)"],
  ["{ seller: { address: [1 Street] } }", "brand.seller.name: is missing"],
  [
    `{ seller: { name: A, address: [${"a, ".repeat(64)}a] } }`,
    "brand.seller.address: must NOT have more than 64 items",
  ],
  ["{ support: { email: nobody } }", "brand.support.email: must be an e-mail address"],
  ["{ support: { url: 'javascript:alert(1)' } }", "brand.support.url: must be an address"],
])("%s is refused: %s", (section, problem) => {
  expect(problemsOf(filesOf(section))).toEqual([expect.stringContaining(problem)]);
});

test.each([
  `<?xml version="1.0"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg/>`,
  `<!DOCTYPE svg PUBLIC "svg11.dtd" [\n<!ENTITY ns "http://www.w3.org/2000/svg">\n]>\n<!-- a --><svg xmlns="&ns;"/>`,
])("a drawing program's image is read: %j", (logo) => {
  const { brand } = load({ files: { "gateway.yaml": "brand: { logo: a.svg }", "a.svg": logo } });
  expect(brand.logo).toBe(logo);
});

// The number of ways to split the comments must not grow with each one.
test("a file of many comments without an image is refused", () => {
  const files = { "gateway.yaml": "brand: { logo: a.svg }", "a.svg": "<!---->".repeat(2000) };
  expect(problemsOf({ files })).toEqual([expect.stringContaining("must be an SVG file")]);
});

test("the backgrounds are those of the shaded parts of the pages", () => {
  const theme = readFileSync(THEME, "utf8");
  expect(theme).toContain("--wash: light-dark(#f4f6f9, #1c2029);");
});

test("the contrast is that of the guidelines", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
