import { detach } from "../kit/detach.js";
import { element as h, onSubmit, selectOf } from "../kit/elements.js";
import { addressOf, filtersWith, type Filters } from "./address.js";
import { messageOf, type AccountPlace, type App } from "./app.js";
import { allPeriods, boundsOf, periodOf, type Periods } from "./days.js";
import type { Option } from "./fields.js";
import { suggest, type Meaning, type Suggested } from "./suggestions.js";

/** Returns the filters of an address that narrow a list; others are its order and page. */
export function readFilters<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
  periods = allPeriods,
): { readonly [Each in Exclude<Name, "period"> | Bound]?: string } {
  const asked = names.flatMap((name) => {
    const value = name === "period" ? "" : (query.get(name) ?? "");
    return value === "" ? [] : [[name, value] as const];
  });
  const isBounded = names.some((name) => name === "period");
  return { ...Object.fromEntries(asked), ...(isBounded && boundsOf(query, periods)) };
}
type Bound = "from" | "to";

/** A filter of a form: a choice if it has options, otherwise a text. */
export interface FilterField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly options?: readonly Option[];
  /** The suggestions while a text is typed. */
  readonly kind?: Suggested;
}
/** The period of a list. */
export interface PeriodField {
  readonly name: "period";
  readonly periods?: Periods;
}

interface FilterForm extends AccountPlace {
  readonly fields: readonly (FilterField | PeriodField)[];
}

/** A value of the form. */
interface Filter {
  readonly name: string;
  readonly element: HTMLElement;
  /** Rejects with the problem of an invalid value. */
  readonly read: () => string | Promise<string>;
  readonly setProblem?: (text: string) => void;
}

/**
 * Creates the filters of a list as a form. Its values are part of the address: a choice changes it
 * at once, a text with Enter or the button.
 */
export function filterForm(
  app: App,
  { parts, query, account = null, fields }: FilterForm,
): HTMLElement {
  const controls = fields.flatMap((field) =>
    "label" in field ? [control(app, field, { query, account })] : periodFields(field, query),
  );
  const form = h(
    "form",
    { class: "filters", role: "search", id: "filters", "aria-label": "Filters" },
    ...controls.map(({ element }) => element),
    h("button", { id: "apply-filters" }, "Apply"),
    query.size > 0 && h("a", { href: addressOf(parts), id: "clear-filters" }, "Clear"),
  );
  let asked = 0;
  const apply = async (): Promise<void> => {
    const own = (asked += 1);
    const { hash } = location;
    const values = await readFormValues(controls);
    // The user has opened another view or signed out in the meantime.
    if (location.hash !== hash || !form.isConnected) return;
    if (values === null || own !== asked) return;
    const isCustom = values["period"] === undefined || values["period"] === "custom";
    const ends = isCustom ? {} : { from: undefined, to: undefined };
    const first = { cursor: undefined, page: undefined };
    app.go(addressOf(parts, filtersWith(query, { ...values, ...ends, ...first })));
  };
  onSubmit(form, () => detach(apply()));
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) detach(apply());
  });
  const toggle = h(
    "button",
    { type: "button", class: "show-filters", "aria-expanded": "false", "aria-controls": "filters" },
    "Filters",
  );
  toggle.addEventListener("click", () => {
    const isOpen = form.classList.toggle("open");
    toggle.setAttribute("aria-expanded", String(isOpen));
  });
  return h("div", {}, toggle, form);
}

/** Returns the values of the form; null if one is invalid, after showing the problem next to it. */
async function readFormValues(controls: readonly Filter[]): Promise<Filters | null> {
  const values = await Promise.all(
    controls.map(async ({ name, read, setProblem = () => undefined }) => {
      try {
        const value = await read();
        setProblem("");
        return [name, value] as const;
      } catch (error) {
        setProblem(messageOf(error));
        return null;
      }
    }),
  );
  return values.includes(null) ? null : Object.fromEntries(values.filter((each) => each !== null));
}

