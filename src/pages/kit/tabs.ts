import { element as h } from "./elements.js";

export type Tab = readonly [key: string, text: string, address: string];

/** Returns links to the parts of a view, each with the address of its part. */
export function tabs(label: string, current: string, all: readonly Tab[]): HTMLElement {
  const links = all.map(([key, text, address]) =>
    h("a", { id: `tab-${key}`, href: address, "aria-current": key === current && "page" }, text),
  );
  return h("nav", { class: "tabs", "aria-label": label }, ...links);
}
