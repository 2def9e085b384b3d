import document from "../../generated/openapi.json" with { type: "json" };

/** One answer that the contract declares: a row of the coverage table. */
export interface DeclaredAnswer {
  readonly operationId: string;
  /** In lower case. */
  readonly method: string;
  /** The template, below `/v1`. */
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref: string }>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type Responses = Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;

/** Every (operation, status, media type) of the document, in its order. */
export function declaredAnswers(): readonly DeclaredAnswer[] {
  const responses = document.components.responses as unknown as Responses;
  return Object.entries(document.paths as unknown as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses: statuses }]) =>
      Object.entries(statuses).flatMap(([status, { $ref }]) => {
        const component = $ref.slice($ref.lastIndexOf("/") + 1);
        const mediaTypes = Object.keys(responses[component]?.content ?? {});
        return mediaTypes.map((mediaType) => ({
          operationId,
          method,
          path,
          status: Number(status),
          mediaType,
        }));
      }),
    ),
  );
}

/** `createMessage 200 text/event-stream`. */
export function answerName(
  answer: Pick<DeclaredAnswer, "operationId" | "status" | "mediaType">,
): string {
  return `${answer.operationId} ${answer.status} ${answer.mediaType}`;
}
