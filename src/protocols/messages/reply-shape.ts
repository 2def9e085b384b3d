/** What a messages reply must know of its request. */
export interface MessagesReplyShape {
  /** Thinking is on and its `display` is not `omitted`. */
  readonly showThinking: boolean;
}

/**
 * `signature` of the thinking blocks that we show. Clients must carry one, and we never read it
 * back: thinking in history is not sent to the model (section 2.7).
 */
export const THINKING_SIGNATURE = "unsigned";
