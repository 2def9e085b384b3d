import type { ActivitySeries } from "./activity-log.ts";
import type { FiguresQuestion, LiveFigures } from "./process-figures.ts";

/** The figures of one process, as its question asked for. */
export type Figures = LiveFigures | ActivitySeries;

/** A worker asks the supervisor for the figures of all workers. */
export interface AllFiguresQuestion {
  readonly figures: "all";
  readonly id: number;
  readonly question: FiguresQuestion;
}

/** The supervisor's answer; null where a worker did not answer in time. */
export interface AllFiguresAnswer {
  readonly figures: "answer";
  readonly id: number;
  readonly all: readonly Figures[] | null;
}

/** The supervisor asks one worker for its own. */
export interface OwnFiguresQuestion {
  readonly figures: "own";
  readonly id: number;
  readonly question: FiguresQuestion;
}

/** A worker's answer to that. */
export interface OwnFiguresAnswer {
  readonly figures: "own-answer";
  readonly id: number;
  readonly own: Figures;
}

export type FiguresMessage =
  | AllFiguresQuestion
  | AllFiguresAnswer
  | OwnFiguresQuestion
  | OwnFiguresAnswer;

/** Other messages on the same channel are passed over. */
export function isFiguresMessage(value: unknown): value is FiguresMessage {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "figures");
}
