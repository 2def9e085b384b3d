import { element as h } from "./elements.js";

export type Tab = readonly [key: string, text: string, address: string];

/** Returns links to the parts of a view, each with the address of its part. */
export function tabs(label: string, current: string, all: readonly Tab[]): HTMLElement {
  const links = all.map(([key, text, address]) =>
    h("a", { id: `tab-${key}`, href: address, "aria-current": key === current && "page" }, text),
  );
  return h("nav", { class: "tabs", "aria-label": label }, ...links);
}

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** Makes tabs one group, and calls back with the chosen one; returns a function that chooses one. */
export function joinTabs(
  tabs: readonly HTMLElement[],
  chosen: (tab: HTMLElement) => void,
): (tab: HTMLElement) => void {
  const choose = (tab: HTMLElement): void => {
    for (const each of tabs) {
      each.setAttribute("aria-selected", String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
    }
    chosen(tab);
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const step = steps.get(key);
      if (step === undefined) return;
      const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
      choose(next);
      next.focus();
    });
  }
  return choose;
}
