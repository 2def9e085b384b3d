import { element as h, fill, newId, type Children } from "./elements.js";

/**
 * What a request to close the dialog does: a form closes, a call that is under way must end first,
 * and a result that is shown once is only closed after a question.
 */
type State =
  | { readonly kind: "form" }
  | { readonly kind: "calling"; readonly note: HTMLElement }
  | { readonly kind: "result"; readonly ask: () => void }
  | { readonly kind: "closed" };

/** A dialog over the page: a form, a call, and possibly a result that is shown once. */
export class Modal {
  readonly #heading: HTMLElement;
  readonly #body = h("div");
  readonly #dialog: HTMLDialogElement;
  #state: State = { kind: "form" };

  constructor(title: string) {
    this.#heading = h("h2", { id: newId("dialog"), tabindex: "-1" }, title);
    const label = { "aria-labelledby": this.#heading.id };
    this.#dialog = h("dialog", label, this.#heading, this.#body);
  }

  /** Shows the dialog; when it has closed, the focus returns to the element that opened it. */
  open(...content: readonly Children[]): void {
    const opener = document.activeElement;
    this.show(...content);
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
  }

  /** Replaces the content, such as by the next step of a form. */
  show(...content: readonly Children[]): void {
    fill(this.#body, ...content);
  }

  /** Whether the dialog is open, without a call that is under way or its result. */
  get isForm(): boolean {
    return this.#state.kind === "form";
  }

  /**
   * Keeps the dialog open while `act` runs, with its buttons disabled; `note` says so if someone
   * wants to close it.
   */
  async call(note: HTMLElement, act: () => Promise<void>): Promise<void> {
    const buttons = [...this.#body.querySelectorAll("button")];
    for (const button of buttons) button.disabled = true;
    this.#state = { kind: "calling", note };
    try {
      await act();
    } finally {
      if (this.#state.kind === "calling") this.#state = { kind: "form" };
      for (const button of buttons) button.disabled = false;
    }
  }

  /**
   * Clears the dialog, then closes it. The "close" event is sent in a later task, and the secret of
   * a new key must not stay in the document until then.
   */
  close(): void {
    this.#state = { kind: "closed" };
    fill(this.#dialog);
    this.#dialog.close();
  }

  /** Shows a result until the Done button, or until the question whether to close it is answered. */
  showResult(result: HTMLElement): void {
    const choices = h("div", { class: "choices" });
    const close = (): void => this.close();
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
    this.show(result, choices);
    this.#heading.focus();
  }

  /** Whether a result is under way or shown. */
  get #hasResult(): boolean {
    return this.#state.kind === "calling" || this.#state.kind === "result";
  }

  #requestClose(event: Event): void {
    event.preventDefault();
    switch (this.#state.kind) {
      case "form":
        this.close();
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
}
