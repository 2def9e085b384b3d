import { detach } from "../kit/detach.js";
import { element as h } from "../kit/elements.js";
import { messageOf, type App } from "./app.js";

/** Runs an action while its button is disabled. */
export async function runBusy(
  button: HTMLButtonElement,
  act: () => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  button.disabled = true;
  try {
    await act();
  } catch (error) {
    failed(error);
  } finally {
    button.disabled = false;
  }
}

interface Button {
  readonly id: string;
  readonly text: string;
}

/** Returns a button that runs its action once at a time; failures are announced. */
export function busyButton(
  app: App,
  { id, text }: Button,
  act: () => Promise<void>,
): HTMLButtonElement {
  const button = h("button", { type: "button", id }, text);
  const failed = (error: unknown): void => app.announce(messageOf(error));
  button.addEventListener("click", () => detach(runBusy(button, act, failed)));
  return button;
}
