import { operations } from "../../generated/operations.ts";

/** One response that the contract declares: a row of the coverage table. */
export interface DeclaredAnswer {
  readonly operationId: string;
  /** In lower case. */
  readonly method: string;
  /** The template, below `/v1`. */
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
}

/** Returns every (operation, status, media type) of the document, in its order. */
export function declaredAnswers(): readonly DeclaredAnswer[] {
  return Object.entries(operations).flatMap(
    ([operationId, { method, path, statuses, streamEvent }]) =>
      statuses.flatMap((status) => {
        const mediaTypes = ["application/json"];
        if (status === 200 && streamEvent !== null) mediaTypes.push("text/event-stream");
        return mediaTypes.map((mediaType) => ({ operationId, method, path, status, mediaType }));
      }),
  );
}

/** Returns a name such as `createMessage 200 text/event-stream`. */
export function answerName(
  answer: Pick<DeclaredAnswer, "operationId" | "status" | "mediaType">,
): string {
  return `${answer.operationId} ${answer.status} ${answer.mediaType}`;
}
