import { type Brand, defaultBrand } from "../../core/brand/brand.ts";
import type { BuildInput } from "./build-input.ts";
import type { BrandSection } from "./gateway-file.ts";
import { readErrorCode } from "./sources.ts";

const LOGO_CHARACTERS_MAX = 262_144;

/**
 * The backgrounds with the least contrast on which pages write in the accent colour, such as that of
 * code (`--wash` in `src/pages/docs/theme.css`), by the name of their scheme.
 */
const backgrounds = { light: "#f4f6f9", dark: "#1c2029" } as const;

/** The smallest contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5;

/** Reads the section `brand`; what it leaves out has the default. */
export function readBrand(section: BrandSection | undefined, input: BuildInput): Brand {
  if (section === undefined) return defaultBrand;
  const { name = defaultBrand.name, seller, support } = section;
  if (support?.url !== undefined && !/^https?:\/\/[^\s"'<>]+$/.test(support.url)) {
    input.problems.add("brand.support.url", "must be an address that begins with http(s)://");
  }
  return {
    name,
    accent: readAccent(section.accent, input),
    // A check without secrets runs on machines without the operator's files.
    logo: section.logo === undefined || !input.needsKeys ? null : readLogo(section.logo, input),
    support: { email: support?.email ?? null, url: support?.url ?? null },
    seller: readSeller(seller),
  };
}

function readSeller(seller: BrandSection["seller"]): Brand["seller"] {
  if (seller?.name === undefined) return null;
  const { name, address = [], tax_id: taxId = null } = seller;
  return { name, address: address.filter((line) => line !== null), taxId };
}

function readAccent(accent: BrandSection["accent"], input: BuildInput): Brand["accent"] {
  if (accent?.light === undefined || accent.dark === undefined) return null;
  const { light, dark } = accent;
  for (const [scheme, color] of [
    ["light", light],
    ["dark", dark],
  ] as const) {
    const ratio = contrastOf(color, backgrounds[scheme]);
    if (ratio >= CONTRAST_MIN) continue;
    const message =
      `has a contrast of ${ratio.toFixed(1)} to the ${scheme} background ${backgrounds[scheme]}; ` +
      `text needs ${CONTRAST_MIN} or more`;
    input.problems.add(`brand.accent.${scheme}`, message);
  }
  return { light, dark, onLight: textOn(light), onDark: textOn(dark) };
}

/** Returns white or black, whichever is easier to read on a colour. */
function textOn(color: string): string {
  const [white, black] = ["#ffffff", "#10131a"] as const;
  return contrastOf(color, white) >= contrastOf(color, black) ? white : black;
}

/** Returns the contrast of two colours such as `#3a55d9` (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The start of an SVG file: its declarations and comments, and the first tag. */
const SVG =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>/]/;

function readLogo(path: string, input: BuildInput): string | null {
  try {
    const image = input.readFile(path);
    if (!SVG.test(image)) {
      input.problems.add("brand.logo", "must be an SVG file");
    } else if (image.length > LOGO_CHARACTERS_MAX) {
      input.problems.add("brand.logo", `must have at most ${LOGO_CHARACTERS_MAX} characters`);
    }
    return image;
  } catch (error) {
    input.problems.add("brand.logo", `the file ${path} cannot be read (${readErrorCode(error)})`);
    return null;
  }
}
