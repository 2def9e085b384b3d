import { type Brand, defaultBrand } from "../../core/brand/brand.ts";
import { escapeHtml } from "./escape-html.ts";

/** The files of a brand, below a path of the site's files. */
export const BRAND_STYLE = "brand.css";
export const BRAND_ICON = "brand-icon.svg";

/**
 * Returns a page with the name, the icon, the colours and the support contact of a brand in place of
 * the default; `assets` is the path of the site's files.
 */
export function brandedHtml(html: string, assets: string, brand: Brand): string {
  const name = escapeHtml(brand.name);
  const isDefaultIcon = brand.logo === null && brand.accent === null;
  const icon = `${assets}/${isDefaultIcon ? "icon.svg" : BRAND_ICON}`;
  const style =
    brand.accent === null ? "" : `<link rel="stylesheet" href="${assets}/${BRAND_STYLE}">\n`;
  const image = `<img class="logo" src="${icon}" alt="" width="22" height="22">`;
  return html
    .replace(` · ${defaultBrand.name}</title>`, () => ` · ${name}</title>`)
    .replace(/(<link rel="icon"[^>]*href=")[^"]*/, (_found, before: string) => before + icon)
    .replace(
      new RegExp(`(class="brand"[^>]*>)${defaultBrand.name}(?=<)`),
      (_found, before: string) => `${before}${image}${name}`,
    )
    .replace("</head>", () => `${style}</head>`)
    .replace("</body>", () => `${footer(brand)}</body>`);
}

function footer({ support: { email, url } }: Brand): string {
  const links = [
    ...(url === null
      ? []
      : [`<a href="${escapeHtml(url)}">${escapeHtml(url.replace(/^https?:\/\//, ""))}</a>`]),
    ...(email === null ? [] : [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`]),
  ];
  return links.length === 0
    ? ""
    : `<footer class="support">Support: ${links.join(", ")}</footer>\n`;
}
