import document from "../../generated/openapi.json" with { type: "json" };
import { operations } from "../../generated/operations.ts";

type Paths = Record<string, Record<string, { readonly responses: Record<string, unknown> }>>;

/** One answer of the contract as `method path status media-type`. */
export function answerName(answer: {
  readonly method: string;
  readonly path: string;
  readonly status: number | string;
  readonly mediaType: string;
}): string {
  return `${answer.method.toLowerCase()} ${answer.path} ${answer.status} ${answer.mediaType}`;
}

/** Every answer that the document declares, in its order. */
export function declaredAnswers(): readonly string[] {
  const answers: string[] = [];
  for (const [path, methods] of Object.entries(document.paths as unknown as Paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      for (const status of Object.keys(responses ?? {})) {
        const base = { method, path, status };
        answers.push(answerName({ ...base, mediaType: "application/json" }));
        if (status === "200" && streamOf(method, path)) {
          answers.push(answerName({ ...base, mediaType: "text/event-stream" }));
        }
      }
    }
  }
  return answers;
}

function streamOf(method: string, path: string): boolean {
  return Object.values(operations).some(
    (operation) =>
      operation.method === method && operation.path === path && operation.streamEvent !== null,
  );
}
