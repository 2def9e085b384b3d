import type { OperationId } from "../../../generated/admin/operations.ts";
import { element as h, type Child, type Children } from "../kit/elements.js";
import type { Column } from "../kit/table.js";
import type { App } from "./app.js";

type Buttons = readonly (HTMLButtonElement | null)[];

/**
 * Returns a menu of actions for `label`; null if the role allows none of them. Those that change a
 * state are below a line.
 */
export function menu(label: string, buttons: Buttons, states: Buttons = []): HTMLElement | null {
  const items = buttons.filter((button) => button !== null);
  const below = states.filter((button) => button !== null);
  if (items.length + below.length === 0) return null;
  const summary = h("summary", { "aria-label": `Actions for ${label}` }, "⋯");
  const line = items.length > 0 && below.length > 0 && h("hr");
  const details = h("details", { class: "menu" }, summary, h("div", {}, ...items, line, ...below));
  details.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button") !== null) details.open = false;
  });
  return details;
}

/**
 * Returns the menu of a table's row, with the row's name in each action; a dash without actions.
 */
export function rowMenu(label: string, buttons: Buttons, states: Buttons = []): Child {
  for (const button of [...buttons, ...states])
    button?.setAttribute("aria-label", `${button.textContent} ${label}`);
  return menu(label, buttons, states) ?? "–";
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

/** Closes the menus of a page on a click or a focus elsewhere, and on Escape. */
export function closeMenus(page: Document): void {
  const opened = () => [...page.querySelectorAll<HTMLDetailsElement>("details.menu[open]")];
  const leave = ({ target }: Event): void => {
    for (const details of opened()) {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    }
  };
  page.addEventListener("click", leave);
  page.addEventListener("focusin", leave);
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of opened()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
}
