import { GatewayError } from "../../errors/gateway-error.ts";
import type { ProcessChannel, Topic } from "../../workers/process-channel.ts";
import type { ActivitySeries } from "./activity-log.ts";
import type { LiveFigures, ProcessFigures } from "./process-figures.ts";

/** The figures of every process of the gateway, each on its own. */
export interface AllFigures {
  readonly live: () => Promise<readonly LiveFigures[]>;
  readonly activity: (minutes: number) => Promise<readonly ActivitySeries[]>;
}

/** What a worker is asked for by its supervisor, and the same of all workers. */
interface FiguresTopic<Question, Figures> {
  readonly own: Topic<Question, Figures>;
  /** Null where a worker did not answer in time. */
  readonly all: Topic<Question, readonly Figures[] | null>;
}

const live: FiguresTopic<null, LiveFigures> = {
  own: { name: "live.own" },
  all: { name: "live.all" },
};

/** Of so many minutes. */
const activity: FiguresTopic<number, ActivitySeries> = {
  own: { name: "activity.own" },
  all: { name: "activity.all" },
};

/** How long a worker may take: it answers between two turns of its event loop. */
const ANSWER_MS = 5_000;

/** Of a gateway that is a single process. */
export function figuresOfProcess(own: ProcessFigures): AllFigures {
  return {
    live: () => Promise.resolve([own.live()]),
    activity: (minutes) => Promise.resolve([own.activity(minutes)]),
  };
}

/**
 * In a worker: the figures of all workers, and this one's for the others. Rejects with
 * `unavailable` where one of them does not answer in time: a sum without it would be wrong.
 */
export function figuresOfAllWorkers(
  own: ProcessFigures,
  supervisor: Pick<ProcessChannel, "ask" | "serve">,
): AllFigures {
  supervisor.serve(live.own, () => own.live());
  supervisor.serve(activity.own, (minutes) => own.activity(minutes));
  const askAll = async <Question, Figures>(
    { all }: FiguresTopic<Question, Figures>,
    question: Question,
  ): Promise<readonly Figures[]> => {
    const figures = await supervisor.ask(all, question);
    if (figures !== null) return figures;
    throw new GatewayError("unavailable", "A worker did not give its figures in time. Try again.", {
      retryAfterMs: 1_000,
    });
  };
  return { live: () => askAll(live, null), activity: (minutes) => askAll(activity, minutes) };
}

/** In the supervisor: answers a worker with the figures of all that listen. */
export function shareFigures(
  worker: Pick<ProcessChannel, "serve">,
  workers: () => readonly Pick<ProcessChannel, "ask">[],
): void {
  const share = <Question, Figures>({ own, all }: FiguresTopic<Question, Figures>): void =>
    worker.serve(all, (question) =>
      Promise.all(workers().map((one) => one.ask(own, question, ANSWER_MS))).catch(() => null),
    );
  share(live);
  share(activity);
}
