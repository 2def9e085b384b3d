import type { ReplyMessage, TextDelta } from "./reply-body.ts";

/**
 * Merges several choices into one message. Only one choice is requested, but some servers put the
 * text of a reply in one choice and its calls in others (GitHub Copilot for Claude). Text and
 * reasoning are each taken from the first choice that has them, calls from all choices.
 */
export class MergedChoices {
  readonly #sources = new Map<TextDelta["type"], number>();

  /** Returns the text and reasoning of a choice that count; `source` identifies the choice. */
  deltasOf(source: number, { deltas }: ReplyMessage): readonly TextDelta[] {
    return deltas.filter(({ type }) => {
      if (!this.#sources.has(type)) this.#sources.set(type, source);
      return this.#sources.get(type) === source;
    });
  }
}
