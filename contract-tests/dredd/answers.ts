import { examplesOf } from "./examples.ts";
import { contracts, type ContractName, type OperationFacts } from "../harness/contracts.ts";

/** Returns one response of the contract as `method path status media-type`. */
export function answerName(answer: {
  readonly method: string;
  readonly path: string;
  readonly status: number | string;
  readonly mediaType: string;
}): string {
  return `${answer.method.toLowerCase()} ${answer.path} ${answer.status} ${answer.mediaType}`;
}

/** Returns every response that the document declares, in its order. */
export function declaredAnswers(contract: ContractName): readonly string[] {
  const operations: Readonly<Record<string, OperationFacts>> = contracts[contract].operations;
  return Object.values(operations).flatMap(({ method, path, statuses, streamEvent }) =>
    statuses.flatMap((status) => {
      const mediaTypes = ["application/json"];
      if (status === 200 && streamEvent !== null) mediaTypes.push("text/event-stream");
      return mediaTypes.map((mediaType) => answerName({ method, path, status, mediaType }));
    }),
  );
}

/** Returns how many requests a run sends: one for each response, and the further examples. */
export function countTransactions(contract: ContractName): number {
  const counts = declaredAnswers(contract).map((answer) => {
    const [method, path = "", status] = answer.split(" ");
    const isServedPost = method === "post" && status === "200";
    return isServedPost ? Math.max(examplesOf(path, contract).length, 1) : 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
