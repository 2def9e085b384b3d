import { element as h, type Child } from "../kit/elements.js";

/** A menu of actions; null where the role may take none. `label` says of what they are. */
export function menu(
  label: string,
  buttons: readonly (HTMLButtonElement | null)[],
): HTMLElement | null {
  const items = buttons.filter((button) => button !== null);
  if (items.length === 0) return null;
  const summary = h("summary", { "aria-label": `Actions for ${label}` }, "⋯");
  const details = h("details", { class: "menu" }, summary, h("div", {}, ...items));
  details.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button") !== null) details.open = false;
  });
  return details;
}

/** The menu of a table's row, whose actions are named after the row; a dash where there is none. */
export function rowMenu(label: string, buttons: readonly (HTMLButtonElement | null)[]): Child {
  for (const button of buttons)
    button?.setAttribute("aria-label", `${button.textContent} ${label}`);
  return menu(label, buttons) ?? "–";
}

/** Closes the menus of a page by a click elsewhere and by Escape. */
export function closeMenus(page: Document): void {
  const opened = () => [...page.querySelectorAll<HTMLDetailsElement>("details.menu[open]")];
  page.addEventListener("click", ({ target }) => {
    for (const details of opened()) {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    }
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of opened()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
}
