import type { OperationId } from "../../../generated/admin/operations.ts";
import { element as h, type Child, type Children } from "../kit/elements.js";
import type { Column } from "../kit/table.js";
import type { App } from "./app.js";

/** Returns a menu of actions for `label`; null if the role allows none of them. */
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

/**
 * Returns the menu of a table's row, with the row's name in each action; a dash without actions.
 */
export function rowMenu(label: string, buttons: readonly (HTMLButtonElement | null)[]): Child {
  for (const button of buttons)
    button?.setAttribute("aria-label", `${button.textContent} ${label}`);
  return menu(label, buttons) ?? "–";
}

/**
 * Returns the column of the rows' menus; none if the role may not call `operation`, the action with
 * the least role.
 */
export function actionsColumn<Row>(
  app: Pick<App, "may">,
  operation: OperationId,
  of: (row: Row) => Children,
): readonly Column<Row>[] {
  return app.may(operation) ? [{ name: "Actions", of }] : [];
}

/** Closes the menus of a page on a click elsewhere and on Escape. */
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
