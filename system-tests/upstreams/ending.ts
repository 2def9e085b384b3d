import { isDeepStrictEqual } from "node:util";
import { checkStream } from "../../scripts/stream-grammar/check.ts";
import { loadStreamGrammars } from "../../scripts/stream-grammar/load.ts";
import { faultsOf } from "../../contract-tests/harness/closed-replies.ts";
import { parseSse, type SseEvent } from "../../contract-tests/harness/parse-sse.ts";
import type { ProtocolName } from "../../src/wire/protocols/protocol.ts";
import { REPLY_USAGE } from "./wire-reply.ts";

/** The allowed endings of a request for its client. */
export type Ending = "correct reply" | "typed error" | "in-stream error";

/** The protocols in the matrix of vendors and in the golden exchanges. */
export type Protocol = Exclude<ProtocolName, "responses">;

/** A response as the client received it, read to its end. */
export interface ClientReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface SentRequest {
  readonly protocol: ProtocolName;
  readonly stream: boolean;
  /** The request's body. */
  readonly body: object;
  /** The model's text without faults. */
  readonly text: string;
}

const grammars = loadStreamGrammars();

/** Classifies a response's ending; throws if it is not exactly one of these. */
export function endingOf(asked: SentRequest, reply: ClientReply): Ending {
  if (reply.status !== 200) return readError(reply);
  if (!asked.stream) return readWhole(asked, JSON.parse(reply.text) as WholeReply);
  return readStream(asked, reply.text);
}

function must(holds: boolean, what: string, shown: unknown): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(shown)}`);
}

function readError(reply: ClientReply): "typed error" {
  const { status, headers, text } = reply;
  const statuses = [400, 502, 503, 504, 529];
  must(statuses.includes(status), "no status of an upstream's failure", { status, text });
  const body = JSON.parse(text) as { readonly request_id?: string };
  must(faultsOf("ErrorResponse", body).length === 0, "no typed error", body);
  must(body.request_id === headers["x-request-id"], "another request's error", body);
  const isBusy = status === 503 || status === 529;
  const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
  must(!isBusy || (retryAfter >= 1 && retryAfter <= 60), "no retry-after", headers);
  return "typed error";
}

interface WholeReply {
  readonly choices?: readonly [{ message: { content: string }; finish_reason: string }];
  readonly content?: readonly [{ text: string }];
  readonly stop_reason?: string;
  readonly output?: readonly { readonly content: readonly { readonly text: string }[] }[];
  readonly status?: string;
  readonly usage: Readonly<Record<string, unknown>>;
}

function readWhole({ protocol, text }: SentRequest, reply: WholeReply): "correct reply" {
  if (protocol === "chat") {
    const choice = reply.choices?.[0];
    must(choice?.message.content === text, "another text", reply);
    must(choice?.finish_reason === "stop", "another end", reply);
  } else if (protocol === "responses") {
    const texts = reply.output?.map(({ content }) => content.map((part) => part.text));
    must(isDeepStrictEqual(texts, [[text]]), "another text", reply);
    must(reply.status === "completed", "another end", reply);
  } else {
    must(isDeepStrictEqual(reply.content, [{ type: "text", text }]), "another text", reply);
    must(reply.stop_reason === "end_turn", "another end", reply);
  }
  checkUsage(protocol, reply.usage);
  return "correct reply";
}

function checkUsage(protocol: ProtocolName, usage: Readonly<Record<string, unknown>>): void {
  const [input, output] =
    protocol === "chat"
      ? [usage["prompt_tokens"], usage["completion_tokens"]]
      : [usage["input_tokens"], usage["output_tokens"]];
  must(input === REPLY_USAGE.input && output === REPLY_USAGE.output, "another usage", usage);
}

interface StreamData {
  readonly type?: string;
  readonly choices?: readonly { readonly delta: { readonly content?: string } }[];
  readonly delta?: string | { readonly text?: string };
  readonly usage?: Readonly<Record<string, unknown>> | null;
  readonly response?: Pick<StreamData, "usage">;
}

/** The end of a stream that succeeded, and a mark of it. */
const ends: Readonly<Record<ProtocolName, readonly [RegExp, string]>> = {
  chat: [/data: \[DONE\]\n\n$/, "[DONE]"],
  messages: [/\{"type":"message_stop"\}\n\n$/, "message_stop"],
  responses: [/event: response\.completed\ndata: .*\n\n$/, "response.completed"],
};

function pieceOf({ choices, delta }: StreamData): string {
  if (typeof delta === "string") return delta;
  return choices?.[0]?.delta.content ?? delta?.text ?? "";
}

function readStream(asked: SentRequest, text: string): Ending {
  const { protocol } = asked;
  const events: readonly SseEvent[] = parseSse(text);
  const verdict = checkStream(grammars[protocol], events, asked.body);
  must(!("problem" in verdict), "against the grammar", { verdict, text });
  const datas = events
    .filter(({ data }) => data !== "[DONE]")
    .map(({ data }) => JSON.parse(data) as StreamData);
  const texts = datas.map(pieceOf).join("");
  const [terminal, mark] = ends[protocol];
  const errors = datas.filter(({ type }) => type === "error");
  if (errors.length === 0) {
    must(texts === asked.text, "another text", text);
    must(terminal.test(text), "no terminal event", text);
    const usages = datas.map(({ usage, response }) => usage ?? response?.usage);
    checkUsage(protocol, usages.findLast((usage) => usage !== undefined && usage !== null) ?? {});
    return "correct reply";
  }
  // In responses, the failed response follows the error.
  const isResponses = protocol === "responses";
  const last = datas.at(isResponses ? -2 : -1);
  must(errors.length === 1 && last === errors[0], "not one error at the end", text);
  const schema = isResponses ? "ResponseStreamEvent" : "ErrorResponse";
  must(faultsOf(schema, errors[0]).length === 0, "no typed error", text);
  must(!text.includes(mark), "looks complete", text);
  must(asked.text.startsWith(texts), "text that the model did not send", text);
  return "in-stream error";
}
