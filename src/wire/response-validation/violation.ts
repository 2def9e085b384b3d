/** The parts of a response that can violate the contract; a closed set, for metrics. */
export type ResponsePart = "status" | "media-type" | "header" | "body" | "event" | "request-id";

/** One violation of the contract. It contains no content of the response. */
export interface Violation {
  readonly part: ResponsePart;
  /** A JSON pointer into the body or the event, or a header's name; otherwise `""`. */
  readonly pointer: string;
  /** The rule's keyword, such as `required`, `undeclared` or `order`. */
  readonly rule: string;
  /** The index of the event in a stream, from 0; otherwise null. */
  readonly event: number | null;
}
