import { detach } from "../kit/detach.js";
import { element as h, setText } from "../kit/elements.js";
import { messageOf } from "./app.js";
import { timeOfDay } from "./format.js";

/** A repeated call. */
export interface Poller {
  readonly setPaused: (isPaused: boolean) => void;
  readonly again: () => void;
  readonly stop: () => void;
}

interface Outcomes {
  readonly onUpdate: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Calls `run` at once and again `everyMs` after each end, while the tab is visible and not paused.
 * Failures are shown next to the time of the last success, and the call is retried.
 */
export function repeat(
  run: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
  { onUpdate, onFailure }: Outcomes,
): Poller {
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  const turn = async (): Promise<void> => {
    clearTimeout(timer);
    // An earlier turn may still be reading an outdated query; its result is no longer shown.
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (!isPaused && !document.hidden) {
      try {
        await run(signal);
        if (!signal.aborted) onUpdate();
      } catch (error) {
        if (signal.aborted) return;
        onFailure(error);
      }
    }
    if (!signal.aborted) timer = setTimeout(() => detach(turn()), everyMs);
  };
  detach(turn());
  return {
    setPaused: (value) => {
      isPaused = value;
      if (!value) detach(turn());
    },
    again: () => detach(turn()),
    stop: () => {
      current.abort();
      clearTimeout(timer);
    },
  };
}

/** Returns a button that pauses repeated calls, and the time of their last success. */
export function liveControls(
  onPause: (isPaused: boolean) => void,
): Outcomes & { readonly element: HTMLElement } {
  const note = h("span", { class: "updated" });
  const button = h("button", { type: "button", "aria-pressed": "false" }, "Pause updates");
  button.addEventListener("click", () => {
    const isPaused = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isPaused));
    onPause(isPaused);
  });
  return {
    element: h("div", { class: "live-controls" }, button, note),
    onUpdate: () => {
      note.classList.remove("failed");
      setText(note, `Updated ${timeOfDay(new Date())}`);
    },
    onFailure: (error) => {
      note.classList.add("failed");
      setText(note, `Not updated: ${messageOf(error)}`);
    },
  };
}
