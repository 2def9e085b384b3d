import { element as h, type Children } from "../kit/elements.js";

/** Sets a text, and touches nothing where it is the same. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The first line of a view: its heading, and what it offers beside it. */
export function viewHead(title: string, ...tools: readonly Children[]): HTMLElement {
  return h("div", { class: "head" }, h("h1", {}, title), ...tools);
}

/** A section with a heading that names it. */
export function section(title: string, ...children: readonly Children[]): HTMLElement {
  const id = newId("section");
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), ...children);
}

let made = 0;

/** An id that no other element has. */
export function newId(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}

const marks = { good: "●", warn: "▲", bad: "■", off: "○" };

/** How a state is to be taken. */
export type Mood = keyof typeof marks;

/** A state as a word with a shape of its own: colour alone says nothing. */
export function badge(text: string, mood: Mood): HTMLElement {
  return h(
    "span",
    { class: `badge ${mood}` },
    h("span", { "aria-hidden": "true" }, marks[mood]),
    ` ${text}`,
  );
}
