import type { Timers } from "./timer-wheel.ts";

/** Interval between questions. */
const ASK_MS = 3_000;

export interface LivenessWatch {
  /** Asks for a sign of life. Any answer counts, including a rejection. */
  readonly ask: () => Promise<unknown>;
  /** Called once, after all questions of `silenceMs` are unanswered. */
  readonly hangs: () => void;
  readonly silenceMs: number;
  readonly timers: Timers;
}

/**
 * Detects whether a process or a thread hangs. Questions are counted rather than seconds: if the
 * whole machine paused, no questions were asked either. Returns a function that ends the watch.
 */
export function watchLiveness({ ask, hangs, silenceMs, timers }: LivenessWatch): () => void {
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
