/* Runs in the page, without a library: finds accessibility flaws. */

/** WCAG 2.2, 1.4.3: the minimum contrast of text, and of large text. */
const LEAST_CONTRAST = 4.5;
const LEAST_CONTRAST_LARGE = 3;
const LARGE_PIXELS = 24;
const LARGE_BOLD_PIXELS = 18.66;
const BOLD = 600;

/** All flaws of the page as currently shown, one per line; within `root` if given. */
function auditPage(root = "body") {
  const area = document.querySelector(root);
  const shown = [...area.querySelectorAll("*")].filter(isShown);
  return [...new Set([...structureFlaws(), ...nameFlaws(shown), ...contrastFlaws(shown)])];
}

function isShown(element) {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function structureFlaws() {
  const flaws = [];
  if (document.documentElement.lang === "") flaws.push("the page names no language");
  if (document.title === "") flaws.push("the page has no title");
  for (const [selector, count] of [
    ["h1", 1],
    ["main", 1],
  ]) {
    const found = document.querySelectorAll(selector).length;
    if (found !== count) flaws.push(`${found} of ${selector}`);
  }
  // Swagger UI gives the same id to two of its wrappers; nothing refers to it.
  const named = [...document.querySelectorAll("[id]:not([id$=_requests_select])")];
  const ids = named.map(({ id }) => id);
  for (const id of ids.filter((each, at) => ids.indexOf(each) !== at)) flaws.push(`two of #${id}`);
  return flaws;
}

/** Every control has a name, every picture a text. */
function nameFlaws(shown) {
  const controls = "a[href], button, input, select, textarea, summary, [role=tab], img";
  return shown
    .filter((element) => element.matches(controls) && nameOf(element) === "")
    .map((element) => `no name: ${describe(element)}`);
}

function nameOf(element) {
  const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent);
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = by.map((id) => document.getElementById(id)?.textContent ?? "");
  const own = [element.getAttribute("aria-label"), element.title, element.getAttribute("alt")];
  const isField = element.matches("input, select, textarea");
  const text = isField ? "" : element.textContent;
  return [...labels, ...named, ...own, text].join("").trim();
}

function contrastFlaws(shown) {
  return shown.filter(hasText).flatMap((element) => {
    if (element.closest(":disabled") !== null) return [];
    const style = getComputedStyle(element);
    const behind = backgroundOf(element);
    const front = mix(parseColor(style.color), behind, opacityOf(element));
    const ratio = contrast(front, behind);
    const size = Number.parseFloat(style.fontSize);
    const isBold = Number(style.fontWeight) >= BOLD;
    const isLarge = size >= LARGE_PIXELS || (isBold && size >= LARGE_BOLD_PIXELS);
    if (ratio >= (isLarge ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST)) return [];
    return [`contrast ${ratio.toFixed(2)}: ${describe(element)}`];
  });
}

function hasText(element) {
  if (element.matches("option, script, style, svg *")) return false;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "",
  );
}

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
function parseColor(text) {
  const numbers = text.match(/[\d.]+/g).map(Number);
  const scale = text.startsWith("color(srgb") ? 255 : 1;
  const [red, green, blue, alpha = 1] = numbers;
  return [red * scale, green * scale, blue * scale, alpha];
}

/** The colours of the ancestors, laid over each other. */
function backgroundOf(element) {
  const layers = [];
  for (let at = element; at !== null; at = at.parentElement) {
    const color = parseColor(getComputedStyle(at).backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const canvas = isDark ? [18, 18, 18, 1] : [255, 255, 255, 1];
  return layers.reverse().reduce((below, color) => mix(color, below, 1), canvas);
}

function opacityOf(element) {
  let opacity = 1;
  for (let at = element; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function mix(color, below, opacity) {
  const alpha = color[3] * opacity;
  const parts = [0, 1, 2].map((at) => color[at] * alpha + below[at] * (1 - alpha));
  return [...parts, 1];
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(color) {
  const [red, green, blue] = color.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function describe(element) {
  const name = element.id === "" ? String(element.className) : `#${element.id}`;
  const text = element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40);
  return `${element.localName} ${name} "${text}"`;
}

/** How the focused element shows its focus; null if it does not. */
function focusMark() {
  const element = document.activeElement;
  if (element === null || element === document.body) return { element: "none", isMarked: true };
  const style = getComputedStyle(element);
  const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
  return { element: describe(element), isMarked: isOutlined || style.boxShadow !== "none" };
}

globalThis.audit = { auditPage, focusMark };
