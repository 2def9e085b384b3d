import type { ActivitySeries } from "./activity-log.ts";
import type { LiveFigures, ProcessFigures } from "./process-figures.ts";

/** The figures of every process of the gateway, each on its own. */
export interface AllFigures {
  readonly live: () => Promise<readonly LiveFigures[]>;
  readonly activity: (minutes: number) => Promise<readonly ActivitySeries[]>;
}

/** Of a gateway that is a single process. */
export function figuresOfProcess(own: ProcessFigures): AllFigures {
  return {
    live: () => Promise.resolve([own.live()]),
    activity: (minutes) => Promise.resolve([own.activity(minutes)]),
  };
}
