import type { Timers } from "./timer-wheel.ts";

/** How often a sign of life is asked for. */
const ASK_MS = 3_000;

export interface WatchedLife {
  /** Asks for a sign of life: every answer is one, and so is that there is none to give. */
  readonly ask: () => Promise<unknown>;
  /** Called once, where all questions of so long a time are unanswered. */
  readonly hangs: () => void;
  readonly silenceMs: number;
  readonly timers: Timers;
}

/**
 * Watches whether a process or a thread hangs. Questions are counted and not seconds: where the
 * whole machine paused, nothing was asked either. Returns what ends the watch.
 */
export function watchLife({ ask, hangs, silenceMs, timers }: WatchedLife): () => void {
  const unansweredMax = Math.max(1, Math.round(silenceMs / ASK_MS));
  let unanswered = 0;
  let isOver = false;
  const answered = (): void => {
    unanswered = 0;
  };
  const timer = timers.start(ASK_MS, () => {
    if (unanswered === unansweredMax) {
      hangs();
      return;
    }
    unanswered += 1;
    ask().then(answered, answered);
    if (!isOver) timer.restart();
  });
  return () => {
    isOver = true;
    timer.cancel();
  };
}
