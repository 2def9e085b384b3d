import type { Brand } from "../core/brand/brand.ts";
import { BRAND_ICON, BRAND_STYLE } from "../http/pages/branded-html.ts";
import { pageHeaders } from "../http/pages/page-policy.ts";
import { changingPage } from "../http/pages/static-page.ts";
import type { Page } from "../http/replies/page.ts";
import { contentTypeOf } from "./content-types.ts";
import type { BrandedSite } from "./markdown-document.ts";
import { readPageFile } from "./page-files.ts";

/** Returns the files of a site's brand: its colours as a style sheet, and its icon. */
export function brandFiles(name: string, { assets, brand }: BrandedSite): readonly Page[] {
  return [
    changingPage({
      name,
      path: `${assets}/${BRAND_STYLE}`,
      contentType: contentTypeOf(BRAND_STYLE),
      headers: pageHeaders,
      text: () => styleOf(brand()),
    }),
    changingPage({
      name,
      path: `${assets}/${BRAND_ICON}`,
      contentType: contentTypeOf("icon.svg"),
      headers: pageHeaders,
      text: () => brand().logo ?? iconOf(brand()),
    }),
  ];
}

/** Returns the default icon, in the brand's colour if it has one. */
function iconOf({ accent }: Brand): string {
  const icon = readPageFile("src/pages/docs/icon.svg").toString();
  if (accent === null) return icon;
  const { light, onLight } = accent;
  return icon
    .replace(/fill="#\w+"/, `fill="${light}"`)
    .replace(/stroke="#\w+"/, `stroke="${onLight}"`);
}

/** Returns the brand's colours as the variables of `theme.css`. */
function styleOf({ accent }: Brand): string {
  if (accent === null) return "/* The default colours. */\n";
  const { light, dark, onLight, onDark } = accent;
  return `:root {
  --accent: light-dark(${light}, ${dark});
  --on-accent: light-dark(${onLight}, ${onDark});
}
`;
}
