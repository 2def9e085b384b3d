import { expect, test } from "vitest";
import { type Brand, defaultBrand } from "../../core/brand/brand.ts";
import { brandedHtml } from "./branded-html.ts";

const html = `<html>
<head>
<title>Guides · Chat gateway</title>
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
</head>
<body>
<a class="brand" href="/docs">Chat gateway</a>
<p>Chat gateway</p>
</body>
</html>
`;

const brand: Brand = {
  name: "Acme <AI> $&",
  accent: { light: "#8a1c5c", dark: "#f0a6cf", onLight: "#ffffff", onDark: "#10131a" },
  logo: "<svg/>",
  seller: null,
  support: { email: "a@b.test", url: "https://acme.test/help?a=1&b=2" },
};

test("a page has the brand's name, icon, colours and support", () => {
  expect(brandedHtml(html, "/docs", brand)).toBe(`<html>
<head>
<title>Guides · Acme &lt;AI&gt; $&amp;</title>
<link rel="icon" type="image/svg+xml" href="/docs/brand-icon.svg">
<link rel="stylesheet" href="/docs/brand.css">
</head>
<body>
<a class="brand" href="/docs"><img class="logo" src="/docs/brand-icon.svg" alt="" width="22" height="22">Acme &lt;AI&gt; $&amp;</a>
<p>Chat gateway</p>
<footer class="support">Support: <a href="https://acme.test/help?a=1&amp;b=2">acme.test/help?a=1&amp;b=2</a>, <a href="mailto:a@b.test">a@b.test</a></footer>
</body>
</html>
`);
});

test("a page of the default brand has its icon beside the name", () => {
  const shown = brandedHtml(html, "/docs", defaultBrand);
  expect(shown).toContain('src="/docs/icon.svg" alt="" width="22" height="22">Chat gateway</a>');
  expect(shown).not.toMatch(/brand\.css|<footer/);
});

test("a page of a brand with colours and no logo has the icon in those colours", () => {
  const accent = { light: "#111111", dark: "#eeeeee", onLight: "#fff", onDark: "#000" };
  const shown = brandedHtml(html, "/docs", { ...defaultBrand, accent });
  expect(shown).toContain('src="/docs/brand-icon.svg"');
});
