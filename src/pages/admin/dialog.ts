import { detach } from "../kit/detach.js";
import { element as h, fill, onSubmit, type Fact, newId } from "../kit/elements.js";
import { ApiError } from "../../../generated/admin/page-client.js";
import { messageOf } from "./app.js";
import { runBusy } from "./busy-button.js";
import { field, type Field, type FieldSpec, type Values } from "./fields.js";
import { facts } from "./table.js";

/** The fields, the confirmation and the call of a dialog. */
export interface Action<Specs extends readonly FieldSpec[], Reply> {
  readonly title: string;
  readonly fields?: Specs;
  /** The rows to confirm. */
  readonly review: (values: Values<Specs[number]>) => readonly Fact[];
  /** The text of the button that makes the call. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Makes the call. */
  readonly run: (values: Values<Specs[number]>) => Promise<Reply>;
  /** May return an element that is shown before the dialog closes, such as a new key. */
  readonly done: (reply: Reply) => Promise<HTMLElement | void> | HTMLElement | void;
}

/** Opens an action in a dialog: its fields, then a review, then the call. */
export function openAction<const Specs extends readonly FieldSpec[] = readonly [], Reply = unknown>(
  action: Action<Specs, Reply>,
): void {
  const { title, review, confirm, isDangerous = false, run, done } = action;
  const fields: readonly FieldSpec[] = action.fields ?? [];
  const heading = h("h2", { id: newId("dialog"), tabindex: "-1" }, title);
  const body = h("div");
  const dialog = h("dialog", { "aria-labelledby": heading.id }, heading, body);
  const opener = document.activeElement;
  // The Escape key sends this event, and then closes the dialog.
  dialog.addEventListener("cancel", () => closeDialog(dialog));
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The page may have been redrawn in the meantime.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else document.querySelector("h1")?.focus();
  });
  const made = fields.map(field);
  // Each field returns the value of its type.
  const values = () =>
    Object.fromEntries(made.map(({ name, read }) => [name, read()])) as Values<Specs[number]>;
  const steps = {
    ask: (): void => showFields({ dialog, body, made, next: steps.review }),
    review: (): void => {
      const back = fields.length > 0 ? steps.ask : null;
      const step = { dialog, body, rows: review(values()), confirm, isDangerous, back };
      const act = async () => finish(await run(values()));
      showReview({ ...step, act, made, ask: steps.ask });
    },
  };
  const finish = async (reply: Reply): Promise<void> => {
    const last = await done(reply);
    if (last === undefined) closeDialog(dialog);
    else showLast({ dialog, body, heading, last });
  };
  document.body.append(dialog);
  dialog.showModal();
  if (fields.length > 0) steps.ask();
  else steps.review();
}

/**
 * Clears a dialog, then closes it. The "close" event is sent in a later task, and the secret of a
 * new key must not stay in the document until then.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  fill(dialog);
  dialog.close();
}

interface Step {
  readonly dialog: HTMLDialogElement;
  /** The element that a step replaces. */
  readonly body: HTMLElement;
}

function cancelButton(dialog: HTMLDialogElement): HTMLElement {
  return h("button", { type: "button", onclick: () => closeDialog(dialog) }, "Cancel");
}

interface Fields extends Step {
  readonly made: readonly Field[];
  readonly next: () => void;
}

function showFields({ dialog, body, made, next }: Fields): void {
  const form = h(
    "form",
    {},
    ...made.map(({ element }) => element),
    h(
      "div",
      { class: "choices" },
      cancelButton(dialog),
      h("button", { class: "primary" }, "Continue"),
    ),
  );
  onSubmit(form, () => {
    const wrong = made.filter(({ isValid }) => !isValid());
    if (wrong.length === 0) next();
    else focusFirst(wrong);
  });
  fill(body, form);
  const wrong = made.filter(({ input }) => input.hasAttribute("aria-invalid"));
  focusFirst(wrong.length > 0 ? wrong : made);
}

function focusFirst([first]: readonly Field[]): void {
  first?.input.focus();
}

interface Review extends Step {
  readonly rows: readonly Fact[];
  readonly confirm: string;
  readonly isDangerous: boolean;
  /** Null if there are no fields to return to. */
  readonly back: (() => void) | null;
  /** Makes the call, and handles its result. */
  readonly act: () => Promise<void>;
  readonly made: readonly Field[];
  readonly ask: () => void;
}

function showReview({
  dialog,
  body,
  rows,
  confirm,
  isDangerous,
  back,
  act,
  made,
  ask,
}: Review): void {
  const problem = h("p", { role: "alert", class: "problem" });
  const button = h("button", { class: isDangerous ? "danger" : "primary" }, confirm);
  const form = h(
    "form",
    {},
    facts(rows),
    problem,
    h(
      "div",
      { class: "choices" },
      cancelButton(dialog),
      back && h("button", { type: "button", onclick: back }, "Back"),
      button,
    ),
  );
  const failed = (error: unknown): void => {
    if (showIssues(error, made)) ask();
    else problem.textContent = messageOf(error);
  };
  onSubmit(form, () => detach(runBusy(button, act, failed)));
  fill(body, form);
  button.focus();
}

/** Shows each issue of a refusal next to its field; returns false if an issue has no field here. */
function showIssues(error: unknown, made: readonly Field[]): boolean {
  const places = issuesOf(error).map(({ pointer, message }) => ({
    message,
    place: made.find(({ name }) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)),
  }));
  if (places.length === 0 || places.some(({ place }) => place === undefined)) return false;
  for (const { place, message } of places) place?.setProblem(message);
  return true;
}

interface Issue {
  readonly pointer: string;
  readonly message: string;
}

/** Returns `details.issues` of a refusal. */
function issuesOf(error: unknown): readonly Issue[] {
  const issues = error instanceof ApiError ? error.details["issues"] : undefined;
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
}

function isIssue(issue: unknown): issue is Issue {
  if (typeof issue !== "object" || issue === null) return false;
  const { pointer, message }: Partial<Record<keyof Issue, unknown>> = issue;
  return typeof pointer === "string" && typeof message === "string";
}

interface Last extends Step {
  readonly heading: HTMLElement;
  readonly last: HTMLElement;
}

function showLast({ dialog, body, heading, last }: Last): void {
  const close = h(
    "button",
    { type: "button", class: "primary", onclick: () => closeDialog(dialog) },
    "Done",
  );
  fill(body, last, h("div", { class: "choices" }, close));
  heading.focus();
}

/** Shows a secret once, with a button that copies it. */
export function secretOnce(
  label: string,
  secret: string,
  announce: (text: string) => void,
): HTMLElement {
  const id = newId("secret");
  const copy = h("button", { type: "button" }, "Copy");
  const write = async (): Promise<void> => {
    try {
      // Pages over plain HTTP have no clipboard.
      await navigator.clipboard.writeText(secret);
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
    h("p", { id }, `${label} It is not shown again.`),
    h("code", { "aria-describedby": id }, secret),
    copy,
  );
}
