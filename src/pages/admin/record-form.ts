import type { FormField } from "../../../generated/admin/page-fields.ts";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { Fact } from "../kit/elements.js";
import { budgetChange, budgetFields, reviewBudget } from "./budgets.js";
import type { FieldSpec, FormValues, Option } from "./fields.js";
import { moneyToConfirm } from "./format.js";

/*
 * Forms whose fields are fields of a body: the contract names them, with their labels, so that a new
 * field of a key or an account needs no code here.
 */

type Form = readonly FormField[];

/** The record that a form changes; without fields for a new one. */
interface FormRecord {
  readonly [field: string]: unknown;
  readonly budget?: Schemas["Budget"];
}

const units: Readonly<Partial<Record<FormField["type"], string>>> = {
  amount: " in US dollars",
  datetime: ", in UTC",
};

/** Returns the fields of a form, filled with the values of a record. */
export function formFields(
  form: Form,
  record: FormRecord = {},
  options: Readonly<Record<string, readonly Option[]>> = {},
): readonly FieldSpec[] {
  return form.flatMap((field): readonly FieldSpec[] => {
    const { name, label, type, hint = "", isRequired = false } = field;
    if (type === "budget") {
      const { budget = null } = record;
      return budgetFields(budget).map((part) => ({ ...part, fold: foldOf(budget !== null) }));
    }
    const value = inputText(type, record[name]);
    const isFolded = field.isDetail === true || field.isFolded === true;
    const fold = isFolded && { fold: foldOf(value !== "") };
    const spec = { name, label: `${label}${units[type] ?? ""}`, type, hint, required: isRequired };
    return [{ ...spec, ...fold, value, options: options[name] ?? [] }];
  });
}

/** Whether a field that can be folded is shown from the start: if the record has a value of it. */
function foldOf(hasValue: boolean): "closed" | "open" {
  return hasValue ? "open" : "closed";
}

/** Returns the entered values, to confirm. */
export function formReview(
  form: Form,
  values: FormValues,
  record: FormRecord = {},
): readonly Fact[] {
  return form.flatMap((field): readonly Fact[] => {
    const { name, label, type, isDetail = false, absent = "–" } = field;
    if (type === "budget") return [[label, reviewBudget(values)]];
    if (isDetail && !isChanged(field, values, record)) return [];
    return [[label, reviewText(type, values[name]) ?? absent]];
  });
}

/**
 * Returns the changed values in the form of the contract, and those that are sent `always`; null
 * removes a value.
 */
export function formBody<Body extends object>(
  form: Form,
  values: FormValues,
  record: FormRecord = {},
  always: readonly (string & keyof Body)[] = [],
): Body {
  const entries = form.flatMap((field): readonly (readonly [string, unknown])[] => {
    const { name, type } = field;
    if (type === "budget") {
      const change = budgetChange(record.budget ?? null, values);
      return change === undefined ? [] : [[name, change]];
    }
    const isSent = isChanged(field, values, record) || always.some((each) => each === name);
    return isSent ? [[name, values[name] ?? null]] : [];
  });
  // The form and the type of the body are generated from the same schema.
  return Object.fromEntries(entries) as Body;
}

/**
 * Whole seconds are compared, because a field for a moment has no others. A list without items, of
 * separators alone, is a value: the gateway refuses it.
 */
function isChanged({ name, type }: FormField, values: FormValues, record: FormRecord): boolean {
  const value = values[name];
  if (value instanceof Array && value.length === 0) return true;
  return inputText(type, value) !== inputText(type, record[name]);
}

/** Returns a value as the text of its field; empty for none. */
function inputText(type: FormField["type"], value: unknown): string {
  if (typeof value === "string") return type === "datetime" ? value.slice(0, MOMENT_LENGTH) : value;
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "object" && value !== null ? pairLines(value).join("\n") : "";
}

/** The length of `2027-01-01T12:00:00`. */
const MOMENT_LENGTH = 19;

function reviewText(type: FormField["type"], value: FormValues[string]): string | undefined {
  if (typeof value !== "object") {
    return type === "amount" && value !== undefined ? moneyToConfirm(value) : value;
  }
  return (value instanceof Array ? value : pairLines(value)).join(", ");
}

/** Returns named values as lines of a field. */
export function pairLines(pairs: object): readonly string[] {
  return Object.entries(pairs).map(([name, value]) => `${name} = ${String(value)}`);
}
