/** The parts of a response that can break the contract; a closed set, for metrics. */
export type ResponsePart = "status" | "media-type" | "header" | "body" | "event" | "request-id";

/** One broken rule of the contract. Nothing in it repeats the response's content. */
export interface Violation {
  readonly part: ResponsePart;
  /** A JSON pointer into the body or the event; a header's name; else `""`. */
  readonly pointer: string;
  /** The rule's keyword, such as `required`, `undeclared` or `order`. */
  readonly rule: string;
  /** Which event of a stream, counted from 0; null elsewhere. */
  readonly event: number | null;
}
