import { detach } from "./detach.js";
import { element, type Child } from "./elements.js";

const END_CHARACTERS = 8;

/**
 * Shortens an id to its kind and its end, because consecutive ids have the same start. A short id
 * is unchanged.
 */
export function shortId(id: string): string {
  const [kind = ""] = /^[a-z]+_/.exec(id) ?? [];
  const end = id.slice(-END_CHARACTERS);
  return id.length <= kind.length + END_CHARACTERS + 2 ? id : `${kind}…${end}`;
}

/** Announces a text to screen readers, and shows it for a while. */
export interface Announcer {
  readonly announce: (text: string) => void;
}

/**
 * Shows a shortened id with a button that copies the complete one; `shown` replaces the shortened
 * text.
 */
export function copyableId(app: Announcer, id: string, shown: Child | null = null): HTMLElement {
  const copy = async () => {
    try {
      // Pages over plain HTTP have no clipboard.
      await navigator.clipboard.writeText(id);
      button.dataset["copied"] = "";
      app.announce(`Copied ${id}.`);
    } catch {
      app.announce(`Copy failed; copy it manually: ${id}`);
    }
  };
  const label = `Copy ${id}`;
  const button = element("button", {
    type: "button",
    class: "copy",
    "aria-label": label,
    title: label,
    onclick: () => detach(copy()),
    onblur: () => delete button.dataset["copied"],
  });
  const text = shown ?? element("code", { title: id }, shortId(id));
  return element("span", { class: "id" }, text, button);
}
