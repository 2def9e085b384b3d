import nodeCluster from "node:cluster";
import { Questions } from "../questions.ts";
import { connectedWorkers, type WorkerPeer, type WorkerPeers } from "../workers.ts";
import { isFiguresMessage, type AllFiguresQuestion, type Figures } from "./figures-messages.ts";

/** How long a worker may take: it answers between two turns of its event loop. */
const ANSWER_MS = 5_000;

/** In the supervisor: answers each worker with the figures of all of them. */
export function shareFigures(cluster: WorkerPeers = nodeCluster): void {
  const questions = new Questions<Figures>(ANSWER_MS);
  const askOne = (worker: WorkerPeer, question: AllFiguresQuestion["question"]) =>
    questions.ask((id) => worker.send({ figures: "own", id, question }));
  cluster.on("message", (worker, message: unknown) => {
    if (!isFiguresMessage(message)) return;
    if (message.figures === "own-answer") questions.answer(message.id, message.own);
    if (message.figures !== "all") return;
    const { id, question } = message;
    const answer = (all: readonly Figures[] | null): void => {
      if (worker.isConnected()) worker.send({ figures: "answer", id, all });
    };
    Promise.all(connectedWorkers(cluster).map((other) => askOne(other, question))).then(
      answer,
      () => answer(null),
    );
  });
}
