import { newId, element as h, type Children } from "../kit/elements.js";

/** Returns the first line of a view: its heading, and tools next to it. */
export function viewHead(title: string, ...tools: readonly Children[]): HTMLElement {
  return h("div", { class: "head" }, h("h1", { title }, h("bdi", {}, title)), ...tools);
}

/** Returns a section with a heading that names it. */
export function section(title: string, ...children: readonly Children[]): HTMLElement {
  const id = newId("section");
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), ...children);
}

const marks = { good: "●", warn: "▲", bad: "■", off: "○" };

/** The severity of a state. */
export type Severity = keyof typeof marks;

/** Shows a state as a word with a distinct shape, since colour must not be the only sign. */
export function badge(text: string, mood: Severity): HTMLElement {
  return h(
    "span",
    { class: `badge ${mood}` },
    h("span", { "aria-hidden": "true" }, marks[mood]),
    ` ${text}`,
  );
}
