import type { Document, HTMLAnchorElement, HTMLSelectElement, Window } from "happy-dom";

type Child = Parameters<HTMLSelectElement["append"]>[number];

/**
 * Makes a select show the option with the attribute `selected`, as browsers do; happy-dom shows the
 * second one instead of any later one.
 */
export function repairSelects(document: Document): void {
  for (const select of document.querySelectorAll("select")) repair(select);
  const create = document.createElement.bind(document);
  const createElement = (tag: string): ReturnType<typeof create> => {
    const made = create(tag);
    if (tag === "select") repair(made as unknown as HTMLSelectElement);
    return made;
  };
  Object.assign(document, { createElement });
}

function repair(select: HTMLSelectElement): void {
  const choose = (): void => {
    const chosen = [...select.querySelectorAll("option[selected]")].at(-1);
    if (chosen !== undefined) Object.assign(chosen, { selected: true });
  };
  const append = select.append.bind(select);
  const replaceChildren = select.replaceChildren.bind(select);
  Object.assign(select, {
    append: (...children: Child[]) => {
      append(...children);
      choose();
    },
    replaceChildren: (...children: Child[]) => {
      replaceChildren(...children);
      choose();
    },
  });
}

/** Makes a link with the attribute `download` stay on the page, as in browsers. */
export function repairDownloads({ HTMLAnchorElement: Anchor, HTMLElement: Any }: Window): void {
  const click = function click(this: HTMLAnchorElement): void {
    if (!this.hasAttribute("download")) Any.prototype.click.call(this);
  };
  Object.assign(Anchor.prototype, { click });
}

/** Returns a history that sends no `hashchange` after `replaceState`, as in browsers. */
export function historyOf(window: Window): Pick<History, "replaceState"> {
  const replaced = new Set<string>();
  window.addEventListener("hashchange", (event) => {
    if (replaced.delete(window.location.href)) event.stopImmediatePropagation();
  });
  return {
    replaceState: (state: unknown, title: string, url: string) => {
      const before = window.location.href;
      window.history.replaceState(state, title, url);
      if (window.location.href !== before) replaced.add(window.location.href);
    },
  };
}

/** Returns `new Option(text, value, defaultSelected, selected)`, which happy-dom lacks. */
export function optionsOf(document: Document): unknown {
  return function Option(text: string, value: string, _default: boolean, isSelected = false) {
    const option = document.createElement("option");
    option.textContent = text;
    option.setAttribute("value", value);
    if (isSelected) option.setAttribute("selected", "");
    return option;
  };
}
