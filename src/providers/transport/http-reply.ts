/** A reply whose head is here; its body is read at the reader's pace. */
export interface HttpReply {
  readonly status: number;
  /** The first value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /**
   * The chunks that came since the last read, at least one; null at the reply's regular end.
   * Rejects with `UpstreamFailure`. While nobody reads, the socket is read no further than a bound.
   */
  read(): Promise<readonly Uint8Array[] | null>;
  /** Closes the socket, unless the reply has ended and the socket can serve again. */
  release(): void;
  /** As `release`, but gives a reply whose content is complete a moment to end by itself. */
  finish(): void;
}
