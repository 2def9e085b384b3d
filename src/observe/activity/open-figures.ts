import cluster from "node:cluster";
import { figuresOfAllWorkers, figuresOfProcess, type AllFigures } from "./all-figures.ts";
import { keepFigures, type ProcessFiguresOptions } from "./process-figures.ts";

/** The figures of all processes of the gateway, and the end of keeping this one's. */
export interface OpenFigures {
  readonly figures: AllFigures;
  readonly close: () => void;
}

/** Begins to keep the figures of this process, and to answer for it where it is a worker. */
export function openFigures(options: ProcessFiguresOptions): OpenFigures {
  const own = keepFigures(options);
  const figures = cluster.isWorker ? figuresOfAllWorkers(own) : figuresOfProcess(own);
  return { figures, close: own.close };
}