function control(
  app: App,
  { name, label, options, kind }: FilterField,
  { query, account }: { readonly query: URLSearchParams; readonly account: string | null },
): Filter {
  const id = `filter-${name}`;
  const value = query.get(name) ?? "";
  if (options !== undefined) {
    const select = selectOf(id, options, value);
    return { name, element: labelled(label, select), read: () => select.value };
  }
  const input = h("input", { id, type: "search", autocomplete: "off", spellcheck: "false" });
  input.value = value;
  const element = labelled(label, input);
  if (kind === undefined) return { name, element, read: () => input.value.trim() };
  const ofAccount = () => account ?? chosenAccount(input);
  const { client, names } = app;
  const meaning = suggest(input, { client, names, kind, account: ofAccount });
  return { name, element, ...looked(input, value, meaning) };
}

/** Returns the account that the form of a field names, by its id or a text; possibly empty. */
function chosenAccount(input: HTMLInputElement): string {
  const field = input.closest("form")?.querySelector<HTMLInputElement>("#filter-account");
  return field?.value.trim() ?? "";
}

/**
 * Describes the objects to which the filters of an address limit a list, with their names; null if
 * there are none, or if the look-up of their names fails.
 */
export async function describeFilters(
  app: App,
  { account = "", key = "" }: { readonly account?: string; readonly key?: string },
): Promise<HTMLElement | null> {
  try {
    await app.names.load([account, key]);
  } catch {
    return null;
  }
  const names = [
    ...(account === "" ? [] : [["account ", app.names.account(account)] as const]),
    ...(key === "" ? [] : [["key ", app.names.key(key)] as const]),
  ];
  if (names.length === 0) return null;
  const words = names.flatMap(([what, link], at) => [at === 0 ? "Only " : ", ", what, link]);
  return h("p", { class: "hint" }, ...words);
}

/**
 * Reads a text that names an object. Only a text that differs from the initial one is looked up,
 * unless it is empty.
 */
function looked(
  input: HTMLInputElement,
  shown: string,
  meaning: Meaning,
): Required<Pick<Filter, "read" | "setProblem">> {
  const problem = h("p", { id: `${input.id}-problem`, class: "problem", role: "alert" });
  input.setAttribute("aria-describedby", problem.id);
  input.after(problem);
  return {
    read: () => {
      const text = input.value.trim();
      return text === "" || text === shown ? text : meaning(text);
    },
    setProblem: (text) => {
      problem.textContent = text;
      if (text === "") input.removeAttribute("aria-invalid");
      else input.setAttribute("aria-invalid", "true");
    },
  };
}

function labelled(label: string, input: HTMLElement): HTMLElement {
  return h("div", { class: "filter" }, h("label", { for: input.id }, label), input);
}

/** Creates the field of the period, and its two ends if they are chosen by hand. */
function periodFields(
  { periods = allPeriods }: PeriodField,
  query: URLSearchParams,
): readonly Filter[] {
  const chosen = periodOf(query, periods);
  const select = selectOf("filter-period", periods.options, chosen);
  const period = { name: "period", element: labelled("Time", select), read: () => select.value };
  if (chosen !== "custom") return [period];
  return [period, moment("from", "From (UTC)", query), moment("to", "To (UTC)", query)];
}

const MINUTES = "2026-01-01T00:00".length;

function moment(name: string, label: string, query: URLSearchParams): Filter {
  const input = h("input", { id: `filter-${name}`, type: "datetime-local" });
  const given = query.get(name) ?? "";
  const shown = given.length === "2026-01-01".length ? `${given}T00:00` : given.slice(0, MINUTES);
  input.value = shown;
  // If the field is unchanged, the value keeps its seconds.
  const read = (): string => {
    if (input.value === shown) return given;
    return input.value === "" ? "" : `${input.value.slice(0, MINUTES)}:00Z`;
  };
  return { name, element: labelled(label, input), read };
}
