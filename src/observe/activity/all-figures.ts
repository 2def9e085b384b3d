import { GatewayError } from "../../errors/gateway-error.ts";
import type { ActivitySeries } from "./activity-log.ts";
import { isFiguresMessage, type Figures } from "./figures-messages.ts";
import { Questions } from "../questions.ts";
import type { SupervisorChannel } from "../workers.ts";
import type { FiguresQuestion, LiveFigures, ProcessFigures } from "./process-figures.ts";

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

/**
 * In a worker: the figures of all workers, and this one's for the others. Rejects with
 * `unavailable` where one of them does not answer in time: a sum without it would be wrong.
 */
export function figuresOfAllWorkers(
  own: ProcessFigures,
  channel: SupervisorChannel = process,
): AllFigures {
  const questions = new Questions<readonly Figures[] | null>();
  channel.on("message", (message: unknown) => {
    if (!isFiguresMessage(message)) return;
    if (message.figures === "own") {
      const { id, question } = message;
      channel.send?.({ figures: "own-answer", id, own: answer(own, question) });
    } else if (message.figures === "answer") questions.answer(message.id, message.all);
  });
  const askAll = async (question: FiguresQuestion): Promise<readonly Figures[]> => {
    const all = await questions.ask((id) => channel.send?.({ figures: "all", id, question }));
    if (all !== null) return all;
    throw new GatewayError("unavailable", "A worker did not give its figures in time. Try again.", {
      retryAfterMs: 1_000,
    });
  };
  return {
    live: async () => (await askAll({ ask: "live" })).filter(isLive),
    activity: async (minutes) => (await askAll({ ask: "activity", minutes })).filter(isSeries),
  };
}

function answer(own: ProcessFigures, question: FiguresQuestion): Figures {
  return question.ask === "live" ? own.live() : own.activity(question.minutes);
}

function isSeries(figures: Figures): figures is ActivitySeries {
  return "minutes" in figures;
}

function isLive(figures: Figures): figures is LiveFigures {
  return !isSeries(figures);
}
