/** The framing of a response's body. */
export type Framing = "length" | "chunked" | "until-close";

export const wireKinds = ["openai", "openai-responses", "anthropic"] as const;

export type WireKind = (typeof wireKinds)[number];

/** An upstream's response as bytes, with the relevant positions. */
export interface WireReply {
  /** The complete HTTP reply. */
  readonly bytes: Buffer;
  /** Position at which the body begins. */
  readonly bodyAt: number;
  /** Position from which the response is complete: the model's output has arrived. */
  readonly completeAt: number;
  /** The body's events, or its one JSON text. */
  readonly pieces: readonly string[];
}

export interface ReplyWish {
  readonly wire: WireKind;
  readonly stream: boolean;
  readonly text: string;
  readonly framing: Framing;
}

/** The tokens that every reply here reports. */
export const REPLY_USAGE = { input: 7, output: 5 } as const;

/** Returns a correct response with the text `text`. */
export function wireReply(wish: ReplyWish): WireReply {
  const pieces = wish.stream
    ? streamPieces[wish.wire](wish.text)
    : [JSON.stringify(wholeBodies[wish.wire](wish.text))];
  return { ...frame(pieces, contentTypeOf(wish.stream), wish.framing), pieces };
}

/** Frames pieces of a body, as chunks if chunked, in a reply with status 200. */
export function frame(
  pieces: readonly (string | Buffer)[],
  contentType: string,
  framing: Framing,
): Pick<WireReply, "bytes" | "bodyAt" | "completeAt"> {
  const parts = pieces.map((piece) => Buffer.from(piece));
  const body = Buffer.concat(parts);
  const length = framing === "length" ? [`content-length: ${body.length}`] : [];
  const chunked = framing === "chunked" ? ["transfer-encoding: chunked"] : [];
  const close = framing === "until-close" ? ["connection: close"] : [];
  const head = headOf(200, [`content-type: ${contentType}`, ...length, ...chunked, ...close]);
  const coded = framing === "chunked" ? [...parts.flatMap(chunkOf), LAST_CHUNK] : [body];
  const bytes = Buffer.concat([head, ...coded].map((part) => Buffer.from(part)));
  const isStream = contentType.startsWith("text/event-stream");
  // A stream is complete at its terminal event; framing bytes after it do not count.
  const trailer = framing === "chunked" && isStream ? `\r\n${LAST_CHUNK}`.length : 0;
  return {
    bytes,
    bodyAt: Buffer.byteLength(head),
    completeAt: bytes.length - trailer,
  };
}

export function contentTypeOf(stream: boolean): string {
  return stream ? "text/event-stream" : "application/json";
}

const LAST_CHUNK = "0\r\n\r\n";

function chunkOf(part: Buffer): readonly (string | Buffer)[] {
  return part.length === 0 ? [] : [`${part.length.toString(16)}\r\n`, part, "\r\n"];
}

/** Returns a response's head; no reason phrase is needed. */
export function headOf(status: number, headers: readonly string[]): string {
  return `${[`HTTP/1.1 ${status} X`, ...headers].join("\r\n")}\r\n\r\n`;
}

/** Returns two halves without splitting a surrogate pair. */
function halves(text: string): readonly [string, string] {
  const characters = [...text];
  const middle = Math.ceil(characters.length / 2);
  return [characters.slice(0, middle).join(""), characters.slice(middle).join("")];
}

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { readonly type: string }): string => `event: ${value.type}\n${data(value)}`;

const streamPieces: Readonly<Record<WireKind, (text: string) => readonly string[]>> = {
  openai: (text) => [
    ...halves(text).map((content) => data({ choices: [{ index: 0, delta: { content } }] })),
    data({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
    data({ choices: [], usage: { prompt_tokens: REPLY_USAGE.input, completion_tokens: 5 } }),
    "data: [DONE]\n\n",
  ],
  "openai-responses": (text) => [
    ...[
      { type: "response.created", response: { status: "in_progress" } },
      { type: "response.output_item.added", output_index: 0, item: messageItem("") },
      ...halves(text).map((delta) => ({
        type: "response.output_text.delta",
        output_index: 0,
        content_index: 0,
        delta,
      })),
      { type: "response.output_item.done", output_index: 0, item: messageItem(text) },
      { type: "response.completed", response: responseOf(text) },
    ].map(named),
  ],
  anthropic: (text) => [
    ...[
      { type: "message_start", message: { usage: { input_tokens: REPLY_USAGE.input } } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      ...halves(text).map((half) => ({
        type: "content_block_delta",
        index: 0,
        delta: { type: "text_delta", text: half },
      })),
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 5 } },
      { type: "message_stop" },
    ].map(named),
  ],
};

function messageItem(text: string): object {
  return { type: "message", role: "assistant", content: [{ type: "output_text", text }] };
}

function responseOf(text: string): object {
  const usage = { input_tokens: REPLY_USAGE.input, output_tokens: REPLY_USAGE.output };
  return { status: "completed", output: [messageItem(text)], usage };
}

const wholeBodies: Readonly<Record<WireKind, (text: string) => object>> = {
  openai: (text) => ({
    choices: [{ index: 0, message: { content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: REPLY_USAGE.input, completion_tokens: REPLY_USAGE.output },
  }),
  "openai-responses": responseOf,
  anthropic: (text) => ({
    type: "message",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    usage: { input_tokens: REPLY_USAGE.input, output_tokens: REPLY_USAGE.output },
  }),
};
