/** A reply whose head has arrived; its body is read at the reader's pace. */
export interface HttpReply {
  readonly status: number;
  /** The first value of a header, by its lower-case name. */
  header(name: string): string | undefined;
  /**
   * The chunks received since the last read, at least one; null at the reply's regular end. Rejects
   * with `UpstreamFailure`. Without a reader, only a bounded amount is read from the socket.
   */
  read(): Promise<readonly Uint8Array[] | null>;
  /** Closes the socket, unless the reply has ended and the socket is reusable. */
  release(): void;
  /** Like `release`, but gives a reply whose content is complete a moment to end on its own. */
  finish(): void;
}
