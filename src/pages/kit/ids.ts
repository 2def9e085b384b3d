import { element, type Child } from "./elements.js";

const END_CHARACTERS = 8;

/** An id's kind and its end: ids that are made one after another begin alike. A short one is whole. */
export function shortId(id: string): string {
  const [kind = ""] = /^[a-z]+_/.exec(id) ?? [];
  const end = id.slice(-END_CHARACTERS);
  return id.length <= kind.length + END_CHARACTERS + 2 ? id : `${kind}…${end}`;
}

/** Says something to a screen reader, and shows it for a while. */
export interface Announcer {
  readonly announce: (text: string) => void;
}

/** An id, short, with a button that copies all of it; `shown` replaces the plain text. */
export function copyableId(app: Announcer, id: string, shown: Child | null = null): HTMLElement {
  const copy = async () => {
    try {
      // There is no clipboard where the page came over plain HTTP.
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
    onclick: () => void copy(),
    onblur: () => delete button.dataset["copied"],
  });
  const text = shown ?? element("code", { title: id }, shortId(id));
  return element("span", { class: "id" }, text, button);
}
