import { byId, controlById } from "../kit/elements.js";
import type { Part } from "./part-names.js";

const DAY_MS = 86_400_000;

type Control = HTMLInputElement | HTMLSelectElement;
type Controls = Readonly<Record<string, Control>>;

const choice = (id: string): Control => controlById(id, HTMLSelectElement);
const input = (id: string): Control => controlById(id, HTMLInputElement);

const ofErrors: Controls = {
  model: input("request-model"),
  key: choice("request-key"),
  from: input("request-from"),
  to: input("request-to"),
};

/** Errors are not recorded with their session. */
const filters: Controls = { ...ofErrors, agent_session: input("request-session") };

/** The controls of each part, by their names in its address. */
const controls: Readonly<Record<Part, Controls>> = {
  usage: { days: choice("period"), by: choice("grouping") },
  requests: filters,
  errors: ofErrors,
  sessions: filters,
  statements: { month: choice("month") },
  prices: {},
  keys: {},
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

/** Returns the choices in an address, by name. */
function choicesIn(address: string): URLSearchParams {
  const [, query = ""] = address.split("?");
  return new URLSearchParams(query);
}

/**
 * Sets the controls of a part to the choices in an address, and the others to the usual ones.
 * `onlyLists`: only the lists of options, so that typed text is kept.
 */
export function readChoices(part: Part, address: string, { onlyLists = false } = {}): void {
  const chosen = choicesIn(address);
  for (const [name, control] of Object.entries(controls[part])) {
    if (onlyLists && control instanceof HTMLInputElement) continue;
    control.value = chosen.get(name) ?? usualOf(control);
    // An option that no longer exists leaves a list without a value.
    if (control.value === "") control.value = usualOf(control);
  }
}

/** Empties every control. */
export function clearChoices(): void {
  for (const control of Object.values(controls).flatMap((each) => Object.values(each)))
    control.value = usualOf(control);
}

/** Returns the session that an address names, in the form of the API. */
export function sessionOf(address: string): { readonly agent_session?: string } {
  const session = choicesIn(address).get("agent_session");
  return session ? { agent_session: session } : {};
}

/** Returns the filters of lists of requests in an address, in the form of the API. */
export function filterOf(address: string) {
  const chosen = choicesIn(address);
  const [model, key, from, to] = ["model", "key", "from", "to"].map((name) => chosen.get(name));
  return {
    ...(model && { model }),
    ...(key && { key }),
    ...(from && { from }),
    ...(to && { to: dayAfter(to) }),
  };
}

/** Returns the day after the chosen end, because the API's end is exclusive. */
function dayAfter(day: string): string {
  // The API refuses an address's text that is not a day.
  if (Number.isNaN(Date.parse(day))) return day;
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Shows beside the form that its period ends before it starts; returns whether it is so. */
export function isPeriodReversed(): boolean {
  const [from = "", to = ""] = ["from", "to"].map(
    (name) => controlById(`request-${name}`, HTMLInputElement).value,
  );
  const isReversed = from !== "" && to !== "" && to < from;
  byId("requests-problem").textContent = isReversed ? "“To” is before “From”." : "";
  return isReversed;
}
