import { detach } from "../kit/detach.js";
import { element as h, onSubmit, type Children, type Fact } from "../kit/elements.js";
import { issuesOf } from "../kit/issues.js";
import { Modal } from "../kit/modal.js";
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

class ActionDialog<Specs extends readonly FieldSpec[], Reply> {
  readonly #action: Action<Specs, Reply>;
  readonly #fields: readonly Field[];
  readonly #modal: Modal;

  constructor(action: Action<Specs, Reply>) {
    const specs: readonly FieldSpec[] = action.fields ?? [];
    this.#action = action;
    this.#fields = specs.map(field);
    this.#modal = new Modal(action.title);
  }

  open(): void {
    this.#modal.open();
    if (this.#fields.length > 0) this.#ask();
    else this.#review();
  }

  /** Shows a form whose buttons follow its content. */
  #show(content: readonly Children[], buttons: readonly Children[], act: () => void): void {
    const cancel = h("button", { type: "button", onclick: () => this.#modal.close() }, "Cancel");
    const form = h("form", {}, ...content, h("div", { class: "choices" }, cancel, ...buttons));
    onSubmit(form, act);
    this.#modal.show(form);
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
    if (!this.#modal.isForm) return;
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
    const buttons = [fields.length > 0 && back, button];
    const act = () => this.#modal.call(problem, async () => this.#finish(await run(values)));
    const failed = (error: unknown): void => {
      if (showIssues(error, fields)) this.#ask();
      else problem.textContent = messageOf(error);
    };
    this.#show([facts(review(values)), problem], buttons, () => {
      problem.textContent = "";
      detach(act(), failed);
    });
    button.focus();
  }

  async #finish(reply: Reply): Promise<void> {
    const last = await this.#action.done(reply);
    if (last === undefined) this.#modal.close();
    else this.#modal.showResult(last);
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
  const issues = error instanceof ApiError ? issuesOf(error.details) : [];
  const places = issues.map(({ pointer, message }) => ({
    message,
    place: made.find(({ name }) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)),
  }));
  if (places.length === 0 || places.some(({ place }) => place === undefined)) return false;
  for (const { place, message } of places) place?.setProblem(message);
  return true;
}
