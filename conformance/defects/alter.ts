import { isObject, type Json, type JsonObject, objectOf } from "../contract/document.ts";
import type { Alteration, ForwardedRequest, ReturnedAnswer } from "./proxy.ts";

type Condition = (answer: ReturnedAnswer, request: ForwardedRequest) => boolean;

/** Whether the answer belongs to a path below the prefix of the version. */
export const at =
  (...paths: readonly string[]): Condition =>
  (_answer, request) =>
    paths.some((path) => request.path.endsWith(path));

/** Whether the answer is a stream. */
function isStream({ headers }: ReturnedAnswer): boolean {
  return headers["content-type"]?.startsWith("text/event-stream") ?? false;
}

/** Whether the answer is JSON with one of these statuses. */
export const withStatus =
  (...statuses: readonly number[]): Condition =>
  ({ status }) =>
    statuses.includes(status);

/** Changes the text of streams on these paths. */
export function streams(paths: readonly string[], change: (text: string) => string): Alteration {
  const fits = at(...paths);
  return {
    answer: (answer, request) =>
      isStream(answer) && answer.status === 200 && fits(answer, request)
        ? { ...answer, body: change(answer.body) }
        : answer,
  };
}

/** Changes the events of streams on these paths; null drops an event. */
export function events(
  paths: readonly string[],
  change: (block: string, index: number, all: readonly string[]) => string | null,
): Alteration {
  return streams(paths, (text) => {
    const blocks = text.split("\n\n").slice(0, -1);
    const changed = blocks.map(change).filter((block) => block !== null);
    return changed.map((block) => `${block}\n\n`).join("");
  });
}

/** Changes JSON bodies for which the condition holds. */
export function bodies(
  fits: Condition,
  change: (body: JsonObject, request: ForwardedRequest) => Json,
): Alteration {
  return {
    answer: (answer, request) => {
      if (isStream(answer) || !fits(answer, request)) return answer;
      const body: unknown = parse(answer.body);
      if (!isObject(body)) return answer;
      return { ...answer, body: JSON.stringify(change(body, request)) };
    },
  };
}

/** Changes the headers of answers for which the condition holds; undefined removes one. */
export function headers(
  fits: Condition,
  change: Readonly<Record<string, string | undefined>>,
): Alteration {
  return {
    answer: (answer, request) => {
      if (!fits(answer, request)) return answer;
      const kept = Object.entries({ ...answer.headers, ...change }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      return { ...answer, headers: Object.fromEntries(kept) };
    },
  };
}

/** Changes the JSON objects that clients send. */
export function requests(change: (body: JsonObject) => JsonObject): Alteration {
  return {
    request: (request) => {
      const body: unknown = parse(request.body.toString());
      if (!isObject(body)) return request;
      return { ...request, body: Buffer.from(JSON.stringify(change(body))) };
    },
  };
}

/** Returns an object with a changed field; unchanged if it lacks the field. */
export function field(
  object: JsonObject,
  name: string,
  change: (value: JsonObject) => Json | undefined,
): JsonObject {
  if (!(name in object)) return object;
  const value = change(objectOf(object[name]));
  const { [name]: _old, ...rest } = object;
  return value === undefined ? rest : { ...object, [name]: value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Bodies that are not JSON pass unchanged.
    return undefined;
  }
}
