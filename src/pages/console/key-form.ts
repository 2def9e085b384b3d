import { ApiError, type Client } from "../../../generated/console/page-client.js";
import type { Schemas } from "../../../generated/console/types.ts";
import { detach } from "../kit/detach.js";
import { element as h, newId, onSubmit, type Children } from "../kit/elements.js";
import type { Announcer } from "../kit/ids.js";
import { issuesOf } from "../kit/issues.js";
import { Modal } from "../kit/modal.js";
import { secretOnce } from "../kit/secret.js";

type Key = Schemas["Key"];

/** What dialogs about keys need of the page. */
export interface KeyPage extends Announcer {
  readonly client: Client;
  /** Reads the keys and their log again. */
  readonly refresh: () => void;
  /** The key that is signed in has a new secret. */
  readonly useSecret: (secret: string) => void;
  /** The key that is signed in was revoked. */
  readonly signOut: () => void;
}

interface Input {
  /** Name of the field in a body; issues of the gateway name it or a part of it. */
  readonly name: string;
  readonly element: HTMLElement;
  readonly control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  readonly showProblem: (text: string) => void;
}

function input(name: string, label: string, control: Input["control"], hint = ""): Input {
  const problem = h("p", { id: newId("problem"), class: "problem" });
  const note = hint === "" ? null : h("p", { id: newId("hint"), class: "note" }, hint);
  control.id = newId("field");
  control.setAttribute(
    "aria-describedby",
    [problem.id, ...(note === null ? [] : [note.id])].join(" "),
  );
  const showProblem = (text: string): void => {
    problem.textContent = text;
    if (text === "") control.removeAttribute("aria-invalid");
    else control.setAttribute("aria-invalid", "true");
  };
  control.addEventListener("input", () => showProblem(""));
  const element = h(
    "div",
    { class: "field" },
    h("label", { for: control.id }, label),
    control,
    note,
    problem,
  );
  return { name, element, control, showProblem };
}

function textInput(value: string, attributes: Parameters<typeof h>[1] = {}): HTMLInputElement {
  return h("input", { autocomplete: "off", spellcheck: "false", value, ...attributes });
}

const AMOUNT = { inputmode: "decimal", placeholder: "no limit" } as const;

const periods = [
  ["day", "per day"],
  ["week", "per week"],
  ["month", "per month"],
] as const satisfies readonly (readonly [NonNullable<Schemas["Budget"]>["period"], string])[];

/** Returns the controls of a key's settings; with a key they have its values. */
function settingsControls(key: Key | null) {
  const none = { ...AMOUNT, placeholder: "no budget" };
  const hint = { maxlength: 200, placeholder: "such as backend or ci" };
  const options = periods.map(([value, text]) =>
    h("option", { value, selected: key?.budget?.period === value }, text),
  );
  const patterns = (key?.models ?? []).join("\n");
  const all = { rows: 3, placeholder: "every model of the plan", spellcheck: "false" };
  return {
    label: textInput(key?.label ?? "", hint),
    limit: textInput(key?.spending_limit ?? "", AMOUNT),
    amount: textInput(key?.budget?.limit ?? "", none),
    period: h("select", {}, ...options),
    models: h("textarea", all, patterns),
    expiry: h("input", { type: "date", value: key?.expires_at?.slice(0, 10) ?? "" }),
  };
}

/** Returns the fields of a key's settings; `read` returns them in the form of a body. */
function settingsForm(key: Key | null) {
  const controls = settingsControls(key);
  const label = input("label", "Label", controls.label);
  const limit = input("spending_limit", "Spending limit in total (US dollars)", controls.limit);
  const amount = input("budget", "Budget (US dollars)", controls.amount);
  const per = input("budget/period", "Period of the budget", controls.period);
  const patterns = "Ids, or the start of one followed by *, one per line.";
  const models = input("models", "Models", controls.models, patterns);
  const day = "At the beginning of this day; leave it empty for never.";
  const expiry = input("expires_at", "Expires (UTC)", controls.expiry, day);
  const open = key !== null && (key.models !== null || key.expires_at !== null);
  const summary = h("summary", {}, "Models and expiry");
  const more = h("details", { open }, summary, models.element, expiry.element);
  const budget = h("div", { class: "pair" }, amount.element, per.element);
  return {
    elements: [label.element, limit.element, budget, more],
    inputs: [label, limit, amount, per, models, expiry],
    read: () => readSettings(controls),
  };
}

function readSettings(controls: ReturnType<typeof settingsControls>): Schemas["KeyUpdate"] {
  const { label, limit, amount, period, models, expiry } = controls;
  const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());
  const patterns = models.value.split(/\s+/).filter((pattern) => pattern !== "");
  const limited = orNull(amount.value);
  const chosen = periods.find(([value]) => value === period.value)?.[0] ?? "day";
  return {
    label: orNull(label.value),
    spending_limit: orNull(limit.value),
    budget: limited === null ? null : { limit: limited, period: chosen },
    models: patterns.length === 0 ? null : patterns,
    expires_at: expiry.value === "" ? null : `${expiry.value}T00:00:00Z`,
  };
}

/** The settings of a key in the form of a body, as the form reads them. */
function settingsOf(key: Key): Schemas["KeyUpdate"] {
  const { label, spending_limit, models, budget, expires_at } = key;
  const terms = budget === null ? null : { limit: budget.limit, period: budget.period };
  const day = expires_at === null ? null : `${expires_at.slice(0, 10)}T00:00:00Z`;
  return { label, spending_limit, budget: terms, models, expires_at: day };
}

