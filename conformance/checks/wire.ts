import type { JsonObject } from "../contract/document.ts";
import type { ServerEvent } from "../streams/parse-events.ts";

export type Protocol = "chat" | "messages" | "responses";

/** A request in terms that all protocols share. */
export interface Question {
  readonly model: string;
  readonly text: string;
  readonly maxTokens: number;
  /** Offers these functions, each with one text parameter `city`; the first is forced if alone. */
  readonly tools?: readonly string[];
  readonly thinks?: boolean;
  readonly stop?: string;
}

/** A part of a reply. */
export type Part =
  | { readonly type: "text" | "reasoning"; readonly text: string }
  | { readonly type: "call"; readonly name: string; readonly arguments: unknown };

/** A reply in terms that all protocols share. */
export interface Reply {
  readonly model: unknown;
  readonly parts: readonly Part[];
  /** Why it ended, in the protocol's own word. */
  readonly end: unknown;
  readonly inputTokens: unknown;
  readonly outputTokens: unknown;
}

/** One protocol: how requests are written, and how replies are read. */
export interface Wire {
  readonly protocol: Protocol;
  readonly operation: string;
  /** Below the base URL. */
  readonly path: string;
  readonly body: (question: Question) => JsonObject;
  /** The extra fields of a streaming request. */
  readonly streaming: JsonObject;
  /** Reads a complete reply; missing parts are absent or undefined. */
  readonly read: (reply: JsonObject) => Reply;
  /** Assembles the events of a stream to the complete reply that they describe. */
  readonly fold: (events: readonly ServerEvent[]) => JsonObject;
  /** Returns the next request: the reply is sent back, with a result for each of its calls. */
  readonly next: (body: JsonObject, reply: JsonObject) => JsonObject;
  /** The words of the ends of replies. */
  readonly ends: {
    readonly stop: unknown;
    readonly length: unknown;
    readonly tools: unknown;
    /** Null: the protocol has no stop sequences. */
    readonly stopped: unknown;
  };
  /** Returns whether the event is the last of a successful stream. */
  readonly isTerminal: (event: ServerEvent) => boolean;
}
