import { detach } from "./detach.js";
import { element as h, newId } from "./elements.js";
import type { Announcer } from "./ids.js";

interface Secret {
  readonly key: string;
  /** Doubts about the settings of its key. */
  readonly warnings: readonly string[];
}

/** Shows the secret of a key once, with a button that copies it, and the warnings about its key. */
export function secretOnce(
  { announce }: Announcer,
  label: string,
  { key, warnings }: Secret,
): HTMLElement {
  const id = newId("secret");
  const copy = h("button", { type: "button" }, "Copy");
  const write = async (): Promise<void> => {
    try {
      // Pages over plain HTTP have no clipboard.
      await navigator.clipboard.writeText(key);
    } catch {
      announce("Copy failed; copy it manually.");
      return;
    }
    announce("Copied.");
    copy.textContent = "Copied";
  };
  copy.addEventListener("click", () => detach(write()));
  return h(
    "div",
    { class: "secret" },
    h("p", { id }, `${label} Store it now: it is not shown again.`),
    h("code", { "aria-describedby": id }, key),
    copy,
    ...warnings.map((warning) => h("p", { class: "warning" }, `Check this: ${warning}.`)),
  );
}
