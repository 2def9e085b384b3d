import cluster, { type Worker } from "node:cluster";
import { isFiguresMessage, type AllFiguresQuestion, type Figures } from "./figures-messages.ts";

/** How long a worker may take: it answers between two turns of its event loop. */
const ANSWER_MS = 5_000;

/** In the supervisor: answers each worker with the figures of all of them. */
export function shareFigures(): void {
  const waiting = new Map<number, (own: Figures) => void>();
  let questions = 0;
  const askOne = async (worker: Worker, question: AllFiguresQuestion["question"]) => {
    const id = (questions += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Figures>();
    const timer = setTimeout(() => reject(new Error("no figures in time")), ANSWER_MS);
    waiting.set(id, resolve);
    try {
      worker.send({ figures: "own", id, question });
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
  cluster.on("message", (worker, message: unknown) => {
    if (!isFiguresMessage(message)) return;
    if (message.figures === "own-answer") waiting.get(message.id)?.(message.own);
    if (message.figures !== "all") return;
    const { id, question } = message;
    const answer = (all: readonly Figures[] | null): void => {
      if (worker.isConnected()) worker.send({ figures: "answer", id, all });
    };
    Promise.all(connectedWorkers().map((other) => askOne(other, question))).then(answer, () =>
      answer(null),
    );
  });
}

function connectedWorkers(): readonly Worker[] {
  return Object.values(cluster.workers ?? {})
    .filter((worker) => worker !== undefined)
    .filter((worker) => worker.isConnected());
}
