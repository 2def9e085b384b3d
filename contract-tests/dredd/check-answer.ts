import { checkStream } from "../../scripts/stream-grammar/check.ts";
import { loadGrammarsByOperation } from "../../scripts/stream-grammar/load.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { contracts, type ContractName, type OperationFacts } from "../harness/contracts.ts";
import { headerFaults } from "../harness/declared-headers.ts";
import { parseSse } from "../harness/parse-sse.ts";

export interface Answer {
  readonly contract: ContractName;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Text of the request's body, or `""`. */
  readonly request: string;
}

export interface CheckedAnswer {
  readonly problems: readonly string[];
  readonly events: number;
}

const grammars = loadGrammarsByOperation();

/** Checks a response against the contract: headers, every byte of the body, order of its events. */
export function checkAnswer(answer: Answer): CheckedAnswer {
  const operations: Readonly<Record<string, OperationFacts>> =
    contracts[answer.contract].operations;
  const problems = [...headerFaults(answer, answer.headers, answer.contract)];
  const [operationId, operation] =
    Object.entries(operations).find(
      ([, { method, path }]) => method === answer.method && path === answer.path,
    ) ?? [];
  if (operationId === undefined || operation === undefined)
    return { problems: ["no such operation"], events: 0 };
  if (answer.mediaType === "application/json") {
    const schema = answer.status === 200 ? operation.reply : "ErrorResponse";
    return { problems: [...problems, ...bodyFaults(schema, answer)], events: 0 };
  }
  const { streamEvent, streamData } = operation;
  if (streamEvent === null || streamData === null) {
    return { problems: [...problems, "this operation has no stream"], events: 0 };
  }
  const events = parseSse(answer.body);
  const grammar = grammars.get(operationId);
  if (grammar === undefined) return { problems: ["this operation has no grammar"], events: 0 };
  const verdict = checkStream(grammar, events, JSON.parse(answer.request));
  if ("problem" in verdict) problems.push(verdict.problem);
  else if (verdict.ended !== "succeeded") problems.push(`the stream ends as ${verdict.ended}`);
  for (const { data } of events) {
    if (data !== "[DONE]") problems.push(...faultsOf(streamData, JSON.parse(data)));
  }
  return { problems, events: events.length };
}

function bodyFaults(schema: string, { body, contract }: Answer): readonly string[] {
  try {
    return faultsOf(schema, JSON.parse(body), contract);
  } catch {
    // The body does not match the content type.
    return ["the body is not JSON"];
  }
}
