import { controlById } from "../kit/elements.js";
import type { Part } from "./parts.js";

type Control = HTMLInputElement | HTMLSelectElement;
type Controls = Readonly<Record<string, Control>>;

const choice = (id: string): Control => controlById(id, HTMLSelectElement);
const input = (id: string): Control => controlById(id, HTMLInputElement);

const filters: Controls = {
  model: input("request-model"),
  key: choice("request-key"),
  from: input("request-from"),
  to: input("request-to"),
};

/** The controls of each part, by their names in its address. */
const controls: Readonly<Record<Part, Controls>> = {
  usage: { days: choice("period"), by: choice("grouping") },
  requests: filters,
  errors: filters,
  statements: { month: choice("month") },
  prices: {},
  key: {},
};

/** Returns the value without a choice: that of `data-usual`, otherwise the first option. */
function usualOf(control: Control): string {
  if (control instanceof HTMLInputElement) return "";
  return control.dataset["usual"] ?? control.options[0]?.value ?? "";
}

/** Returns the address of a part with its current choices; the usual ones are omitted. */
export function addressOf(part: Part): string {
  const chosen = Object.entries(controls[part]).flatMap(([name, control]) => {
    const value = control.value.trim();
    return value === usualOf(control) ? [] : [[name, value]];
  });
  const query = new URLSearchParams(chosen).toString();
  return `#/${part}${query === "" ? "" : `?${query}`}`;
}

/** Sets the controls of a part to the choices in an address, and the others to the usual ones. */
export function readChoices(part: Part, address: string): void {
  const [, query = ""] = address.split("?");
  const chosen = new URLSearchParams(query);
  for (const [name, control] of Object.entries(controls[part])) {
    control.value = chosen.get(name) ?? usualOf(control);
    // An option that no longer exists leaves a list without a value.
    if (control.value === "") control.value = usualOf(control);
  }
}
