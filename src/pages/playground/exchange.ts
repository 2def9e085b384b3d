import { gatewayPath } from "../kit/gateway-path.js";
import type { Schemas } from "../../../generated/types.ts";
import { ChatFold, MessagesFold, ResponsesFold } from "./fold.js";
import { problemsOf, type Problem } from "./problems.js";
import type { BuiltRequest } from "./request.js";
import { EventReader } from "./sse.js";
import { isObject, type Protocol } from "./tools.js";

interface SentRequest extends BuiltRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Called while the response arrives. */
interface Shown {
  readonly start: (response: Response) => void;
  readonly raw: (text: string) => void;
  /** The reply so far, in the protocol's form. */
  readonly reply: (reply: unknown) => void;
}

/** How an exchange ended. */
export interface ExchangeEnd {
  readonly state: "done" | "failed" | "stopped";
  readonly message: string;
  /** The fields that a refusal names. */
  readonly problems?: readonly Problem[];
}

/** Sends one request and reports its response while it arrives. Returns how it ended. */
export async function exchange(
  request: SentRequest,
  protocol: Protocol,
  show: Shown,
): Promise<ExchangeEnd> {
  const { path, body, headers, signal } = request;
  const response = await fetch(gatewayPath(path), {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  show.start(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  return isStream ? readStream(response, protocol, show) : readResponse(response, request, show);
}

async function readResponse(
  response: Response,
  request: SentRequest,
  show: Shown,
): Promise<ExchangeEnd> {
  const text = await response.text();
  show.raw(text);
  const reply: unknown = JSON.parse(text);
  if (!response.ok) {
    const refusal = reply as Schemas["ErrorResponse"];
    return { ...failure(refusal), problems: problemsOf(response.status, refusal.error, request) };
  }
  show.reply(reply);
  return { state: "done", message: "Complete." };
}

async function readStream(
  response: Response,
  protocol: Protocol,
  show: Shown,
): Promise<ExchangeEnd> {
  const reader = new EventReader();
  const fold = new folds[protocol]();
  let end: ExchangeEnd | null = null;
  for await (const text of textOf(response.body)) {
    const events = reader.feed(text);
    for (const { raw, data } of events) {
      show.raw(`${raw}\n\n`);
      end = addEvent(fold, data) ?? end;
    }
    const reply = fold.reply();
    if (reply !== null) show.reply(reply);
  }
  return end ?? { state: "failed", message: "The stream ended unexpectedly." };
}

const folds = { chat: ChatFold, messages: MessagesFold, responses: ResponsesFold } as const;

/** The events that end a stream with a reply. */
const lastTypes: ReadonlySet<unknown> = new Set([
  "message_stop",
  "response.completed",
  "response.incomplete",
]);

/** Adds one event's data to the fold; returns how the stream ended if this event ends it. */
function addEvent(
  fold: InstanceType<(typeof folds)[Protocol]>,
  data: string | null,
): ExchangeEnd | null {
  if (data === null) return null;
  if (data === "[DONE]") return { state: "done", message: "Complete." };
  const event: unknown = JSON.parse(data);
  const type = isObject(event) ? event["type"] : null;
  if (type === "error") return failure(event as Schemas["ErrorResponse"]);
  // The error before it has the reason.
  if (type === "response.failed") return null;
  fold.add(event);
  if (!lastTypes.has(type)) return null;
  return { state: "done", message: "Complete." };
}

function failure({ error }: Schemas["ErrorResponse"]): ExchangeEnd {
  return { state: "failed", message: `${error.code}: ${error.message}` };
}

async function* textOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (stream === null) return;
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
