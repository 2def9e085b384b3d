import type { Flow } from "../shared/provider.ts";

/** A reply after the arrival of its head. */
export interface HttpReply extends Flow {
  readonly status: number;
  /** Returns the first value of a header, by its lower-case name. */
  header(name: string): string | undefined;
}

/** Returns whether the status is a 2xx. Any of them means success. */
export function isSuccess({ status }: Pick<HttpReply, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Reads one reply's body as it arrives. An error that a method throws ends the call. */
export interface ReplyReader {
  /** True if the content is complete. Later data is not read. */
  readonly done: boolean;
  /** Reads data that arrived together. */
  read(bytes: Uint8Array): void;
  /** Called at the reply's regular end, unless the content was already complete. */
  end(): void;
}

/** Chooses the reader of a reply by its head. */
export type OpenReply = (reply: HttpReply) => ReplyReader;
