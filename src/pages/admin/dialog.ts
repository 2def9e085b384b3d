import { detach } from "../kit/detach.js";
import { element as h, fill, onSubmit, newId, type Children, type Fact } from "../kit/elements.js";
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
  /** May return an element that is shown once, such as a new key: closing it needs a second step. */
  readonly done: (reply: Reply) => Promise<HTMLElement | void> | HTMLElement | void;
}

/** Opens an action in a dialog: its fields, then a review, then the call. */
export function openAction<const Specs extends readonly FieldSpec[] = readonly [], Reply = unknown>(
  action: Action<Specs, Reply>,
): void {
  new ActionDialog(action).open();
}

/**
 * What a request to close the dialog does: an open form closes, a call that is under way must end
 * first, and a result that is shown once is only closed after a question.
 */
type DialogState =
  | { readonly kind: "form" }
  | { readonly kind: "calling"; readonly note: HTMLElement }
  | { readonly kind: "result"; readonly ask: () => void }
  | { readonly kind: "closed" };

class ActionDialog<Specs extends readonly FieldSpec[], Reply> {
  readonly #action: Action<Specs, Reply>;
  readonly #fields: readonly Field[];
  readonly #heading: HTMLElement;
  /** The element that a step replaces. */
  readonly #body = h("div");
  readonly #dialog: HTMLDialogElement;
  #state: DialogState = { kind: "form" };

