import { element as h, newId, selectOf } from "../kit/elements.js";
import { messageOf } from "./app.js";

/** The value of each type of field. */
interface Kinds {
  text: string;
  amount: string;
  select: string;
  datetime: string;
  lines: readonly string[];
  pairs: Readonly<Record<string, string>>;
}

export type Option<Key extends string = string> = readonly [key: Key, text: string];

/** A field of a form; its type is `text` by default. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: keyof Kinds;
  readonly required?: boolean;
  /** Few forms need it: it is in the part that can be folded, which one `open` field opens. */
  readonly fold?: "closed" | "open";
  readonly value?: string;
  readonly options?: readonly Option[];
  /** Returns the problem of a well-formed value; empty if there is none. */
  readonly check?: (value: string) => string;
  /** Adds suggestions to the text field; returns what its text means, which rejects with advice. */
  readonly suggest?: (input: HTMLInputElement) => (text: string) => Promise<string>;
}

type ValueOf<Spec> = FieldSpec extends Spec
  ? Kinds[keyof Kinds]
  : Spec extends { type: "select"; options: readonly Option<infer Key>[] }
    ? Key
    : Spec extends { type: infer Kind extends keyof Kinds }
      ? Kinds[Kind]
      : string;

/** The values of fields by name. Browsers do not submit a form that lacks a required one. */
export type Values<Spec extends FieldSpec> = {
  readonly [Each in Spec as Each["name"]]: Each extends { required: true }
    ? ValueOf<Each>
    : ValueOf<Each> | undefined;
};

/** The values of fields whose names and types the compiler does not know. */
export type FormValues = Values<FieldSpec>;

/** A created field. */
export interface Field {
  readonly fold: FieldSpec["fold"] | null;
  readonly name: string;
  readonly element: HTMLElement;
  readonly input: HTMLElement;
  /** Returns its value in the form of the contract; undefined if it is empty. */
  readonly read: () => Kinds[keyof Kinds] | undefined;
  readonly setProblem: (text: string) => void;
  /** Shows the problem of the current value; returns whether there is none. */
  readonly isValid: () => boolean;
  /** Looks up what a text with suggestions means; null if there is nothing to look up. */
  readonly lookUp: (() => Promise<boolean>) | null;
}

/** Creates a labelled field with a place for its problem. */
export function field({ name, label, hint = "", ...spec }: FieldSpec): Field {
  const { type = "text", required = false } = spec;
  const id = newId(name);
  const input = control(id, spec);
  const problem = h("p", { id: `${id}-problem`, class: "problem" });
  input.setAttribute("aria-describedby", `${id}-hint ${id}-problem`);
  const optional = required ? "" : " (optional)";
  const setProblem = (text: string): void => {
    problem.textContent = text;
    if (text === "") input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
  };
  const element = h(
    "div",
    { class: "field" },
    h("label", { for: id }, `${label}${optional}`),
    input,
    h("p", { id: `${id}-hint`, class: "hint" }, hint),
    problem,
  );
  const meaning = input instanceof HTMLInputElement ? spec.suggest?.(input) : undefined;
  let found: { readonly text: string; readonly meant: string } | null = null;
  const read = () => {
    const text = input.value.trim();
    return text === found?.text ? found.meant : readers[type](text);
  };
  const lookUp = async (): Promise<boolean> => {
    const text = input.value.trim();
    try {
      found = { text, meant: (await meaning?.(text)) ?? text };
    } catch (error) {
      setProblem(messageOf(error));
    }
    return text === found?.text;
  };
  return {
    name,
    fold: spec.fold ?? null,
    input,
    element,
    read,
    setProblem,
    lookUp: meaning === undefined ? null : lookUp,
    isValid: () => {
      const text = problemOf(type, read(), spec.check);
      setProblem(text);
      return text === "";
    },
  };
}

const AMOUNT = /^-?\d+(\.\d{1,9})?$/;
const NO_AMOUNT = "Enter an amount such as 10.00, with at most 9 digits after the point.";

function problemOf(
  type: keyof Kinds,
  value: Kinds[keyof Kinds] | undefined,
  check: FieldSpec["check"],
): string {
  if (typeof value !== "string") return "";
  if (type === "amount" && !AMOUNT.test(value)) return NO_AMOUNT;
  return check?.(value) ?? "";
}

const orAbsent = (text: string) => (text === "" ? undefined : text);

const readers: { readonly [Kind in keyof Kinds]: (text: string) => Kinds[Kind] | undefined } = {
  text: orAbsent,
  amount: (text) => orAbsent(text.replace(/^\$/, "")),
  select: orAbsent,
  datetime: (text) => (text === "" ? undefined : `${text.length === 16 ? `${text}:00` : text}Z`),
  lines: (text) => (text === "" ? undefined : text.split(/[\s,]+/).filter((line) => line !== "")),
  pairs: (text) => (text === "" ? undefined : Object.fromEntries(text.split("\n").map(pairOf))),
};

/** Returns the name and the value of a line such as `region = north`. */
function pairOf(line: string): readonly [name: string, value: string] {
  const [name = "", ...values] = line.split("=");
  return [name.trim(), values.join("=").trim()];
}

function control(
  id: string,
  { type = "text", required = false, value = "", options = [] }: Omit<FieldSpec, "name" | "label">,
): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (type === "select") {
    const select = selectOf(id, options, value);
    select.required = required;
    return select;
  }
  if (type === "lines" || type === "pairs") {
    const area = h("textarea", { id, required, rows: 3, spellcheck: "false" });
    area.value = value;
    return area;
  }
  const kind = type === "datetime" ? "datetime-local" : "text";
  const mode = type === "amount" ? "decimal" : undefined;
  const input = h("input", { id, required, type: kind, inputmode: mode, autocomplete: "off" });
  input.value = value;
  return input;
}

interface Choice<Key extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option<Key>[];
  readonly value: Key;
  readonly onChange: (value: Key) => void;
}

/** Creates a labelled choice outside a form; `onChange` gets the new value at once. */
export function choice<Key extends string>({ id, label, options, value, onChange }: Choice<Key>) {
  const select = selectOf(id, options, value);
  select.addEventListener("change", () => {
    const chosen = options.find(([key]) => key === select.value);
    if (chosen !== undefined) onChange(chosen[0]);
  });
  return h("span", { class: "choice" }, h("label", { for: id }, label), select);
}

/** Returns an object without undefined values, as JSON would write it. */
export function withoutUndefined<Given extends object>(
  object: Given,
): { readonly [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Given]?: Exclude<Given[Key], undefined> };
}