interface Form {
  readonly title: string;
  readonly content: readonly Children[];
  readonly inputs: readonly Input[];
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Makes the call; may return an element that is shown once. */
  readonly act: () => Promise<HTMLElement | void>;
}

/** Opens a form in a dialog. Problems are shown at their fields. */
function openForm({ title, content, inputs, confirm, isDangerous = false, act }: Form): void {
  const modal = new Modal(title);
  const problem = h("p", { role: "alert", class: "problem" });
  const send = h("button", { class: isDangerous ? "danger" : "primary" }, confirm);
  const cancel = h("button", { type: "button", onclick: () => modal.close() }, "Cancel");
  const form = h(
    "form",
    { class: "dialog-form" },
    ...content,
    problem,
    h("div", { class: "choices" }, cancel, send),
  );
  const submit = async (): Promise<void> => {
    problem.textContent = "";
    try {
      await modal.call(problem, async () => {
        const result = await act();
        if (result instanceof HTMLElement) modal.showResult(result);
        else modal.close();
      });
    } catch (error) {
      problem.textContent = showIssues(error, inputs) ? "" : messageOf(error);
    }
  };
  onSubmit(form, () => detach(submit()));
  modal.open(form);
  (inputs[0]?.control ?? send).focus();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Shows each issue of a refusal at its field; returns false if one has no field here. */
function showIssues(error: unknown, inputs: readonly Input[]): boolean {
  const issues = error instanceof ApiError ? issuesOf(error.details) : [];
  const places = issues.map(({ pointer, message }) => {
    const path = `${pointer.slice(1)}/`;
    const found = inputs.filter(({ name }) => path.startsWith(`${name}/`));
    const place = found.toSorted((one, other) => other.name.length - one.name.length)[0];
    return { place, message };
  });
  if (places.length === 0 || places.some(({ place }) => place === undefined)) return false;
  for (const { place, message } of places) {
    place?.showProblem(withoutName(message));
    const fold = place?.element.closest("details");
    if (fold !== null && fold !== undefined) fold.open = true;
  }
  places[0]?.place?.control.focus();
  return true;
}

/** Returns a message beside a field without the name that the field has in the API. */
function withoutName(message: string): string {
  return message
    .replace(/^"[^"]+" must be US dollars such/, "Enter an amount such")
    .replace(/^"[^"]+" must/, "This must");
}

const nameOf = ({ label, id }: Key): string => label ?? id;

/** Creates a key, and shows its secret once. */
export function openNewKey(page: KeyPage): void {
  const { elements, inputs, read } = settingsForm(null);
  openForm({
    title: "New key",
    content: elements,
    inputs,
    confirm: "Create the key",
    act: async () => {
      const given = Object.entries(read()).filter(([, value]) => value !== null);
      // Absent settings are null in the form of a change, and left out in that of a new key.
      const body = Object.fromEntries(given) as Schemas["KeyCreation"];
      const key = await page.client.createConsoleKey({ body });
      page.refresh();
      return secretOnce(page, "This is the new key.", key);
    },
  });
}

/** Changes the settings of a key. */
export function openChange(page: KeyPage, key: Key): void {
  const { elements, inputs, read } = settingsForm(key);
  openForm({
    title: `Change: ${nameOf(key)}`,
    content: elements,
    inputs,
    confirm: "Change",
    act: async () => {
      const before: Readonly<Record<string, unknown>> = { ...settingsOf(key) };
      const isSame = (name: string, value: unknown) =>
        JSON.stringify(value) === JSON.stringify(before[name]);
      const changed = Object.entries(read()).filter(([name, value]) => !isSame(name, value));
      if (changed.length === 0) return;
      const body: Schemas["KeyUpdate"] = Object.fromEntries(changed);
      await page.client.updateConsoleKey({ path: { id: key.id }, body });
      page.refresh();
      page.announce(`The key ${nameOf(key)} was changed.`);
    },
  });
}

const overlaps = [
  ["86400", "24 hours"],
  ["3600", "1 hour"],
  ["604800", "7 days"],
  ["0", "ends immediately"],
] as const;

/** Replaces the secret of a key, and shows the new one once. */
export function openRotation(page: KeyPage, key: Key): void {
  const options = overlaps.map(([value, text]) => h("option", { value }, text));
  const overlap = input("overlap_seconds", "The old secret works for", h("select", {}, ...options));
  openForm({
    title: `Rotate: ${nameOf(key)}`,
    content: [
      h("p", {}, "The key gets a new secret, and keeps its settings and what was spent with it."),
      overlap.element,
    ],
    inputs: [overlap],
    confirm: "Rotate",
    isDangerous: true,
    act: async () => {
      const body = { overlap_seconds: Number(overlap.control.value) };
      const rotated = await page.client.rotateConsoleKey({ path: { id: key.id }, body });
      if (key.is_caller) page.useSecret(rotated.key);
      else page.refresh();
      return secretOnce(page, "This is the new secret.", rotated);
    },
  });
}

/** Revokes a key permanently. */
export function openRevocation(page: KeyPage, key: Key): void {
  const own = "You are signed in with this key: you will be signed out, and need another key.";
  openForm({
    title: `Revoke: ${nameOf(key)}`,
    content: [
      h("p", {}, "Its next request is refused. This cannot be undone."),
      key.is_caller && h("p", { class: "warning" }, own),
    ],
    inputs: [],
    confirm: "Revoke",
    isDangerous: true,
    act: async () => {
      const body = key.is_caller ? { confirm: true } : {};
      await page.client.revokeConsoleKey({ path: { id: key.id }, body });
      if (key.is_caller) page.signOut();
      else page.refresh();
      page.announce(`The key ${nameOf(key)} was revoked.`);
    },
  });
}
