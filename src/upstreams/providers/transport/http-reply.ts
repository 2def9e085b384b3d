import type { Flow } from "../shared/provider.ts";

/** A reply whose head has arrived. */
export interface HttpReply extends Flow {
  readonly status: number;
  /** The first value of a header, by its lower-case name. */
  header(name: string): string | undefined;
}

/** Any 2xx: what was asked for was done, whichever of them says so. */
export function isSuccess({ status }: Pick<HttpReply, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Reads one reply's body as it arrives. An error that a method throws ends the call. */
export interface ReplyReader {
  /** Whether the content is complete: what follows is not read. */
  readonly done: boolean;
  /** Takes what arrived together. */
  read(bytes: Uint8Array): void;
  /** Called at the reply's regular end, unless the content was complete before. */
  end(): void;
}

/** Chooses the reader of a reply by its head. */
export type OpenReply = (reply: HttpReply) => ReplyReader;