  constructor(action: Action<Specs, Reply>) {
    const specs: readonly FieldSpec[] = action.fields ?? [];
    this.#action = action;
    this.#fields = specs.map(field);
    this.#heading = h("h2", { id: newId("dialog"), tabindex: "-1" }, action.title);
    const label = { "aria-labelledby": this.#heading.id };
    this.#dialog = h("dialog", label, this.#heading, this.#body);
  }

  open(): void {
    const opener = document.activeElement;
    // A browser closes a dialog at the second Escape key, whatever its "cancel" event was answered.
    this.#dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#requestClose(event);
    });
    // Other ways to close it, such as a phone's gesture.
    this.#dialog.addEventListener("cancel", (event) => this.#requestClose(event));
    // A reload would lose the result.
    const keepPage = (event: Event): void => {
      if (this.#hasResult) event.preventDefault();
    };
    addEventListener("beforeunload", keepPage);
    this.#dialog.addEventListener("close", () => {
      if (this.#hasResult) {
        this.#dialog.showModal();
        return;
      }
      this.#dialog.remove();
      removeEventListener("beforeunload", keepPage);
      // The page may have been redrawn in the meantime.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else document.querySelector("h1")?.focus();
    });
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    if (this.#fields.length > 0) this.#ask();
    else this.#review();
  }

  /** Whether a result is under way or shown. */
  get #hasResult(): boolean {
    return this.#state.kind === "calling" || this.#state.kind === "result";
  }

  #requestClose(event: Event): void {
    event.preventDefault();
    switch (this.#state.kind) {
      case "form":
        this.#close();
        return;
      case "calling":
        this.#state.note.textContent = "The request is under way: its result is shown here.";
        return;
      case "result":
        this.#state.ask();
        return;
      case "closed":
    }
  }

  /**
   * Clears the dialog, then closes it. The "close" event is sent in a later task, and the secret of
   * a new key must not stay in the document until then.
   */
  #close(): void {
    this.#state = { kind: "closed" };
    fill(this.#dialog);
    this.#dialog.close();
  }

  /** Shows a form whose buttons follow its content. */
  #show(content: readonly Children[], buttons: readonly Children[], act: () => void): void {
    const cancel = h("button", { type: "button", onclick: () => this.#close() }, "Cancel");
    const form = h("form", {}, ...content, h("div", { class: "choices" }, cancel, ...buttons));
    onSubmit(form, act);
    fill(this.#body, form);
  }

  #ask(): void {
    const fields = this.#fields;
    const elements = foldedElements(fields);
    const button = h("button", { class: "primary" }, "Continue");
    const failed = (): void => focusFirst(fields.filter(isMarked));
    this.#show(elements, [button], () => {
      const wrong = fields.filter(({ isValid }) => !isValid());
      const searched = fields.flatMap(({ lookUp }) => lookUp ?? []);
      if (wrong.length > 0) focusFirst(wrong);
      else if (searched.length === 0) this.#review();
      else detach(runBusy(button, () => this.#reviewFound(searched), failed));
    });
    const wrong = fields.filter(isMarked);
    focusFirst(wrong.length > 0 ? wrong : fields);
  }

  /** Shows the review after the texts were looked up, unless the dialog was closed meanwhile. */
  async #reviewFound(searched: readonly (() => Promise<boolean>)[]): Promise<void> {
    const found = await Promise.all(searched.map((lookUp) => lookUp()));
    if (this.#state.kind !== "form") return;
    if (found.every(Boolean)) this.#review();
    else focusFirst(this.#fields.filter(isMarked));
  }

  #review(): void {
    const { review, confirm, isDangerous = false, run } = this.#action;
    const fields = this.#fields;
    const entries = fields.map(({ name, read }) => [name, read()]);
    // Each field returns the value of its type.
    const values = Object.fromEntries(entries) as Values<Specs[number]>;
    const problem = h("p", { role: "alert", class: "problem" });
    const button = h("button", { class: isDangerous ? "danger" : "primary" }, confirm);
    const back = h("button", { type: "button", onclick: () => this.#ask() }, "Back");
    const act = async () => this.#finish(await run(values));
    const failed = (error: unknown): void => {
      this.#state = { kind: "form" };
      if (showIssues(error, fields)) this.#ask();
      else problem.textContent = messageOf(error);
    };
    this.#show([facts(review(values)), problem], [fields.length > 0 && back, button], () => {
      const others = this.#body.querySelectorAll<HTMLButtonElement>("button[type=button]");
      this.#state = { kind: "calling", note: problem };
      problem.textContent = "";
      detach(whileDisabled([...others], () => runBusy(button, act, failed)));
    });
    button.focus();
  }

  async #finish(reply: Reply): Promise<void> {
    const last = await this.#action.done(reply);
    if (last === undefined) {
      this.#close();
      return;
    }
    this.#showResult(last);
    this.#heading.focus();
  }

  /** Shows a result until the Done button, or until the question whether to close it is answered. */
  #showResult(result: HTMLElement): void {
    const choices = h("div", { class: "choices" });
    const close = (): void => this.#close();
    const showDone = (): HTMLElement => {
      const done = h("button", { type: "button", class: "primary", onclick: close }, "Done");
      fill(choices, done);
      return done;
    };
    const ask = (): void => {
      const keep = (): void => showDone().focus();
      const question = h(
        "p",
        { role: "alert", class: "closing" },
        "Close it? What is shown here cannot be shown again.",
      );
      const stay = h("button", { type: "button", class: "primary", onclick: keep }, "Keep it open");
      fill(
        choices,
        question,
        h("button", { type: "button", class: "danger", onclick: close }, "Close for good"),
        stay,
      );
      stay.focus();
    };
    showDone();
    this.#state = { kind: "result", ask };
    fill(this.#body, result, choices);
  }
}

/** Disables buttons until a call has ended. */
async function whileDisabled(
  buttons: readonly HTMLButtonElement[],
  call: () => Promise<void>,
): Promise<void> {
  for (const button of buttons) button.disabled = true;
  try {
    await call();
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

function isMarked({ input }: Field): boolean {
  return input.hasAttribute("aria-invalid");
}

/** Returns the fields, those of few forms in a part that can be folded. */
function foldedElements(fields: readonly Field[]): readonly HTMLElement[] {
  const folded = fields.filter(({ fold }) => fold !== null);
  const shown = fields.filter(({ fold }) => fold === null).map(({ element }) => element);
  if (folded.length === 0) return shown;
  const rest = h(
    "details",
    { class: "more" },
    h("summary", {}, "More settings"),
    ...folded.map(({ element }) => element),
  );
  rest.open = folded.some(({ fold }) => fold === "open");
  return [...shown, rest];
}

function focusFirst([first]: readonly Field[]): void {
  const fold = first?.input.closest("details") ?? null;
  if (fold !== null) fold.open = true;
  first?.input.focus();
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
